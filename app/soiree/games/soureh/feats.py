"""Feats, remarkable facts about a finished match (`core.feats`), that only Soureh has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from soiree.core.events import Result, Scored
from soiree.core.feats import EventsByEntry, Feat, FeatWords, GameFeats, events_in
from soiree.core.texts import tr_noop
from soiree.games.soureh.words import Why


def _find(events_by_entry: EventsByEntry, result: Result) -> Iterator[Feat]:
    """Find matches won without a payment, and deductions of 50 points."""
    scored = [event for event in events_in(events_by_entry) if isinstance(event, Scored)]
    payers = {event.seat for event in scored if event.why == Why.PAY}
    for seat, rank in enumerate(result.ranks):
        if rank == 1 and seat not in payers:
            yield Feat("paid_nothing", seat)
    for seat in sorted({event.seat for event in scored if event.why == Why.DEDUCT}):
        yield Feat("deduct", seat)


_WORDS: Mapping[str, FeatWords] = {
    "paid_nothing": FeatWords(
        tr_noop("You won without paying a point."),
        tr_noop("{player} won without paying a point."),
        tr_noop("On the house"),
        tr_noop("Win a match of Soureh without paying a point."),
    ),
    "deduct": FeatWords(
        tr_noop("You took 50 points off your score."),
        tr_noop("{player} took 50 points off."),
    ),
}

FEATS = GameFeats(_find, _WORDS)
