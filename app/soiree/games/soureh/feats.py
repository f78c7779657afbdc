"""Feats of Soureh."""

from __future__ import annotations

from collections.abc import Iterator

from soiree.core.events import Result, Scored
from soiree.core.feats import Course, Feat, events_in
from soiree.games.soureh.words import Why


def feats(course: Course, result: Result) -> Iterator[Feat]:
    """A match won without paying, and 50 points taken off."""
    scored = [event for event in events_in(course) if isinstance(event, Scored)]
    payers = {event.seat for event in scored if event.why == Why.PAY}
    for seat, rank in enumerate(result.ranks):
        if rank == 1 and seat not in payers:
            yield Feat("paid_nothing", seat)
    for seat in sorted({event.seat for event in scored if event.why == Why.DEDUCT}):
        yield Feat("deduct", seat)
