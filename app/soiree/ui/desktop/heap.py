"""Makes glibc return freed memory to the system.

`malloc` allocates memory in blocks. Reading a deck takes tens of megabytes for a moment, in small
blocks. glibc keeps all memory at lower addresses than a block in use. Once a large block is freed,
glibc also stops mapping large blocks one by one, and pictures end up among the small blocks. After
several decks the process had two hundred megabytes, of which a tenth was in use.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from soiree.ui.deferring import soon

if TYPE_CHECKING:
    import ctypes

_M_MMAP_THRESHOLD = -3
"""The constant of `malloc.h`."""

_LARGE = 64 * 1024
"""The least bytes of a block that is mapped on its own, and unmapped when it is freed."""

_SOON = 1000
"""The milliseconds before `give_back_soon` returns memory."""


def map_large_blocks_alone() -> None:
    """Let `malloc` map each large block on its own, so that the system gets it back when freed.

    Call this once at the start of the program.
    """
    if (library := _glibc()) is not None:
        library.mallopt(_M_MMAP_THRESHOLD, _LARGE)


def give_back() -> None:
    """Return free memory. This takes some milliseconds; other Python threads run meanwhile."""
    if (library := _glibc()) is not None:
        library.malloc_trim(0)


def give_back_soon() -> None:
    """Return free memory after a moment, when a closed screen is freed and the next one visible."""
    program = QCoreApplication.instance()
    if program is not None:
        soon(program, give_back, _SOON)


@cache
def _glibc() -> ctypes.CDLL | None:
    """Glibc, if it is the C library; other libraries return memory themselves, or never."""
    if sys.platform != "linux":
        return None
    import ctypes

    library = ctypes.CDLL(None)
    has_both = hasattr(library, "malloc_trim") and hasattr(library, "mallopt")
    return library if has_both else None
