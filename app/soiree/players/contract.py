"""What a computer player is, and the simplest one."""

from __future__ import annotations

import random
from collections.abc import Callable

from soiree.core.entries import Move
from soiree.core.views import View

Stop = Callable[[], bool]
"""Says whether to answer now: the time is up, or nobody waits for the answer any more."""

Player = Callable[[View, random.Random, Stop], Move]
"""Chooses one of `view.legal`.

A function of its arguments alone: it keeps no memory between calls beyond what the view's events
hold, so that the same question, asked twice with the same generator, has the same answer.
"""


def never() -> bool:
    """A `Stop` that lets a player take the time it wants."""
    return False


def random_player(view: View, rng: random.Random, stop: Stop) -> Move:
    """Any legal move, each as likely as the others."""
    return rng.choice(view.legal)
