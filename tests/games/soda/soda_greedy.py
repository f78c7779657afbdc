"""A baseline for the players of Soda: greedy, by its hand, the row and the stake."""

from __future__ import annotations

import random

from soiree.core.cards import ACE, JACK, KING, rank_of
from soiree.core.entries import Move
from soiree.core.players import Stop
from soiree.core.views import View
from soiree.games.soda.facts import SodaFacts
from soiree.games.soda.moves import NO, PLAYED
from soiree.games.soda.zones import Kind


def play(view: View, rng: random.Random, stop: Stop) -> Move:
    """A pair where there is one, else the lowest card; No if that costs more than is at stake."""
    row, plays = view.faces(Kind.ROW), [move for move in view.legal if move != NO]
    pairs = [move for move in plays if row and rank_of(PLAYED[move]) == rank_of(row[-1])]
    if not plays:
        return NO
    move = (pairs or plays)[0]
    worth = SodaFacts.of(view).worth
    assert worth is not None
    highest = JACK if worth < 4 else KING if worth < 7 else ACE
    return NO if row and rank_of(PLAYED[move]) > highest else move
