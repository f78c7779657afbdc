"""A label that takes the focus, for people who use the keyboard and a screen reader."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QLabel

from soiree.ui.style import theme
from soiree.ui.style.panels import painter_on
from soiree.ui.style.theme import STEP


class FocusLabel(QLabel):
    """A plain text, or a picture in its place, with a double frame while it has the focus.

    A screen reader reads the name and the description of the label.
    """

    def __init__(self) -> None:
        super().__init__(textFormat=Qt.TextFormat.PlainText)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.hasFocus():
            return
        painter = painter_on(self)
        painter.setPen(QPen(theme.chrome_of(self.palette()).text, 1))
        for inwards in (0.5, 2.5):
            ring = self.rect().toRectF().adjusted(inwards, inwards, -inwards, -inwards)
            painter.drawRoundedRect(ring, STEP / 2, STEP / 2)
