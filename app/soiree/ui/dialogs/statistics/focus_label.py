"""A label that takes the focus, for people who use the keyboard and a screen reader."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel

from soiree.ui.style import theme
from soiree.ui.style.panels import paint_focus, painter_on


class FocusLabel(QLabel):
    """A plain text, or a picture in its place, with a double frame while it has the focus.

    A screen reader reads the name and the description of the label. A subclass with a picture
    overrides `paint_picture`.
    """

    def __init__(self, font: QFont | None = None) -> None:
        """
        Args:
            font: the font of a text, which is wrapped; None for a picture.
        """
        super().__init__(textFormat=Qt.TextFormat.PlainText, wordWrap=font is not None)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if font is not None:
            self.setFont(font)

    def paint_picture(self, painter: QPainter) -> None:
        """Paint the picture behind the text."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        self.paint_picture(painter)
        painter.end()
        super().paintEvent(event)
        if self.hasFocus():
            frame = self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5)
            paint_focus(painter_on(self), frame, theme.chrome_of(self.palette()))
