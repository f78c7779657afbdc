"""The portraits of players, and round medallions of ivory with a portrait."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from soiree.resources import resource
from soiree.ui.style.ornaments import draw_laurel
from soiree.ui.style.panels import painter_on
from soiree.ui.style.theme import IVORY, PETROL

_LEAVES = 12

_RIM, _LAURELLED = 0.07, 0.2
"""The width of ivory around the portrait, as a share of the portrait's, without and with laurel."""


@lru_cache(maxsize=64)
def portrait(name: str, pixels: int) -> QPixmap:
    """A round portrait; a petrol disc for an unknown name."""
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        file = resource("portraits", f"{name}.svg")
    except FileNotFoundError:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(PETROL)
        painter.drawEllipse(0, 0, pixels, pixels)
    else:
        clip = QPainterPath()
        clip.addEllipse(0, 0, pixels, pixels)
        painter.setClipPath(clip)
        QSvgRenderer(str(file)).render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    return pixmap


class Medallion(QWidget):
    """A portrait on a medallion.

    Attributes:
        portrait: the name of the portrait.
    """

    def __init__(self, portrait: str, across: int, *, laurelled: bool = False) -> None:
        """
        Args:
            across: the width of the portrait in pixels.
        """
        super().__init__()
        self.portrait = portrait
        self._drawing = QSvgRenderer(str(resource("portraits", f"{portrait}.svg")), self)
        self._laurelled = laurelled
        self.resize_portrait(across)

    def resize_portrait(self, across: int) -> None:
        """Change the width of the portrait in pixels."""
        self._across = across
        rim = across * (_LAURELLED if self._laurelled else _RIM)
        self.setFixedSize(across + 2 * round(rim), across + 2 * round(rim))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        whole = self.rect().toRectF()
        portrait = QRectF(0, 0, self._across, self._across)
        portrait.moveCenter(whole.center())
        painter.setBrush(IVORY)
        painter.setPen(QPen(PETROL, 1.6))
        painter.drawEllipse(whole.adjusted(1, 1, -1, -1))
        if self._laurelled:
            radius = (whole.width() + self._across) / 4 - 0.5
            draw_laurel(painter, whole.center(), radius, _LEAVES, PETROL)
        self._drawing.render(painter, portrait)
