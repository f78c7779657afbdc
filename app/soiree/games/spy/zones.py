"""Where the cards of Spy vs Spy lie, and how many players and piles there may be."""

from __future__ import annotations

import enum

from soiree.core.zones import Zone

MOST = 12
"""The most players that there may be."""

MOST_PILES = 6


class Kind(enum.StrEnum):
    """What sort of place a zone is."""

    DECK = "deck"
    POINTS = "points"
    HAND = "hand"
    UP = "up"
    PILE = "pile"


UNDEALT = Zone(Kind.DECK)
POINTS = tuple(Zone(Kind.POINTS, seat) for seat in range(MOST))
HAND = tuple(Zone(Kind.HAND, seat) for seat in range(MOST))
UP = tuple(Zone(Kind.UP, seat) for seat in range(MOST))
PILE = tuple(
    tuple(Zone(Kind.PILE, seat, pile + 1) for pile in range(MOST_PILES)) for seat in range(MOST)
)
"""By seat, then by the number of the pile from 0; its slot is that number from 1."""
