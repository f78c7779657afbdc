"""Something said aloud, as it is seen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from soiree.ui.style import theme


class Bubble(QGraphicsPixmapItem):
    """Something said aloud, beside its speaker: a few words, a card's picture, or both."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(20_000)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def say(self, words: str, card: QPixmap | None, ratio: float, scale: float = 1.0) -> None:
        """Take something to say, in one line or several; `stand` shows it.

        Args:
            scale: of the words.
        """
        face = theme.font(round(theme.LEAD * max(1.0, scale)), bold=True)
        metrics = QFontMetricsF(face)
        size = metrics.size(0, words)
        width, height = size.width(), max(size.height(), metrics.height())
        if card is not None:
            picture = card.deviceIndependentSize()
            width += picture.width() + (8 if words else 0)
            height = max(height, picture.height())
        ground = QRectF(4, 4, width + 24, height + 14)
        pixmap = QPixmap((ground.size() + QRectF(0, 0, 8, 8).size()).toSize() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 50))
        painter.drawRoundedRect(ground.translated(0, 2), 12, 12)
        painter.setBrush(theme.IVORY)
        painter.drawRoundedRect(ground, 12, 12)
        painter.setPen(theme.INK)
        painter.setFont(face)
        left = ground.left() + 12
        if words:
            painter.drawText(
                QRectF(left, ground.top(), size.width() + 1, ground.height()),
                Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
                words,
            )
            left += size.width() + 8
        if card is not None:
            painter.drawPixmap(QPointF(left, ground.top() + 7), card)
        painter.end()
        self.setPixmap(pixmap)

    def extent(self) -> QSizeF:
        """How large it is, with its shadow."""
        return self.pixmap().deviceIndependentSize()

    def stand(self, middle: QPointF) -> None:
        """Show it about a point of the scene."""
        size = self.extent()
        self.setPos(round(middle.x() - size.width() / 2), round(middle.y() - size.height() / 2))
        self.show()
