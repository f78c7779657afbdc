"""`soiree review-match`: reviews a match for the window, in a process of its own.

The record comes by standard input. Each entry that is done is a line with its number; the review is
the last line.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress

_NICE = 10
"""By how much more patient than the window the process is."""


def run(arguments: list[str]) -> int:
    """Review the match that comes. Returns the exit code."""
    from soiree.controller.kept_review import seats_of, written
    from soiree.controller.review import Reviewer
    from soiree.core import records
    from soiree.games import GAMES

    with suppress(AttributeError, OSError):  # Windows knows no such thing
        os.nice(_NICE)
    record = records.decode(sys.stdin.buffer.read(), GAMES)
    reviewer = Reviewer(GAMES[record.game], record, seats_of(record))
    for entry in reviewer:
        print(entry, flush=True)
    sys.stdout.buffer.write(written(reviewer.review()) + b"\n")
    return 0
