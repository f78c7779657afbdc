"""What a hint points out: a line of dashes round each item, and an arrow at its corner."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsScene

from soiree.core.entries import Move
from soiree.ui.style.theme import INK, IVORY
from soiree.ui.table.board import Board
from soiree.ui.table.choice import Choice
from soiree.ui.table.targets import Targets

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


class HintPointers:
    """Points out a move to the person who may choose, until it is dropped.

    Attributes:
        move: that is pointed out, if one is.
    """

    def __init__(self, scene: QGraphicsScene, board: Board, choice: Choice) -> None:
        self._scene = scene
        self._board = board
        self._choice = choice
        self._pointers: list[Pointer] = []
        self.move: Move | None = None

    @property
    def targets(self) -> Targets:
        """The targets of the move that is pointed out."""
        return () if self.move is None else self._choice.targets(self.move)

    def show(self, move: Move) -> None:
        """Point out a legal move."""
        self.move = move
        self.place()

    def drop(self) -> None:
        """Point out nothing any more."""
        self.move = None
        self.place()

    def place(self) -> None:
        """Put the pointers where the targets are now."""
        for pointer in self._pointers:
            self._scene.removeItem(pointer)
        items = map(self._board.item_of, self.targets)
        self._pointers = [Pointer(self._board.area_of(item)) for item in items if item is not None]
        for pointer in self._pointers:
            self._scene.addItem(pointer)
