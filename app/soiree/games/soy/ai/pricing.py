"""What moves of Soy are worth beside each other, for reviews: `soiree.core.reviews.Price`.

A bid is priced against an opponent who mixes bids as is best against somebody who does the same. So
all bids of one's own best mixture come to about the same, and none of them is a mistake.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from soiree.core.entries import Move
from soiree.core.players import never
from soiree.core.reviews import Priced
from soiree.core.views import View
from soiree.games.soy.ai.levels import HARD

HANDS = 20
"""For so many samples a batch is drawn: a few hands of the opponent, likely ones, with weights. As
the hands of a batch are bid against each other, only batches are independent."""


def price(view: View, moves: Sequence[Move], rng: random.Random, samples: int) -> Sequence[Priced]:
    """The moves, by analyses of the strongest level; there are no points."""
    found = [
        analysis.win_chances
        for _ in range(max(2, samples // HANDS))
        for analysis in HARD.analyses(view, rng, never)
    ]
    places = [view.legal.index(move) for move in moves]
    return [
        Priced(move, [chances[place] for chances in found])
        for move, place in zip(moves, places, strict=True)
    ]
