"""How long people take in a race: the time of each card, spread as people's times are.

A time has two parts: to see what can be done with the card turned up, and to bring it there. Both
have a long right tail. The more choices there are, the longer the first part takes (Hick 1952).
"""

from __future__ import annotations

import math
import random

REACTION = {"easy": 1.7, "middle": 1.1, "hard": 0.75}
"""The median of seconds to decide, by level; all other players are as fast as the middle one."""

MOVEMENT = 0.3
"""The median of seconds to bring a card to its place."""

_SPREAD, _MOVEMENT_SPREAD = 0.35, 0.15
_EACH_DOUBLING = 0.25
"""By what part of itself the reaction grows when there are twice as many choices."""


def seconds_for_card(level: str | None, choices: int, rng: random.Random) -> float:
    """How long a player of a level takes for one card, in seconds.

    Args:
        choices: how many moves the player could make with it, at least 1.
    """
    median = REACTION.get(level or "", REACTION["middle"])
    median *= 1 + _EACH_DOUBLING * math.log2(choices)
    reaction = rng.lognormvariate(math.log(median), _SPREAD)
    return reaction + rng.lognormvariate(math.log(MOVEMENT), _MOVEMENT_SPREAD)
