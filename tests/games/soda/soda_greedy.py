"""A yardstick for the players of Soda: looks at its hand, the row and the stake, plans nothing."""

from __future__ import annotations

import random

from soiree.core.cards import ACE, JACK, KING, rank_of
from soiree.core.entries import Move
from soiree.core.views import View
from soiree.games.soda.rules import PLAYED
from soiree.search import Stop


def play(view: View, rng: random.Random, stop: Stop) -> Move:
    """A pair where there is one, else the lowest card; No if that costs more than is at stake."""
    row, plays = view.faces("row"), [move for move in view.legal if move != "no"]
    pairs = [move for move in plays if row and rank_of(PLAYED[move]) == rank_of(row[-1])]
    if not plays:
        return "no"
    move = (pairs or plays)[0]
    worth = view.facts["worth"]
    assert isinstance(worth, int)
    highest = JACK if worth < 4 else KING if worth < 7 else ACE
    return "no" if row and rank_of(PLAYED[move]) > highest else move
