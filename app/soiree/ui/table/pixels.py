"""Pictures on whole pixels of the screen, so that they are crisp."""

from __future__ import annotations

from PySide6.QtCore import QPointF


def whole(point: QPointF, ratio: float) -> QPointF:
    """The nearest point that lies on a whole pixel of the screen.

    Args:
        ratio: device pixels to one of the scene.
    """
    return QPointF(round(point.x() * ratio) / ratio, round(point.y() * ratio) / ratio)


def even(width: float, ratio: float) -> float:
    """The nearest width of an even number of device pixels: its middle lies on a whole one."""
    return 2 * round(width * ratio / 2) / ratio
