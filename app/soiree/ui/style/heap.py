"""Makes glibc return freed memory to the system.

Reading a deck takes tens of megabytes for a moment, in small blocks. glibc keeps all memory below a
block in use. Once a large block is freed, glibc also stops mapping large blocks one by one, and
pictures end up among the small blocks. After several decks the process had two hundred megabytes,
of which a tenth was in use.
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
"""The constant of `malloc.h`."""

_LARGE = 64 * 1024
"""The least bytes of a block that is mapped alone, and returned to the system when freed."""

_SOON = 1000
"""The milliseconds before `give_back_soon` returns memory."""


def keep_large_apart() -> None:
    """Map every large block alone. Call this once at the start of the program."""
    library = _glibc()
    if library is not None:
        library.mallopt(_M_MMAP_THRESHOLD, _LARGE)


def give_back() -> None:
    """Return free memory. This takes some milliseconds; other Python threads run meanwhile."""
    library = _glibc()
    if library is not None:
        library.malloc_trim(0)


def give_back_soon() -> None:
    """Return free memory after a moment, when a closed screen is freed and the next one visible."""
    program = QCoreApplication.instance()
    if program is not None:
        soon(program, give_back, _SOON)


@cache
def _glibc() -> ctypes.CDLL | None:
    """Glibc, if this is the C library; others return memory alone, or have no function for this."""
    if sys.platform != "linux":
        return None
    import ctypes

    library = ctypes.CDLL(None)
    has_both = hasattr(library, "malloc_trim") and hasattr(library, "mallopt")
    return library if has_both else None
