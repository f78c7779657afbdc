"""A pile of Spy vs Spy fanned out, so that every card of it is seen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from soiree.core.cards import Card
from soiree.ui import theme
from soiree.ui.decks import CardArt

_RIM = 12.0
_INDEX = 0.3
"""How much of a card its neighbour must leave in sight, in card widths: the index."""


class Fan(QGraphicsPixmapItem):
    """The cards of a pile side by side, the first one at the left, under a few words."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(12_000)
        self.cards: tuple[Card, ...] = ()
        self.hide()

    def open(
        self, cards: Sequence[Card], words: str, art: CardArt, room: QRectF, ratio: float
    ) -> None:
        """Show cards in the middle of a part of the scene, as far apart as it has room for."""
        self.cards = tuple(cards)
        face = theme.font(theme.TEXT, bold=True)
        metrics = QFontMetricsF(face)
        wide, tall = art.size.toTuple()
        step = min(wide + 4, (room.width() - 2 * _RIM - wide) / max(1, len(cards) - 1))
        step = max(step, wide * _INDEX)
        across = wide + step * (len(cards) - 1)
        across = max(across, metrics.horizontalAdvance(words))
        above = metrics.height() + _RIM / 2
        pixmap = QPixmap(
            (QRectF(0, 0, across + 2 * _RIM, above + tall + 2 * _RIM).size() * ratio).toSize()
        )
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        size = pixmap.deviceIndependentSize()
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(14, 18, 20, 225))
        painter.drawRoundedRect(QRectF(QPointF(), size), 10, 10)
        painter.setPen(theme.IVORY)
        painter.setFont(face)
        painter.drawText(QPointF(_RIM, _RIM + metrics.ascent()), words)
        for number, card in enumerate(cards):
            left = round((_RIM + step * number) * ratio) / ratio
            painter.drawPixmap(QPointF(left, _RIM + above), art.face(card))
        painter.end()
        self.setPixmap(pixmap)
        corner = room.center() - QPointF(size.width() / 2, size.height() / 2)
        self.setPos(round(corner.x()), round(corner.y()))
        self.show()
