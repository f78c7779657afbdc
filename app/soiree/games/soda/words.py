"""What is said in Soda, why scores change, and how a match ends."""

from __future__ import annotations

import enum


class Word(enum.StrEnum):
    """What a player says aloud (`Said.what`)."""

    NO = "no"
    """I play no card (SDA-3)."""


class Why(enum.StrEnum):
    """Why a score changes (`Scored.why`)."""

    SCORING_CARD = "scoring card"
    """It has been won (SDA-4)."""


class Reason(enum.StrEnum):
    """How a match ends (`Result.reason`)."""

    ALL_ROUNDS = "all rounds"
    """All rounds have been played (SDA-9)."""
