"""Mirrors a table for left-handed players, so that the targets of most clicks lie at the left."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF


def point(at: QPointF, size: QSize, left_handed: bool) -> QPointF:
    """Mirror a point of a table of this size if `left_handed`."""
    return QPointF(size.width() - at.x(), at.y()) if left_handed else at


def area(lies: QRectF, size: QSize, left_handed: bool) -> QRectF:
    """Mirror a part of a table of this size if `left_handed`."""
    if not left_handed:
        return lies
    return QRectF(size.width() - lies.right(), lies.top(), lies.width(), lies.height())


def corner(at: QPointF, wide: QSizeF, size: QSize, left_handed: bool) -> QPointF:
    """Return the top left corner of a part of this size, mirrored if `left_handed`."""
    return area(QRectF(at, wide), size, left_handed).topLeft()
