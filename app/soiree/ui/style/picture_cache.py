"""The cache of pictures that can be drawn again: that of Qt, with a limit in bytes.

Qt drops the least recently used pictures first, and unused pictures after some time. Pictures on
the screen have other references.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtGui import QPixmap, QPixmapCache

MOST = 8 * 2**20
"""The most bytes of all pictures."""


def kept(name: str, draw: Callable[[], QPixmap]) -> QPixmap:
    """The picture of a name, drawn if the cache lacks it. Call this on the GUI thread.

    Args:
        name: a name with all properties of the picture.
    """
    pixmap = QPixmap()
    if not QPixmapCache.find(name, pixmap):
        pixmap = draw()
        QPixmapCache.setCacheLimit(MOST // 1024)
        QPixmapCache.insert(name, pixmap)
    return pixmap


def forget(names: Iterable[str]) -> None:
    """Drop the pictures with these names."""
    for name in names:
        QPixmapCache.remove(name)
