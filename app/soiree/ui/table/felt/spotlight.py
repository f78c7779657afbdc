"""Shade over a table, except for the parts that a lesson is about."""

from __future__ import annotations

import enum
from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath, QPen

from soiree.core.zones import Zone
from soiree.ui.style import theme
from soiree.ui.style.theme import INK, IVORY
from soiree.ui.table.contract.targets import Target
from soiree.ui.table.felt.board import Board
from soiree.ui.table.felt.items import Shape, rounded, united

_ABOVE_ALL = 14_400
"""The z value of the shade, above all items at rest."""

_MARGIN, _CORNER = 7.0, 11.0
_SHADE = 120
"""The alpha of the shade, of 255."""


class Line(enum.Enum):
    """A line of text on the felt."""

    PROMPT = enum.auto()
    STAGE = enum.auto()


Sight = Target | Zone | Line
"""A part of the table that can be lit: a target, all cards of a zone, or a line of text."""


class Spotlight(Shape):
    """Shade over a scene, with a ringed opening for each group of sights."""

    def __init__(self) -> None:
        super().__init__(_ABOVE_ALL)
        self._ring = Shape(parent=self)
        self.setBrush(theme.faded(INK, _SHADE / 255))

    def fall_on(self, board: Board, groups: Sequence[Sequence[Sight]], scene: QRectF) -> None:
        """Darken the table except the areas of these groups; each group gets one opening."""
        openings = QPainterPath()
        for group in groups:
            areas = [area for sight in group for area in areas_of(board, sight)]
            if areas:
                around = united(areas).adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
                openings = openings.united(rounded(around, _CORNER))
        self.setPath(rounded(scene, 0).subtracted(openings))
        self._ring.setPath(openings)
        self._ring.setPen(QPen(IVORY, 2.5))


def areas_of(board: Board, sight: Sight) -> Sequence[QRectF]:
    """Return the parts of the scene that a sight takes; none if it is hidden."""
    match sight:
        case Zone():
            return [item.area() for item in board.zones.get(sight, ())]
        case Line():
            line = board.prompt if sight is Line.PROMPT else board.stage
            return [line.mapRectToScene(line.boundingRect())] if line.isVisible() else []
        case _:
            item = board.item_of(sight)
            return [] if item is None or not item.isVisible() else [item.area()]
