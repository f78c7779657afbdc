"""What each move of Soda is worth, as the strongest level judges: for hints and for the review."""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import replace

from soiree.core.cards import Rank
from soiree.core.entries import Move
from soiree.core.players import Estimate, Stop
from soiree.core.views import View
from soiree.games.soda.ai.levels import HARD, RANK, heuristic_values
from soiree.games.soda.ai.reasons import Reasons
from soiree.games.soda.ai.rollout import Sample
from soiree.search.sampling import compare, mean_and_error

SAMPLES = 250
"""In how many samples of the hidden cards the moves are tried, where no time is given."""


def evaluate(view: View, rng: random.Random, stop: Stop) -> list[Estimate]:
    """What each legal move is worth; see `soiree.core.players.Evaluate`.

    The value is in points, compared with what the others gain on average: in this hand, in the next
    ones, and by the cards that are then held. Cards of one rank have the same value.
    """
    search = HARD.search(view)
    public = search.public
    heuristic = heuristic_values(view)
    reasons = Reasons(public, search.belief, rng)
    even = public.win_chance([0.0] * public.seats, public.stake)
    leads: dict[Move, list[float]] = defaultdict(list)
    wins: dict[Move, list[bool]] = defaultdict(list)

    def win_chance(sample: Sample, move: Move, rng: random.Random) -> float:
        result = search.rollout(sample, move, rng)
        leads[move].append(public.lead(result.gains))
        wins[move].append(result.winner == public.seat)
        return public.win_chance(result.gains, result.stake)

    found: dict[Rank, Estimate] = {}
    for trials in compare(list(heuristic), search.sample, win_chance, rng, stop, SAMPLES):
        move = trials.move
        # Where there was no time, the heuristic value may be wrong by all that is at stake.
        value, error = mean_and_error(leads[move] or [heuristic[move]])
        found[RANK[move]] = Estimate(
            move=move,
            value=value,
            chance=trials.mean if trials.outcomes else even,
            error=min(error, public.stake),
            facts=reasons.of(RANK[move], wins[move]),
        )
    return [replace(found[RANK[move]], move=move) for move in view.legal]
