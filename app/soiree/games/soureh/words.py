"""What players of Soureh say, why scores change, and how a match ends."""

from __future__ import annotations

import enum


class Word(enum.StrEnum):
    """What a player says aloud, beside the call (`Said.what`)."""

    KEEP = "keep"
    """I keep my score as it is (SRH-8)."""


class Why(enum.StrEnum):
    """Why a score changes (`Scored.why`)."""

    PAY = "pay"
    """A card of each coop was paid (SRH-7)."""

    DEDUCT = "deduct"
    """50 points were taken off (SRH-8)."""


class Reason(enum.StrEnum):
    """How a match ends (`Result.reason`)."""

    THRESHOLD = "threshold"
    """A player is above the threshold (SRH-9)."""

    LAST_STANDING = "last standing"
    """At most one player is not out (SRH-10)."""
