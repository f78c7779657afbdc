"""Feats, remarkable facts about a finished match (`core.feats`), that only Pariah has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from soiree.core.events import Result, Scored
from soiree.core.feats import EventsByEntry, Feat, FeatWords, GameFeats, events_in
from soiree.core.texts import tr_noop
from soiree.games.pariah.words import Why

_MANY = 4


def _find(events_by_entry: EventsByEntry, result: Result) -> Iterator[Feat]:
    """Yield a feat for each player with four valid coops at the end of `_MANY` or more rounds."""
    scored = [event for event in events_in(events_by_entry) if isinstance(event, Scored)]
    times = Counter(event.seat for event in scored if event.why == Why.BONUS)
    for seat, count in sorted(times.items()):
        if count >= _MANY:
            yield Feat("all_valid", seat, count)


_WORDS: Mapping[str, FeatWords] = {
    "all_valid": FeatWords(
        tr_noop("You had four valid coops %n times.", "", 0),
        tr_noop("{player} had four valid coops %n times.", "", 0),
        tr_noop("Well built"),
        tr_noop("Have four valid coops four times in a match of Pariah."),
    ),
}

FEATS = GameFeats(_find, _WORDS)
