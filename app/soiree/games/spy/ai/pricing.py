"""What moves of Spy vs Spy are worth beside each other: `soiree.core.reviews.Price`.

In a race moves are tried as the strongest level tries them. After it all cards that count lie open,
so that prices are exact. Points are those that the others add beyond one's own.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from soiree.core.entries import Move
from soiree.core.reviews import Priced
from soiree.core.views import View
from soiree.games.spy.ai.after_race import misplaced, piles_of
from soiree.games.spy.ai.evaluation import after_race, rivals_of
from soiree.games.spy.ai.rollout import CAUGHT, RaceSearch, is_fair
from soiree.games.spy.ai.value import among
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.moves import ACCUSE, PENALTY, PICK


def price(view: View, moves: Sequence[Move], rng: random.Random, samples: int) -> Sequence[Priced]:
    """The moves, in so many sampled hands in a race, and exactly after it."""
    if SpyFacts.of(view).phase is Phase.RACE:
        return _in_race(view, moves, rng, samples)
    return [Priced(move, [after_race(view, move).chance], [_points(view, move)]) for move in moves]


def _in_race(view: View, moves: Sequence[Move], rng: random.Random, samples: int) -> list[Priced]:
    search, rivals = RaceSearch.of(view), rivals_of(view)
    chances: list[list[float]] = [[] for _ in moves]
    points: list[list[float]] = [[] for _ in moves]
    for _ in range(samples):
        race = search.sample(rng)
        for place, move in enumerate(moves):
            ended = search.ended(race, move)
            chances[place].append(among(search.worth(race, move, ended), rivals))
            caught = 0.0 if is_fair(race, move) else CAUGHT * max(ended.sizes)
            points[place].append(-search.value.points_after(ended) - caught)
    return [Priced(*each) for each in zip(moves, chances, points, strict=True)]


def _points(view: View, move: Move) -> float:
    """By how many points a move after the race changes the lead on the others."""
    others = max(1, view.seats - 1)
    if move in PICK:
        return -float(len(piles_of(view, view.seat)[PICK[move]]))
    if move in PENALTY:
        accused = SpyFacts.of(view).accused
        assert accused is not None
        return len(piles_of(view, accused)[PENALTY[move]]) / others
    if move in ACCUSE:
        piles = piles_of(view, ACCUSE[move])
        if any(next(misplaced(pile), None) for pile in piles):
            return max(map(len, piles)) / others
    return 0.0
