"""What tests of the window share."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from soiree.ui.style import theme


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
