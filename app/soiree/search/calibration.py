"""Calibrated chances: sharpened by how often they came true, and stated in per cent."""

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


def sampled_per_cent(share: float) -> int:
    """A share of samples in per cent, 1 to 99: samples never prove 0 or 100."""
    return min(99, max(1, round(100 * share)))
