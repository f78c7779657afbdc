"""The two lines round items of the table, which differ in shape as well as colour.

A brass line marks an item that may be selected: closed, between two hairlines. Corners mark the
keyboard's focus: four brackets at a distance, light on dark, or dark on light on a light felt.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
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


class DoubleLine(Shape):
    """A line over a wider one, so that it is visible on every ground."""

    def __init__(self, height: float = 0, parent: QGraphicsItem | None = None) -> None:
        super().__init__(height, parent)
        self._over = Shape(parent=self)

    def draw(self, path: QPainterPath, under: QPen, over: QPen) -> None:
        """Set the path, which is the middle of both lines, and their pens."""
        for part, pen in ((self, under), (self._over, over)):
            part.setPath(path)
            part.setPen(pen)


class BrassLine(DoubleLine):
    """A brass line in the scene."""

    def follow(self, outline: QPainterPath, palette: TablePalette) -> None:
        """Set the path and the colours."""
        self.draw(outline, *_brass_pens(palette, WIDTH))


class Corners(DoubleLine):
    """The mark of the keyboard's focus."""

    def surround(self, area: QRectF, palette: TablePalette) -> None:
        """Stand round a part of the scene, in the colours of a palette."""
        path = _corners(area.adjusted(-_AWAY, -_AWAY, _AWAY, _AWAY))
        self.draw(path, _round(palette.gap, 7.0), _round(palette.ink, 3.0))


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


def _round(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)


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
