"""How weaker players vary what they do: the worse a move looks, the less often they make it."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping

from soiree.core.entries import Move

CUTOFF = 3
"""A move that is worse than the best by more than this many temperatures is never chosen."""


def softmax_choice(values: Mapping[Move, float], temperature: float, rng: random.Random) -> Move:
    """One of the moves: the worse its value, the less often, and a bad one never."""
    most = max(values.values())
    good = [move for move, each in values.items() if each >= most - CUTOFF * temperature]
    return rng.choices(good, [math.exp((values[move] - most) / temperature) for move in good])[0]
