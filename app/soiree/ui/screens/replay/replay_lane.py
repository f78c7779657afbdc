"""Keeps what a game adds to a replay up to its position, while it is wanted."""

from __future__ import annotations

from PySide6.QtCore import QObject

from soiree.controller.match.replay import Replay
from soiree.ui.game_window import window_of
from soiree.ui.screens.replay.replay_bar import ReplayBar
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.style.translation import tr
from soiree.ui.style.voice import Weight, say
from soiree.ui.table.table import Table

_HIGH = 760
"""The height of a window in which there is room for it from the first."""


class LaneOfReplay(QObject):
    """The lane of one replay at a time, and the command that shows and hides it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._bar: ReplayBar | None = None
        self._replay: Replay | None = None
        self._table: Table | None = None
        self._position: tuple[int, object] | None = None
        self._wanted: bool | None = None  # as the person chose last, if they did
        window.commands.on("lane", self.toggle)
        window.commands.offer("lane", False)

    def attach(self, bar: ReplayBar, replay: Replay, table: Table) -> None:
        """Stand in this bar from now on, if the game has a lane."""
        self._bar, self._replay, self._table = bar, replay, table
        make = window_of(replay.client.game).lane
        bar.have_lane(None if make is None else make()())
        if bar.lane is not None:
            self._window.commands.offer("lane", True)
            wanted = self._window.height() >= _HIGH if self._wanted is None else self._wanted
            self._show(wanted)

    def detach(self) -> None:
        """The replay goes away."""
        if self._bar is not None:
            self._bar.have_lane(None)
        self._bar = self._replay = self._table = self._position = None
        self._window.commands.offer("lane", False)

    def toggle(self) -> None:
        """Show it, and say what is in it; or hide it."""
        if self._bar is None or self._bar.lane is None:
            return
        self._wanted = self._bar.lane.isHidden()
        self._show(self._wanted)
        words = self._bar.lane.summary() if self._wanted else tr("Hidden.")
        say(self._table, words, Weight.ANSWER)

    def refresh(self) -> None:
        """Bring it up to the position that is shown."""
        bar, replay, table = self._bar, self._replay, self._table
        if bar is None or replay is None or table is None or bar.lane is None:
            return
        shown = table.shown
        position = replay.position, shown.names
        if not bar.lane.isHidden() and position != self._position:
            self._position = position
            views = [replay.client.view((seat,)) for seat in replay.seats]
            bar.lane.show_position(views, shown.names, replay.record.players, shown.viewer)

    def _show(self, shown: bool) -> None:
        assert self._bar is not None
        self._bar.show_lane(shown)
        self._window.commands.check("lane", shown)
        self.refresh()
        # Only now is it known how high it is.
        self._bar.show_lane(shown)
