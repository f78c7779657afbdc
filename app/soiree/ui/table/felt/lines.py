"""The two lines round items of the table, told apart by their shape alone.

Brass says what may be selected: a closed line between two hairlines. Corners say where the keyboard
is: four brackets that stand off, light within dark, or the other way round on a light felt.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from soiree.ui.style.theme import TablePalette

WIDTH = 2.0
"""Pixels that a line of brass is wide, without its hairlines."""

_HAIR = 1.5

_AWAY = 6.0
"""Pixels that corners stand off what they surround, beyond any line of brass round it."""

_ARM = 18.0
"""The longest that a leg of a corner becomes."""

_CORNER = 6.0


class BrassLine(QGraphicsPathItem):
    """A line of brass in the scene; its path is the middle of the line."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._brass = QGraphicsPathItem(self)
        for part in (self, self._brass):
            part.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def follow(self, outline: QPainterPath, palette: TablePalette) -> None:
        """Take this way, in the colours of this palette."""
        self.setPath(outline)
        self._brass.setPath(outline)
        under, over = brass_pens(palette)
        self.setPen(under)
        self._brass.setPen(over)


class Corners(QGraphicsPathItem):
    """Where the keyboard is."""

    def __init__(self) -> None:
        super().__init__()
        self._light = QGraphicsPathItem(self)
        for part in (self, self._light):
            part.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def surround(self, area: QRectF, palette: TablePalette) -> None:
        """Stand round a part of the scene, in the colours of this palette."""
        path = _corners(area.adjusted(-_AWAY, -_AWAY, _AWAY, _AWAY))
        for part, colour, width in ((self, palette.gap, 7.0), (self._light, palette.ink, 3.0)):
            pen = QPen(colour, width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            part.setPath(path)
            part.setPen(pen)


def brass_pens(palette: TablePalette, width: float = WIDTH) -> tuple[QPen, QPen]:
    """The pens of a line of brass: for its hairlines, and then over them for the brass."""
    return QPen(palette.gap, width + 2 * _HAIR), QPen(palette.brass, width)


def draw_brass(
    painter: QPainter, outline: QPainterPath, palette: TablePalette, width: float = WIDTH
) -> None:
    """Draw a line of brass where there is no scene."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen in brass_pens(palette, width):
        painter.setPen(pen)
        painter.drawPath(outline)


def _corners(area: QRectF) -> QPainterPath:
    """Four brackets round a rectangle, each from leg to leg through its corner."""
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
