"""A bar below the table that says that computers play for the people, and how to end it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from soiree.ui.style import theme
from soiree.ui.style.theme import LEAD, STEP
from soiree.ui.table.felt.fitting import draw_fitted, fitted


class DemoBar(QWidget):
    """A few words in the middle of a bar, which covers nothing of the table."""

    def __init__(self) -> None:
        super().__init__()
        self._title = self._hint = ""
        self.setMinimumHeight(5 * STEP)
        self.hide()

    def say(self, title: str, hint: str) -> None:
        """Show what goes on, and how it is ended; until it is hidden."""
        self._title, self._hint = title, hint
        self.setAccessibleName(title)
        self.setAccessibleDescription(hint)
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        chrome = theme.chrome_of(self.palette())
        painter.fillRect(self.rect(), chrome.raised)
        painter.fillRect(0, 0, self.width(), 1, chrome.line)
        painter.setPen(chrome.text)
        large, gap = theme.font(LEAD, bold=True), 2 * STEP
        title = QFontMetricsF(large).horizontalAdvance(self._title)
        room = self.width() - title - 3 * gap
        hint = QFontMetricsF(theme.font(LEAD)).horizontalAdvance(self._hint)
        left = max(gap, (self.width() - title - gap - hint) / 2)
        line = QRectF(QPointF(left, 0), self.size())
        painter.setFont(large)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, self._title)
        words = QRectF(left + title + gap, (self.height() - 22) / 2, room, 22)
        draw_fitted(painter, fitted(self._hint, room, 22, LEAD), words)
