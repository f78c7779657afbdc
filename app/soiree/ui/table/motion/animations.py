"""Property animations, alone, together and one after the other."""

from __future__ import annotations

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
    """A property's way to a value, from whatever it is when the animation starts."""
    way = QPropertyAnimation(moved, name)
    way.setEndValue(end)
    way.setDuration(milliseconds)
    way.setEasingCurve(curve)
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
