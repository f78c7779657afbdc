"""What is said in Soy, and how a match ends."""

from __future__ import annotations

import enum


class Word(enum.StrEnum):
    """What a player says aloud (`Said.what`)."""

    SOY = "soy"
    """My hand is all of one suit (SOY-8)."""


class Reason(enum.StrEnum):
    """How a match ends (`Result.reason`)."""

    SOY = "soy"
    """One player calls Soy (SOY-8)."""

    SIMULTANEOUS_SOY = "simultaneous soy"
    """Both do, and the lower cards win (SOY-9)."""

    DECK_EMPTY = "deck empty"
    """Nobody does, and the lower cards win (SOY-10)."""

    ALL_BIDS_TIED = "all bids tied"
    """No card is left to bid after ties alone (SOY-6)."""
