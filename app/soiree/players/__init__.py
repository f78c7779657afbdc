"""Computer players: functions of what a seat may see to a move."""

from __future__ import annotations

import random

from soiree.core.views import View
from soiree.players import (
    pariah,
    soda,
    soda_estimates,
    soi,
    soi_estimates,
    soureh,
    soy,
    spy,
    spy_estimates,
)
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
    "find",
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
    return LEVELS[game][level]


def evaluate(
    view: View, rng: random.Random, budget: float, cancelled: Stop = never
) -> list[Estimate]:
    """What each of `view.legal` is worth, as the strongest player of the game reckons.

    Args:
        budget: seconds to reckon with; more of them make the estimates surer.
        cancelled: says that nobody waits for the answer any more.
    """
    return EVALUATORS[view.game](view, rng, GivenTime.of(budget, cancelled))


LEVELS: dict[str, dict[str, Player]] = {
    "soy": soy.LEVELS,
    "soureh": soureh.LEVELS,
    "pariah": pariah.LEVELS,
    "soi": soi.LEVELS,
    "spy": spy.LEVELS,
    "soda": soda.LEVELS,
}
"""The players of each game by level, weakest first."""

EVALUATORS: dict[str, Evaluate] = {
    "soy": soy.evaluate,
    "soureh": soureh.evaluate,
    "pariah": pariah.evaluate,
    "soi": soi_estimates.evaluate,
    "spy": spy_estimates.evaluate,
    "soda": soda_estimates.evaluate,
}
"""Who reckons for each game what moves are worth."""
