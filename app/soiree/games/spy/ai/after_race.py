"""What players of Spy vs Spy do after a race: look through piles, accuse, and pick."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.spy.board import takes
from soiree.games.spy.facts import SpyFacts
from soiree.games.spy.moves import ACCUSE, PASS, PENALTY, PICK
from soiree.games.spy.zones import MOST_PILES, Kind

Heap = tuple[Card, ...]
"""A pile, its first card first."""


def piles(view: View, seat: Seat) -> list[Heap]:
    """The piles of a player by number; empty where there is none."""
    return [view.faces(Kind.PILE, seat, pile + 1) for pile in range(MOST_PILES)]


def misplaced(heap: Heap) -> Iterator[tuple[Card, Card]]:
    """Cards on others that did not take them, each with the one that it lies on (SPY-12)."""
    for under, card in pairwise(heap):
        if not takes(under, card):
            yield card, under


def accusation(view: View, inspects: int, rng: random.Random) -> Move:
    """Look through so many piles of each other player; accuse the one of the caught who leads."""
    guilty: list[tuple[int, Move]] = []
    assert view.scores is not None
    for move in view.legal:
        if move not in ACCUSE:
            continue
        heaps = [heap for heap in piles(view, ACCUSE[move]) if heap]
        looked_at = rng.sample(heaps, min(inspects, len(heaps)))
        if any(next(misplaced(heap), None) for heap in looked_at):
            guilty.append((view.scores[ACCUSE[move]], move))
    return min(guilty)[1] if guilty else PASS


def penalty(view: View) -> Move:
    """The highest pile of the accused."""
    accused = SpyFacts.of(view).accused
    assert accused is not None
    heaps = piles(view, accused)
    return max(view.legal, key=lambda move: len(heaps[PENALTY[move]]))


def pick(view: View) -> Move:
    """The player's own lowest pile."""
    heaps = piles(view, view.seat)
    return min(view.legal, key=lambda move: len(heaps[PICK[move]]))
