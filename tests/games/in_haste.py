"""A baseline for the use of time: the top level of a game with a tenth of the time."""

from __future__ import annotations

import random
import time

from soiree.core.entries import Move
from soiree.core.players import GivenTime, Stop
from soiree.core.views import View
from soiree.games import GAMES

SHARE = 0.1
"""The share of the given time."""


def play(view: View, rng: random.Random, stop: Stop) -> Move:
    """The move of the top level in that share of the time (`soiree.core.players.Player`)."""
    if isinstance(stop, GivenTime):
        stop = GivenTime.of(SHARE * (stop.until - time.monotonic()), stop.cancelled)
    return GAMES[view.game].player(GAMES[view.game].levels[-1].name)(view, rng, stop)
