"""Where the cards of Soureh and Pariah lie: four coops each, the drawn card, and the two piles.

Inside, a coop is known by its place: seat * 4 + slot - 1.
"""

from __future__ import annotations

import enum

from soiree.core.zones import Seat, Zone

MOST = 4
"""The most players that there may be."""

SLOTS = (1, 2, 3, 4)

Place = int
"""A coop: seat * 4 + slot - 1."""


class Kind(enum.StrEnum):
    """What sort of place a zone is."""

    DOWN = "down"
    UP = "up"
    """The two cards of a coop, by their slot."""

    DRAWN = "drawn"
    """The card that a player has to use."""

    STOCK = "stock"
    DISCARD = "discard"


STOCK = Zone(Kind.STOCK)
DISCARD = Zone(Kind.DISCARD)
DRAWN = tuple(Zone(Kind.DRAWN, seat) for seat in range(MOST))
DOWN = tuple(Zone(Kind.DOWN, seat, slot) for seat in range(MOST) for slot in SLOTS)
UP = tuple(Zone(Kind.UP, seat, slot) for seat in range(MOST) for slot in SLOTS)
"""By seat, or by place."""


def place_at(seat: Seat, slot: int) -> Place:
    """The place of a coop; slots are 1 to 4."""
    return seat * 4 + slot - 1


def place_of(zone: Zone) -> Place:
    """The place of a zone `down` or `up`."""
    assert zone.owner is not None
    assert zone.slot is not None
    return zone.owner * 4 + zone.slot - 1


def seat_of(place: Place) -> Seat:
    """Whose coop it is."""
    return place >> 2


def slot_of(place: Place) -> int:
    """The slot of a coop, 1 to 4."""
    return place % 4 + 1
