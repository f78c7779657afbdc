"""Announcements of Soda, reasons of scores, and reasons why a match ends."""

from __future__ import annotations

import enum


class Word(enum.StrEnum):
    """The announcements of players (`Said.what`)."""

    NO = "no"
    """I play no card (SDA-3)."""


class Why(enum.StrEnum):
    """The reasons why a score changes (`Scored.why`)."""

    SCORING_CARD = "scoring card"
    """A player wins the scoring card of a hand (SDA-4)."""


class Reason(enum.StrEnum):
    """The reasons why a match ends (`Result.reason`)."""

    ALL_ROUNDS = "all rounds"
    """All rounds have been played (SDA-9)."""
