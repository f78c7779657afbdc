"""What a hint points out: a line of dashes round each thing, and an arrow at its corner."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from soiree.ui.style.theme import INK, IVORY

_HEIGHT = 14_500
"""Above all that rests, below the ring of the keyboard."""

_ARROW = 9.0
"""Half the length of an arrow, in pixels."""


class Pointer(QGraphicsPathItem):
    """Points at a part of the scene, by its shape alone as well as by its colour.

    Nothing else on the table is dashed: brass lines say what may be done, this one what to do. It
    has two inks, so that it is seen on cards and on every felt.

    Attributes:
        area: the part of the scene.
    """

    def __init__(self, area: QRectF) -> None:
        super().__init__()
        self.area = area
        self.setZValue(_HEIGHT)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        outline = QPainterPath()
        outline.addRoundedRect(area.adjusted(-2, -2, 2, 2), 9, 9)
        dark = QColor(INK)
        dark.setAlpha(235)
        self._line(outline, QPen(dark, 6))
        dashes = QPen(IVORY, 3)
        dashes.setCapStyle(Qt.PenCapStyle.RoundCap)
        dashes.setDashPattern([2.2, 2.6])
        self._line(outline, dashes)
        at_edge = area.left() < 2 * _ARROW
        corner, away = (area.topRight(), 1) if at_edge else (area.topLeft(), -1)
        arrow = QPainterPath()
        arrow.addPolygon(
            QPolygonF(
                [
                    corner,
                    corner + QPointF(away * 0.7 * _ARROW, -2 * _ARROW),
                    corner + QPointF(away * 2 * _ARROW, -0.7 * _ARROW),
                    corner,
                ]
            )
        )
        self._line(arrow, QPen(dark, 2.5)).setBrush(IVORY)

    def _line(self, path: QPainterPath, pen: QPen) -> QGraphicsPathItem:
        item = QGraphicsPathItem(path, self)
        item.setPen(pen)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        return item


def pointers(areas: Iterable[QRectF]) -> list[Pointer]:
    """A pointer at each part of the scene."""
    return [Pointer(area) for area in areas]
