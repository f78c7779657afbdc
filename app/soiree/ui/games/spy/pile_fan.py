"""A pile of Spy vs Spy fanned out, so that every card of it is seen."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from soiree.core.cards import Card
from soiree.ui.decks import CardArt
from soiree.ui.style import theme

_RIM = 12.0
_INDEX = 0.3
"""How much of a card its neighbour must leave in sight, in card widths: the index."""


class Fan(QGraphicsPixmapItem):
    """The cards of a pile side by side, the first one at the left, under a few words.

    Attributes:
        cards: of the pile that was shown last, the first one first.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(12_000)
        self.cards: tuple[Card, ...] = ()
        self.hide()

    def open(
        self, cards: Sequence[Card], words: str, art: CardArt, room: QRectF, ratio: float
    ) -> None:
        """Show cards in as many rows as they need, at the bottom of a part of the scene."""
        self.cards = tuple(cards)
        face = theme.font(theme.TEXT, bold=True)
        metrics = QFontMetricsF(face)
        wide, tall = art.size.toTuple()
        across = room.width() - 2 * _RIM - wide
        in_row = min(len(cards), 1 + int(across / (wide * _INDEX)))
        rows = math.ceil(len(cards) / in_row)
        in_row = math.ceil(len(cards) / rows)
        step = min(wide + 4, across / max(1, in_row - 1))
        above = metrics.height() + _RIM / 2
        size = QSizeF(
            max(wide + step * (in_row - 1), metrics.horizontalAdvance(words)) + 2 * _RIM,
            above + rows * (tall + _RIM) + _RIM,
        )
        pixmap = QPixmap((size * ratio).toSize())
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(14, 18, 20, 235))
        painter.drawRoundedRect(QRectF(QPointF(), size), 10, 10)
        painter.setPen(theme.IVORY)
        painter.setFont(face)
        painter.drawText(QPointF(_RIM, _RIM + metrics.ascent()), words)
        for number, card in enumerate(cards):
            row, column = divmod(number, in_row)
            left = round((_RIM + step * column) * ratio) / ratio
            top = round((_RIM + above + row * (tall + _RIM)) * ratio) / ratio
            painter.drawPixmap(QPointF(left, top), art.face(card))
        painter.end()
        self.setPixmap(pixmap)
        left, top = room.center().x() - size.width() / 2, room.bottom() - size.height()
        self.setPos(round(left), round(top))
        self.show()
