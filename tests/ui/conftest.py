"""Fixtures for the tests of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.decks import sets
from soiree.ui.language.letters import choose_letters
from soiree.ui.language.translation import load_language
from soiree.ui.style import theme
from tests.window.places import Places, open_places, unpainted_window


@pytest.fixture(scope="session", autouse=True)
def english(qapp: QApplication) -> None:
    """Load English plural forms, whatever the language of the system is."""
    load_language(qapp, "en")


@pytest.fixture
def load_from(qapp: QApplication) -> Iterator[Callable[[str, Path], None]]:
    """A function that loads a language from a folder until the end of the test."""
    yield lambda language, folder: load_language(qapp, language, folder)
    load_language(qapp, "en")
    choose_letters(of_language=False)


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """Return the arguments of the application, as the program passes them."""
    return ["soiree", *theme.STYLE]


@pytest.fixture(autouse=True)
def _kept_cards(home: Path, drawn_cards: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Share all drawn cards between tests, as most of them show cards of the same sizes."""
    kept = Paths.find().pictures
    assert home in kept.parents
    kept.parent.mkdir(parents=True)
    kept.symlink_to(drawn_cards, target_is_directory=True)
    monkeypatch.setattr(sets, "ON_DISK", 1000)


@pytest.fixture(autouse=True)
def _usual_text(qapp: QApplication) -> Iterator[None]:
    """Reset the size of text, which a large window increases, at the end of the test."""
    font = qapp.font()
    yield
    if qapp.font().pixelSize() > theme.TEXT:
        qapp.setFont(font)


@pytest.fixture
def style(qapp: QApplication) -> Iterator[Callable[[theme.Scheme], None]]:
    """A function that applies the application's style until the end of the test."""
    themes: list[theme.Theme] = []
    plain = qapp.palette()
    yield lambda scheme: themes.append(theme.Theme(scheme))
    for each in themes:
        each.deleteLater()
    qapp.setStyleSheet("")
    qapp.setPalette(plain)


@pytest.fixture
def settings() -> Settings:
    return Settings(speed="off")


@pytest.fixture
def hidden_places(qtbot: QtBot, settings: Settings) -> Iterator[Places]:
    """The program with all games, at the start page of a window that is not shown."""
    window = unpainted_window(settings)
    qtbot.addWidget(window)
    yield open_places(window, settings)
    window.close()


@pytest.fixture
def places(qtbot: QtBot, hidden_places: Places) -> Places:
    """The program with all games, at the start page of the active window."""
    window = hidden_places.window
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    return hidden_places
