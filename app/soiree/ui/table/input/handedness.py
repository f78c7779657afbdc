"""Tables for the left-handed: what is clicked most often lies at the left."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF


def point(at: QPointF, size: QSize, left_handed: bool) -> QPointF:
    """A point of a table of this size; on its other side for the left-handed."""
    return QPointF(size.width() - at.x(), at.y()) if left_handed else at


def area(lies: QRectF, size: QSize, left_handed: bool) -> QRectF:
    """A part of a table of this size; on its other side for the left-handed."""
    if not left_handed:
        return lies
    return QRectF(size.width() - lies.right(), lies.top(), lies.width(), lies.height())


def corner(at: QPointF, wide: QSizeF, size: QSize, left_handed: bool) -> QPointF:
    """The top left corner of a part this large; on the other side for the left-handed."""
    return area(QRectF(at, wide), size, left_handed).topLeft()
