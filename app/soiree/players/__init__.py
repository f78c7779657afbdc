"""Computer players: functions of what a seat may see to a move."""

from __future__ import annotations

import random
from collections.abc import Mapping

from soiree.core.views import View
from soiree.players.contract import (
    Estimate,
    Evaluate,
    Fact,
    GivenTime,
    Player,
    Stop,
    never,
    random_player,
)

__all__ = [
    "Estimate",
    "Fact",
    "GivenTime",
    "Player",
    "Stop",
    "evaluate",
    "evaluator",
    "find",
    "levels",
    "never",
    "random_player",
]


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
            from soiree.players import soy

            return soy.LEVELS, soy.evaluate
        case "soureh":
            from soiree.players import soureh

            return soureh.LEVELS, soureh.evaluate
        case "pariah":
            from soiree.players import pariah

            return pariah.LEVELS, pariah.evaluate
        case "soi":
            from soiree.players import soi, soi_estimates

            return soi.LEVELS, soi_estimates.evaluate
        case "spy":
            from soiree.players import spy, spy_estimates

            return spy.LEVELS, spy_estimates.evaluate
        case "soda":
            from soiree.players import soda, soda_estimates

            return soda.LEVELS, soda_estimates.evaluate
    raise KeyError(game)
