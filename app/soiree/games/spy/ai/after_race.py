"""The choices of computer players of Spy vs Spy after a race: accusations, penalties, picks."""

from __future__ import annotations

import random

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.spy.board import misplaced
from soiree.games.spy.facts import SpyFacts
from soiree.games.spy.moves import ACCUSE, PASS, PENALTY, PICK
from soiree.games.spy.zones import MOST_PILES, Kind

Cards = tuple[Card, ...]
"""The cards of a pile, the first one first."""


def piles_of(view: View, seat: Seat) -> list[Cards]:
    """The piles of a player by number, from 0; empty where there is none."""
    return [view.faces(Kind.PILE, seat, number + 1) for number in range(MOST_PILES)]


def has_cheated(view: View, seat: Seat) -> bool:
    """True if an accusation of the player holds: all piles are open (SPY-12)."""
    return any(next(misplaced(pile), None) for pile in piles_of(view, seat))


def accusation(view: View, inspected: int, rng: random.Random) -> Move:
    """Accuse the detected cheat with the fewest points, or pass.

    Args:
        inspected: the number of piles of each other player to inspect, chosen at random.
    """
    guilty: list[tuple[int, Move]] = []
    for move in view.legal:
        if move not in ACCUSE:
            continue
        piles = [pile for pile in piles_of(view, ACCUSE[move]) if pile]
        chosen = rng.sample(piles, min(inspected, len(piles)))
        if any(next(misplaced(pile), None) for pile in chosen):
            guilty.append((view.totals[ACCUSE[move]], move))
    return min(guilty)[1] if guilty else PASS


def penalty(view: View) -> Move:
    """Choose the largest pile of the accused."""
    accused = SpyFacts.of(view).accused
    assert accused is not None
    piles = piles_of(view, accused)
    return max(view.legal, key=lambda move: len(piles[PENALTY[move]]))


def pick(view: View) -> Move:
    """Choose the player's own smallest pile."""
    piles = piles_of(view, view.seat)
    return min(view.legal, key=lambda move: len(piles[PICK[move]]))
