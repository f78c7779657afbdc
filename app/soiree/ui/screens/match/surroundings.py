"""The parts of a table that a scoreboard avoids, moves or draws lines to."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor

from soiree.core.zones import Seat
from soiree.ui.style import theme
from soiree.ui.table.contract.layout import RoomForSheet
from soiree.ui.table.contract.targets import Place
from soiree.ui.table.felt.speech_room import cards_at
from soiree.ui.table.table import Table

_LEAST_BESIDE = 640
"""The least width of the table beside a scoreboard, in pixels."""

_FLAT = 2.2
"""The slope (across to down) of the way to the middle from which a place lies at a side."""


class Surroundings:
    """Tells a scoreboard which parts of the table it must not cover. This class names none.

    Attributes:
        portraits: the names of the portraits to paint in the scoreboard's rows, by seat. Empty if
            the scoreboard shows none.
    """

    portraits: Sequence[str] = ()

    def room(self) -> tuple[float, float] | None:
        """The y coordinates, in pixels of the table, between which the scoreboard may lie.

        None allows the whole table. The layout of a game gives the range (`RoomForSheet`).
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

    def make_room(self, area: QRect | None) -> None:
        """Lay the table out beside an area that covers cards or name plates.

        Args:
            area: an area at a side, in pixels of the table; None gives the whole table back.
        """

    def edge(self, place: Place) -> QPointF | None:
        """The middle of the edge of a place that is nearest to the middle of the table."""
        return None

    def ink(self) -> QColor:
        """The colour of lines on the table."""
        return theme.PETROL

    def motion(self, milliseconds: int) -> int:
        """The duration of a motion, given its duration at normal speed; 0 without motion."""
        return 0


class TableSurroundings(Surroundings):
    """Tells a scoreboard which parts of a given table it must not cover."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._board = table.board
        self.portraits = table.portraits

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
        whole = self._table.mapToScene(area).boundingRect()
        sizes = (whole.intersected(each).size() for each in self._taken())
        return sum(size.width() * size.height() for size in sizes)

    def _taken(self) -> list[QRectF]:
        placement = self._board.placement
        moment, aspect = placement.shown.moment(), placement.arts[0].aspect
        cards = cards_at(placement.layout, moment, aspect)
        return [*cards, *(plate.area() for plate in self._board.plates)]

    def make_room(self, area: QRect | None) -> None:
        if area is None or not self.covered(area):
            self._table.leave_margins(0, 0)
            return
        width, most = self._table.width(), max(0, self._table.width() - _LEAST_BESIDE)
        if area.center().x() > width / 2:
            self._table.leave_margins(0, min(width - area.left(), most))
        else:
            self._table.leave_margins(min(area.right() + 1, most), 0)

    def edge(self, place: Place) -> QPointF | None:
        item, middle = self._board.places.get(place), self._board.placement.area.center()
        if item is None:
            return None
        area, at = item.area, item.area.center()
        way = middle - at
        if abs(way.x()) < _FLAT * abs(way.y()):
            at.setY(area.bottom() if way.y() > 0 else area.top())
        else:
            at.setX(area.right() if way.x() > 0 else area.left())
        return self._table.mapFromScene(at).toPointF()

    def ink(self) -> QColor:
        return self._board.placement.shown.now.appearance.palette.ink

    def plate(self, seat: Seat) -> QPoint | None:
        return self._table.mapFromScene(self._board.plates[seat].area().center())

    def motion(self, milliseconds: int) -> int:
        return self._board.placement.shown.now.appearance.motion(milliseconds)
