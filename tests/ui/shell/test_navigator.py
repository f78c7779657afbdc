"""The navigator opens one screen after another in the window, and knows the way back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from soiree.games.soi import GAME
from soiree.storage.notices import Notice
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.navigator import Navigator, way_back
from soiree.ui.shell.routes import (
    Album,
    AlbumFilter,
    Back,
    Continue,
    Evening,
    Problems,
    Reload,
    Replay,
    Route,
    Solve,
    Start,
)
from tests.ui.games.soi.soi_match import soi_match
from tests.ui.screens.bare_screen import BareScreen

MATCH = Continue("soi")
FOUND = Album(AlbumFilter("ada"), selected=7)


class Guide:
    """A navigator whose screens are bare.

    Attributes:
        opened: the routes that were opened, in their order.
        refused: routes that cannot be opened.
        broken: routes whose screens cannot be made.
    """

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.opened: list[Route] = []
        self.refused: list[Route] = []
        self.broken: list[Route] = []
        kinds = (Start, Continue, Replay, Solve, Album, Problems)
        self.navigator = Navigator(window, dict.fromkeys(kinds, self._open))
        self.navigator.begin(Start())

    @property
    def screen(self) -> BareScreen:
        assert isinstance(self.navigator.screen, BareScreen)
        return self.navigator.screen

    def go(self, route: Route) -> BareScreen:
        self.window.requested.emit(route)
        QCoreApplication.sendPostedEvents(self.navigator)
        return self.screen

    def _open(self, route: Route) -> Callable[[], BareScreen] | None:
        self.opened.append(route)
        return None if route in self.refused else lambda: self._make(route)

    def _make(self, route: Route) -> BareScreen:
        if route in self.broken:
            raise LookupError("no such screen")
        here = FOUND if route == Album() else route
        return BareScreen(self.window, QWidget(), GAME, here)


@pytest.fixture
def guide(window: MainWindow) -> Guide:
    return Guide(window)


def test_a_screen_is_closed_before_the_next_is_in_the_window(guide: Guide) -> None:
    start = guide.screen
    screen = guide.go(MATCH)
    assert start.is_closed
    assert not screen.is_closed
    assert guide.window.table is screen.widget


def test_a_wish_is_done_at_the_next_turn_as_the_sender_may_be_what_goes(guide: Guide) -> None:
    start = guide.screen
    guide.window.requested.emit(MATCH)
    assert guide.screen is start
    QApplication.processEvents()
    assert guide.screen is not start


def test_a_screen_that_may_not_be_left_stays_and_nothing_is_opened(guide: Guide) -> None:
    screen = guide.go(MATCH)
    screen.may_be_left = False
    assert guide.go(Album()) is screen
    assert guide.opened[-1] == MATCH
    assert not guide.window.close()
    guide.navigator.ask_nothing()
    assert guide.go(Album()) is not screen


def test_a_route_that_cannot_be_opened_keeps_the_screen_and_says_why(guide: Guide) -> None:
    screen = guide.go(MATCH)
    guide.refused.append(Album())
    stayed: list[bool] = []
    guide.navigator.stayed.connect(lambda: stayed.append(True))
    guide.navigator.note(Notice("The album is gone."))
    assert guide.go(Album()) is screen
    assert not screen.is_closed
    assert stayed == [True]
    assert guide.window.status_bar.sentences()[0] == "The album is gone."


def test_a_screen_that_cannot_be_made_leads_to_the_start_page(guide: Guide, qtbot: QtBot) -> None:
    guide.broken.append(MATCH)
    with qtbot.captureExceptions() as caught:
        screen = guide.go(MATCH)
    assert [kind for kind, *_ in caught] == [LookupError]
    assert screen.here() == Start()
    assert guide.go(Problems()).here() == Problems(), "it goes on"


def test_a_screen_that_cannot_be_made_anew_leads_to_the_start_page(
    guide: Guide, qtbot: QtBot
) -> None:
    guide.go(MATCH)
    guide.broken.append(MATCH)
    with qtbot.captureExceptions() as caught:
        assert guide.go(Reload()).here() == Start()
    assert [kind for kind, *_ in caught] == [LookupError]


def test_a_screen_is_made_anew_once_for_two_wishes(guide: Guide) -> None:
    guide.go(MATCH)
    for _ in range(2):
        guide.window.requested.emit(Reload())
    QApplication.processEvents()
    assert guide.opened == [Start(), MATCH, MATCH]


def test_routes_wait_while_a_dialog_is_open(guide: Guide) -> None:
    dialog, seen = QDialog(guide.window), list[Route | None]()

    def look() -> None:
        seen.append(guide.go(MATCH).here())
        dialog.accept()

    QTimer.singleShot(0, look)
    dialog.exec()
    assert seen == [Start()]
    QApplication.processEvents()
    assert guide.screen.here() == MATCH


def test_the_way_back_finds_what_was_left(guide: Guide) -> None:
    guide.go(Problems())
    task = Solve([])
    guide.go(task)
    assert guide.go(Back()).here() == Problems()
    assert guide.go(Back()).here() == Start()


def test_a_place_is_remembered_as_it_was_left(guide: Guide) -> None:
    guide.go(Album())
    guide.go(Start())
    assert guide.navigator.left[Album] == FOUND


def test_a_closed_window_shows_nothing_more(guide: Guide) -> None:
    screen = guide.go(MATCH)
    guide.window.requested.emit(Album())
    guide.navigator.close()
    QApplication.processEvents()
    assert screen.is_closed
    assert guide.navigator.screen is None


RECORD, EVENING = soi_match().record(), Evening("evening-2026-11-20-1")


@pytest.mark.parametrize(
    ("route", "below", "here", "back"),
    [
        (Album(), [], MATCH, [MATCH]),
        (Problems(), [MATCH], FOUND, [MATCH]),
        (Album(), [], Start(), []),
        (Album(), [], Replay(RECORD, 3), []),
        (Replay(RECORD), [], EVENING, [EVENING]),
        (Replay(RECORD), [EVENING], FOUND, [EVENING, FOUND]),
        (Replay(RECORD), [EVENING, FOUND], Replay(RECORD, 3), [EVENING, FOUND]),
        (Album(), [EVENING, FOUND], Replay(RECORD, 3), [EVENING]),
        (Replay(RECORD), [], MATCH, []),
        (Album(), [], None, []),
        (Solve([]), [MATCH], Problems(), [MATCH, Problems()]),
        (Solve([]), [], Replay(RECORD, 3), [Replay(RECORD, 3)]),
        (MATCH, [MATCH], FOUND, []),
        (Start(), [MATCH], Problems(), []),
    ],
)
def test_the_way_back_of_each_route(
    route: Route, below: list[Route], here: Route | None, back: list[Route]
) -> None:
    assert way_back(route, below, here) == back
