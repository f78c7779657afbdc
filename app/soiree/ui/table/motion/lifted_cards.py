"""Cards that lift out of where they lie, for all to see: their ways, and the fan that they make."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF

from soiree.ui.table.felt.cards import CardItem
from soiree.ui.table.motion.animations import glide, together

_FAN = 5.0
"""Degrees between two cards of a fan."""

_OUT = QEasingCurve.Type.OutCubic
_IN_OUT = QEasingCurve.Type.InOutCubic


class Lift:
    """The way of one card out of its place and back.

    Attributes:
        to: where its middle goes.
        width, height: of the card there.
    """

    def __init__(
        self, item: CardItem, to: QPointF, turn: float, width: float, height: float, drawn: float
    ) -> None:
        """
        Args:
            turn: of the card there, in degrees.
            drawn: the width of its picture.
        """
        self.to, self.width, self.height = to, width, height
        self._item, self._turn, self._scale = item, turn, width / drawn
        self._home_scale = item.pose.art.width / drawn

    def out(self, milliseconds: int) -> QAbstractAnimation:
        """It comes up quickly and comes to rest softly."""
        return self._way(self.to, self._turn, self._scale, milliseconds, _OUT)

    def back(self, milliseconds: int) -> QAbstractAnimation:
        pose = self._item.pose
        return self._way(pose.centre, pose.turn, self._home_scale, milliseconds, _IN_OUT)

    def stand(self) -> None:
        self._item.setPos(self.to)
        self._item.setRotation(self._turn)
        self._item.setScale(self._scale)

    def _way(
        self, to: QPointF, turn: float, scale: float, milliseconds: int, curve: QEasingCurve.Type
    ) -> QAbstractAnimation:
        return together(
            glide(self._item, b"pos", to, milliseconds, curve),
            glide(self._item, b"rotation", turn, milliseconds, curve),
            glide(self._item, b"scale", scale, milliseconds, curve),
        )


def in_fan(number: int, count: int, width: float, area: QRectF) -> tuple[QPointF, float]:
    """Where a card of a fan in the middle of the table stands, and its turn."""
    apart = min(width * 0.78, (area.width() * 0.72 - width) / max(1, count - 1))
    off = number - (count - 1) / 2
    turn = off * min(_FAN, 24 / max(1, count))
    sag = width * 0.9 * (1 - math.cos(math.radians(turn * 3)))
    return area.center() + QPointF(off * apart, sag), turn


def centre_of(points: Sequence[QPointF]) -> QPointF | None:
    if not points:
        return None
    return QPointF(
        sum(point.x() for point in points) / len(points),
        sum(point.y() for point in points) / len(points),
    )


def bounds_of(lifts: Sequence[Lift]) -> QRectF:
    """The rectangle that lifted cards take, as if none of them were turned."""
    whole = QRectF()
    for lift in lifts:
        card = QRectF(0, 0, lift.width, lift.height)
        card.moveCenter(lift.to)
        whole = whole.united(card)
    return whole
