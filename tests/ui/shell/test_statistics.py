"""The statistics open in a window of their own: by key, from the start page, after a match."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QPushButton
from pytestqt.qtbot import QtBot

from soiree.storage.paths import Paths
from soiree.ui.dialogs.statistics.figures import KeyFigures
from soiree.ui.dialogs.statistics.window import StatisticsWindow
from soiree.ui.shell.main_window import MainWindow
from tests.storage.history.test_results import named, write
from tests.storage.history.test_statistics import YOU, computer, played


@pytest.fixture(autouse=True)
def _some_matches() -> None:
    seats = (YOU, *(computer("easy") for _ in range(3)))
    match = played(1, 2, 3, 4, game="soi", options={}, seats=seats, scores=(4, 3, 2, 1))
    write(Paths.find(), *(named(match, f"soi-{number}.soiree") for number in range(12)))


def statistics(window: MainWindow, qtbot: QtBot) -> StatisticsWindow:
    (found,) = window.findChildren(StatisticsWindow)
    (figures,) = found.findChildren(KeyFigures)
    qtbot.waitUntil(lambda: "12 matches" in figures.headline.text())
    return found


def test_a_key_opens_those_of_the_game(window: MainWindow, qtbot: QtBot) -> None:
    QTest.keyClick(window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    found = statistics(window, qtbot)
    assert found.findChildren(QComboBox)[0].currentText() == "Soi (12)"
    # A second time brings the same window to the front.
    window.dialogs.show_statistics("soi")
    assert window.findChildren(StatisticsWindow) == [found]


def test_the_start_page_leads_to_those_of_all_games(window: MainWindow, qtbot: QtBot) -> None:
    (button,) = (each for each in window.findChildren(QPushButton) if each.text() == "Statistics")
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert statistics(window, qtbot).findChildren(QComboBox)[0].currentText() == "All games"


def test_they_close_with_the_window(window: MainWindow, qtbot: QtBot) -> None:
    window.dialogs.show_statistics()
    found = statistics(window, qtbot)
    window.close()
    assert not found.isVisible()


def test_a_race_stops_while_they_are_in_front(window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.dialogs.window_shown):
        window.dialogs.show_statistics()
    statistics(window, qtbot)
