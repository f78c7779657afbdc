"""A yardstick for time: the top level of a game with a tenth of the time that it is given."""

from __future__ import annotations

import random
import time

from soiree.core.entries import Move
from soiree.core.players import GivenTime, Stop
from soiree.core.views import View
from soiree.games import GAMES

SHARE = 0.1
"""Of the time given."""


def play(view: View, rng: random.Random, stop: Stop) -> Move:
    """What the top level finds in so little time: as `soiree.core.players.Player` says."""
    if isinstance(stop, GivenTime):
        stop = GivenTime.of(SHARE * (stop.until - time.monotonic()), stop.cancelled)
    return GAMES[view.game].player(GAMES[view.game].levels[-1].name)(view, rng, stop)
