"""The zones of Soy."""

from __future__ import annotations

import enum

from soiree.core.zones import Zone


class Kind(enum.StrEnum):
    """The kinds of zones (`Zone.kind`)."""

    HAND = "hand"
    """The cards of a seat, seen by their owner."""

    SECRET = "secret"
    """A bid that has not been revealed, seen by its owner."""

    BID = "bid"
    """The revealed bids of a seat in this round, in order, seen by all."""

    PRIZE = "prize"
    """The two cards of the prize, seen by all."""

    STOCK = "stock"
    """The rest of the deck, seen by nobody."""

    DISCARD = "discard"
    """The discards of a seat, seen by their owner."""


HANDS = (Zone(Kind.HAND, 0), Zone(Kind.HAND, 1))
SECRETS = (Zone(Kind.SECRET, 0), Zone(Kind.SECRET, 1))
BIDS = (Zone(Kind.BID, 0), Zone(Kind.BID, 1))
DISCARDS = (Zone(Kind.DISCARD, 0), Zone(Kind.DISCARD, 1))
"""Zones by seat, like the three above."""

PRIZE = Zone(Kind.PRIZE)
STOCK = Zone(Kind.STOCK)
