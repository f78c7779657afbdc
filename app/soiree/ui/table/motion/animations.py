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
    """Return an animation of a property from its value at the start to another value.

    Args:
        moved: the object that has the property.
        name: the name of the property.
        end: the value at the end.
    """
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
    """Return an animation of a property through several values.

    Args:
        moved: the object that has the property.
        name: the name of the property.
        frames: pairs of a point in time, as a share of the duration from 0 to 1, and a value.
    """
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
