"""The zones of Spy vs Spy, and how many players and piles there may be."""

from __future__ import annotations

import enum

from soiree.core.zones import Zone

MOST_PLAYERS = 12
"""How many players there are at most."""

MOST_PILES = 6
"""How many piles a player has at most."""


class Kind(enum.StrEnum):
    """The kinds of zones."""

    DECK = "deck"
    """What is not dealt yet, seen by nobody."""

    POINTS = "points"
    """A seat's points pile, seen by nobody, the oldest card first."""

    HAND = "hand"
    """A seat's racing hand, seen by nobody, the next card first.

    Between races the cards taken off the points pile wait there.
    """

    UP = "up"
    """The card that a seat has turned up, seen by everybody."""

    PILE = "pile"
    """One of a seat's piles, slots 1 to 6, seen by everybody, the first card first."""


UNDEALT = Zone(Kind.DECK)
POINTS = tuple(Zone(Kind.POINTS, seat) for seat in range(MOST_PLAYERS))
HAND = tuple(Zone(Kind.HAND, seat) for seat in range(MOST_PLAYERS))
UP = tuple(Zone(Kind.UP, seat) for seat in range(MOST_PLAYERS))
PILE = tuple(
    tuple(Zone(Kind.PILE, seat, pile + 1) for pile in range(MOST_PILES))
    for seat in range(MOST_PLAYERS)
)
"""By seat, then by the number of the pile from 0. Slots count from 1."""
