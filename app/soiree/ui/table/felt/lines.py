"""The two lines round items of the table, which differ in shape as well as colour.

A brass line marks an item that may be selected: closed, between two hairlines. Corners mark the
keyboard's focus: four brackets at a distance, light on dark, or dark on light on a light felt.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from soiree.ui.style.theme import TablePalette
from soiree.ui.table.felt.items import Shape

WIDTH = 2.0
"""The width of a brass line without its hairlines, in pixels."""

_HAIR = 1.5

_AWAY = 6.0
"""The distance of corners from their item, outside any brass line, in pixels."""

_ARM = 18.0
"""The greatest length of a leg of a corner, in pixels."""

_CORNER = 6.0


class BrassLine(Shape):
    """A brass line in the scene; the path is the middle of the line."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent=parent)
        self._brass = Shape(parent=self)

    def follow(self, outline: QPainterPath, palette: TablePalette) -> None:
        """Set the path and the colours."""
        for part, pen in zip((self, self._brass), _brass_pens(palette, WIDTH), strict=True):
            part.setPath(outline)
            part.setPen(pen)


class Corners(Shape):
    """The mark of the keyboard's focus."""

    def __init__(self) -> None:
        super().__init__()
        self._light = Shape(parent=self)

    def surround(self, area: QRectF, palette: TablePalette) -> None:
        """Stand round a part of the scene, in the colours of a palette."""
        path = _corners(area.adjusted(-_AWAY, -_AWAY, _AWAY, _AWAY))
        for part, colour, width in ((self, palette.gap, 7.0), (self._light, palette.ink, 3.0)):
            pen = QPen(colour, width, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
            part.setPath(path)
            part.setPen(pen)


def draw_brass(
    painter: QPainter, outline: QPainterPath, palette: TablePalette, width: float = WIDTH
) -> None:
    """Paint a brass line into a picture."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen in _brass_pens(palette, width):
        painter.setPen(pen)
        painter.drawPath(outline)


def _brass_pens(palette: TablePalette, width: float) -> tuple[QPen, QPen]:
    return QPen(palette.gap, width + 2 * _HAIR), QPen(palette.brass, width)


def _corners(area: QRectF) -> QPainterPath:
    arm = min(_ARM, min(area.width(), area.height()) * 0.3)
    bend = min(_CORNER, arm / 2)
    path = QPainterPath()
    for corner, right, down in (
        (area.topLeft(), 1, 1),
        (area.topRight(), -1, 1),
        (area.bottomRight(), -1, -1),
        (area.bottomLeft(), 1, -1),
    ):
        path.moveTo(corner + QPointF(0, down * arm))
        path.lineTo(corner + QPointF(0, down * bend))
        path.quadTo(corner, corner + QPointF(right * bend, 0))
        path.lineTo(corner + QPointF(right * arm, 0))
    return path
