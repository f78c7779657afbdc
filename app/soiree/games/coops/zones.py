"""The zones of Soureh and Pariah: four coops for each player, the drawn card, stock and discards.

Other modules identify a coop by its index, `seat * 4 + slot - 1`, and its two zones are `UP[index]`
and `DOWN[index]`.
"""

from __future__ import annotations

import enum

from soiree.core.cards import Card
from soiree.core.zones import Seat, Zone

MAX_PLAYERS = 4

SLOTS = (1, 2, 3, 4)

CoopIndex = int
"""The index of a coop at the table: `seat * 4 + slot - 1`, 0 to 15."""


NO_CARD: Card = -1
"""The stand-in for a missing or unknown card."""


class Kind(enum.StrEnum):
    """The kinds of zones; the values stand in records."""

    DOWN = "down"
    """The face-down card of a coop."""

    UP = "up"
    """The face-up card of a coop."""

    DRAWN = "drawn"
    """The card that a player has drawn and has to use."""

    STOCK = "stock"
    DISCARD = "discard"


STOCK = Zone(Kind.STOCK)
DISCARD = Zone(Kind.DISCARD)
DRAWN = tuple(Zone(Kind.DRAWN, seat) for seat in range(MAX_PLAYERS))
"""Zones by seat."""

DOWN = tuple(Zone(Kind.DOWN, seat, slot) for seat in range(MAX_PLAYERS) for slot in SLOTS)
UP = tuple(Zone(Kind.UP, seat, slot) for seat in range(MAX_PLAYERS) for slot in SLOTS)
"""Zones by coop index, as `DOWN`."""


def coop_at(seat: Seat, slot: int) -> CoopIndex:
    """The index of a coop; slots are 1 to 4."""
    return seat * 4 + slot - 1


def coop_of(zone: Zone) -> CoopIndex:
    """The index of the coop of an `up` or `down` zone."""
    assert zone.owner is not None
    assert zone.slot is not None
    return zone.owner * 4 + zone.slot - 1


def seat_of(coop: CoopIndex) -> Seat:
    """The seat that a coop belongs to."""
    return coop >> 2


def slot_of(coop: CoopIndex) -> int:
    """The slot of a coop, 1 to 4."""
    return coop % 4 + 1
