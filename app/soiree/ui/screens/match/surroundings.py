"""The parts of a table that decide where a scoreboard lies, and whether it moves."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, QSizeF

from soiree.core.zones import Seat
from soiree.ui.table.contract.layout import RoomForSheet
from soiree.ui.table.felt.speech_room import cards_at
from soiree.ui.table.table import Table


class Surroundings:
    """The parts of a table that a scoreboard should leave uncovered; by default, none."""

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


class TableSurroundings(Surroundings):
    """The surroundings on a table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._board = table.board

    def room(self) -> tuple[float, float] | None:
        layout = self._board.placement.layout
        if not isinstance(layout, RoomForSheet):
            return None
        first, last = (self._table.mapFromScene(QPointF(0, y)).y() for y in layout.sheet_room())
        return first, last

    def free(self, size: QSize) -> QPoint | None:
        middle = self._board.placement.area.center()
        found = self._board.speeches.free(QSizeF(size), middle, is_asked=False)
        return None if found is None else self._table.mapFromScene(found)

    def covered(self, area: QRect) -> float:
        placement = self._board.placement
        whole = self._table.mapToScene(area).boundingRect()
        moment, aspect = placement.shown.moment(), placement.arts[0].aspect
        cards = cards_at(placement.layout, moment, aspect)
        below = [*cards, *(plate.area() for plate in self._board.plates)]
        sizes = (whole.intersected(each).size() for each in below)
        return sum(size.width() * size.height() for size in sizes)

    def plate(self, seat: Seat) -> QPoint | None:
        return self._table.mapFromScene(self._board.plates[seat].area().center())

    def motion(self, milliseconds: int) -> int:
        return self._board.placement.shown.now.appearance.motion(milliseconds)
