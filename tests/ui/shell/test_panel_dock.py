"""The side panel opens beside the table or over it, and closes again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from soiree.games import GAMES
from soiree.games.soi import GAME
from soiree.resources import resource
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.decks import load_deck
from soiree.ui.game_window import SeenMatch, window_of
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.panel_dock import Tab
from soiree.ui.shell.side_panel import NARROW, WIDTH
from soiree.ui.style.theme import Scheme
from tests.ui.games.sheets import story_for
from tests.ui.games.soi.soi_match import NAMES, play_on, soi_match
from tests.ui.screens.bare_screen import show_start, show_table
from tests.ui.screens.match.around import scoreboard_over
from tests.ui.screens.match.bare_table import BareTable


def test_a_panel_opened_late_has_all_that_was_told(
    window: MainWindow, bare_table: BareTable
) -> None:
    match = soi_match()
    story = story_for(match, 0, NAMES)
    window.begin(SeenMatch(match.view(0), NAMES, 0), story)
    before = match.position
    window.dock.show_view(play_on(match, questions=3))
    for outcome in match.outcomes_of((0,), before):
        for lines in story.follow(outcome):
            for line in lines:
                window.dock.add(line)
    late = window.dock.panel.log.lines()
    assert sum("for the" in line for line in late) == 3
    window.begin(SeenMatch(match.view(0), NAMES, 0), story)
    assert late == window.dock.panel.log.lines()


def test_the_panel_stands_beside_the_table(
    window: MainWindow, bare_table: BareTable, settings: Settings
) -> None:
    whole = bare_table.width()
    window.dock.open("log")
    assert window.dock.panel.isVisible()
    assert bare_table.width() == whole - WIDTH
    assert settings.panel_open
    assert settings.panel_tab == "log"
    window.dock.close()
    assert not window.dock.panel.isVisible()
    assert bare_table.width() == whole
    assert not settings.panel_open


def test_in_a_large_window_score_and_log_lie_open_until_they_are_closed(
    window: MainWindow,
    bare_table: BareTable,
    settings: Settings,
    style: Callable[[Scheme], None],
) -> None:
    style("dark")
    assert not window.dock.is_open
    window.resize(1920, 1080)
    panel = window.dock.panel
    assert panel.score.isVisible()
    assert panel.log.isVisible()
    window.resize(1280, 800)
    assert not window.dock.is_open
    assert not settings.panel_open, "nobody has opened it there"
    window.resize(1920, 1080)
    window.dock.close()
    assert not settings.panel_beside
    window.resize(1280, 800)
    window.dock.open("log")
    assert panel.log.isVisible()
    assert not panel.score.isVisible()
    low = window.status_bar.height()
    window.resize(2560, 1440)
    assert not window.dock.is_open
    assert window.status_bar.height() > 1.3 * low, "the text of the bar grows"


def test_in_a_small_window_the_panel_lies_over_the_table(
    window: MainWindow, bare_table: BareTable
) -> None:
    window.resize(800, 600)
    window.dock.open("score")
    assert bare_table.width() == 800
    assert window.dock.panel.width() == NARROW
    assert window.status_bar.width() == 800 - NARROW
    window.resize(1280, 800)
    assert bare_table.width() == 1280 - WIDTH


def test_a_scoreboard_over_the_table_is_not_covered_by_the_panel(
    window: MainWindow, bare_table: BareTable
) -> None:
    window.resize(800, 600)
    scoreboard = scoreboard_over(bare_table, play_on(soi_match(), rounds=1))
    scoreboard.open()
    middle = scoreboard.geometry().center().x()
    for _ in range(2):
        window.dock.open("score")
        assert bare_table.width() == 800
        assert 0 <= scoreboard.x() < scoreboard.geometry().right() < window.dock.panel.x()
        window.dock.close()
        assert scoreboard.geometry().center().x() == middle


def test_an_open_panel_does_not_cover_the_scoreboard_of_the_next_table(
    window: MainWindow, bare_table: BareTable
) -> None:
    """A new table was once not informed that the panel was already open over it."""
    window.resize(800, 600)
    window.dock.open("score")
    after = BareTable()
    show_table(window, after, GAME)
    scoreboard = scoreboard_over(after, play_on(soi_match(), rounds=1))
    scoreboard.open()
    assert scoreboard.geometry().right() < window.dock.panel.x()


def test_the_panel_is_narrow_before_it_lies_over_the_table(
    window: MainWindow, bare_table: BareTable
) -> None:
    window.resize(1040, 700)
    window.dock.open("score")
    assert bare_table.width() == 1040 - NARROW


def test_the_panel_has_a_button_that_closes_it(window: MainWindow, bare_table: BareTable) -> None:
    window.resize(800, 600)
    window.dock.open("score")
    (close,) = (each for each in window.dock.panel.findChildren(QToolButton) if each.isVisible())
    assert window.dock.panel.rect().contains(close.mapTo(window.dock.panel, close.rect().center()))
    QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    assert not window.dock.is_open
    assert QApplication.focusWidget() is bare_table


@pytest.mark.parametrize("tab", ["score", "log", "memory"])
def test_escape_closes_the_panel_from_every_page(
    window: MainWindow, bare_table: BareTable, tab: Tab
) -> None:
    window.dock.open(tab)
    reached = [each for each in window.dock.panel.findChildren(QWidget) if _takes_focus(each)]
    assert len(reached) > 2
    for widget in reached:
        window.dock.open(tab)
        widget.setFocus()
        QTest.keyClick(widget, Qt.Key.Key_Escape)
        assert not window.dock.is_open
        assert QApplication.focusWidget() is bare_table


def _takes_focus(widget: QWidget) -> bool:
    return widget.isVisible() and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def test_the_panel_slides_and_the_table_is_laid_out_once(
    window: MainWindow, bare_table: BareTable, settings: Settings, qtbot: QtBot
) -> None:
    settings.speed = "normal"
    widths = {bare_table.width()}
    with qtbot.waitSignal(window.dock.panel.slid):
        window.dock.open("score")
        widths.add(bare_table.width())
    assert widths == {1280}
    assert bare_table.width() == 1280 - WIDTH


def test_the_panel_is_open_again_at_the_next_table(
    window: MainWindow, bare_table: BareTable, settings: Settings
) -> None:
    window.dock.open("memory")
    show_start(window, settings)
    assert not window.dock.panel.isVisible()
    show_table(window, BareTable(), GAME)
    assert window.dock.panel.isVisible()
    assert window.dock.panel.tab == "memory"


def test_a_panel_never_covers_a_table_by_itself_and_opens_once_there_is_room(
    window: MainWindow, bare_table: BareTable, settings: Settings
) -> None:
    """A panel opened for a review in a small window once hid a third of the next match."""
    window.resize(800, 600)
    window.dock.open("log")
    show_start(window, settings)
    show_table(window, BareTable(), GAME)
    assert not window.dock.is_open
    assert not window.dock.panel.isVisible()
    assert settings.panel_open
    window.resize(1400, 900)
    assert window.dock.panel.isVisible()
    assert window.dock.panel.tab == "log"
    assert not window.dock.covers_table


def test_a_tab_that_one_game_lacks_is_in_front_again_at_the_next(
    qtbot: QtBot, settings: Settings
) -> None:
    deck = load_deck(resource("decks", "classic.svg"))
    window = MainWindow(Paths.find(), settings, deck)
    qtbot.addWidget(window)
    window.show()
    with_memory = next(game for game in GAMES.values() if window_of(game).memory is not None)
    without = next(game for game in GAMES.values() if window_of(game).memory is None)
    settings.panel_open, settings.panel_tab = True, "memory"
    show_table(window, BareTable(), with_memory)
    assert window.dock.panel.tab == "memory"
    show_table(window, BareTable(), without)
    assert window.dock.panel.tab != "memory"
    show_table(window, BareTable(), with_memory)
    assert window.dock.panel.tab == "memory"


def test_memory_follows_the_match(window: MainWindow, bare_table: BareTable) -> None:
    match = soi_match()
    window.begin(SeenMatch(match.view(0), NAMES, 0), story_for(match, 0, NAMES))
    window.dock.open("memory")
    view = play_on(match, questions=7)
    window.dock.panel.show_match(SeenMatch(view, NAMES, 0))
    assert window.dock.panel.memory is not None
    listed = window.dock.panel.memory.findChild(QListWidget)
    assert isinstance(listed, QListWidget)
    assert listed.count() == 7
