"""Announcements of Soy, and the reasons why a match ends."""

from __future__ import annotations

import enum


class Word(enum.StrEnum):
    """The announcements of players (`Said.what`)."""

    SOY = "soy"
    """My hand is all of one suit (SOY-8)."""


class Reason(enum.StrEnum):
    """The reasons why a match ends (`Result.reason`)."""

    SOY = "soy"
    """One player calls Soy (SOY-8)."""

    SIMULTANEOUS_SOY = "simultaneous soy"
    """Both players call Soy, and the lower cards win (SOY-9)."""

    DECK_EMPTY = "deck empty"
    """Nobody calls Soy before the deck ends, and the lower cards win (SOY-10)."""

    ALL_BIDS_TIED = "all bids tied"
    """All bids of the match tied, and no card is left to bid (SOY-6)."""
