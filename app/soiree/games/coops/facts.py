"""What everybody knows of a match of Soureh or Pariah, beside cards, events and scores."""

from __future__ import annotations

import enum

from soiree.core.states import Facts
from soiree.core.zones import Seat


class Phase(enum.StrEnum):
    """What the match is waiting for."""

    DEAL = "deal"
    """Chance: the first dealer, or the deck of a round (SRH-1)."""

    CARD = "card"
    """A player to use the card that they drew (SRH-3)."""

    END = "end"
    """A player to declare, or to end their turn (SRH-4)."""

    PAY = "pay"
    """A player of Soureh to pay a card of each coop (SRH-7)."""

    DEDUCT = "deduct"
    """A player of Soureh to take 50 off their score, or to keep it (SRH-8)."""

    OVER = "over"
    """Nothing: the match has ended."""


class CoopFacts(Facts, frozen=True):
    """The facts that Soureh and Pariah share.

    Attributes:
        round: how many rounds have begun.
        dealer: of this round, or, between rounds, of the next; None before the first is drawn.
        declarer: the player who has declared in this round, if any.
        protected: whether a card of the declarer has been replaced since they declared (SRH-5).
    """

    round: int
    dealer: Seat | None
    phase: Phase
    declarer: Seat | None
    protected: bool
