"""Feats of Pariah."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from soiree.core.events import Result, Scored
from soiree.core.feats import Course, Feat, events_in
from soiree.games.pariah.words import Why

_MANY = 4


def feats(course: Course, result: Result) -> Iterator[Feat]:
    """Four valid coops at the end of a round, at least `_MANY` times in a match."""
    scored = [event for event in events_in(course) if isinstance(event, Scored)]
    times = Counter(event.seat for event in scored if event.why == Why.BONUS)
    for seat, count in sorted(times.items()):
        if count >= _MANY:
            yield Feat("all_valid", seat, count)
