"""What everybody knows of a match with coops beside cards, events and scores."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from soiree.core.states import Facts
from soiree.core.zones import Seat


class Phase(enum.StrEnum):
    """What is due in a match."""

    DEAL = "deal"
    """The first dealer or a deck, by chance (SRH-1)."""

    CARD = "card"
    """The drawn card is used (SRH-3)."""

    END = "end"
    """The turn ends, with a declaration or without (SRH-4)."""

    PAY = "pay"
    DEDUCT = "deduct"
    """In Soureh, coops are paid for; 50 are taken off, or not (SRH-7, SRH-8)."""

    OVER = "over"


@dataclass(frozen=True, slots=True)
class CoopFacts(Facts):
    """What everybody knows, whichever of the games it is.

    Attributes:
        round: how many rounds have begun.
        dealer: of this round, or of the next while chance is due; None before the first is drawn.
        declarer: who has declared in this round, if somebody has.
        protected: whether a card of the declarer has been replaced since (SRH-5).
    """

    round: int
    dealer: Seat | None
    phase: Phase
    declarer: Seat | None
    protected: bool
