"""The evaluation of moves of Spy vs Spy."""

from __future__ import annotations

import random
from statistics import fmean

from soiree.core.players import Estimate, Evaluation, Stop, evaluation
from soiree.core.views import View
from soiree.games.spy.ai.after_race import piles_of
from soiree.games.spy.ai.levels import HARD
from soiree.games.spy.ai.match_value import first_of
from soiree.games.spy.ai.pricing import pricer
from soiree.games.spy.ai.rollout import RaceSearch
from soiree.games.spy.ai.value import ValueFunction
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.moves import PICK
from soiree.search.sampling import mean_and_error

_SAMPLES, _FEWEST = 48, 4
"""The number of sampled hands for each move, usually and without time."""


def evaluate(view: View, rng: random.Random, stop: Stop) -> Evaluation:
    """Evaluate a decision as the strongest level does (`soiree.core.players.Evaluate`).

    The value is the level's own `ValueFunction`, or the chance to win where that is certain.
    """
    chosen = HARD.play(view, rng, stop)
    if SpyFacts.of(view).phase is Phase.RACE:
        estimates = _in_race(view, rng, stop)
    else:
        estimates = _after_race(view, rng)
    return evaluation(chosen, view.legal, estimates)


# --- the race ------------------------------------------------------------------------------------


def _in_race(view: View, rng: random.Random, stop: Stop) -> list[Estimate]:
    search = RaceSearch.of(view)
    found = []
    compared = search.compare(view.legal, _SAMPLES, rng, stop)
    samples = _FEWEST if stop() else _SAMPLES
    prices = pricer(view).price(view.legal, rng, samples)
    for trials, priced in zip(compared, prices, strict=True):
        if not trials.outcomes:  # there was nothing to compare with, or no time
            races = map(search.sample, [rng] * samples)
            trials.outcomes = [search.play_out(race, trials.move) for race in races]
        value, error = mean_and_error(trials.outcomes)
        found.append(Estimate(trials.move, value, fmean(priced.chances), error))
    return found


# --- after the race ------------------------------------------------------------------------------


def _after_race(view: View, rng: random.Random) -> list[Estimate]:
    """Exact estimates: all cards that count are open."""
    found = []
    for priced in pricer(view).price(view.legal, rng, 1):
        move, (chance,) = priced.move, priced.chances
        value = chance
        if move in PICK:
            size = len(piles_of(view, view.seat)[PICK[move]])
            is_first = view.seat == first_of(SpyFacts.of(view))
            value = ValueFunction.of(view).after_adding(size, is_first=is_first)
        found.append(Estimate(move, value, chance, 0.0))
    return found
