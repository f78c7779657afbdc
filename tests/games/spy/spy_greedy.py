"""A yardstick for the players of Spy vs Spy: counts the ranks to come, looks no further."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise

from soiree.core.cards import RANKS, Card, rank_of
from soiree.core.entries import Move
from soiree.core.players import Stop
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.spy.board import takes
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.moves import ACCUSE, PASS, PENALTY, PICK, PLACE
from soiree.games.spy.zones import MOST_PILES, Kind

Heap = tuple[Card, ...]
"""A pile, its first card first."""


def play(view: View, rng: random.Random, stop: Stop) -> Move:
    """Never cheats, sees whoever does, and picks the lowest pile."""
    facts = SpyFacts.of(view)
    match facts.phase:
        case Phase.RACE:
            return _place(view, rng)
        case Phase.ACCUSE:
            guilty = [m for m in view.legal if m in ACCUSE and _has_cheated(view, ACCUSE[m])]
            return guilty[0] if guilty else PASS
        case Phase.PENALTY:
            assert facts.accused is not None
            heaps = _heaps(view, facts.accused)
            return max(view.legal, key=lambda move: len(heaps[PENALTY[move]]))
    heaps = _heaps(view, view.seat)
    return min(view.legal, key=lambda move: len(heaps[PICK[move]]))


def _place(view: View, rng: random.Random) -> Move:
    """The pile after which most cards to come find a place; seldom the lowest one."""
    (up,) = view.faces(Kind.UP, view.seat)
    heaps = _heaps(view, view.seat)
    moves = [m for m in view.legal if m in PLACE and takes(heaps[PLACE[m]][-1], up)]
    if not moves:
        return view.legal[-1]
    counts = _to_come(heaps, up)
    lowest = min(len(heap) for heap in heaps if heap)

    def worth(move: Move) -> tuple[float, float]:
        chosen = heaps[PLACE[move]]
        tops = [up, *(heap[-1] for heap in heaps if heap and heap is not chosen)]
        ranks = {(rank_of(top) + step) % len(RANKS) for top in tops for step in (-1, 0, 1)}
        found = float(sum(counts[rank] for rank in ranks))
        if len(chosen) == lowest:
            found -= 0.1 * sum(counts)
        return found, rng.random()

    return max(moves, key=worth)


def _to_come(heaps: Sequence[Heap], up: Card) -> list[int]:
    """How many cards of each rank lie on no pile of the player."""
    counts = [4] * len(RANKS)
    for card in (up, *(card for heap in heaps for card in heap)):
        counts[rank_of(card)] -= 1
    return counts


def _heaps(view: View, seat: Seat) -> list[Heap]:
    """The piles of a player by number; empty where there is none."""
    return [view.faces(Kind.PILE, seat, pile + 1) for pile in range(MOST_PILES)]


def _has_cheated(view: View, seat: Seat) -> bool:
    heaps = _heaps(view, seat)
    return any(not takes(under, card) for heap in heaps for under, card in pairwise(heap))
