"""The zones of Soda, and the largest number of players."""

from __future__ import annotations

import enum

from soiree.core.zones import Zone

MOST = 6
"""The largest number of players."""


class Kind(enum.StrEnum):
    """The kinds of zones (`Zone.kind`)."""

    HAND = "hand"
    """The cards of a seat, seen by their owner."""

    ROW = "row"
    """The cards played in this hand, in order, seen by all."""

    DRAW = "draw"
    """The draw pile, seen by nobody."""

    DISCARD = "discard"
    """The discards, seen by all."""


HANDS = tuple(Zone(Kind.HAND, seat) for seat in range(MOST))
"""Zones by seat."""

ROW = Zone(Kind.ROW)
DRAW = Zone(Kind.DRAW)
DISCARD = Zone(Kind.DISCARD)
