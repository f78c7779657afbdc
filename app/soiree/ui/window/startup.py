"""What every start of the window shares."""

from __future__ import annotations

import gc
import sys


def refuse(sentence: str) -> int:
    """Say on standard error why there is no window. Returns the exit code."""
    sys.stderr.write(f"soiree: {sentence}\n")
    return 2


def resume_collection() -> None:
    """Collect garbage again, but never search what the start made: that would cost a frame."""
    gc.freeze()
    gc.enable()
