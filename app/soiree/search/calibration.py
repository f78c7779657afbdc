"""Chances to win that are set right by how often they came true."""

from __future__ import annotations

import math


def sharpened(chance: float, players: int, sharpness: float) -> float:
    """A chance, further from an even one if the sharpness is above 1, else nearer to it.

    The log-odds beyond an even chance are multiplied, so that the order of moves stays, and what is
    certain stays certain. `tests/bench/measure_claims.py fit` finds how sharp chances have to be.
    """
    if not 0 < chance < 1:
        return chance
    even = -math.log(players - 1)
    odds = even + sharpness * (math.log(chance / (1 - chance)) - even)
    return 1 / (1 + math.exp(-odds))
