"""What players of Pariah say, why scores change, and how a match ends."""

from __future__ import annotations

import enum


class Word(enum.StrEnum):
    """What a player says aloud, beside the call (`Said.what`)."""

    QUEEN = "queen"
    """I use a Queen (PAR-2)."""


class Why(enum.StrEnum):
    """Why a score changes (`Scored.why`)."""

    ROUND = "round"
    """The cards of valid coops (PAR-5)."""

    BONUS = "bonus"
    """All four coops are valid (PAR-5)."""


class Reason(enum.StrEnum):
    """How a match ends (`Result.reason`)."""

    THRESHOLD = "threshold"
    """A player has reached the threshold, and leads (PAR-6)."""
