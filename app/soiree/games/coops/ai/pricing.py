"""What moves of Soureh and Pariah are worth beside each other: `soiree.core.reviews.Price`.

They are tried in the same sampled rounds as the strongest level tries them, and exactly in last
turns of one's own that it evaluates exactly. Of the last turn that a declaration leaves to the
opponent some draws are tried in each sample: more samples tell more than all draws of each.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from soiree.core.entries import Move
from soiree.core.players import never
from soiree.core.reviews import Priced
from soiree.games.coops.ai.last_turn import mean_over_draws
from soiree.games.coops.ai.rollout import SimulatedRound
from soiree.games.coops.ai.search import CoopSearch

DRAWS = 4
"""Of how many cards that the opponent may draw in a last turn the mean is taken."""


def price(
    search: CoopSearch, moves: Sequence[Move], rng: random.Random, samples: int
) -> Sequence[Priced]:
    """Moves before the scoring of a round."""
    if search.is_solvable:
        exact = search.solve(moves, never)
        gains = search.solve(moves, never, search.round_gain)
        return [Priced(move, [exact[move]], [gains[move]]) for move in moves]
    chances: list[list[float]] = [[] for _ in moves]
    points: list[list[float]] = [[] for _ in moves]
    for _ in range(samples):
        start = search.sample(rng)
        for place, move in enumerate(moves):
            end, goes_on, declares = search.make(start, move)
            exactly = goes_on and declares and search.solves_last_turns
            if goes_on and not exactly:
                end.play_out()
            for found, worth in ((chances, search.win_chance), (points, search.round_gain)):
                value = _of_end(search, worth)
                found[place].append(mean_over_draws(end, value, DRAWS) if exactly else value(end))
    return [Priced(*each) for each in zip(moves, chances, points, strict=True)]


def _of_end(
    search: CoopSearch, worth: Callable[[Sequence[int]], float]
) -> Callable[[SimulatedRound], float]:
    """What the end of a round is worth, from what scores are."""
    return lambda end: worth(search.scores_at(end))
