"""Fixtures: a window, a bare table, and a widget under an overlay."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from soiree.games.soi import GAME
from soiree.storage.settings import Settings
from soiree.ui.game_window import SeenMatch
from soiree.ui.shell.main_window import MainWindow
from tests.ui.games.sheets import story_for
from tests.ui.games.soi.soi_match import NAMES, soi_match
from tests.ui.screens.bare_screen import show_start, show_table
from tests.ui.screens.match.bare_table import BareTable
from tests.window.places import unpainted_window


@pytest.fixture
def window(qtbot: QtBot, settings: Settings) -> Iterator[MainWindow]:
    made = unpainted_window(settings)
    show_start(made, settings)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    yield made
    made.close()


@pytest.fixture
def bare_table(window: MainWindow) -> BareTable:
    made = BareTable()
    show_table(window, made, GAME)
    match = soi_match()
    window.begin(SeenMatch(match.view(0), NAMES, 0), story_for(match, 0, NAMES))
    return made


@pytest.fixture
def covered_table(qtbot: QtBot) -> QWidget:
    """A focused green widget in place of a table; any other colour belongs to an overlay."""
    made = QWidget()
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    made.setStyleSheet("background: #00ff00")
    qtbot.addWidget(made)
    made.resize(800, 600)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    made.setFocus()
    return made
