"""Shows the strip that a game adds to the bar of a replay, and keeps it up to date."""

from __future__ import annotations

from soiree.controller.match.replay import Replay
from soiree.ui.game_window import ReplayLane, window_of
from soiree.ui.language.translation import tr
from soiree.ui.language.voice import Weight, say
from soiree.ui.screens.services import Services
from soiree.ui.screens.table_screen import ReplayPart
from soiree.ui.table.table import Table

_HIGH = 760
"""The least height of a window that shows the lane by default, in logical pixels."""


class LaneOfReplay(ReplayPart):
    """The lane: a strip in the bar of a replay, which shows what each player can know.

    The command "lane" shows and hides it.
    """

    def __init__(self, services: Services, replay: Replay, table: Table, lane: ReplayLane) -> None:
        super().__init__(services, replay, table)
        self._wishes = services.replay_wishes
        self._lane = lane
        self._position: tuple[int, object] | None = None

    def begin(self) -> None:
        """Show or hide the lane as the person chose last, or else by the height of the window."""
        shows, high = self._wishes.lane, self._window.height() >= _HIGH
        self._show(high if shows is None else shows)

    def toggle(self) -> None:
        """Show the lane (a strip of what each player can know) and say its summary, or hide it."""
        shows = self._wishes.lane = self._lane.isHidden()
        self._show(shows)
        say(self._table, self._lane.summary() if shows else tr("Hidden."), Weight.ANSWER)

    def refresh(self) -> None:
        """Show the current position of the replay in the lane, if the lane is visible."""
        replay, shown = self.replay, self._table.shown
        position = replay.position, shown.now.names
        if not self._lane.isHidden() and position != self._position:
            self._position = position
            views = [replay.client.view((seat,)) for seat in replay.seats]
            self._lane.show_position(
                views, shown.now.names, replay.record.players, shown.now.viewer
            )

    def _show(self, shown: bool) -> None:
        self._lane.setVisible(shown)
        self._window.commands.check("lane", shown)
        self.refresh()


def lane_for(replay: Replay) -> ReplayLane | None:
    """A new lane for a replay; None if its game has no lane."""
    make = window_of(replay.client.game).lane
    return None if make is None else make()()
