"""The common parts of lists and grids whose items are painted by hand."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from soiree.ui.style.theme import Chrome

Index = QModelIndex | QPersistentModelIndex

NO_INDEX = QModelIndex()
"""The parent of all rows of a list."""


class PaintedItems(QStyledItemDelegate):
    """Paints each item with smooth edges, and leaves the painter as it was."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_item(painter, option, index)
        painter.restore()

    def paint_item(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one item."""
        raise NotImplementedError


def paint_focus(painter: QPainter, frame: QRectF, chrome: Chrome) -> None:
    """Paint the double line around an item with the keyboard's focus."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(chrome.text, 1.25))
    for inwards in (0.0, 2.5):
        ring = frame.adjusted(inwards, inwards, -inwards, -inwards)
        painter.drawRoundedRect(ring, 6 - inwards, 6 - inwards)
