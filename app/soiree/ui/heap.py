"""Gives memory that was freed back to the system, where the C library would hold on to it.

To read the SVG file of a deck takes tens of megabytes, in small pieces, for a moment. glibc keeps
what was freed for the thread that had it, above all what lies below a piece still in use: after
some decks two hundred megabytes, which no other program could have.
"""

from __future__ import annotations

import ctypes
import sys
from functools import cache
from typing import Protocol


class _Trims(Protocol):
    def __call__(self, pad: int) -> int: ...


def give_back() -> None:
    """Give free memory back; takes some milliseconds, during which other threads of Python run."""
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> _Trims | None:
    """glibc's own function; other C libraries give back by themselves, or have no way to."""
    if sys.platform != "linux":
        return None
    try:
        return ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):
        return None
