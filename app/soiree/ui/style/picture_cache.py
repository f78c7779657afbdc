"""The one cache of pictures that can be drawn again: Qt's, which is bounded by bytes.

The least recently used go first, and in time whatever nobody asks for. Pictures in sight are safe
even so, as whoever shows one holds it too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtGui import QPixmap, QPixmapCache

MOST = 8 * 2**20
"""Bytes, of all pictures together."""


def kept(name: str, draw: Callable[[], QPixmap]) -> QPixmap:
    """The picture of that name, drawn if it is not in the cache; on the GUI thread.

    Args:
        name: tells apart everything that the picture depends on.
    """
    pixmap = QPixmap()
    if not QPixmapCache.find(name, pixmap):
        pixmap = draw()
        QPixmapCache.setCacheLimit(MOST // 1024)
        QPixmapCache.insert(name, pixmap)
    return pixmap


def forget(names: Iterable[str]) -> None:
    """Drop the pictures of these names."""
    for name in names:
        QPixmapCache.remove(name)
