"""Cards that a highlight lifts out of their places, and the fan that they form."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF

from soiree.ui.table.contract.layout import around
from soiree.ui.table.felt.cards import CardItem
from soiree.ui.table.felt.items import united
from soiree.ui.table.motion.animations import glide, together

_FAN = 5.0
"""The angle between two cards of a fan, in degrees."""

_OUT = QEasingCurve.Type.OutCubic
_IN_OUT = QEasingCurve.Type.InOutCubic


class Lift:
    """The way of one card out of its place and back, during a highlight.

    Attributes:
        to: the middle of the lifted card, in the scene.
        width, height: the size of the lifted card, in pixels of the scene.
    """

    def __init__(
        self, item: CardItem, to: QPointF, turn: float, width: float, height: float, drawn: float
    ) -> None:
        """
        Args:
            turn: the angle of the lifted card, in degrees clockwise.
            drawn: the width at which the picture of `item` was drawn, in pixels of the scene; an
                item scale of 1 gives the card this width.
        """
        self.to, self.width, self.height = to, width, height
        self._item, self._turn, self._scale = item, turn, width / drawn
        self._home_scale = item.pose.art.width / drawn

    def out(self, milliseconds: int) -> QAbstractAnimation:
        return self._way(self.to, self._turn, self._scale, milliseconds, _OUT)

    def back(self, milliseconds: int) -> QAbstractAnimation:
        pose = self._item.pose
        return self._way(pose.centre, pose.turn, self._home_scale, milliseconds, _IN_OUT)

    def stand(self) -> None:
        """Lift the card at once."""
        self._item.setPos(self.to)
        self._item.setRotation(self._turn)
        self._item.setScale(self._scale)

    def _way(
        self, to: QPointF, turn: float, scale: float, milliseconds: int, curve: QEasingCurve.Type
    ) -> QAbstractAnimation:
        ends = ((b"pos", to), (b"rotation", turn), (b"scale", scale))
        return together(*(glide(self._item, name, end, milliseconds, curve) for name, end in ends))


def in_fan(number: int, count: int, width: float, area: QRectF) -> tuple[QPointF, float]:
    """Return the centre and the turn of card `number` of a fan in the middle of an area."""
    apart = min(width * 0.78, (area.width() * 0.72 - width) / max(1, count - 1))
    off = number - (count - 1) / 2
    turn = off * min(_FAN, 24 / max(1, count))
    sag = width * 0.9 * (1 - math.cos(math.radians(turn * 3)))
    return area.center() + QPointF(off * apart, sag), turn


def centre_of(points: Sequence[QPointF]) -> QPointF | None:
    """Return the mean of points; None without any."""
    if not points:
        return None
    return QPointF(
        sum(point.x() for point in points) / len(points),
        sum(point.y() for point in points) / len(points),
    )


def bounds_of(lifts: Sequence[Lift]) -> QRectF:
    """Return the bounding rectangle of lifted cards, their turns ignored."""
    return united(around(lift.to, lift.width, lift.height) for lift in lifts)
