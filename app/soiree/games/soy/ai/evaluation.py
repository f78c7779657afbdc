"""What each move of Soy is worth, as the strongest level judges: for hints and for the review."""

from __future__ import annotations

import random
from collections.abc import Sequence

from soiree.core.players import Estimate, Evaluation, Stop, evaluation
from soiree.core.views import View
from soiree.games.soy.ai.belief import merged
from soiree.games.soy.ai.bidding import PrizeChance
from soiree.games.soy.ai.levels import HARD, Analysis, means
from soiree.games.soy.ai.reasons import reasons
from soiree.games.soy.ai.value import TIE
from soiree.search.sampling import mean_and_error

MAX_ERROR = 0.5
"""The standard error of a chance of which next to nothing is known."""


def evaluate(view: View, rng: random.Random, stop: Stop) -> Evaluation:
    """What the strongest level makes of a decision; see `soiree.core.players.Evaluate`.

    The value is the chance to win the match; a tie counts as half.
    """
    choice = HARD.deliberate(view, rng, stop)
    analyses = choice.analyses or [_without_time(view)]
    theirs = merged(each for analysis in analyses for each in analysis.theirs)
    for each in theirs:
        each.weight /= len(analyses)
    prize_chances = [analysis.prize_chances for analysis in analyses if analysis.prize_chances]
    facts = reasons(
        view, theirs, mean_prize_chances(prize_chances) if prize_chances else None, choice.mixture
    )
    estimates = []
    for place, move in enumerate(view.legal):
        chance, error = mean_and_error([analysis.win_chances[place] for analysis in analyses])
        estimates.append(Estimate(move, chance, chance, min(error, MAX_ERROR), facts[place]))
    return evaluation(choice.chosen, view.legal, estimates)


def mean_prize_chances(rows: Sequence[Sequence[PrizeChance]]) -> list[PrizeChance]:
    """Of each bid, the means over the samples."""
    careful = means([[each.careful for each in row] for row in rows])
    on_a_whim = means([[each.on_a_whim for each in row] for row in rows])
    return list(map(PrizeChance, careful, on_a_whim))


def _without_time(view: View) -> Analysis:
    """Where there was no time at all: nothing is known of any move."""
    return Analysis([], [TIE] * len(view.legal))
