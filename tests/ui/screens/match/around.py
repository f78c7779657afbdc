"""A scoreboard over a widget in place of a table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.ui.screens.match.match_end import EndNotes
from soiree.ui.screens.match.scoreboard import Scoreboard
from soiree.ui.screens.match.surroundings import Joined, Surroundings
from tests.ui.games.soi.soi_match import NAMES


class Around(Surroundings):
    """Surroundings with a visible range, a free spot, cards in one area, and motion."""

    def __init__(
        self,
        *,
        visible: tuple[float, float] | None = None,
        spot: QPoint | None = None,
        cards: QRect | None = None,
        moves: bool = False,
    ) -> None:
        self.visible, self.spot, self.cards, self.moves = visible, spot, cards, moves
        self.joined: Sequence[Joined] = ()
        self.portraits = ("ada",) * 12

    def join(self, ends: Sequence[Joined]) -> None:
        self.joined = ends

    def covered(self, area: QRect) -> float:
        below = area.intersected(self.cards or QRect())
        return below.width() * below.height()

    def plate(self, seat: Seat) -> QPoint:
        return QPoint(400, 300)

    def make_room(self, area: QRect | None) -> None:
        pass

    def motion(self, milliseconds: int) -> int:
        return milliseconds if self.moves else 0

    def room(self) -> tuple[float, float] | None:
        return self.visible

    def free(self, size: QSize) -> QPoint | None:
        return self.spot


def scoreboard_over(
    parent: QWidget,
    view: View,
    names: Sequence[str] = NAMES,
    around: Around | None = None,
    notes: EndNotes | None = None,
) -> Scoreboard:
    """A scoreboard for the player at seat 0."""
    return Scoreboard(parent, view, names, 0, notes or EndNotes(), around or Around())
