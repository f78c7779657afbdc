"""Keeps what a game adds to a replay up to its position, while it is wanted."""

from __future__ import annotations

from soiree.controller.match.replay import Replay
from soiree.ui.game_window import ReplayLane, window_of
from soiree.ui.screens.replay.replay_bar import ReplayBar
from soiree.ui.screens.services import Services
from soiree.ui.style.translation import tr
from soiree.ui.style.voice import Weight, say
from soiree.ui.table.table import Table

_HIGH = 760
"""The height of a window in which there is room for it from the first."""


class LaneOfReplay:
    """The lane of a replay, which is shown and hidden by a command."""

    def __init__(
        self, services: Services, bar: ReplayBar, lane: ReplayLane, replay: Replay
    ) -> None:
        self._window = services.window
        self._wishes = services.replay_wishes
        self._bar = bar
        self._lane = lane
        self._replay = replay
        self._position: tuple[int, object] | None = None
        bar.have_lane(lane)

    def begin(self, table: Table) -> None:
        """Show it if there is room or the person wants it."""
        wanted, high = self._wishes.lane, self._window.height() >= _HIGH
        self._show(high if wanted is None else wanted, table)

    def toggle(self, table: Table) -> None:
        """Show it, and say what is in it; or hide it."""
        wanted = self._wishes.lane = self._lane.isHidden()
        self._show(wanted, table)
        say(table, self._lane.summary() if wanted else tr("Hidden."), Weight.ANSWER)

    def refresh(self, table: Table) -> None:
        """Bring it up to the position that is shown."""
        replay, shown = self._replay, table.shown
        position = replay.position, shown.now.names
        if not self._lane.isHidden() and position != self._position:
            self._position = position
            views = [replay.client.view((seat,)) for seat in replay.seats]
            self._lane.show_position(
                views, shown.now.names, replay.record.players, shown.now.viewer
            )

    def _show(self, shown: bool, table: Table) -> None:
        self._bar.show_lane(shown)
        self._window.commands.check("lane", shown)
        self.refresh(table)
        # Only now is it known how high it is.
        self._bar.show_lane(shown)


def lane_of(services: Services, bar: ReplayBar, replay: Replay) -> LaneOfReplay | None:
    """The lane of a replay, if its game has one."""
    make = window_of(replay.client.game).lane
    return None if make is None else LaneOfReplay(services, bar, make()(), replay)
