"""The computer players of each game, by level."""

from __future__ import annotations

import random
from collections.abc import Mapping

from soiree.core.views import View
from soiree.search import Estimate, Evaluate, GivenTime, Player, Stop, never, random_player


def find(game: str, level: str) -> Player:
    """The player of a game at a level; `random` is one at every game.

    Raises:
        KeyError: the game has no such level.
    """
    if level == "random":
        return random_player
    return levels(game)[level]


def evaluate(
    view: View, rng: random.Random, budget: float, cancelled: Stop = never
) -> list[Estimate]:
    """What each of `view.legal` is worth, as the strongest player of the game reckons.

    Args:
        budget: seconds to reckon with; more of them make the estimates surer.
        cancelled: says that nobody waits for the answer any more.
    """
    return evaluator(view.game)(view, rng, GivenTime.of(budget, cancelled))


def levels(game: str) -> Mapping[str, Player]:
    """The players of a game by level, weakest first.

    Raises:
        KeyError: there is no such game.
    """
    return _loaded(game)[0]


def evaluator(game: str) -> Evaluate:
    """Who reckons for a game what moves are worth. Raises KeyError."""
    return _loaded(game)[1]


def _loaded(game: str) -> tuple[Mapping[str, Player], Evaluate]:
    """The players of a game and its evaluator, loaded here: a table wants those of one game."""
    match game:
        case "soy":
            from soiree.games.soy.ai import levels as soy

            return soy.LEVELS, soy.evaluate
        case "soureh":
            from soiree.games.soureh import ai as soureh

            return soureh.LEVELS, soureh.evaluate
        case "pariah":
            from soiree.games.pariah import ai as pariah

            return pariah.LEVELS, pariah.evaluate
        case "soi":
            from soiree.games.soi.ai import evaluation as soi_estimates
            from soiree.games.soi.ai import levels as soi

            return soi.LEVELS, soi_estimates.evaluate
        case "spy":
            from soiree.games.spy.ai import evaluation as spy_estimates
            from soiree.games.spy.ai import levels as spy

            return spy.LEVELS, spy_estimates.evaluate
        case "soda":
            from soiree.games.soda.ai import evaluation as soda_estimates
            from soiree.games.soda.ai import levels as soda

            return soda.LEVELS, soda_estimates.evaluate
    raise KeyError(game)
