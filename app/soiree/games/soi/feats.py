"""Feats, remarkable facts about a finished match (`core.feats`), that only Soi has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from soiree.core.cards import ACE, rank_of
from soiree.core.events import Began, Moved, Result, Said, Scored
from soiree.core.feats import EventsByEntry, Feat, FeatWords, GameFeats, events_in
from soiree.core.texts import tr_noop
from soiree.core.zones import Seat
from soiree.games.soi.words import Word
from soiree.games.soi.zones import LAID

_QUESTIONS = 2
"""The most questions for a quick four of aces."""

_MANY = 55
"""The points of a round, of 109, that are worth a feat: more than half."""


def _find(events_by_entry: EventsByEntry, result: Result) -> Iterator[Feat]:
    """Four aces from one or two questions for them, and more than half of a round."""
    asked = Counter[Seat]()
    laid = Counter[Seat]()
    best: dict[Seat, int] = {}
    for event in events_in(events_by_entry):
        if isinstance(event, Began):
            asked.clear()
            laid.clear()
        elif isinstance(event, Said) and event.what == Word.ASK and event.card is not None:
            asked[event.seat] += rank_of(event.card) == ACE
        elif isinstance(event, Moved) and event.target in LAID and event.card is not None:
            seat = event.target.seat
            laid[seat] += rank_of(event.card) == ACE
            if laid[seat] == 4 and 1 <= asked[seat] <= _QUESTIONS:
                yield Feat("four_aces", seat, asked[seat])
                laid.clear()
        elif isinstance(event, Scored) and event.points >= _MANY:
            best[event.seat] = max(event.points, best.get(event.seat, 0))
    for seat, points in best.items():
        yield Feat("half_a_round", seat, points)


_WORDS: Mapping[str, FeatWords] = {
    "four_aces": FeatWords(
        tr_noop("You laid down four aces after %n questions for them.", "", 0),
        tr_noop("{player} laid down four aces after %n questions for them.", "", 0),
        tr_noop("Four aces"),
        tr_noop("Lay down four aces of Soi after at most two questions for them."),
    ),
    "half_a_round": FeatWords(
        tr_noop("You made %n points in one round.", "", 0),
        tr_noop("{player} made %n points in one round.", "", 0),
    ),
}

FEATS = GameFeats(_find, _WORDS)
