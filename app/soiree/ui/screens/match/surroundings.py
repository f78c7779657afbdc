"""The parts of a table that decide where a scoreboard lies, how it looks, and whether it moves."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, QSizeF

from soiree.core.zones import Seat
from soiree.ui.table.contract.layout import RoomForSheet
from soiree.ui.table.felt.board import Board
from soiree.ui.table.felt.speech_room import cards_at


class Surroundings:
    """The parts of a table that a scoreboard should leave uncovered; by default, none.

    Attributes:
        portraits: the names of the players' portraits, by seat; empty without portraits.
    """

    portraits: Sequence[str] = ()

    def room(self) -> tuple[float, float] | None:
        """The vertical range of the table that the scoreboard may cover; None for all.

        In the table's pixels. The layout gives the range; see `RoomForSheet`.
        """
        return None

    def free(self, size: QSize) -> QPoint | None:
        """The middle of an empty area of this size on the table, if there is one."""
        return None

    def covered(self, area: QRect) -> float:
        """The size of the cards and name plates below an area, in square pixels."""
        return 0.0

    def plate(self, seat: Seat) -> QPoint | None:
        """The middle of a player's name plate."""
        return None

    def motion(self, milliseconds: int) -> int:
        """The duration of a motion, given its duration at normal speed; 0 without motion."""
        return 0


class BoardSurroundings(Surroundings):
    """The surroundings on a board."""

    def __init__(self, board: Board, portraits: Sequence[str]) -> None:
        self._board = board
        self.portraits = portraits

    def room(self) -> tuple[float, float] | None:
        layout = self._board.placement.layout
        return layout.sheet_room() if isinstance(layout, RoomForSheet) else None

    def free(self, size: QSize) -> QPoint | None:
        middle = self._board.placement.area.center()
        found = self._board.speeches.free(QSizeF(size), middle, is_asked=False)
        return None if found is None else found.toPoint()

    def covered(self, area: QRect) -> float:
        placement, whole = self._board.placement, area.toRectF()
        moment, aspect = placement.shown.moment(), placement.arts[0].aspect
        cards = cards_at(placement.layout, moment, aspect)
        below = [*cards, *(plate.area() for plate in self._board.plates)]
        sizes = (whole.intersected(each).size() for each in below)
        return sum(size.width() * size.height() for size in sizes)

    def plate(self, seat: Seat) -> QPoint | None:
        return self._board.plates[seat].area().center().toPoint()

    def motion(self, milliseconds: int) -> int:
        return self._board.placement.shown.now.appearance.motion(milliseconds)
