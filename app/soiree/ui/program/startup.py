"""What every start of the window shares."""

from __future__ import annotations

import gc
import sys


def refuse(sentence: str) -> int:
    """Say on standard error why there is no window. Returns the exit code."""
    tell(sentence)
    return 2


def tell(sentence: str) -> None:
    """Write a sentence to standard error, whatever is in it of files that are from elsewhere."""
    from soiree.core.texts import printable

    sys.stderr.write(f"soiree: {printable(sentence)}\n")


def resume_collection() -> None:
    """Collect garbage again, but never search what the start made: that would cost a frame."""
    gc.freeze()
    gc.enable()
