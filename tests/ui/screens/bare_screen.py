"""Minimal screens for tests of the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from soiree.core.games import Game
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.screens.start.screen import StartScreen
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.routes import Route, Start
from soiree.ui.shell.screen import Screen


class BareScreen(Screen):
    """A screen with the window's own commands only."""

    status = True

    def __init__(
        self, window: MainWindow, widget: QWidget, game: Game | None, here: Route | None = None
    ) -> None:
        super().__init__()
        self.widget = widget
        self.panel = game
        self.is_closed = False
        self.may_be_left = True
        self._window = window
        self._here = here

    @property
    def title(self) -> str:
        return "Bare"

    @property
    def commands(self) -> Mapping[str, Callable[[], object]]:
        return self._window.ways()

    def may_leave(self) -> bool:
        return self.may_be_left

    def close(self) -> None:
        self.is_closed = True

    def here(self) -> Route | None:
        return self._here


def show_table(window: MainWindow, table: QWidget, game: Game) -> None:
    """Show a bare table as the screen."""
    window.show_screen(BareScreen(window, table, game))


def show_start(window: MainWindow, settings: Settings) -> None:
    """Show the start page as the screen, with the focus on the tile of Soi."""
    screen = StartScreen(window, Paths.find(), settings, (), Start("soi"))
    window.show_screen(screen)
    screen.begin()
