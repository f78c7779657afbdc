"""Where pictures lie: on whole pixels of the screen, so that they are crisp; about a middle."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem


def whole(point: QPointF, ratio: float) -> QPointF:
    """The nearest point that lies on a whole pixel of the screen.

    Args:
        ratio: device pixels to one of the scene.
    """
    return QPointF(round(point.x() * ratio) / ratio, round(point.y() * ratio) / ratio)


def even(width: float, ratio: float) -> float:
    """The nearest width of an even number of device pixels: its middle lies on a whole one."""
    return 2 * round(width * ratio / 2) / ratio


def blank(size: QSize | QSizeF, ratio: float) -> QPixmap:
    """Return a transparent picture.

    Args:
        size: in logical pixels.
        ratio: device pixels to a logical one.
    """
    picture = QPixmap((QSizeF(size) * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


@contextmanager
def painting(picture: QPixmap) -> Iterator[QPainter]:
    """Paint on a picture with smooth edges."""
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        yield painter
    finally:
        painter.end()


def show_about_middle(item: QGraphicsPixmapItem, picture: QPixmap) -> None:
    """Let an item show a picture whose middle is the item's origin."""
    item.setPixmap(picture)
    size = picture.deviceIndependentSize()
    item.setOffset(-size.width() / 2, -size.height() / 2)
