"""What is said in Pariah, what scores change for, and how a match ends."""

from __future__ import annotations

import enum


class Word(enum.StrEnum):
    """What a player says aloud beside the call (`Said.what`)."""

    QUEEN = "queen"
    """I use a Queen (PAR-2)."""


class Why(enum.StrEnum):
    """What a score changes for (`Scored.why`)."""

    ROUND = "round"
    BONUS = "bonus"
    """Valid coops, and all four of them (PAR-5)."""


class Reason(enum.StrEnum):
    """How a match ends (`Result.reason`)."""

    THRESHOLD = "threshold"
    """A player has reached it, and leads (PAR-6)."""
