"""Where cards lie in Soda."""

from __future__ import annotations

from enum import StrEnum

from soiree.core.zones import Zone

MOST_SEATS = 6


class Kind(StrEnum):
    """The kinds of zone."""

    HAND = "hand"
    """The cards of a seat, seen by it alone."""

    ROW = "row"
    """The cards played in this hand, in order, seen by all."""

    DRAW = "draw"
    """The draw pile, seen by nobody."""

    DISCARD = "discard"
    """The discards, seen by all."""


HANDS = tuple(Zone(Kind.HAND, seat) for seat in range(MOST_SEATS))
"""The hand of each seat."""

ROW = Zone(Kind.ROW)
DRAW = Zone(Kind.DRAW)
DISCARD = Zone(Kind.DISCARD)
