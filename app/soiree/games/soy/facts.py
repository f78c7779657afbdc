"""The public facts of a match of Soy besides cards and events."""

from __future__ import annotations

import enum

from soiree.core.states import Facts


class Phase(enum.StrEnum):
    """The decision that is due."""

    BID = "bid"
    """Each player bids a card (SOY-3)."""

    TAKE = "take"
    """The loser takes some of the bids (SOY-5)."""

    DISCARD = "discard"
    """Each player discards a card (SOY-7)."""


class SoyFacts(Facts, frozen=True):
    """The public state of a match.

    Attributes:
        round: the number of the round, from 1; 0 before the deal.
        phase: the decision that is due; None while nobody decides.
    """

    round: int
    phase: Phase | None
