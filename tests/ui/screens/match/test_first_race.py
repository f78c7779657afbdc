"""Races in the window: the first one has no clock, and interruptions stop them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from soiree.games import GAMES
from soiree.storage import settings as settings_file
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices, Settings
from soiree.ui.dialogs.help.window import HelpWindow
from soiree.ui.shell.log_page import LogPage
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.table.play import ROUND
from soiree.ui.table.table import Table
from tests.truth import match_at
from tests.window.places import Places, open_places, unpainted_window

GAME = GAMES["spy"]
needs_popups = pytest.mark.qt_log_ignore("^This plugin does not support")
HALF = GameChoices(options={"players": 2, "deck": "half"}, message_delay=0)


def action(window: MainWindow, key: str) -> QAction:
    """Press a key in the window."""
    return next(each for each in window.actions() if each.shortcut().toString() == key)


def close_dialog() -> None:
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    dialog.close()


def popup() -> QWidget:
    """The menu that has the keys."""
    menu = QApplication.activePopupWidget()
    assert menu is not None
    return menu


@dataclass
class Room:
    """A window with a new match of Spy vs Spy."""

    window: MainWindow
    places: Places
    qtbot: QtBot
    settings: Settings

    @property
    def table(self) -> Table:
        assert self.places.table is not None
        return self.places.table

    def is_covered(self) -> bool:
        return self.table.shown.now.is_covered

    def begin(self) -> None:
        self.places.begin("spy", HALF, seed=3)
        self.until_asked()

    def until_asked(self) -> None:
        self.qtbot.waitUntil(lambda: bool(self.table.shown.moment().legal))

    def take_keys(self) -> None:
        """Focus the table."""
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)
        self.table.setFocus()

    def open_menu(self, key: Qt.Key = Qt.Key.Key_G) -> QWidget:
        """Open a menu of the menu bar by its key."""
        QTest.keyClick(self.window, key, Qt.KeyboardModifier.AltModifier)
        return popup()

    def menus(self) -> list[QMenu]:
        return self.window.menuBar().findChildren(QMenu)

    def race_through(self) -> None:
        """Make any moves until the scoreboard of the race is open."""

        def goes_on() -> bool:
            if legal := self.table.shown.moment().legal:
                self.table.choice.make(legal[0])
            return self.places.overlays.is_open

        self.qtbot.waitUntil(goes_on, timeout=60_000)


@pytest.fixture
def room(qtbot: QtBot) -> Iterator[Room]:
    settings = Settings(speed="off")
    window = unpainted_window(settings)
    qtbot.addWidget(window)
    places = open_places(window, settings)
    with qtbot.waitExposed(window):
        window.show()
    yield Room(window, places, qtbot, settings)
    window.close()


@pytest.fixture
def timed(room: Room) -> Room:
    """A race against the clock, not the first one of the person."""
    room.settings.practised = ["spy"]
    room.begin()
    return room


class TestPractice:
    def test_the_first_race_waits_and_explains_the_keys(self, room: Room) -> None:
        room.begin()
        table, match = room.table, match_at(room.table)
        assert not table.play.client.race.real_time
        position = match.position
        room.qtbot.wait(1)
        assert match.position == position, "the computer waits"
        words = table.board.prompt.text()
        (move, *_) = table.shown.moment().legal
        expected = "Space" if move == "open" else move.removeprefix("place ")
        assert expected in words

    @pytest.mark.slow
    def test_the_second_race_has_the_clock_and_waits_for_the_person(self, room: Room) -> None:
        room.begin()
        room.race_through()
        assert settings_file.load(Paths.find(), GAMES).settings.practised == ["spy"]
        if room.table.play.client.result is None:
            room.table.play.resume(ROUND)
            room.qtbot.waitUntil(lambda: room.table.shown.now.is_covered)
            assert room.table.play.client.race.real_time
            assert "everybody plays at once" in room.table.board.prompt.text()

    def test_the_first_race_of_a_practised_person_has_the_clock(self, timed: Room) -> None:
        assert timed.table.play.client.race.real_time
        assert timed.table.board.prompt.text().startswith("Keys 1–6")


class TestInterruptions:
    def interrupt(self, room: Room, way: str) -> Callable[[], object]:
        """Interrupt the race. Returns the function that ends the interruption."""
        window = room.window
        match way:
            case "F1":
                action(window, "F1").trigger()
                (shown,) = window.findChildren(HelpWindow)
                return shown.close
            case "a dialog":
                QTimer.singleShot(0, close_dialog)
                window.dialogs.show_about()
                return lambda: None
            case "hidden":
                window.hide()
            case _:
                window.setWindowState(Qt.WindowState.WindowMinimized)
        return window.showNormal

    @pytest.mark.parametrize(
        "way",
        [
            "F1",
            "hidden",
            *(pytest.param(way, marks=pytest.mark.thorough) for way in ("a dialog", "minimised")),
        ],
    )
    def test_an_interrupted_race_stops_until_the_person_resumes_it(
        self, timed: Room, way: str
    ) -> None:
        table = timed.table
        assert not timed.is_covered()
        come_back = self.interrupt(timed, way)
        assert timed.is_covered()
        assert table.play.client.progress.is_paused
        faces = [item for items in table.board.zones.values() for item in items if item.face_up]
        assert faces == []
        come_back()
        QApplication.processEvents()
        assert timed.is_covered(), "it goes on when the person says so"
        assert table.race is not None
        table.race.toggle()
        timed.until_asked()
        assert not timed.is_covered()

    @needs_popups
    def test_a_menu_stops_a_race_and_one_escape_focuses_the_table(self, timed: Room) -> None:
        """The race once went on behind the menu, and Escape left the focus in the menu bar."""
        table = timed.table
        timed.take_keys()
        menu = timed.open_menu()
        assert timed.is_covered()
        assert action(timed.window, "P").isChecked()
        QTest.keyClick(menu, Qt.Key.Key_Escape)
        assert QApplication.activePopupWidget() is None
        assert QApplication.focusWidget() is table
        # The window system reports the closed menu later.
        QApplication.processEvents()
        QTest.keyClick(table, Qt.Key.Key_Space)
        timed.until_asked()
        assert not timed.is_covered()

    @needs_popups
    def test_one_escape_in_a_submenu_focuses_the_table(self, timed: Room) -> None:
        """Escape once closed the submenu alone."""
        timed.take_keys()
        timed.open_menu(Qt.Key.Key_S)
        QTest.keyClick(popup(), Qt.Key.Key_Down)
        QTest.keyClick(popup(), Qt.Key.Key_Right)
        submenu = popup()
        assert submenu.parent() is not timed.window.menuBar()
        QTest.keyClick(submenu, Qt.Key.Key_Escape)
        assert QApplication.activePopupWidget() is None
        assert QApplication.focusWidget() is timed.table

    @needs_popups
    def test_pause_chosen_in_a_menu_leaves_a_race_paused(self, timed: Room) -> None:
        """The open menu had paused the race already, so that Pause once resumed it."""
        timed.take_keys()
        pause = action(timed.window, "P")
        menu = next(each for each in timed.menus() if pause in each.actions())
        menu.popup(timed.window.pos())
        assert timed.is_covered()
        assert timed.table.race is not None
        counted: list[str] = []
        timed.table.race.countdown.said.connect(counted.append)
        menu.setActiveAction(pause)
        QTest.keyClick(menu, Qt.Key.Key_Return)
        QApplication.processEvents()
        assert QApplication.activePopupWidget() is None
        assert timed.is_covered()
        assert counted == []
        assert pause.isChecked()
        pause.trigger()
        timed.until_asked()
        assert not timed.is_covered()

    @needs_popups
    def test_escape_leaves_a_menu_bar_entered_by_alt(self, timed: Room) -> None:
        timed.take_keys()
        QTest.keyClick(timed.window, Qt.Key.Key_Alt)
        bar = timed.window.menuBar()
        assert QApplication.focusWidget() is bar
        assert timed.is_covered()
        QTest.keyClick(bar, Qt.Key.Key_Down)
        menu = QApplication.activePopupWidget()
        assert menu is not None
        QTest.keyClick(menu, Qt.Key.Key_Escape)
        assert QApplication.activePopupWidget() is None
        assert QApplication.focusWidget() is timed.table

    def test_a_focused_log_stops_a_race(self, timed: Room) -> None:
        timed.take_keys()
        timed.window.dock.open("log")
        (log,) = timed.window.findChildren(LogPage)
        log.setFocus(Qt.FocusReason.TabFocusReason)
        assert QApplication.focusWidget() is not timed.table
        assert timed.is_covered()

    def test_another_active_window_stops_a_race(self, timed: Room, qtbot: QtBot) -> None:
        timed.take_keys()
        other = QWidget()
        qtbot.addWidget(other)
        other.show()
        other.activateWindow()
        qtbot.waitUntil(other.isActiveWindow)
        assert timed.is_covered()

    @needs_popups
    def test_a_race_behind_an_open_menu_waits(self, room: Room) -> None:
        room.settings.practised = ["spy"]
        room.open_menu()
        room.places.begin("spy", HALF, seed=3)
        room.qtbot.waitUntil(room.is_covered)

    @needs_popups
    def test_a_menu_does_not_stop_a_demonstrated_race(self, timed: Room) -> None:
        timed.take_keys()
        action(timed.window, "D").trigger()
        timed.open_menu()
        assert not timed.is_covered()

    def test_a_race_without_a_clock_is_never_covered(self, room: Room) -> None:
        room.begin()
        room.window.hide()
        room.window.show()
        assert not room.table.shown.now.is_covered
        assert room.table.shown.moment().legal
