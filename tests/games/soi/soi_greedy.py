"""A baseline for the players of Soi: it remembers everything, infers little and plans nothing."""

from __future__ import annotations

import random

from soiree.core.entries import Move
from soiree.core.players import Stop
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soi.deals import questions
from soiree.games.soi.moves import ASKS
from soiree.games.soi.zones import Kind


def play(view: View, rng: random.Random, stop: Stop) -> Move:
    """Ask for the likeliest card, given only moved and refused cards."""
    holder: dict[int, Seat] = {}
    lacking: dict[int, set[Seat]] = {}
    for asker, asked, wanted, granted in questions(view):
        if granted:
            holder[wanted] = asker
        else:
            lacking.setdefault(wanted, set()).add(asked)
    others = {seat for seat in range(4) if seat != view.seat and view.cards(Kind.HAND, seat)}

    def chance(move: Move) -> float:
        asked, wanted = ASKS[move]
        if wanted in holder:
            return float(holder[wanted] == asked)
        maybe = others - lacking.get(wanted, set())
        return 1 / len(maybe) if asked in maybe else 0

    best = max(map(chance, view.legal))
    return rng.choice([move for move in view.legal if chance(move) == best])
