"""The value of scores in Pariah: the chance to win the match.

A logistic curve over the lead, fitted to matches between equal computer players.
"""

from __future__ import annotations

import math

POINTS_PER_ROUND = 100.0
"""How far a round brings the leader to the threshold."""

LAST_ROUND = 0.6
"""How many rounds of luck are still to come when the leader is just below the threshold."""

LUCK_OF_A_ROUND = 40.0
"""The scale of the logistic curve, in points, with one round to go; it grows with their root."""

FIRST_TURN = 5.0
"""The value, in points, of having the first turn of a round."""


def win_chance(mine: float, other: float, threshold: int, *, starts: bool) -> float:
    """The probability of winning a match of Pariah, from the scores after a round (PAR-6).

    Args:
        starts: whether the player has the first turn of the next round.
    """
    if max(mine, other) >= threshold and mine != other:
        return float(mine > other)
    rounds = max(0.0, threshold - max(mine, other)) / POINTS_PER_ROUND + LAST_ROUND
    lead = mine - other + (FIRST_TURN if starts else -FIRST_TURN)
    return 1 / (1 + math.exp(-lead / (LUCK_OF_A_ROUND * math.sqrt(rounds))))
