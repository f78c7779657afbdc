"""The common parts of lists and grids whose items are painted by hand."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

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


class ItemList(QListView):
    """A list that scrolls smoothly, and leaves some keys to its page."""

    LEFT_TO_PAGE: tuple[int, ...] = (Qt.Key.Key_Escape,)

    def __init__(self, name: str) -> None:
        """
        Args:
            name: the name for screen readers.
        """
        super().__init__()
        self.setAccessibleName(name)
        self.setMouseTracking(True)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in self.LEFT_TO_PAGE:
            event.ignore()
        else:
            super().keyPressEvent(event)
