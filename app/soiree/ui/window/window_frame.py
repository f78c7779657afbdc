"""How the main window divides its space."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget


class WindowFrame(QWidget):
    """The page and the status bar below it; at the right there may be room for the side panel."""

    def __init__(self, page: QWidget, status_bar: QWidget) -> None:
        super().__init__()
        self._page, self._status_bar = page, status_bar
        page.setParent(self)
        status_bar.setParent(self)
        status_bar.installEventFilter(self)
        self._room = (0, 0)

    def leave_room(self, beside_page: int, beside_status_bar: int) -> None:
        """Keep this many pixels free at the right."""
        if self._room != (beside_page, beside_status_bar):
            self._room = (beside_page, beside_status_bar)
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._arrange()
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        beside_page, beside_status_bar = self._room
        width, height = self.width(), self.height()
        below = 0 if self._status_bar.isHidden() else self._status_bar.height()
        self._page.setGeometry(0, 0, width - beside_page, height - below)
        self._status_bar.setGeometry(0, height - below, width - beside_status_bar, below)
