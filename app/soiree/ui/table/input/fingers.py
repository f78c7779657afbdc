"""Touches of the screen by a finger, which is less exact than a mouse."""

from __future__ import annotations

import math
from collections.abc import Iterator

from PySide6.QtCore import QPoint
from PySide6.QtGui import QInputDevice, QMouseEvent

_REACHES = (8, 15, 22)
"""The distances at which a finger may miss its target, in pixels; a target is 44 pixels wide."""

_WAYS = 8


def is_finger(event: QMouseEvent) -> bool:
    """True if an event of the mouse stands for a touch of the screen."""
    return event.device().type() is QInputDevice.DeviceType.TouchScreen


def around(point: QPoint) -> Iterator[QPoint]:
    """Yield points near a touch, the nearest first."""
    for reach in _REACHES:
        for way in range(_WAYS):
            turn = 2 * math.pi * way / _WAYS
            yield point + QPoint(round(reach * math.cos(turn)), round(reach * math.sin(turn)))
