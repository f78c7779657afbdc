"""Has glibc give memory that was freed back to the system, which it would keep.

To read the SVG file of a deck takes tens of megabytes, in small pieces, for a moment. glibc keeps
for the thread that had them all that lies below a piece still in use; and once a large piece has
been freed it no longer gets those from the system one by one, so that pictures lie among the small
pieces, too. After some decks that were two hundred megabytes, of which a tenth was in use.
"""

from __future__ import annotations

import ctypes
import sys
from functools import cache

from PySide6.QtCore import QTimer

_M_MMAP_THRESHOLD = -3
"""As in `malloc.h`."""

_LARGE = 64 * 1024
"""Bytes from which on a piece is had from the system by itself, and is given back when freed."""


_SOON = 1000
"""Milliseconds."""


def keep_large_apart() -> None:
    """From now on, wherever much is wanted at once: once, when the program starts."""
    library = _glibc()
    if library is not None:
        library.mallopt(_M_MMAP_THRESHOLD, _LARGE)


def give_back() -> None:
    """Give free memory back; takes some milliseconds, during which other threads of Python run."""
    library = _glibc()
    if library is not None:
        library.malloc_trim(0)


def give_back_soon() -> None:
    """Give free memory back once what was left has gone, and what is next is in sight."""
    QTimer.singleShot(_SOON, give_back)


@cache
def _glibc() -> ctypes.CDLL | None:
    """Other C libraries give back by themselves, or have no such functions."""
    if sys.platform != "linux":
        return None
    library = ctypes.CDLL(None)
    has_both = hasattr(library, "malloc_trim") and hasattr(library, "mallopt")
    return library if has_both else None
