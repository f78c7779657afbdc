"""What moves of Soda are worth beside each other, for reviews; see `soiree.core.reviews.Price`."""

from __future__ import annotations

import random
from collections.abc import Sequence

from soiree.core.entries import Move
from soiree.core.reviews import Priced
from soiree.core.views import View
from soiree.games.soda.ai.levels import HARD, RANK


def price(view: View, moves: Sequence[Move], rng: random.Random, samples: int) -> Sequence[Priced]:
    """The moves tried as the strongest level does; cards of one rank come to the same."""
    search = HARD.search(view)
    sure = search.certain_win(moves)
    tried = {RANK[move]: move for move in moves}.values()
    for _ in range(samples):
        sample, seed = search.sample(rng), rng.getrandbits(64)
        for move in tried:
            search.rollout(sample, move, random.Random(seed))
    public, found = search.public, {}
    for move in tried:
        results = search.results[move]
        chances = [public.win_chance(each.gains, each.stake) for each in results]
        found[RANK[move]] = (
            [1.0] * samples if move == sure else chances,
            [public.lead(each.gains) for each in results],
        )
    return [Priced(move, *found[RANK[move]]) for move in moves]
