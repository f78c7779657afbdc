"""Where the cards of Soda lie, and how many players there may be."""

from __future__ import annotations

import enum

from soiree.core.zones import Zone

MOST = 6
"""The most players that there may be."""


class Kind(enum.StrEnum):
    """What sort of place a zone is."""

    HAND = "hand"
    """The cards of a seat, seen by their owner."""

    ROW = "row"
    """The cards played in this hand, in order, seen by all."""

    DRAW = "draw"
    """The draw pile, seen by nobody."""

    DISCARD = "discard"
    """The discards, seen by all."""


HANDS = tuple(Zone(Kind.HAND, seat) for seat in range(MOST))
"""By seat."""

ROW = Zone(Kind.ROW)
DRAW = Zone(Kind.DRAW)
DISCARD = Zone(Kind.DISCARD)
