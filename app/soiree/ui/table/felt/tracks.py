"""Progress bars of scores: a hairline, filled up to the score, with marks at its ends."""

from __future__ import annotations

import math
from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem

from soiree.ui.language.translation import tr
from soiree.ui.style import theme
from soiree.ui.style.ornaments import draw_laurel
from soiree.ui.style.panels import RIGHT, write
from soiree.ui.table.contract.stakes import Scale, Track
from soiree.ui.table.felt.items import Sprite, explain
from soiree.ui.table.felt.pixels import drawing

HEIGHT = 12.0
"""The height of a track with its marks, before scaling."""

_MARK = 11.0
"""The width of a mark."""

_LAUREL = 4.07
"""The radius of a laurel with leaves of this width."""

_GAP = 3.0
_FILL = 3.0
"""The thickness of the line up to the score."""

_BEYOND = 0.42
"""The opacity of the line from the score to the notch."""

_FIGURES = 12


class TrackItem(Sprite):
    """A track in the scene, redrawn only after a change."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent=parent)
        self._explained: list[QGraphicsRectItem] = []

    def show_track(
        self, track: Track | None, area: QRectF, scale: float, ratio: float, ink: QColor
    ) -> None:
        """Show a track; None hides the item.

        Args:
            area: in the parent's coordinates, before scaling.
            ratio: device pixels to one of the scene.
        """
        if not self.has_changed(track, area.getRect(), scale, ratio, ink.rgb()):
            return
        self.setVisible(track is not None)
        if track is None:
            return
        corner = QPointF(
            math.floor(area.left() * scale * ratio) / ratio,
            math.floor(area.top() * scale * ratio) / ratio,
        )
        with drawing(area.size() * scale + QSizeF(1, 1), ratio) as (picture, painter):
            painter.scale(scale, scale)
            draw_track(painter, QRectF(QPointF(), area.size()), track, ink)
        self.setPixmap(picture)
        self.setPos(corner)
        self._explain(QRectF(QPointF(), area.size()), track, scale)

    def _explain(self, area: QRectF, track: Track, scale: float) -> None:
        for old in self._explained:
            if (scene := self.scene()) is not None:
                scene.removeItem(old)
        self._explained = []
        for part, words in _explanations(area, track):
            item = explain(self, part, words)
            item.setScale(scale)
            self._explained.append(item)


def _explanations(area: QRectF, track: Track) -> Iterator[tuple[QRectF, str]]:
    line, scale = _line(area, track.scale), track.scale
    before = QRectF(area.left(), area.top(), line.left() - area.left(), area.height())
    beyond = QRectF(line.right(), area.top(), area.right() - line.right(), area.height())
    if scale.low_wins:
        yield before, tr("The laurel is the good end: the fewest points win.")
    else:
        yield beyond, tr("The laurel is the good end: the most points win.")
    if scale.has_limit:
        text = tr("The falling arrow is the limit: more than {last} points are the bad end.")
        yield beyond, text.format(last=scale.last)
    if track.notch is not None:
        x = line.left() + line.width() * track.part(track.notch)
        words = tr("The notch: {points}.").format(points=track.notch_words())
        yield QRectF(x - 5, area.top() - 2, 10, area.height() + 4), words


def draw_track(painter: QPainter, area: QRectF, track: Track, ink: QColor) -> None:
    """Draw a track with the marks at its ends, and the number at its far end."""
    line = _line(area, track.scale)
    y = line.center().y()
    painter.save()
    _draw_ends(painter, area, line, track.scale, ink)
    pale = theme.faded(ink, 0.5)
    painter.setPen(QPen(pale, 1))
    painter.drawLine(line.topLeft(), line.topRight())
    now = line.left() + line.width() * track.part(track.now)
    if track.notch is not None:
        there = line.left() + line.width() * track.part(track.notch)
        _draw_stretch(painter, min(now, there), max(now, there), y, ink, _BEYOND)
        if track.before is not None:
            now = min(now, there)
        painter.setPen(QPen(ink, 1.4))
        painter.drawLine(QPointF(there, y - 4), QPointF(there, y + 4))
    _draw_stretch(painter, line.left(), now, y, ink, 1.0)
    painter.restore()


def _line(area: QRectF, scale: Scale) -> QRectF:
    left, right = area.left(), area.right()
    if scale.low_wins:
        left += _MARK + _GAP
    if scale.ends_match:
        figures = QFontMetricsF(theme.felt_font(_FIGURES, figures=True))
        right -= figures.horizontalAdvance(str(scale.last)) + _GAP
    if scale.has_limit or not scale.low_wins:
        right -= _MARK + (0 if scale.has_limit else _GAP)
    return QRectF(left, area.center().y(), max(0.0, right - left), 0)


def _draw_stretch(
    painter: QPainter, left: float, right: float, y: float, ink: QColor, strength: float
) -> None:
    if right - left < 0.5:
        return
    colour = theme.faded(ink, strength)
    painter.fillRect(QRectF(left, y - _FILL / 2, right - left, _FILL), colour)


def _draw_ends(painter: QPainter, area: QRectF, line: QRectF, scale: Scale, ink: QColor) -> None:
    y = area.center().y()
    if scale.low_wins:
        draw_laurel(painter, QPointF(area.left() + _MARK / 2, y), _LAUREL, 4, ink)
    if scale.has_limit:
        _draw_fall(painter, line.topRight(), ink)
    elif not scale.low_wins:
        middle = QPointF(line.right() + _GAP + _MARK / 2, y)
        draw_laurel(painter, middle, _LAUREL, 4, ink)
    if scale.ends_match:
        figures = theme.felt_font(_FIGURES, figures=True)
        write(painter, area.adjusted(0, -4, 0, 4), str(scale.last), figures, ink, RIGHT)


def _draw_fall(painter: QPainter, edge: QPointF, ink: QColor) -> None:
    bend = QPainterPath(edge)
    foot = edge + QPointF(5.4, 3.4)
    bend.quadTo(edge + QPointF(5.4, 0), foot)
    pen = QPen(ink, 1.6, c=Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(bend)
    tip = QPainterPath(foot + QPointF(-2.6, -0.4))
    tip.lineTo(foot + QPointF(2.6, -0.4))
    tip.lineTo(foot + QPointF(0, 2.5))
    tip.closeSubpath()
    painter.fillPath(tip, ink)
