"""Fixtures for the tests of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from soiree.storage.paths import Paths
from soiree.ui.style import theme
from soiree.ui.style.translation import load_language


@pytest.fixture(scope="session", autouse=True)
def english(qapp: QApplication) -> None:
    """Has the plural forms of English, whatever the language of the system is."""
    load_language(qapp, "en")


@pytest.fixture
def load_from(qapp: QApplication) -> Iterator[Callable[[str, Path], None]]:
    """Loads a language from a folder, until the test is over."""
    yield lambda language, folder: load_language(qapp, language, folder)
    load_language(qapp, "en")


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """Return the arguments of the application, as the program passes them."""
    return ["soiree", *theme.STYLE]


@pytest.fixture(autouse=True)
def _kept_cards(home: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Leaves drawn cards to the tests that follow, as most of them show the same few sizes."""
    drawn = tmp_path_factory.getbasetemp() / "cards"
    drawn.mkdir(exist_ok=True)
    kept = Paths.find().pictures
    assert home in kept.parents
    kept.parent.mkdir(parents=True)
    kept.symlink_to(drawn, target_is_directory=True)


@pytest.fixture(autouse=True)
def _usual_text(qapp: QApplication) -> Iterator[None]:
    """Takes back the larger text of a large window."""
    font = qapp.font()
    yield
    if qapp.font().pixelSize() > theme.TEXT:
        qapp.setFont(font)


@pytest.fixture
def style(qapp: QApplication) -> Iterator[Callable[[theme.Scheme], None]]:
    """Puts on the style of the application, until the test is over."""
    themes: list[theme.Theme] = []
    plain = qapp.palette()
    yield lambda scheme: themes.append(theme.Theme(scheme))
    for each in themes:
        each.deleteLater()
    qapp.setStyleSheet("")
    qapp.setPalette(plain)
