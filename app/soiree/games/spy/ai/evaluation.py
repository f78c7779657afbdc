"""The evaluation of moves of Spy vs Spy."""

from __future__ import annotations

import random
from collections.abc import Mapping
from statistics import fmean

from soiree.core.entries import Move
from soiree.core.players import Evaluation, Stop, evaluation
from soiree.core.views import View
from soiree.games.spy.ai.after_race import piles_of
from soiree.games.spy.ai.levels import HARD
from soiree.games.spy.ai.match_value import first_of
from soiree.games.spy.ai.pricing import pricer
from soiree.games.spy.ai.rollout import RaceSearch
from soiree.games.spy.ai.value import ValueFunction
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.moves import PICK

_SAMPLES, _FEWEST = 48, 4
"""The number of sampled hands for each move, usually and without time."""


def evaluate(view: View, rng: random.Random, stop: Stop) -> Evaluation:
    """Evaluate a decision as the strongest level does (`soiree.core.players.Evaluate`).

    The value is the level's own `ValueFunction`, or the chance to win where that is certain.
    """
    chosen = HARD.play(view, rng, stop)
    if len(view.legal) == 1:
        return Evaluation(chosen, None)
    is_race = SpyFacts.of(view).phase is Phase.RACE
    return evaluation(chosen, _in_race(view, rng, stop) if is_race else _after_race(view, rng))


def _in_race(view: View, rng: random.Random, stop: Stop) -> Mapping[Move, tuple[float, float]]:
    search = RaceSearch.of(view)
    compared = search.compare(view.legal, _SAMPLES, rng, stop)
    samples = _FEWEST if stop() else _SAMPLES
    merits = {}
    for trials, priced in zip(compared, pricer(view)(view.legal, rng, samples), strict=True):
        if not trials.outcomes:  # there was no time
            races = map(search.sample, [rng] * samples)
            trials.outcomes = [search.play_out(race, trials.move) for race in races]
        merits[trials.move] = (fmean(priced.chances), trials.mean)
    return merits


def _after_race(view: View, rng: random.Random) -> Mapping[Move, tuple[float, float]]:
    """Exact: all cards that count are open."""
    merits = {}
    for priced in pricer(view)(view.legal, rng, 1):
        move, (chance,) = priced.move, priced.chances
        value = chance
        if move in PICK:
            size = len(piles_of(view, view.seat)[PICK[move]])
            is_first = view.seat == first_of(SpyFacts.of(view))
            value = ValueFunction.of(view).after_adding(size, is_first=is_first)
        merits[move] = (chance, value)
    return merits
