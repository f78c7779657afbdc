"""The zones of Spy vs Spy, and the largest numbers of players and piles."""

from __future__ import annotations

import enum

from soiree.core.zones import Zone

MOST_PLAYERS = 12
"""The largest number of players."""

MOST_PILES = 6
"""The largest number of piles of a player."""


class Kind(enum.StrEnum):
    """The kinds of zones."""

    DECK = "deck"
    """The undealt cards, seen by nobody."""

    POINTS = "points"
    """The points pile of a seat, seen by nobody, the oldest card first."""

    HAND = "hand"
    """The racing hand of a seat, seen by nobody, the next card first.

    Between races the cards taken off the points pile wait there.
    """

    UP = "up"
    """The card that a seat has turned up, seen by all."""

    PILE = "pile"
    """One of a seat's piles, slots 1 to 6, seen by all, the first card first."""


UNDEALT = Zone(Kind.DECK)
POINTS = tuple(Zone(Kind.POINTS, seat) for seat in range(MOST_PLAYERS))
HAND = tuple(Zone(Kind.HAND, seat) for seat in range(MOST_PLAYERS))
UP = tuple(Zone(Kind.UP, seat) for seat in range(MOST_PLAYERS))
PILE = tuple(
    tuple(Zone(Kind.PILE, seat, pile + 1) for pile in range(MOST_PILES))
    for seat in range(MOST_PLAYERS)
)
"""By seat, then by pile number from 0; slots count from 1."""
