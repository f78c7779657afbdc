"""Speech bubbles."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsPixmapItem

from soiree.ui.style import theme
from soiree.ui.style.painting import painting
from soiree.ui.table.felt.items import click_through, rounded
from soiree.ui.table.felt.pixels import drawing

_AIR = 6.0
"""Pixels round the body of a bubble, for its shadow and its tail."""

_CORNER = 12.0
_HALF = 7.0
"""Half the width of a tail where it leaves the body."""


class Bubble(QGraphicsPixmapItem):
    """A speech bubble beside its speaker: a few words, a card's picture, or both."""

    def __init__(self) -> None:
        super().__init__()
        self._untailed = QPixmap()
        self.setZValue(20_000)
        click_through(self).hide()

    def say(self, words: str, card: QPixmap | None, ratio: float, scale: float = 1.0) -> None:
        """Draw the content; `stand` shows the bubble.

        Args:
            words: one line or several.
            card: the picture to the right of the words.
            scale: of the words.
        """
        face = theme.felt_font(round(theme.LEAD * max(1.0, scale)), bold=True)
        metrics = QFontMetricsF(face)
        size = metrics.size(0, words)
        width, height = size.width(), max(size.height(), metrics.height())
        if card is not None:
            picture = card.deviceIndependentSize()
            width += picture.width() + (8 if words else 0)
            height = max(height, picture.height())
        ground = QRectF(_AIR, _AIR, width + 24, height + 14)
        whole = (ground.size() + QSizeF(2 * _AIR, 2 * _AIR)).toSize()
        with drawing(whole, ratio) as (self._untailed, painter):
            painter.fillPath(rounded(ground.translated(0, 2), _CORNER), QColor(0, 0, 0, 50))
            painter.fillPath(rounded(ground, _CORNER), theme.IVORY)
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
        self.setPixmap(self._untailed)

    def extent(self) -> QSizeF:
        """The size with the shadow and the room for a tail."""
        return self.pixmap().deviceIndependentSize()

    def stand(self, middle: QPointF, speaker: QRectF | None = None) -> None:
        """Show the bubble, centred on a point of the scene.

        Args:
            speaker: the area that a small tail points to.
        """
        size = self.extent()
        self.setPos(round(middle.x() - size.width() / 2), round(middle.y() - size.height() / 2))
        ground = QRectF(QPointF(), size).adjusted(_AIR, _AIR, -_AIR, -_AIR)
        tail = None if speaker is None else tail_of(ground, speaker.translated(-self.pos()))
        pixmap = QPixmap(self._untailed)
        if tail is not None:
            with painting(pixmap) as painter:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.IVORY)
                painter.drawPolygon(tail)
        self.setPixmap(pixmap)
        self.show()


def tail_of(ground: QRectF, speaker: QRectF) -> QPolygonF | None:
    """Return the tail from a bubble's body towards a speaker; None if the two overlap."""
    below, above = speaker.top() - ground.bottom(), ground.top() - speaker.bottom()
    right, left = speaker.left() - ground.right(), ground.left() - speaker.right()
    if max(below, above, right, left) <= -_AIR:
        return None
    # Vertical where possible: a tail to the side may seem to point to a neighbour.
    upright = max(below, above) >= 0 or max(below, above) > max(right, left)
    forward = below > above if upright else right > left
    # The coordinates are those of a tail that points down; the last line turns them.
    start, end = (ground.left(), ground.right()) if upright else (ground.top(), ground.bottom())
    target = speaker.center().x() if upright else speaker.center().y()
    inset = min(_CORNER + _HALF, (end - start) / 2)
    foot = max(start + inset, min(target, end - inset))
    tip = foot + max(-_AIR, min(target - foot, _AIR))
    sides = (ground.top(), ground.bottom()) if upright else (ground.left(), ground.right())
    edge, out = sides[forward], 1 if forward else -1
    # The tail begins a pixel within the body, so that no seam shows.
    points = ((foot - _HALF, edge - out), (foot + _HALF, edge - out), (tip, edge + out * _AIR))
    return QPolygonF([QPointF(*each) if upright else QPointF(*each[::-1]) for each in points])
