"""Property animations, alone, in parallel and in sequence. All times are milliseconds."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPropertyAnimation,
    QSequentialAnimationGroup,
)


def glide(
    moved: QObject,
    name: bytes,
    end: object,
    milliseconds: int,
    curve: QEasingCurve.Type = QEasingCurve.Type.InOutSine,
) -> QPropertyAnimation:
    """Animate a property to a value, from its value at the start of the animation."""
    way = QPropertyAnimation(moved, name)
    way.setEndValue(end)
    way.setDuration(milliseconds)
    way.setEasingCurve(curve)
    return way


def keyframes(
    moved: QObject,
    name: bytes,
    milliseconds: int,
    frames: Iterable[tuple[float, object]],
    curve: QEasingCurve.Type = QEasingCurve.Type.Linear,
) -> QPropertyAnimation:
    """Animate a property through values at points of the duration, each point from 0 to 1."""
    way = QPropertyAnimation(moved, name)
    way.setDuration(milliseconds)
    way.setEasingCurve(curve)
    for point, value in frames:
        way.setKeyValueAt(point, value)
    return way


def together(*animations: QAbstractAnimation) -> QParallelAnimationGroup:
    group = QParallelAnimationGroup()
    for animation in animations:
        group.addAnimation(animation)
    return group


def one_after_the_other(*animations: QAbstractAnimation) -> QSequentialAnimationGroup:
    group = QSequentialAnimationGroup()
    for animation in animations:
        group.addAnimation(animation)
    return group
