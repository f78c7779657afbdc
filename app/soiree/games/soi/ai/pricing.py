"""What questions of Soi are worth beside each other, for reviews: `soiree.core.reviews.Price`.

In each sampled deal the questions are answered, and what each seat can expect then is valued by
what everybody knows (`value`). Playing the round out instead tells no more: what the deals spread
the points by hides what the question does.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from soiree.core.entries import Move
from soiree.core.reviews import Priced
from soiree.core.views import View
from soiree.games.soi.ai.evaluation import laid_points_of
from soiree.games.soi.ai.levels import IMPOSSIBLE
from soiree.games.soi.ai.match_value import win_chances
from soiree.games.soi.ai.rollout import Rollout
from soiree.games.soi.moves import ASKS
from soiree.games.soi.rules import POINTS
from soiree.games.soi.zones import SEATS


def price(view: View, moves: Sequence[Move], rng: random.Random, samples: int) -> Sequence[Priced]:
    """The questions, in deals as the strongest level believes them."""
    deals, start = IMPOSSIBLE.belief(view), Rollout(view)
    laid = [laid_points_of(view, seat) for seat in range(SEATS)]
    target = int(view.options["target"])
    assert view.scores is not None
    before = [score + made for score, made in zip(view.scores, laid, strict=True)]
    chances: list[list[float]] = [[] for _ in moves]
    points: list[list[float]] = [[] for _ in moves]
    for _ in range(samples):
        hands = deals.draw(rng)
        for place, move in enumerate(moves):
            after = start.with_hands(hands)
            after.ask(*ASKS[move])
            made = after.expected()
            totals = [score + more for score, more in zip(before, made, strict=True)]
            in_play = sum(POINTS[rank] for rank in after.layouts)
            chances[place].append(win_chances(totals, in_play, target)[view.seat])
            mine = made[view.seat]
            points[place].append(mine - (sum(made) - mine) / (SEATS - 1))
    return [Priced(*each) for each in zip(moves, chances, points, strict=True)]
