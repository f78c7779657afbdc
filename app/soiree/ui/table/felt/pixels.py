"""Pixmaps for the scene: transparent at first, aligned to device pixels, centred on their items.

A `ratio` is the number of device pixels to one unit of the scene.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from PySide6.QtCore import QPointF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QGradient, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from soiree.ui.style.painting import painting
from soiree.ui.style.theme import faded

_Gradient = TypeVar("_Gradient", bound=QGradient)


def whole(point: QPointF, ratio: float) -> QPointF:
    """Return the nearest point that lies on a whole device pixel."""
    return QPointF(round(point.x() * ratio) / ratio, round(point.y() * ratio) / ratio)


def even(width: float, ratio: float) -> float:
    """Return the nearest width of an even number of device pixels, whose middle is a whole one."""
    return 2 * round(width * ratio / 2) / ratio


def blank(size: QSize | QSizeF, ratio: float) -> QPixmap:
    """Return a transparent pixmap; `size` is in logical pixels."""
    pixmap = QPixmap((QSizeF(size) * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


@contextmanager
def drawing(size: QSize | QSizeF, ratio: float) -> Iterator[tuple[QPixmap, QPainter]]:
    """Yield a transparent pixmap, of a size in logical pixels, and a painter for it."""
    pixmap = blank(size, ratio)
    with painting(pixmap) as painter:
        yield pixmap, painter


def faded_along(
    gradient: _Gradient, colour: QColor, stops: Iterable[tuple[float, float]]
) -> _Gradient:
    """Give a gradient one colour, and return it.

    Args:
        stops: pairs of a point of the gradient and the opacity there, both from 0 to 1.
    """
    for stop, opacity in stops:
        gradient.setColorAt(stop, faded(colour, opacity))
    return gradient


def show_about_middle(item: QGraphicsPixmapItem, picture: QPixmap) -> None:
    """Show a picture on an item, centred on the item's origin."""
    item.setPixmap(picture)
    size = picture.deviceIndependentSize()
    item.setOffset(-size.width() / 2, -size.height() / 2)
