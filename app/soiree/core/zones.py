"""Zones: the places of cards, and their visibility."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import NamedTuple

from soiree.core.cards import Card, mask_of

Seat = int
"""0, 1, 2, … in the direction of play."""

Seats = int
"""A set of seats: bit `seat` is set for each seat in it."""

EVERYONE: Seats = -1
NOBODY: Seats = 0


def only(*seats: Seat) -> Seats:
    """The set of these seats."""
    return mask_of(seats)


class Sight(enum.Enum):
    """The visibility of the faces of cards in a zone."""

    ALL = "all"
    OWNER = "owner"
    NONE = "none"


class Zone(NamedTuple):
    """A place for cards: `Zone("hand", 2)`, `Zone("coop-up", 0, 3)`, `Zone("stock")`.

    Attributes:
        kind: a word of the game.
        owner: the owner; None for a zone of the table.
        slot: the number of the zone among several of this kind, as in the moves of the game.
    """

    kind: str
    owner: Seat | None = None
    slot: int | None = None

    @property
    def seat(self) -> Seat:
        """The owner of a zone that belongs to a player.

        Raises:
            ValueError: the zone belongs to the table.
        """
        if self.owner is None:
            raise ValueError(f"{self.kind} belongs to the table")
        return self.owner


class Pile(NamedTuple):
    """The actual cards of a zone, in the order of the game.

    Where the order could reveal information, as in a hand, the cards are sorted.
    """

    zone: Zone
    sight: Sight
    cards: Sequence[Card]

    def is_open_to(self, seat: Seat) -> bool:
        """True if a seat sees the faces of the cards."""
        return self.sight is Sight.ALL or (self.sight is Sight.OWNER and self.zone.owner == seat)
