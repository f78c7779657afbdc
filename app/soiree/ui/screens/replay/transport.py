"""The buttons that control a replay, with signs drawn from bars, triangles and dots."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QApplication, QSizePolicy, QToolButton

from soiree.ui.style import theme
from soiree.ui.style.panels import painter_on
from soiree.ui.style.theme import STEP

SIGNS = {
    "first": "|<<",
    "previous_round": "<<",
    "previous_choice": "<.",
    "back": "<|",
    "play": ">",
    "forward": "|>",
    "next_choice": ".>",
    "next_round": ">>",
    "last": ">>|",
}
"""The sign of each command that has a button, from left to right. Each character is one shape."""

PLAY, PAUSE = SIGNS["play"], "||"

SIZE = 4 * STEP
_WIDTHS = {"|": 3.0, "<": 8.0, ">": 8.0, ".": 6.0}
_HEIGHT = 12.0


class TransportButton(QToolButton):
    """A button with a sign."""

    def __init__(self, sign: str) -> None:
        super().__init__()
        self._sign = sign
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_sign(self, sign: str) -> None:
        if sign != self._sign:
            self._sign = sign
            self.update()

    def sizeHint(self) -> QSize:
        side = theme.FINGER if theme.uses_fingers() else SIZE
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = painter_on(self)
        chrome = theme.chrome_of(QApplication.palette())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(chrome.text if self.isEnabled() else chrome.line)
        gap = 3.0 if self._sign == PAUSE else 1.0
        width = sum(_WIDTHS[shape] for shape in self._sign) + gap * (len(self._sign) - 1)
        left, middle = (self.width() - width) / 2, self.height() / 2
        for shape in self._sign:
            box = QRectF(left, middle - _HEIGHT / 2, _WIDTHS[shape], _HEIGHT)
            _draw(painter, shape, box)
            left += _WIDTHS[shape] + gap


def _draw(painter: QPainter, shape: str, box: QRectF) -> None:
    match shape:
        case "|":
            painter.drawRect(box)
        case ".":
            painter.drawEllipse(box.center(), 2.5, 2.5)
        case "<":
            tip = QPointF(box.left(), box.center().y())
            painter.drawPolygon(QPolygonF([box.topRight(), tip, box.bottomRight()]))
        case _:
            tip = QPointF(box.right(), box.center().y())
            painter.drawPolygon(QPolygonF([box.topLeft(), tip, box.bottomLeft()]))
