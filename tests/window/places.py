"""Goes to screens as the program does, and gives access to them."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from soiree.core.records import Record
from soiree.core.zones import Seat
from soiree.resources import resource
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices, Settings
from soiree.ui.decks import load_deck
from soiree.ui.program.program import Program, SavedFiles
from soiree.ui.screens.match.overlays import Overlays
from soiree.ui.screens.match.screen import MatchScreen
from soiree.ui.screens.replay.replaying import Replaying
from soiree.ui.screens.replay.screen import ReplayScreen
from soiree.ui.screens.services import Services
from soiree.ui.screens.start.screen import StartScreen
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.navigator import Navigator
from soiree.ui.shell.routes import Continue, Play, Replay, Route, Start
from soiree.ui.shell.screen import Screen
from soiree.ui.table.table import Table

_W = TypeVar("_W", bound=QWidget)


class Places:
    """The window of a running program, with its current screen."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.window: MainWindow = program.services.window
        self.navigator: Navigator = program.services.navigator

    @property
    def services(self) -> Services:
        return self.program.services

    @property
    def screen(self) -> Screen:
        assert self.navigator.screen is not None
        return self.navigator.screen

    @property
    def table(self) -> Table | None:
        """The table of the current match or replay, if any."""
        table = self.window.table
        return table if isinstance(table, Table) else None

    @property
    def overlays(self) -> Overlays:
        """The overlays of the current match."""
        assert isinstance(self.screen, MatchScreen)
        return self.screen.overlays

    @property
    def is_start(self) -> bool:
        return isinstance(self.screen, StartScreen)

    @property
    def is_replay(self) -> bool:
        return isinstance(self.screen, ReplayScreen)

    @property
    def replaying(self) -> Replaying:
        """The controls of the current replay."""
        assert isinstance(self.screen, ReplayScreen)
        return self.screen.replaying

    def page(self, kind: type[_W]) -> _W:
        """The widget of the current screen, which must have this type."""
        assert isinstance(self.screen.widget, kind)
        return self.screen.widget

    def go(self, route: Route) -> None:
        """Go to a route at once, not at the event loop's next turn."""
        self.window.requested.emit(route)
        self.arrive()

    def trigger(self, name: str) -> None:
        """Carry out a command, and go to the route that it requests."""
        self.window.commands.trigger(name)
        self.arrive()

    def arrive(self) -> None:
        """Go to the requested route now."""
        QCoreApplication.sendPostedEvents(self.navigator)

    def begin(
        self,
        name: str,
        choices: GameChoices,
        seed: int | str | None = None,
        observers: tuple[Seat, ...] | None = None,
    ) -> None:
        """Begin a match."""
        self.go(Play(name, choices, seed, observers))

    def resume(self, name: str) -> None:
        """Continue the latest unfinished match of a game."""
        self.go(Continue(name))

    def open(self, record: Record) -> None:
        """Continue the match of a record, or replay a finished one."""
        self.go(Replay(record) if record.result is not None else Continue(record))

    def replay(self, record: Record, *, at_end: bool = False) -> None:
        """Replay the match of a record."""
        self.go(Replay(record, at=len(record.entries) if at_end else None))

    def go_to(self, name: str, seed: int | str | None = None) -> None:
        """Go to a game, as a second start does."""
        self.program.go_to(name, seed)
        self.arrive()

    def leave(self) -> None:
        """Go to the start page."""
        self.go(Start())

    def waiting(self) -> list[str]:
        """The games with unfinished matches."""
        self.services.settle()
        return self.services.matches.waiting()


def unpainted_window(settings: Settings) -> MainWindow:
    """A window with the classic deck that paints only for `grab()`.

    Painting each change would take a quarter of the time of a test.
    """
    window = MainWindow(Paths.find(), settings, load_deck(resource("decks", "classic.svg")))
    window.setUpdatesEnabled(False)
    return window


def open_places(
    window: MainWindow,
    settings: Settings,
    *,
    saves_matches: bool = True,
    saves_settings: bool = True,
) -> Places:
    """Start a program in a window, at the start page."""
    navigator = Navigator(window, {})
    program = Program(navigator, Paths.find(), settings, SavedFiles(saves_matches, saves_settings))
    navigator.begin(Start())
    return Places(program)


def places_of(window: MainWindow) -> Places | None:
    """The places of a started program; None until the program is loaded."""
    found = (each for each in window.children() if isinstance(each, Program))
    program = next(found, None)
    return None if program is None else Places(program)
