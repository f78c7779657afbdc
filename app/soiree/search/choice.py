"""Choices among moves whose values are known, and numbers rounded for sentences about them."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping

from soiree.core.entries import Move

CUTOFF = 3
"""The distance to the best value, in temperatures, beyond which a softmax chooses no move."""


def softmax_choice(values: Mapping[Move, float], temperature: float, rng: random.Random) -> Move:
    """A random move, drawn by a softmax over the values.

    A move that is worse than the best by more than `CUTOFF` temperatures is never drawn.
    """
    most = max(values.values())
    good = [move for move, each in values.items() if each >= most - CUTOFF * temperature]
    return rng.choices(good, [math.exp((values[move] - most) / temperature) for move in good])[0]


def preferred(
    chosen: Move, values: Mapping[Move, float], likings: Mapping[Move, float], leeway: float
) -> Move:
    """The move with the highest liking among the moves that are about as good as the chosen one.

    The player loses at most the leeway if the chosen move is the best. If the chosen move is
    random, the player gains as often as it loses.

    Args:
        values: the values of the moves that were compared, including the chosen one.
        likings: the preference for each move, in any unit.
        leeway: the largest difference between the value of a move and that of the chosen move.
    """
    close = [move for move in values if abs(values[move] - values[chosen]) <= leeway]
    return max(close, key=lambda move: (likings[move], move == chosen))


def sampled_per_cent(share: float) -> int:
    """A share of samples in per cent, 1 to 99: samples never prove 0 or 100."""
    return min(99, max(1, round(100 * share)))


def rounded_apart(one: float, other: float) -> tuple[str, str]:
    """Two amounts, rounded to tenths, or to hundredths where tenths are equal."""
    digits = 1 if round(one, 1) != round(other, 1) else 2
    first, second = (f"{each:.{digits}f}".rstrip("0").removesuffix(".") for each in (one, other))
    return first, second
