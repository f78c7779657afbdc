"""The buttons that lead through a replay, each with a sign that is drawn here."""

from __future__ import annotations

import enum
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QApplication, QToolButton

from soiree.ui.style import theme
from soiree.ui.style.theme import STEP

SIZE = 4 * STEP


class Sign(enum.Enum):
    """What a button does; each is drawn of bars, triangles and dots from left to right."""

    FIRST = "|<<"
    PREVIOUS_ROUND = "<<"
    PREVIOUS_CHOICE = "<."
    BACK = "<|"
    PLAY = ">"
    PAUSE = "||"
    FORWARD = "|>"
    NEXT_CHOICE = ".>"
    NEXT_ROUND = ">>"
    LAST = ">>|"


_WIDTHS = {"|": 3.0, "<": 8.0, ">": 8.0, ".": 6.0}
_HEIGHT = 12.0


class TransportButton(QToolButton):
    """A button with a sign.

    Attributes:
        sign: what it shows.
    """

    def __init__(self, sign: Sign) -> None:
        super().__init__()
        self.sign = sign
        self.setFixedSize(SIZE, SIZE)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_sign(self, sign: Sign) -> None:
        if sign is not self.sign:
            self.sign = sign
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(SIZE, SIZE)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chrome = theme.chrome_of(QApplication.palette())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(chrome.text if self.isEnabled() else chrome.line)
        parts: Sequence[str] = self.sign.value
        gap = 3.0 if parts == "||" else 1.0
        width = sum(_WIDTHS[part] for part in parts) + gap * (len(parts) - 1)
        left, middle = (self.width() - width) / 2, self.height() / 2
        for part in parts:
            box = QRectF(left, middle - _HEIGHT / 2, _WIDTHS[part], _HEIGHT)
            _draw(painter, part, box)
            left += _WIDTHS[part] + gap


def _draw(painter: QPainter, part: str, box: QRectF) -> None:
    match part:
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
