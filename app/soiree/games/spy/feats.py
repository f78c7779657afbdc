"""Feats, remarkable facts about a finished match (`core.feats`), that only Spy vs Spy has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from soiree.core.events import Began, Result, Scored
from soiree.core.feats import EventsByEntry, Feat, FeatWords, GameFeats, events_in
from soiree.core.texts import tr_noop
from soiree.games.spy.words import Why


def _find(events_by_entry: EventsByEntry, result: Result) -> Iterator[Feat]:
    """A bonus in the last race that makes the player in last place the winner."""
    totals = [0] * len(result.ranks)
    last, before = None, totals[:]
    for event in events_in(events_by_entry):
        if isinstance(event, Began):
            last, before = None, totals[:]
        elif isinstance(event, Scored):
            totals[event.seat] = event.total
            if event.why == Why.BONUS and result.ranks[event.seat] == 1:
                last = event
    if last is None or len(totals) < 2 or result.ranks.count(1) > 1:
        return
    if before[last.seat] == max(before) and before[last.seat] > min(before):
        yield Feat("bonus_from_behind", last.seat, -last.points)


_WORDS: Mapping[str, FeatWords] = {
    "bonus_from_behind": FeatWords(
        tr_noop("You came from last to first with a bonus of %n cards.", "", 0),
        tr_noop("{player} came from last to first with a bonus of %n cards.", "", 0),
        tr_noop("Double agent"),
        tr_noop("Win Spy vs Spy from last place by the bonus."),
    ),
}

FEATS = GameFeats(_find, _WORDS)
