"""`soiree review-match PART OF`: does a share of the review of a match for the window.

The record comes by standard input. Each entry that is passed is a line with its number; what was
found is the last line.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress

_NICE = 10
"""By how much more patient than the window the process is."""


def run(arguments: list[str]) -> int:
    """Review the part that is wanted of the match that comes. Returns the exit code."""
    from soiree.controller.review.kept import seats_of, written
    from soiree.controller.review.review import Reviewer, Share
    from soiree.core import records
    from soiree.games import GAMES

    with suppress(AttributeError, OSError):  # Windows knows no such thing
        os.nice(_NICE)
    record = records.decode(sys.stdin.buffer.read(), GAMES)
    part, of = map(int, arguments)
    reviewer = Reviewer(GAMES[record.game], record, seats_of(record), Share(part, of))
    for entry in reviewer:
        print(entry, flush=True)
    sys.stdout.buffer.write(written(reviewer.findings()) + b"\n")
    return 0
