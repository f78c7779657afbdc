"""The layout of the main window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget


class WindowFrame(QWidget):
    """The page and the bars below it; beside them there may be room for the side panel.

    The room is at the right, and at the left where people write from right to left.
    """

    def __init__(self, page: QWidget, *bars: QWidget) -> None:
        """
        Args:
            bars: the bars from top to bottom; the height of each depends on its width.
        """
        super().__init__()
        self._page = page
        self._bars: tuple[QWidget, ...] = ()
        page.setParent(self)
        self._room = (0, 0)
        for bar in reversed(bars):
            self.add_bar(bar)

    def add_bar(self, bar: QWidget) -> None:
        """Add a bar directly below the page; the bar hides and shows itself."""
        self._bars = (bar, *self._bars)
        bar.setParent(self)
        bar.installEventFilter(self)

    def drop_bar(self, bar: QWidget) -> None:
        """Delete a bar."""
        self._bars = tuple(each for each in self._bars if each is not bar)
        bar.removeEventFilter(self)
        bar.hide()
        bar.deleteLater()
        self._arrange()

    def leave_room(self, beside_page: int, beside_bars: int) -> None:
        """Keep this many pixels free at the end of the lines."""
        if self._room != (beside_page, beside_bars):
            self._room = (beside_page, beside_bars)
            self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (
            QEvent.Type.ShowToParent,
            QEvent.Type.HideToParent,
            QEvent.Type.LayoutRequest,
        ):
            self._arrange()
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        beside_page, beside_bars = self._room
        bottom, width = self.height(), self.width() - beside_bars
        for bar in reversed(self._bars):
            if not bar.isHidden():
                height = max(bar.minimumHeight(), bar.heightForWidth(width))
                bottom -= height
                bar.setGeometry(self._start(beside_bars), bottom, width, height)
        self._page.setGeometry(self._start(beside_page), 0, self.width() - beside_page, bottom)

    def _start(self, free: int) -> int:
        return free if self.isRightToLeft() else 0
