"""The one cache of pictures that can be drawn again: Qt's, which is bounded by bytes.

It gives up first what was asked for longest ago, and by and by what nobody asks for. What is in
sight stays there even so, for whoever shows a picture holds it too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtGui import QPixmap, QPixmapCache

MOST = 8 * 2**20
"""Bytes of all pictures that are kept."""


def kept(name: str, draw: Callable[[], QPixmap]) -> QPixmap:
    """The picture of that name, drawn if it is not kept; on the GUI thread.

    Args:
        name: says all that the picture depends on.
    """
    pixmap = QPixmap()
    if not QPixmapCache.find(name, pixmap):
        pixmap = draw()
        QPixmapCache.setCacheLimit(MOST // 1024)
        QPixmapCache.insert(name, pixmap)
    return pixmap


def forget(names: Iterable[str]) -> None:
    """Keep the pictures of these names no longer."""
    for name in names:
        QPixmapCache.remove(name)
