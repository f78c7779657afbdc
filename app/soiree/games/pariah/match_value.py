"""What scores are worth in Pariah: the chance to win the match.

Fitted to matches of equal players, worked out backward from rounds that were played.
"""

from __future__ import annotations

import math

A_ROUND = 40.0
"""How far the points of a round stray, in the measure of the logistic curve."""

PER_ROUND = 100.0
"""How far a round brings the leader to the threshold."""

LAST_ROUND = 0.6
STARTING = 5.0
"""The points that it is worth to have the first turn."""


def chance(mine: float, other: float, threshold: int, *, starts: bool) -> float:
    """The chance of winning a match of Pariah after a round (PAR-6)."""
    if max(mine, other) >= threshold and mine != other:
        return float(mine > other)
    rounds = max(0.0, threshold - max(mine, other)) / PER_ROUND + LAST_ROUND
    lead = mine - other + (STARTING if starts else -STARTING)
    return 1 / (1 + math.exp(-lead / (A_ROUND * math.sqrt(rounds))))
