"""The common parts of lists and grids whose items are painted by hand."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

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
