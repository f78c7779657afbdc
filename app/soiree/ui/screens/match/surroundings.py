"""The parts of a table that a scoreboard avoids, moves or draws lines to."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF

from soiree.core.zones import Seat
from soiree.ui.screens.match.hairlines import Hairline, Hairlines
from soiree.ui.table.contract.layout import RoomForSheet
from soiree.ui.table.contract.targets import Place
from soiree.ui.table.felt.felt_line import areas_of
from soiree.ui.table.felt.speech_room import cards_at
from soiree.ui.table.table import Table

_LEAST_BESIDE = 552
"""The least width of the table beside a scoreboard, in pixels."""

_ASIDE = 0.3
"""The distance from the middle, in widths of the play, from which a place lies at a side."""


Joined = tuple[Place, QPointF]
"""A place of the table, and the point of the scoreboard's edge to join it with, on the table."""


class Surroundings:
    """Tells a scoreboard which parts of a table it must not cover.

    Attributes:
        portraits: the names of the players' portraits, by seat.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._board = table.board
        self._hairlines = Hairlines()
        self.portraits: Sequence[str] = table.portraits

    def room(self) -> tuple[float, float] | None:
        """The y coordinates, in pixels of the table, between which the scoreboard may lie.

        None allows the whole table. The layout of a game gives the range (`RoomForSheet`).
        """
        layout = self._board.placement.layout
        if not isinstance(layout, RoomForSheet):
            return None
        first, last = (self._table.mapFromScene(QPointF(0, y)).y() for y in layout.sheet_room())
        return first, last

    def free(self, size: QSize) -> QPoint | None:
        """The middle of an empty area of this size on the table, if there is one."""
        middle = self._board.placement.area.center()
        found = self._board.speeches.free(QSizeF(size), middle, is_asked=False)
        return None if found is None else self._table.mapFromScene(found)

    def covered(self, area: QRect) -> float:
        """The size of the cards and name plates below an area, in square pixels."""
        whole = self._table.mapToScene(area).boundingRect()
        sizes = (whole.intersected(each).size() for each in self._taken())
        return sum(size.width() * size.height() for size in sizes)

    def _taken(self) -> list[QRectF]:
        placement = self._board.placement
        moment, aspect = placement.shown.moment(), placement.arts[0].aspect
        cards = cards_at(placement.layout, moment, aspect)
        return [*cards, *(plate.area() for plate in self._board.plates)]

    def make_room(self, area: QRect | None) -> None:
        """Lay the table out beside an area that covers cards or name plates.

        Args:
            area: an area at a side, in pixels of the table; None gives the whole table back.
        """
        if area is None or not self.covered(area):
            self._table.leave_margins(0, 0)
            return
        width, most = self._table.width(), max(0, self._table.width() - _LEAST_BESIDE)
        if area.center().x() > width / 2:
            self._table.leave_margins(0, min(width - area.left(), most))
        else:
            self._table.leave_margins(min(area.right() + 1, most), 0)

    def join(self, ends: Sequence[Joined]) -> None:
        """Draw lines on the felt from places to the scoreboard, instead of the earlier ones."""
        found = (self._line(place, self._table.mapToScene(end.toPoint())) for place, end in ends)
        lines = [line for line in found if line is not None]
        palette = self._board.placement.shown.now.appearance.palette
        if lines and self._hairlines.scene() is None:
            self._table.scene().addItem(self._hairlines)
        elif not lines and self._hairlines.scene() is not None:
            self._table.scene().removeItem(self._hairlines)
        self._hairlines.join(lines, palette, areas_of(self._board.texts))

    def _line(self, place: Place, end: QPointF) -> Hairline | None:
        """A line from the edge of a place that faces the middle, or at a side, the scoreboard."""
        item = self._board.places.get(place)
        if item is None:
            return None
        area, play = item.area(), self._board.placement.area
        at = area.center()
        if abs(at.x() - play.center().x()) < _ASIDE * play.width():
            down = 1 if at.y() < play.center().y() else -1
            return Hairline(at + QPointF(0, down * area.height() / 2), QPointF(0, down), end)
        aside = 1 if end.x() > at.x() else -1
        return Hairline(at + QPointF(aside * area.width() / 2, 0), QPointF(aside, 0), end)

    def plate(self, seat: Seat) -> QPoint:
        """The middle of a player's name plate."""
        return self._table.mapFromScene(self._board.plates[seat].area().center())

    def motion(self, milliseconds: int) -> int:
        """The duration of a motion, given its duration at normal speed; 0 without motion."""
        return self._board.placement.shown.now.appearance.motion(milliseconds)
