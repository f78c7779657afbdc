"""The commands that only the program itself starts, in processes of their own."""

from __future__ import annotations

import os
import sys
from contextlib import suppress

_NICE = 10
"""The niceness of a reviewing process, relative to the window."""


def play_for_arena(_: list[str]) -> int:
    """Run a custom player until the arena ends the process."""
    from soiree.controller.players.child import serve

    return serve()


def draw_deck(_: list[str]) -> int:
    """Draw pictures of the cards of a deck that a person added, as the window asks for them.

    The requests and the pictures go through the standard input and output. The process ends when
    the window closes them.
    """
    from soiree.ui import qt

    qt.load()
    from soiree.ui.decks.render_process import serve

    serve()


def review_match(arguments: list[str]) -> int:
    """Do a part of the review of a match for the window: `soiree review-match PART OF`.

    The review has `OF` parts, numbered from 0, which may run at the same time.

    The record arrives by standard input. The output has a line with the number of each finished
    entry, and the findings as the last line.
    """
    from soiree.controller.review.kept import encode_findings, seats_of
    from soiree.controller.review.review import Reviewer, Share
    from soiree.core import records
    from soiree.games import GAMES

    with suppress(AttributeError, OSError):  # not on Windows
        os.nice(_NICE)
    record = records.decode(sys.stdin.buffer.read(), GAMES)
    part, of = map(int, arguments)
    reviewer = Reviewer(GAMES[record.game], record, seats_of(record), Share(part, of))
    for entry in reviewer:
        print(entry, flush=True)
    sys.stdout.buffer.write(encode_findings(reviewer.findings()) + b"\n")
    return 0
