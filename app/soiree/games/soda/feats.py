"""Feats, remarkable facts about a finished match (`core.feats`), that only Soda has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from soiree.core.cards import Rank, rank_of
from soiree.core.entries import Decision
from soiree.core.events import Began, Moved, Result
from soiree.core.feats import EventsByEntry, Feat, FeatWords, GameFeats
from soiree.core.texts import tr_noop
from soiree.core.zones import Seat
from soiree.games.soda.zones import DISCARD, HANDS, ROW

_MANY = 14
"""The fewest cards that an ace has to take."""

_FOUR = 4


def _find(events_by_entry: EventsByEntry, result: Result) -> Iterator[Feat]:
    """Each player's most cards taken by an ace, and the plays of a fourth equal rank in a row."""
    harvests: dict[Seat, int] = {}
    row: list[Rank] = []
    for entry, events in events_by_entry:
        moves = [event for event in events if isinstance(event, Moved)]
        placed = [
            rank_of(each.card) for each in moves if each.target == ROW and each.card is not None
        ]
        row += placed
        if isinstance(entry, Decision) and placed:
            taken = _discarded(moves)
            harvests[entry.seat] = max(taken, harvests.get(entry.seat, 0))
            if len(row) >= _FOUR and len({*row[-_FOUR:]}) == 1:
                yield Feat("quadruple", entry.seat)
        if any(each.source == ROW for each in moves) or any(
            isinstance(event, Began) for event in events
        ):
            row.clear()
    yield from (Feat("harvest", seat, n) for seat, n in harvests.items() if n >= _MANY)


def _discarded(moves: Sequence[Moved]) -> int:
    return sum(each.target == DISCARD and each.source in HANDS for each in moves)


_WORDS: Mapping[str, FeatWords] = {
    "quadruple": FeatWords(
        tr_noop("You played the fourth card of a rank in a row."),
        tr_noop("{player} played the fourth card of a rank in a row."),
        tr_noop("The fourth"),
        tr_noop("Play the last of four equal cards in Soda."),
    ),
    "harvest": FeatWords(
        tr_noop("Your ace took %n cards.", "", 0),
        tr_noop("{player}’s ace took %n cards.", "", 0),
        tr_noop("Clean sweep"),
        tr_noop("Take 14 cards or more by an ace in Soda."),
    ),
}

FEATS = GameFeats(_find, _WORDS)
