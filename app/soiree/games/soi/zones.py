"""The zones of Soi, and the number of its players."""

from __future__ import annotations

import enum

from soiree.core.zones import Zone

SEATS = 4


class Kind(enum.StrEnum):
    """The kinds of zones."""

    HAND = "hand"
    """The hand of a seat, seen by its owner alone."""

    LAID = "laid"
    """The fours that a seat has laid down, seen by everybody."""

    STOCK = "stock"
    """The deck, seen by nobody; empty once dealt."""


HANDS = tuple(Zone(Kind.HAND, seat) for seat in range(SEATS))
LAID = tuple(Zone(Kind.LAID, seat) for seat in range(SEATS))
"""Zones by seat."""

STOCK = Zone(Kind.STOCK)
