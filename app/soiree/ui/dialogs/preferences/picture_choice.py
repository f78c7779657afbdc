"""A choice among pictures side by side."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QIcon, QPixmap
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem

from soiree.ui.style import theme
from soiree.ui.style.theme import STEP, TEXT

VALUE = Qt.ItemDataRole.UserRole

_WIDEST = 16 * STEP
"""The largest width of a title, at the usual size of text."""

_CAPTION = 2 * STEP + 4
"""The height of a title, at the usual size of text."""


class PictureChoice(QListWidget):
    """Pictures with a title each, one of which is chosen. Methods have the names of `QComboBox`.

    Signals:
        currentIndexChanged: another picture is chosen; with its row.
    """

    currentIndexChanged = Signal(int)

    def __init__(self, picture: QSize, width: int = 71 * STEP) -> None:
        """
        Args:
            picture: the size of the pictures, in logical pixels.
            width: the preferred width of all together, in logical pixels.
        """
        super().__init__()
        self.setProperty("pictures", True)
        self.setIconSize(picture)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setWrapping(False)
        self.setMouseTracking(True)
        self.setHorizontalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._width = width
        self._fit()
        self.currentRowChanged.connect(self.currentIndexChanged)

    def offer(self, values: Mapping[str, str]) -> None:
        """Replace all pictures by empty places with these titles, by value."""
        self.clear()
        empty = QPixmap(self.iconSize())
        empty.fill(theme.chrome_of(self.palette()).line)
        for value, title in values.items():
            item = QListWidgetItem(title, self)
            item.setData(VALUE, value)
            item.setToolTip(title)
            item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
            self.show_picture(value, empty)
        self._fit()

    def show_picture(self, value: str, picture: QPixmap) -> None:
        if (row := self.findData(value)) >= 0:
            icon = QIcon(picture)
            icon.addPixmap(picture, QIcon.Mode.Selected)  # else Qt would colour it
            self.item(row).setIcon(icon)

    def findData(self, value: str) -> int:
        rows = range(self.count())
        return next((row for row in rows if self.item(row).data(VALUE) == value), -1)

    def currentData(self) -> str:
        item: QListWidgetItem | None = self.currentItem()
        return str(item.data(VALUE)) if item else ""

    def _fit(self) -> None:
        """Give the pictures and the list the sizes that their titles need."""
        picture, metrics = self.iconSize(), QFontMetrics(theme.font(TEXT))
        around = QSize(2 * STEP + 4, theme.grown(_CAPTION) + 2 * STEP)
        total = 0
        for row in range(self.count()):
            title = metrics.horizontalAdvance(self.item(row).text())
            width = max(picture.width(), min(title, theme.grown(_WIDEST))) + around.width()
            total += width
            self.item(row).setSizeHint(QSize(width, picture.height() + around.height()))
        scroll_bar = 2 * STEP if total > self._width - STEP else 0
        self.setFixedHeight(picture.height() + around.height() + 4 + scroll_bar)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.FontChange:
            self._fit()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(self._width, self.height())
