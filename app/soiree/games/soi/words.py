"""What is said in Soi, what scores change for, and how a match ends."""

from __future__ import annotations

import enum


class Word(enum.StrEnum):
    """What a player says aloud (`Said.what`)."""

    ASK = "ask"
    """Have you this card? To a seat (SOI-3)."""

    NO = "no"
    """I have not. To the asker (SOI-5)."""


class Why(enum.StrEnum):
    """What a score changes for (`Scored.why`)."""

    ROUND = "round"
    """The fours laid down in a round (SOI-7)."""


class Reason(enum.StrEnum):
    """How a match ends (`Result.reason`)."""

    TARGET = "target"
    """One player leads alone, with as many points as are played for (SOI-8)."""
