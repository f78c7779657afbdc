"""Brings one screen after another to the window, and keeps the way back."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QDeadlineTimer, QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from soiree.storage.notices import Notice
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.routes import (
    Album,
    Back,
    Continue,
    Evening,
    Honours,
    Problems,
    Reload,
    Replay,
    Route,
    Solve,
    Start,
    Tournaments,
)
from soiree.ui.shell.screen import Screen

_LOGOUT_TAKES = 60_000
"""Milliseconds after which a logout must have been called off."""

Opener = Callable[[Any], Callable[[], Screen] | None]
"""Reads the content of a route. Returns the maker of its screen, or None after a notice."""


class Navigator(QObject):
    """Goes to the requested routes; no other part opens a screen.

    Attributes:
        window: the window of the screens.
        screen: the screen in the window; None before the first screen and after the last one.
        table: the opener of each kind of route.
        left: the last route of each kind, with position and selection.

    Signals:
        stayed: the requested place cannot be opened, and the screen stays.
        translating: the screen is closed, and about to be made anew in another language.
    """

    stayed = Signal()
    translating = Signal()
    _woken = Signal()

    def __init__(self, window: MainWindow, table: Mapping[type[Route], Opener]) -> None:
        super().__init__(window)
        self.table = table
        self.window = window
        self.screen: Screen | None = None
        self.left: dict[type[Route], Route] = {}
        self._below: list[Route] = []
        self._waiting: deque[Route] = deque()
        self._notices: list[Notice | None] = []
        self._goes = False
        self._has_closed = False
        self._asks_again = QDeadlineTimer()
        self._woken.connect(self._go_on, Qt.ConnectionType.QueuedConnection)
        window.requested.connect(self.go)
        window.installEventFilter(self)

    @property
    def below(self) -> Route:
        """The destination of `Back`."""
        return self._below[-1] if self._below else Start()

    def go(self, route: Route) -> None:
        """Go to a place at the event loop's next turn, or when the open dialog is closed.

        The delay allows a part of the closing screen to call this.
        """
        if isinstance(route, Reload) and any(isinstance(each, Reload) for each in self._waiting):
            return
        self._waiting.append(route)
        self._woken.emit()

    def begin(self, route: Route) -> None:
        """Show the first screen at once, before the event loop runs."""
        self._go_to(route)
        self._tell()

    def note(self, *notices: Notice | None) -> None:
        """Report notices on arrival: a new screen begins with an empty status bar."""
        self._notices += notices

    def may_leave(self) -> bool:
        """True if the screen may be left; asks the person about an unsaved match."""
        return self.screen is None or not self._asks_again.hasExpired() or self.screen.may_leave()

    def ask_nothing(self) -> None:
        """Ask no questions for a minute, because the desktop's session or the program ends."""
        self._asks_again.setRemainingTime(_LOGOUT_TAKES)

    def close(self) -> None:
        """Close the screen, because the window closes. Later routes are ignored."""
        self._has_closed = True
        self._waiting.clear()
        if self.screen is not None:
            self.screen.close()
            self.screen = None

    # --- on the way ------------------------------------------------------------------------------

    def _go_on(self) -> None:
        if self._goes or not self._waiting or QApplication.activeModalWidget() is not None:
            return
        self._goes = True
        try:
            self._go_to(self._waiting.popleft())
        finally:
            self._goes = False
            self._tell()
            if self._waiting:
                self._woken.emit()

    def _go_to(self, route: Route) -> None:
        if isinstance(route, Reload):
            self._show_anew()
            return
        # `may_leave` may save the match, so it comes before anything is read from the disk.
        if not self.may_leave() or self._has_closed:
            return
        here = None if self.screen is None else self.screen.here()
        if here is not None:
            self.left[type(here)] = here
        back = isinstance(route, Back)
        target = self.below if back else route
        make = self._open(target)
        if make is None or self._has_closed:
            self.stayed.emit()
            return
        if self.screen is not None:
            self.screen.close()
            self.screen = None
        self._below = self._below[:-1] if back else way_back(target, self._below, here)
        self._show(make)

    def _show_anew(self) -> None:
        """Make the present screen once more, without a question and with the same way back."""
        screen = self.screen
        if screen is None or self._has_closed:
            return
        make = screen.remade() or self._open(screen.here() or Start())
        screen.close()
        self.screen = None
        self.translating.emit()
        self._show(make or self._table_start)

    def _show(self, make: Callable[[], Screen]) -> None:
        """Make a screen and show it; show the start page and raise if it cannot be made."""
        try:
            screen = make()
        except Exception:
            self._below = []
            self._bring(self._table_start())
            raise
        self._bring(screen)

    def _tell(self) -> None:
        notices, self._notices = self._notices, []
        self.window.warn_of(*notices)

    def _open(self, route: Route) -> Callable[[], Screen] | None:
        make = self.table[type(route)](route)
        if make is None and self.screen is None:
            return self._table_start
        return make

    def _table_start(self) -> Screen:
        make = self.table[Start](Start())
        assert make is not None, "the start page can always be opened"
        return make()

    def _bring(self, screen: Screen) -> None:
        self.screen = screen
        self.window.show_screen(screen)
        screen.begin()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the window open over an unsaved match, unless the person wants to close it."""
        if event.type() is QEvent.Type.Close and not self.may_leave():
            event.ignore()
            return True
        if event.type() is QEvent.Type.WindowUnblocked:
            self._woken.emit()
        return super().eventFilter(watched, event)


def way_back(route: Route, below: Sequence[Route], here: Route | None) -> list[Route]:
    """Return the way back from a route, as places from the farthest to the nearest.

    Args:
        below: the way back from the present screen.
        here: the route back to the present screen, if there is one.
    """
    stack = [*below, here] if here is not None else [*below]
    match route:
        # From one such page to the next the way back stays the same.
        case Album() | Problems():
            return [each for each in stack if isinstance(each, Continue) or _is_evening(each)][-1:]
        case Tournaments() | Evening("") | Honours():
            matches: list[Route] = [each for each in stack if isinstance(each, Continue)]
            return matches[-1:]
        case Replay():
            return [each for each in stack if isinstance(each, Album) or _is_evening(each)]
        case Solve():
            return stack
        case _:
            return []


def _is_evening(route: Route) -> bool:
    return isinstance(route, Evening) and bool(route.name)
