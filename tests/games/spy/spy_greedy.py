"""A baseline for the players of Spy vs Spy: it counts the ranks to come and does not search."""

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

Cards = tuple[Card, ...]
"""The cards of a pile, the first one first."""


def play(view: View, rng: random.Random, stop: Stop) -> Move:
    """Never cheat, catch every cheat, and pick the smallest pile."""
    facts = SpyFacts.of(view)
    match facts.phase:
        case Phase.RACE:
            return _place(view, rng)
        case Phase.ACCUSE:
            guilty = [m for m in view.legal if m in ACCUSE and _has_cheated(view, ACCUSE[m])]
            return guilty[0] if guilty else PASS
        case Phase.PENALTY:
            assert facts.accused is not None
            piles = _piles(view, facts.accused)
            return max(view.legal, key=lambda move: len(piles[PENALTY[move]]))
    piles = _piles(view, view.seat)
    return min(view.legal, key=lambda move: len(piles[PICK[move]]))


def _place(view: View, rng: random.Random) -> Move:
    """The pile after which most cards to come find a place; seldom the smallest one."""
    (up,) = view.faces(Kind.UP, view.seat)
    piles = _piles(view, view.seat)
    moves = [m for m in view.legal if m in PLACE and takes(piles[PLACE[m]][-1], up)]
    if not moves:
        return view.legal[-1]
    counts = _to_come(piles, up)
    lowest = min(len(pile) for pile in piles if pile)

    def value(move: Move) -> tuple[float, float]:
        chosen = piles[PLACE[move]]
        tops = [up, *(pile[-1] for pile in piles if pile and pile is not chosen)]
        ranks = {(rank_of(top) + step) % len(RANKS) for top in tops for step in (-1, 0, 1)}
        found = float(sum(counts[rank] for rank in ranks))
        if len(chosen) == lowest:
            found -= 0.1 * sum(counts)
        return found, rng.random()

    return max(moves, key=value)


def _to_come(piles: Sequence[Cards], up: Card) -> list[int]:
    """The number of cards of each rank that lie on no pile of the player."""
    counts = [4] * len(RANKS)
    for card in (up, *(card for pile in piles for card in pile)):
        counts[rank_of(card)] -= 1
    return counts


def _piles(view: View, seat: Seat) -> list[Cards]:
    """The piles of a player by number; empty where there is none."""
    return [view.faces(Kind.PILE, seat, number + 1) for number in range(MOST_PILES)]


def _has_cheated(view: View, seat: Seat) -> bool:
    piles = _piles(view, seat)
    return any(not takes(under, card) for pile in piles for under, card in pairwise(pile))
