"""A close look at a position: repeated choices of the strongest level.

Each look has random numbers of its own. If one move is clearly best, all looks choose it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count

from soiree.core.entries import Move
from soiree.core.games import Game
from soiree.core.players import never
from soiree.core.views import View

LOOKS = 20
"""The number of looks in a close look."""


def looks(game: Game, view: View) -> Iterator[Move]:
    """The moves that the strongest level chooses in a position, one for each request."""
    player = game.strongest()
    for look in count():
        yield player(view, random.Random(f"all {look}"), never)
