"""What traces look like: hairlines, numbers, ghosts and arcs, none of which Python paints.

Brass says what may be done. What was done has an ink of its own, that of the words on the felt.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QAbstractAnimation, QPointF, QPropertyAnimation, QRectF, Qt
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
    QGraphicsRectItem,
    QGraphicsSimpleTextItem,
    QGraphicsWidget,
)

from soiree.ui.style import theme
from soiree.ui.style.theme import TablePalette
from soiree.ui.table.felt.pixels import show_about_middle

_Item = TypeVar("_Item", bound=QGraphicsItem)

AWAY = 4.5
"""Pixels that a hairline stands off its card, so that a line of brass has room within it."""

_HAIR = 1.4
_CORNER = 9.0
_BADGE = 8.5
"""Half the width of a number's ground."""

GHOST = 0.34
"""How much of a card is left in its ghost."""

_WIDEST = 4.2
"""Pixels that an arc is wide where it arrives."""


_SAMPLES = 24
"""Points of an arc at which it is looked whether it is seen."""

_STUB = 40.0
"""Pixels below which a piece of an arc leads nowhere."""


class TraceItem(QGraphicsWidget):
    """One trace, or a part of one; it only ever comes and goes as a whole."""

    def __init__(self, height: float) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        # By itself a widget takes 50 × 50 pixels, which clicks would hit.
        self.setPreferredSize(0, 0)
        self.setZValue(height)

    def fade(self, *, away: bool, milliseconds: int) -> QAbstractAnimation:
        """An animation that lets it come, or go."""
        fade = QPropertyAnimation(self, b"opacity")
        fade.setStartValue(self.opacity() if away else 0.0)
        fade.setEndValue(0.0 if away else 1.0)
        fade.setDuration(milliseconds)
        return fade

    def explain(self, area: QRectF, sentence: str) -> None:
        """Say a sentence where the mouse rests on a part of the scene."""
        ground = _passive(QGraphicsRectItem(area, self))
        ground.setPen(Qt.PenStyle.NoPen)
        ground.setToolTip(sentence)


class Mark(TraceItem):
    """A hairline round what came; a line of red below it where it hit something of one's own."""

    def __init__(
        self, area: QRectF, height: float, palette: TablePalette, *, number: int, hits: bool
    ) -> None:
        """
        Args:
            number: in the order of what happened; 0 where nothing else did.
        """
        super().__init__(height)
        outline = QPainterPath()
        round_it = area.adjusted(-AWAY, -AWAY, AWAY, AWAY)
        outline.addRoundedRect(round_it, _CORNER, _CORNER)
        _stroke(outline, self, palette.gap, _HAIR + 2.2, 0.5)
        _stroke(outline, self, palette.ink, _HAIR)
        if hits:
            self._underline(round_it, palette)
        if number:
            top = max(round_it.top(), _BADGE + 1)  # the table may end here
            self._badge(QPointF(round_it.right() - _BADGE, top), number, palette)

    def _underline(self, area: QRectF, palette: TablePalette) -> None:
        line = QPainterPath(area.bottomLeft() + QPointF(_CORNER, 0))
        line.lineTo(area.bottomRight() - QPointF(_CORNER, 0))
        _stroke(line, self, palette.gap, 6.5)
        _stroke(line, self, harm_colour(palette), 4.0)

    def _badge(self, middle: QPointF, number: int, palette: TablePalette) -> None:
        ground = QPainterPath()
        ground.addEllipse(middle, _BADGE, _BADGE)
        item = _passive(QGraphicsPathItem(ground, self))
        item.setBrush(palette.ink)
        item.setPen(QPen(palette.gap, 1.2))
        words = _passive(QGraphicsSimpleTextItem(str(number), self))
        face = theme.font(theme.TEXT - 1, bold=True, figures=True)
        words.setFont(face)
        words.setBrush(palette.gap)
        metrics = QFontMetricsF(face)
        size = QPointF(metrics.horizontalAdvance(str(number)), metrics.height())
        words.setPos(middle - size / 2)


class GhostItem(TraceItem):
    """A card that lies there no more."""

    def __init__(
        self,
        picture: QPixmap,
        centre: QPointF,
        turn: float,
        height: float,
        palette: TablePalette,
        *,
        hits: bool,
        rise: float,
    ) -> None:
        """
        Args:
            rise: how far it stands out of what lies there now; its line stays below that.
        """
        super().__init__(height)
        self.setPos(centre)
        self.setRotation(turn)
        card = _passive(QGraphicsPixmapItem(self))
        show_about_middle(card, picture)
        card.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        size = picture.deviceIndependentSize()
        card.setOpacity(GHOST)
        self._outline = card.boundingRect()
        if hits:
            y = size.height() / 2 + rise + 3.5
            line = QPainterPath(QPointF(-size.width() / 2 + _CORNER, y))
            line.lineTo(QPointF(size.width() / 2 - _CORNER, y))
            _stroke(line, self, palette.gap, 6.5)
            _stroke(line, self, harm_colour(palette), 4.0)

    def outline(self) -> QRectF:
        """Its edge, about its centre."""
        return self._outline


class Arc(TraceItem):
    """A thin arc from where something left to where it came, which grows on its way."""

    def __init__(
        self,
        start: QPointF,
        end: QPointF,
        height: float,
        palette: TablePalette,
        *,
        hits: bool,
        without: Sequence[QRectF],
    ) -> None:
        """
        Args:
            without: the parts of the scene that it must not cross.
        """
        super().__init__(height)
        crossed = QPainterPath()
        crossed.setFillRule(Qt.FillRule.WindingFill)
        for area in without:
            crossed.addRect(area)
        path = _pieces(_tapering(start, end).subtracted(crossed))
        colour = QColor(harm_colour(palette) if hits else palette.ink)
        shine = QLinearGradient(start, end)
        for part, alpha in ((0.0, 0.12), (0.55, 0.5), (1.0, 0.85)):
            colour.setAlphaF(alpha)
            shine.setColorAt(part, colour)
        edge = QColor(palette.gap)
        edge.setAlphaF(0.28)
        under = _passive(QGraphicsPathItem(path, self))
        under.setPen(QPen(edge, 1.6))
        over = _passive(QGraphicsPathItem(path, self))
        over.setBrush(QBrush(shine))
        over.setPen(Qt.PenStyle.NoPen)


def harm_colour(palette: TablePalette) -> QColor:
    """The red of what hurts, bright enough for the background."""
    return QColor("#E8616B") if palette.is_dark else theme.RED


def seen_of_bow(start: QPointF, end: QPointF, over: Sequence[QRectF]) -> float:
    """How much of an arc between two points is seen beside what lies over it, from 0 to 1."""
    path = QPainterPath(start)
    path.quadTo(_control(start, end), end)
    points = [path.pointAtPercent((number + 0.5) / _SAMPLES) for number in range(_SAMPLES)]
    return sum(not any(area.contains(at) for area in over) for at in points) / _SAMPLES


def _control(start: QPointF, end: QPointF) -> QPointF:
    """Whereto a bow bends: upwards, as what is thrown does."""
    way = end - start
    aside = QPointF(-way.y(), way.x())
    return (start + end) / 2 + aside * (-0.16 if aside.y() > 0 else 0.16)


def _tapering(start: QPointF, end: QPointF) -> QPainterPath:
    """A bow between two points, narrow where it begins."""
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
    """What is left of an arc that something was cut out of, but for stubs."""
    kept = QPainterPath()
    for piece in path.toSubpathPolygons():
        size = piece.boundingRect().size()
        if max(size.width(), size.height()) >= _STUB:
            kept.addPolygon(piece)
    return kept


def _stroke(
    path: QPainterPath, parent: QGraphicsItem, colour: QColor, width: float, opacity: float = 1.0
) -> None:
    item = _passive(QGraphicsPathItem(path, parent))
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    item.setPen(pen)
    item.setOpacity(opacity)


def _passive(item: _Item) -> _Item:
    """Let clicks through; what is drawn of lines is kept as a picture, for frames in a motion."""
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    if isinstance(item, QGraphicsPathItem):
        item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
    return item
