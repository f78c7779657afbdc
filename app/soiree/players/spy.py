"""Plain computer players of Spy vs Spy: what lies on top of their piles, and how high they are.

How fast they are is not theirs to say: in a race each takes the time of a person of its level.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise

from soiree.core.cards import RANKS, Card, rank_of
from soiree.core.entries import Move
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.players.contract import Player, Stop
from soiree.rules.spy_board import takes
from soiree.rules.spy_moves import ACCUSE, PENALTY, PICK, PLACE

Heap = tuple[Card, ...]
"""A pile, its first card first."""


def easy(view: View, rng: random.Random, stop: Stop) -> Move:
    """Any pile that takes the card; accuses nobody."""
    if view.facts["phase"] == "race":
        return rng.choice(_honest(view))
    return _after_race(view, watchful=False)


def middle(view: View, rng: random.Random, stop: Stop) -> Move:
    """Keeps the tops of the piles apart, so that many ranks find a place, and one pile low."""
    if view.facts["phase"] != "race":
        return _after_race(view, watchful=rng.random() < 0.5)
    return _best(view, [1] * len(RANKS), rng)


def hard(view: View, rng: random.Random, stop: Stop) -> Move:
    """As `middle`, but counts which ranks are still to come."""
    if view.facts["phase"] != "race":
        return _after_race(view, watchful=True)
    return _best(view, _to_come(view), rng)


LEVELS: dict[str, Player] = {"easy": easy, "middle": middle, "hard": hard}


def _piles(view: View, seat: Seat) -> list[Heap]:
    """The piles of a player; empty where there is none."""
    return [
        tuple(card for card in view.cards("pile", seat, number + 1) if card is not None)
        for number in PICK.values()
    ]


def _honest(view: View) -> list[Move]:
    """The moves that break no rule (SPY-12): a player that may cheat does not."""
    (up,) = view.cards("up", view.seat)
    assert up is not None
    piles = _piles(view, view.seat)
    fair = [m for m in view.legal if m in PLACE and takes(piles[PLACE[m]][-1], up)]
    return fair or [move for move in view.legal if move not in PLACE]


def _best(view: View, counts: Sequence[int], rng: random.Random) -> Move:
    """The pile after which most cards to come find a place, by their count of each rank.

    The lowest pile is left alone for one card in ten: its points are those to be picked.
    """
    moves = _honest(view)
    if len(moves) == 1:
        return moves[0]
    (up,) = view.cards("up", view.seat)
    assert up is not None
    piles = _piles(view, view.seat)
    lowest = min(len(pile) for pile in piles if pile)

    def worth(move: Move) -> tuple[float, float]:
        number = PLACE[move]
        tops = [rank_of(pile[-1]) for pile in piles if pile and pile is not piles[number]]
        tops.append(rank_of(up))
        covered = {(top + step) % len(RANKS) for top in tops for step in (-1, 0, 1)}
        found = float(sum(counts[rank] for rank in covered))
        if len(piles[number]) == lowest:
            found -= 0.1 * sum(counts)
        return found, rng.random()

    return max(moves, key=worth)


def _to_come(view: View) -> list[int]:
    """How many cards of each rank may still come up: all that no pile of the player shows."""
    counts = [4] * len(RANKS)
    shown = [card for pile in _piles(view, view.seat) for card in pile]
    for card in (*shown, *view.cards("up", view.seat)):
        if card is not None:
            counts[rank_of(card)] -= 1
    return counts


def _after_race(view: View, *, watchful: bool) -> Move:
    """The smallest pile for oneself, the largest for another; accuse who was seen to cheat."""
    if view.facts["phase"] == "accuse":
        guilty = [m for m in view.legal if m in ACCUSE and watchful and _cheats(view, ACCUSE[m])]
        return guilty[0] if guilty else "pass"
    if view.facts["phase"] == "penalty":
        accused = view.facts["accused"]
        assert isinstance(accused, int)
        piles = _piles(view, accused)
        return max(view.legal, key=lambda move: len(piles[PENALTY[move]]))
    piles = _piles(view, view.seat)
    return min(view.legal, key=lambda move: len(piles[PICK[move]]))


def _cheats(view: View, seat: Seat) -> bool:
    """Whether a card of the player stands on one that did not take it."""
    piles = _piles(view, seat)
    return any(not takes(under, card) for pile in piles for under, card in pairwise(pile))
