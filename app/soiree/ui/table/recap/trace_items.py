"""The graphics items of traces: hairlines, numbers, ghosts and arcs.

Brass lines mark possible actions; traces mark past ones, in the ink of the text on the felt.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainterPath,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QGraphicsSimpleTextItem,
)

from soiree.ui.language.translation import tr
from soiree.ui.style import theme
from soiree.ui.style.theme import TablePalette
from soiree.ui.table.felt.cards import Pose
from soiree.ui.table.felt.items import CompositeItem, click_through, explain, rounded, without
from soiree.ui.table.felt.pixels import faded_along, show_about_middle
from soiree.ui.table.motion.animations import keyframes

AWAY = 4.5
"""The distance of a hairline from its card, which leaves room for a brass line, in pixels."""

_HAIR = 1.4
_CORNER = 9.0
BADGE = 8.5
"""The radius of a number's badge at the least size of text, in pixels."""

_DIGIT = (theme.TEXT - 1) / BADGE
"""The size of the number, in radii of its badge."""

GHOST = 0.34
"""The opacity of a ghost."""

_WIDEST = 4.2
"""The width of an arc at its end, in pixels."""

_SAMPLES = 24
"""The number of points at which the visibility of an arc is tested."""

_STUB = 40.0
"""The least size of a piece of an arc that is kept, in pixels."""


_LOW = -0.7
"""The z value of arcs and ghosts: below all cards at rest."""


class TraceItem(CompositeItem):
    """A trace, or a part of one, that appears and disappears as a whole."""

    def __init__(self, height: float) -> None:
        super().__init__()
        self.setZValue(height)

    def fade(self, *, away: bool, milliseconds: int) -> QAbstractAnimation:
        """Return an animation that fades the item out if `away`, and in otherwise."""
        start, end = (self.opacity(), 0.0) if away else (0.0, 1.0)
        return keyframes(self, b"opacity", milliseconds, ((0.0, start), (1.0, end)))


class Mark(TraceItem):
    """A hairline round a changed place, with a red line below if the viewer was hit."""

    def __init__(
        self, area: QRectF, height: float, palette: TablePalette, sentences: str, *, hits: bool
    ) -> None:
        """
        Args:
            area: the rectangle of the place, in the scene.
            height: the z value.
            sentences: the tooltip.
            hits: True if a change hit the viewer.
        """
        super().__init__(height)
        round_it = area.adjusted(-AWAY, -AWAY, AWAY, AWAY)
        outline = rounded(round_it, _CORNER)
        _stroke(outline, self, palette.gap, _HAIR + 2.2, 0.5)
        _stroke(outline, self, palette.ink, _HAIR)
        if hits:
            _underline(self, round_it.bottomLeft(), round_it.bottomRight(), palette)
        self._sentences = sentences
        explain(self, area, sentences)

    def number(self, number: int, middle: QPointF, radius: float, palette: TablePalette) -> None:
        """Show the place's number in the order of events, in a badge about this middle."""
        ground = QPainterPath()
        ground.addEllipse(middle, radius, radius)
        item = _cached(QGraphicsPathItem(ground, self))
        text = tr("Change {number} since your last choice: {sentences}")
        item.setToolTip(text.format(number=number, sentences=self._sentences))
        item.setBrush(palette.ink)
        item.setPen(QPen(palette.gap, 1.2))
        words = click_through(QGraphicsSimpleTextItem(str(number), self))
        face = theme.felt_font(round(radius * _DIGIT), bold=True, figures=True)
        words.setFont(face)
        words.setBrush(palette.gap)
        metrics = QFontMetricsF(face)
        size = QPointF(metrics.horizontalAdvance(str(number)), metrics.height())
        words.setPos(middle - size / 2)


class GhostItem(TraceItem):
    """The faint picture of a card, at the place that the card has left.

    Attributes:
        outline: the card's rectangle, about its centre.
    """

    def __init__(
        self, picture: QPixmap, pose: Pose, palette: TablePalette, *, hits: bool, rise: float
    ) -> None:
        """
        Args:
            hits: True to draw a red line, as the viewer lost something.
            rise: the pixels by which `pose` is raised above the cards that lie there now; the red
                line is drawn at the lower edge of these cards.
        """
        super().__init__(_LOW)
        self.setPos(pose.centre)
        self.setRotation(pose.turn)
        card = click_through(QGraphicsPixmapItem(self))
        show_about_middle(card, picture)
        card.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        card.setOpacity(GHOST)
        self.outline = card.boundingRect()
        if hits:
            size = picture.deviceIndependentSize()
            across, down = size.width() / 2, size.height() / 2 + rise + 3.5
            _underline(self, QPointF(-across, down), QPointF(across, down), palette)


class Arc(TraceItem):
    """A thin arc from the place that a card left to its new place, where the arc is widest."""

    def __init__(
        self,
        start: QPointF,
        end: QPointF,
        palette: TablePalette,
        *,
        hits: bool,
        words: Sequence[QRectF],
    ) -> None:
        """
        Args:
            words: the parts of the scene that the arc must not cross.
        """
        super().__init__(_LOW)
        path = _pieces(without(_tapering(start, end), words))
        colour = harm_colour(palette) if hits else palette.ink
        along = QLinearGradient(start, end)
        shine = faded_along(along, colour, ((0.0, 0.12), (0.55, 0.5), (1.0, 0.85)))
        edge = theme.faded(palette.gap, 0.28)
        _cached(QGraphicsPathItem(path, self)).setPen(QPen(edge, 1.6))
        over = _cached(QGraphicsPathItem(path, self))
        over.setBrush(QBrush(shine))
        over.setPen(Qt.PenStyle.NoPen)


def harm_colour(palette: TablePalette) -> QColor:
    """Return the red that marks harm to the viewer, bright enough for the felt."""
    return QColor("#E8616B") if palette.is_dark else theme.RED


def visible_share(start: QPointF, end: QPointF, over: Sequence[QRectF]) -> float:
    """Return the visible share of an arc, from 0 to 1, given the areas that cover it."""
    path = QPainterPath(start)
    path.quadTo(_control(start, end), end)
    points = [path.pointAtPercent((number + 0.5) / _SAMPLES) for number in range(_SAMPLES)]
    return sum(not any(area.contains(at) for area in over) for at in points) / _SAMPLES


def _control(start: QPointF, end: QPointF) -> QPointF:
    way = end - start
    aside = QPointF(-way.y(), way.x())
    return (start + end) / 2 + aside * (-0.16 if aside.y() > 0 else 0.16)


def _tapering(start: QPointF, end: QPointF) -> QPainterPath:
    way = end - start
    length = math.hypot(way.x(), way.y())
    control = _control(start, end)
    half = QPointF(-way.y(), way.x()) / max(1.0, length) * (_WIDEST / 2)
    path = QPainterPath(start)
    path.quadTo(control + half * 0.6, end + half)
    path.lineTo(end - half)
    path.quadTo(control - half * 0.6, start)
    return path


def _pieces(path: QPainterPath) -> QPainterPath:
    kept = QPainterPath()
    for piece in path.toSubpathPolygons():
        size = piece.boundingRect().size()
        if max(size.width(), size.height()) >= _STUB:
            kept.addPolygon(piece)
    return kept


def _underline(parent: QGraphicsItem, left: QPointF, right: QPointF, palette: TablePalette) -> None:
    line = QPainterPath(left + QPointF(_CORNER, 0))
    line.lineTo(right - QPointF(_CORNER, 0))
    _stroke(line, parent, palette.gap, 6.5)
    _stroke(line, parent, harm_colour(palette), 4.0)


def _stroke(
    path: QPainterPath, parent: QGraphicsItem, colour: QColor, width: float, opacity: float = 1.0
) -> None:
    item = _cached(QGraphicsPathItem(path, parent))
    pen = QPen(colour, width, c=Qt.PenCapStyle.RoundCap)
    item.setPen(pen)
    item.setOpacity(opacity)


def _cached(item: QGraphicsPathItem) -> QGraphicsPathItem:
    """Let clicks through, and cache the item as a pixmap, which makes frames cheaper."""
    item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
    return click_through(item)
