"""What is said in Soi, why scores change, and how a match ends."""

from __future__ import annotations

import enum


class Word(enum.StrEnum):
    """What a player says aloud (`Said.what`)."""

    ASK = "ask"
    """Do you have this card? To the player asked (SOI-3)."""

    NO = "no"
    """No, I do not. To the asker (SOI-5)."""


class Why(enum.StrEnum):
    """Why a score changes (`Scored.why`)."""

    ROUND = "round"
    """For the fours laid down in a round (SOI-7)."""


class Reason(enum.StrEnum):
    """How a match ends (`Result.reason`)."""

    TARGET = "target"
    """One player alone leads, with the target or more (SOI-8)."""
