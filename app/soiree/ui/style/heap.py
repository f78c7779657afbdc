"""Makes glibc return freed memory to the system, which it would keep.

Reading the SVG file of a deck takes tens of megabytes for a moment, in small blocks. glibc keeps
whatever lies below a block still in use; and once a large block has been freed, it no longer maps
large blocks one by one, so that pictures end up among the small ones. After several decks that came
to two hundred megabytes, of which a tenth was in use.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from soiree.ui.style.deferring import soon

if TYPE_CHECKING:
    import ctypes

_M_MMAP_THRESHOLD = -3
"""As in `malloc.h`."""

_LARGE = 64 * 1024
"""Bytes from which a block is mapped by itself, and returned to the system when freed."""

_SOON = 1000
"""Milliseconds."""


def keep_large_apart() -> None:
    """Map every large block by itself from now on; call it once, when the program has started."""
    library = _glibc()
    if library is not None:
        library.mallopt(_M_MMAP_THRESHOLD, _LARGE)


def give_back() -> None:
    """Return free memory; takes some milliseconds, during which other Python threads run."""
    library = _glibc()
    if library is not None:
        library.malloc_trim(0)


def give_back_soon() -> None:
    """Return free memory when what was left is gone, and what comes next is in sight."""
    program = QCoreApplication.instance()
    if program is not None:
        soon(program, give_back, _SOON)


@cache
def _glibc() -> ctypes.CDLL | None:
    """Glibc, if that is the C library; others return memory by themselves, or cannot be told to."""
    if sys.platform != "linux":
        return None
    import ctypes

    library = ctypes.CDLL(None)
    has_both = hasattr(library, "malloc_trim") and hasattr(library, "mallopt")
    return library if has_both else None
