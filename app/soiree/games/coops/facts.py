"""The public facts of Soureh and Pariah besides cards, events and scores."""

from __future__ import annotations

import enum

from soiree.core.states import Facts
from soiree.core.zones import Seat


class Phase(enum.StrEnum):
    """The decision that is due."""

    DEAL = "deal"
    """Chance determines the first dealer, or the deck of a round (SRH-1)."""

    CARD = "card"
    """A player uses the card that they drew (SRH-3)."""

    END = "end"
    """A player declares, or ends their turn (SRH-4)."""

    PAY = "pay"
    """A player of Soureh pays a card of each coop (SRH-7)."""

    DEDUCT = "deduct"
    """A player of Soureh takes 50 off their score, or keeps it (SRH-8)."""

    OVER = "over"
    """The match has ended."""


SCORING = (Phase.PAY, Phase.DEDUCT)
"""The phases in which a round of Soureh is scored."""


class CoopFacts(Facts, frozen=True):
    """The facts that Soureh and Pariah share.

    Attributes:
        round: the number of rounds that have begun.
        dealer: the dealer of this round, or between rounds that of the next round; None before
            chance has chosen the first dealer.
        declarer: the player who has declared in this round, if any.
        protected: True once a card of the declarer has been replaced (SRH-5).
        additional: the number of further turns of the player to move, from the Queens of Pariah
            (PAR-2).
    """

    round: int
    dealer: Seat | None
    phase: Phase
    declarer: Seat | None
    protected: bool
    additional: int
