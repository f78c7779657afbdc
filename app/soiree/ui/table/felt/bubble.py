"""Something said aloud, as it is seen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsPixmapItem

from soiree.ui.style import theme

_AIR = 6.0
"""Pixels about the ground, for its shadow and its tail."""

_CORNER = 12.0
_HALF = 7.0
"""Half of the width of a tail where it leaves the ground."""


class Bubble(QGraphicsPixmapItem):
    """Something said aloud, beside its speaker: a few words, a card's picture, or both."""

    def __init__(self) -> None:
        super().__init__()
        self._untailed = QPixmap()
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
        ground = QRectF(_AIR, _AIR, width + 24, height + 14)
        pixmap = QPixmap((ground.size() + QSizeF(2 * _AIR, 2 * _AIR)).toSize() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 50))
        painter.drawRoundedRect(ground.translated(0, 2), _CORNER, _CORNER)
        painter.setBrush(theme.IVORY)
        painter.drawRoundedRect(ground, _CORNER, _CORNER)
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
        self._untailed = pixmap
        self.setPixmap(pixmap)

    def extent(self) -> QSizeF:
        """How large it is, with its shadow and room for its tail."""
        return self.pixmap().deviceIndependentSize()

    def stand(self, middle: QPointF, speaker: QRectF | None = None) -> None:
        """Show it about a point of the scene.

        Args:
            speaker: where who speaks is seen; a small tail points there.
        """
        size = self.extent()
        self.setPos(round(middle.x() - size.width() / 2), round(middle.y() - size.height() / 2))
        ground = QRectF(QPointF(), size).adjusted(_AIR, _AIR, -_AIR, -_AIR)
        tail = None if speaker is None else tail_of(ground, speaker.translated(-self.pos()))
        self.setPixmap(self._untailed if tail is None else self._with(tail))
        self.show()

    def _with(self, tail: QPolygonF) -> QPixmap:
        pixmap = QPixmap(self._untailed)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.IVORY)
        painter.drawPolygon(tail)
        painter.end()
        return pixmap


def tail_of(ground: QRectF, speaker: QRectF) -> QPolygonF | None:
    """The tail that leads from the ground of a bubble towards a speaker; None if they overlap."""
    below, above = speaker.top() - ground.bottom(), ground.top() - speaker.bottom()
    right, left = speaker.left() - ground.right(), ground.left() - speaker.right()
    if max(below, above, right, left) <= -_AIR:
        return None
    # Upwards or downwards wherever it can: a tail to the side may seem to lead to a neighbour.
    upright = max(below, above) >= 0 or max(below, above) > max(right, left)
    forward = below > above if upright else right > left
    # As for a tail that points down; turned where it points elsewhere.
    start, end = (ground.left(), ground.right()) if upright else (ground.top(), ground.bottom())
    target = speaker.center().x() if upright else speaker.center().y()
    inset = min(_CORNER + _HALF, (end - start) / 2)
    foot = max(start + inset, min(target, end - inset))
    tip = foot + max(-_AIR, min(target - foot, _AIR))
    sides = (ground.top(), ground.bottom()) if upright else (ground.left(), ground.right())
    edge, out = sides[forward], 1 if forward else -1
    # It begins a little within, so that no line shows between the two.
    points = ((foot - _HALF, edge - out), (foot + _HALF, edge - out), (tip, edge + out * _AIR))
    return QPolygonF([QPointF(*each) if upright else QPointF(*each[::-1]) for each in points])
