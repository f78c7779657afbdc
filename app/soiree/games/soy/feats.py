"""Feats, remarkable facts about a finished match (`core.feats`), that only Soy has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from soiree.core.events import Moved, Result, Said
from soiree.core.feats import EventsByEntry, Feat, FeatWords, GameFeats, events_in
from soiree.core.texts import tr_noop
from soiree.games.soy.words import Reason, Word
from soiree.games.soy.zones import PRIZE

_FEW = 2
"""The most rounds of a quick Soy."""


def _find(events_by_entry: EventsByEntry, result: Result) -> Iterator[Feat]:
    """Yield a feat if one player alone calls Soy after at most `_FEW` rounds."""
    prizes = 0
    for event in events_in(events_by_entry):
        if isinstance(event, Moved) and event.target == PRIZE:
            prizes += 1
        elif isinstance(event, Said) and event.what == Word.SOY and result.reason == Reason.SOY:
            rounds = prizes // 2
            if rounds <= _FEW:
                yield Feat("quick_soy", event.seat, rounds)


_WORDS: Mapping[str, FeatWords] = {
    "quick_soy": FeatWords(
        tr_noop("You called Soy after %n rounds.", "", 0),
        tr_noop("{player} called Soy after %n rounds.", "", 0),
        tr_noop("Soy, so soon"),
        tr_noop("Call Soy after one round or after two."),
    ),
}

FEATS = GameFeats(_find, _WORDS)
