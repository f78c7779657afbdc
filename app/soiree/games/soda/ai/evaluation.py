"""What each move of Soda is worth, as the strongest level judges: for hints and for the review."""

from __future__ import annotations

import random

from msgspec.structs import replace

from soiree.core.cards import Rank
from soiree.core.players import Estimate, Evaluation, Stop, evaluation
from soiree.core.views import View
from soiree.games.soda.ai.levels import HARD, RANK, SETTLED
from soiree.games.soda.ai.reasons import Reasons
from soiree.games.soda.zones import Kind
from soiree.search.sampling import Trials, mean_and_error


def evaluate(view: View, rng: random.Random, stop: Stop) -> Evaluation:
    """What the strongest level makes of a decision; see `soiree.core.players.Evaluate`.

    The value is in points, compared with what the others gain on average: in this hand, in the next
    ones, and by the cards that are then held. Cards of one rank have the same value.
    """
    choice = HARD.deliberate(view, rng, stop)
    search = choice.search or HARD.search(view)
    public = search.public
    if not choice.tried:  # a single move, of which more is to be known than that
        (only,) = choice.values
        for _ in range(SETTLED):
            search.rollout(search.sample(rng), only, rng)
    to_draw = len(view.cards(Kind.DRAW)) + len(view.cards(Kind.DISCARD))
    reasons = Reasons(public, search.belief, search.hand, to_draw, rng)
    even = public.win_chance([0.0] * public.seats, public.stake)
    tried = choice.tried or [Trials(move) for move in choice.values]
    found: dict[Rank, Estimate] = {}
    for trials in tried:
        results = search.results[trials.move]
        leads = [public.lead(result.gains) for result in results]
        chances = [public.win_chance(result.gains, result.stake) for result in results]
        # Where there was no time, the heuristic value may be wrong by all that is at stake.
        value, error = mean_and_error(leads or [choice.values[trials.move]])
        found[RANK[trials.move]] = Estimate(
            move=trials.move,
            value=value,
            chance=sum(chances) / len(chances) if chances else even,
            error=min(error, public.stake),
            facts=reasons.of(
                RANK[trials.move], [result.winner == public.seat for result in results]
            ),
        )
    estimates = [replace(found[RANK[move]], move=move) for move in view.legal]
    return evaluation(choice.chosen, list(choice.values), estimates)
