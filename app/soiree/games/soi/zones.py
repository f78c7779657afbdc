"""Where the cards of Soi lie, and how many players there are."""

from __future__ import annotations

import enum

from soiree.core.zones import Zone

SEATS = 4


class Kind(enum.StrEnum):
    """What sort of place a zone is."""

    HAND = "hand"
    """The cards of a seat, seen by their owner."""

    LAID = "laid"
    """The fours that a seat has laid down, seen by all."""

    STOCK = "stock"
    """The deck; empty once dealt."""


HANDS = tuple(Zone(Kind.HAND, seat) for seat in range(SEATS))
LAID = tuple(Zone(Kind.LAID, seat) for seat in range(SEATS))
"""By seat."""

STOCK = Zone(Kind.STOCK)
