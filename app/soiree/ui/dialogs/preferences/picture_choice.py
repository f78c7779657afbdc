"""A choice among pictures side by side."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import (
    QEvent,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyleOptionViewItem,
)

from soiree.ui.item_views import Index, PaintedItems
from soiree.ui.style import theme
from soiree.ui.style.list_items import paint_item
from soiree.ui.style.panels import draw_elided
from soiree.ui.style.theme import STEP, TEXT

VALUE = Qt.ItemDataRole.UserRole
PICTURE = Qt.ItemDataRole.UserRole + 1

_CAPTION = 2 * STEP + 2
"""The height of a title, at the usual size of text."""


class PictureChoice(QListWidget):
    """Pictures with a title each, one of which is chosen. Methods have the names of `QComboBox`.

    Signals:
        currentIndexChanged: another picture is chosen; with its row.
    """

    currentIndexChanged = Signal(int)

    def __init__(self, picture: QSize, *, scrolls: bool = False) -> None:
        """
        Args:
            picture: the size of the pictures, in logical pixels.
            scrolls: keep the room of a scroll bar below the pictures.
        """
        super().__init__()
        self._size = picture
        self.setItemDelegate(_PictureDelegate(picture, self))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setMouseTracking(True)
        self.setHorizontalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._width = (52 if scrolls else 71) * STEP
        self._scrolls = scrolls
        self._take_height()
        self.currentRowChanged.connect(self.currentIndexChanged)

    def offer(self, values: Mapping[str, str]) -> None:
        """Replace all pictures by empty places with these titles, by value."""
        self.clear()
        for value, title in values.items():
            item = QListWidgetItem(title, self)
            item.setData(VALUE, value)
            item.setToolTip(title)

    def show_picture(self, value: str, picture: QPixmap) -> None:
        if (row := self.findData(value)) >= 0:
            self.item(row).setData(PICTURE, picture)

    def findData(self, value: str) -> int:
        rows = range(self.count())
        return next((row for row in rows if self.item(row).data(VALUE) == value), -1)

    def currentData(self) -> str:
        item: QListWidgetItem | None = self.currentItem()
        return str(item.data(VALUE)) if item else ""

    def _take_height(self) -> None:
        # Large titles may need a scroll bar.
        words, scrolls = theme.grown(_CAPTION), self._scrolls or theme.grown(TEXT) > 1.2 * TEXT
        bar = 2 * STEP if scrolls else 0
        self.setFixedHeight(self._size.height() + words + 2 * STEP + 4 + bar)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.FontChange:
            self._take_height()
            self.scheduleDelayedItemsLayout()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(self._width, self.height())


class _PictureDelegate(PaintedItems):
    def __init__(self, picture: QSize, parent: PictureChoice) -> None:
        super().__init__(parent)
        self._size = picture

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        words = option.fontMetrics.horizontalAdvance(str(index.data()))
        width = max(self._size.width(), min(words, theme.grown(16 * STEP))) + 2 * STEP + 4
        return QSize(width, self._size.height() + theme.grown(_CAPTION) + 2 * STEP)

    def paint_item(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        chrome = theme.chrome_of(option.palette)
        area = QRect(option.rect)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint_item(painter, area.toRectF(), option.state, chrome)
        place = QRectF(0, area.top() + STEP, self._size.width(), self._size.height())
        place.moveLeft(area.center().x() - place.width() / 2)
        picture = index.data(PICTURE)
        if isinstance(picture, QPixmap):
            size = picture.deviceIndependentSize()
            size.scale(place.size(), Qt.AspectRatioMode.KeepAspectRatio)
            inner = QRectF(place.topLeft(), size)
            inner.moveCenter(place.center())
            painter.drawPixmap(inner, picture, picture.rect().toRectF())
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(chrome.line)
            painter.drawRoundedRect(place, 4, 4)
        painter.setFont(theme.font(TEXT))
        painter.setPen(chrome.text)
        tall = theme.grown(_CAPTION)
        words = QRect(area.left() + 6, area.bottom() - tall - 5, area.width() - 12, tall)
        draw_elided(painter, words, str(index.data()))
