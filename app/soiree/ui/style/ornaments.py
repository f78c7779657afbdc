"""The ornaments of the house: stepped ivory paper, the rule below titles, a laurel, pips."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from soiree.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES, Suit
from soiree.ui.style.theme import IVORY, PETROL

_STAIRS = ((0, 2), (1, 2), (1, 1), (2, 1), (2, 0))
"""The top left corner of a paper from its left edge to its upper edge, in steps."""

_SHADOW = ((3, 14), (2, 18), (1, 22))
"""The rings of a shadow: pairs (width outside the paper in pixels, alpha)."""


def stepped(area: QRectF, step: float) -> QPainterPath:
    """A rectangle whose corners are stairs of two steps of this size."""
    points = [
        QPointF(
            area.right() - x * step if right else area.left() + x * step,
            area.bottom() - y * step if lower else area.top() + y * step,
        )
        for right, lower in ((False, False), (True, False), (True, True), (False, True))
        for x, y in (_STAIRS if right is lower else reversed(_STAIRS))
    ]
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def draw_paper(painter: QPainter, area: QRectF, step: float, scale: float = 1.0) -> None:
    """Draw ivory paper with stepped corners, a double petrol rule, and a soft shadow.

    Args:
        area: the area of the paper and its shadow.
        step: the size of a step of the corners.
        scale: the thickness of the lines.
    """
    paper = area.adjusted(3, 2, -3, -4)
    for wide, alpha in _SHADOW:
        shadow = stepped(paper.adjusted(-wide, 1 - wide, wide, wide + 1), step)
        painter.fillPath(shadow, QColor(0, 0, 0, alpha))
    painter.fillPath(stepped(paper, step), IVORY)
    for inset, width in ((5 * scale, 1.6 * scale), (9 * scale, 0.8 * scale)):
        rule = stepped(paper.adjusted(inset, inset, -inset, -inset), step)
        painter.strokePath(rule, QPen(PETROL, width))


def draw_rule(
    painter: QPainter, middle: QPointF, half: float, ink: QColor, scale: float = 1.0
) -> None:
    """Draw a line with a diamond in its middle; `half` is half of its length."""
    size, gap = 4.5 * scale, 9.0 * scale
    painter.setPen(QPen(ink, max(1.0, 1.2 * scale)))
    for side in (-1, 1):
        painter.drawLine(middle + QPointF(side * gap, 0), middle + QPointF(side * half, 0))
    path = QPainterPath()
    path.addPolygon(diamond(middle, size))
    painter.fillPath(path, ink)


def diamond(middle: QPointF, size: float) -> QPolygonF:
    """A diamond; `size` is half of its height and of its width."""
    corners = (QPointF(0, -size), QPointF(size, 0), QPointF(0, size), QPointF(-size, 0))
    return QPolygonF([middle + corner for corner in corners])


def draw_laurel(
    painter: QPainter, middle: QPointF, radius: float, leaves: int, ink: QColor
) -> None:
    """Draw two branches of leaves that rise from the bottom of a circle, with a gap at its top.

    Args:
        leaves: the number of leaves of a branch.
    """
    apart = 160 / leaves
    long = radius * math.radians(apart) * 1.626
    leaf = QRectF(-long / 2, -0.2024 * long, long, 0.4048 * long)
    painter.save()
    painter.translate(middle)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for side in (-1, 1):
        for number in range(leaves):
            angle = math.radians(90 - side * (22 + number * apart))
            painter.save()
            painter.translate(radius * math.cos(angle), radius * math.sin(angle))
            painter.rotate(math.degrees(angle) - side * 62)
            painter.drawEllipse(leaf)
            painter.restore()
    painter.restore()


def pip_of(suit: Suit) -> QPainterPath:
    """The shape of a suit about the origin, one unit high."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    if suit == DIAMONDS:
        path.moveTo(0, -0.52)
        for x, y in ((0.38, 0.0), (0.0, 0.52), (-0.38, 0.0)):
            path.lineTo(x, y)
        path.closeSubpath()
    elif suit == CLUBS:
        for x, y in ((0, -0.25), (-0.25, 0.12), (0.25, 0.12)):
            path.addEllipse(QPointF(x, y), 0.23, 0.23)
        path.addRect(-0.08, -0.15, 0.16, 0.3)
        path.addPath(_stem())
    elif suit == HEARTS:
        path.addPath(_heart(0.48))
    elif suit == SPADES:
        path.addPath(_heart(-0.5))
        path.addPath(_stem())
    return path


def _heart(tip: float) -> QPainterPath:
    """A heart whose tip is `tip` units below the origin; upside down, the leaf of a spade."""
    way = 1 if tip > 0 else -1
    path = QPainterPath(QPointF(0, tip))
    path.cubicTo(-0.2, 0.25 * way, -0.48, 0.05 * way, -0.48, -0.2 * way)
    path.cubicTo(-0.48, -0.52 * way, -0.08, -0.54 * way, 0, -0.24 * way)
    path.cubicTo(0.08, -0.54 * way, 0.48, -0.52 * way, 0.48, -0.2 * way)
    path.cubicTo(0.48, 0.05 * way, 0.2, 0.25 * way, 0, tip)
    return path


def _stem() -> QPainterPath:
    path = QPainterPath(QPointF(0, 0.1))
    path.quadTo(0.02, 0.42, 0.2, 0.5)
    path.lineTo(-0.2, 0.5)
    path.quadTo(-0.02, 0.42, 0, 0.1)
    return path
