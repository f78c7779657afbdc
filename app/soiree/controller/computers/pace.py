"""Reaction times of computer players in a race, distributed like people's times.

A time has two parts: finding a place for the card turned up, and moving the card there. Both have
a long right tail. The first part grows with the number of choices (Hick 1952). Now and then the
player overlooks the place at first, and has to search again.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping

from soiree.core.guests import Temper

REACTION = {"easy": 1.4, "middle": 1.0, "hard": 0.97}
"""The median seconds to decide, by level; players of other levels are as fast as `middle`."""

MOVEMENT = 0.3
"""The median seconds to move a card to its place."""

LAPSE = 2.5
"""The median seconds lost by overlooking a place."""

_SPREAD, _MOVEMENT_SPREAD, _LAPSE_SPREAD = 0.45, 0.15, 0.5
_LAPSES = 0.04
"""The share of cards whose place is overlooked."""

WRONG_KEY_SHARE = 0.03
"""The share of cards for which a wrong key is pressed first."""

_EACH_DOUBLING = 0.25
"""The share by which the reaction grows with each doubling of the choices."""


HASTE: Mapping[Temper, float] = {Temper.BOLD: 0.06, Temper.CAUTIOUS: -0.035}
"""The change of the share of overlooked places, by temper. A player who overlooks more places
reacts faster in return, so that all tempers are about equally fast."""


def seconds_for_card(
    level: str | None, choices: int, rng: random.Random, temper: Temper | None = None
) -> float:
    """Return the seconds that a computer player takes for one card, where all play at once.

    Args:
        level: the name of the level; None for the usual speed.
        choices: the number of moves that the player could make with the card, at least 1.
        temper: the inclination of the guest, such as cautious; None without a guest's name.
    """
    haste = HASTE.get(temper, 0.0) if temper else 0.0
    median = REACTION.get(level or "", REACTION["middle"])
    median *= 1 + _EACH_DOUBLING * math.log2(choices)
    median -= haste * _mean(LAPSE, _LAPSE_SPREAD) / _mean(1.0, _SPREAD)
    seconds = _around(median, _SPREAD, rng) + _around(MOVEMENT, _MOVEMENT_SPREAD, rng)
    if rng.random() < _LAPSES + haste:
        seconds += _around(LAPSE, _LAPSE_SPREAD, rng)
    return seconds


def presses_wrong_key(rng: random.Random) -> bool:
    """True if a computer player presses a wrong key first, with chance `WRONG_KEY_SHARE`."""
    return rng.random() < WRONG_KEY_SHARE


def _around(median: float, spread: float, rng: random.Random) -> float:
    return rng.lognormvariate(math.log(median), spread)


def _mean(median: float, spread: float) -> float:
    return median * math.exp(spread**2 / 2)
