"""What is said in Soureh, what scores change for, and how a match ends."""

from __future__ import annotations

import enum


class Word(enum.StrEnum):
    """What a player says aloud beside the call (`Said.what`)."""

    KEEP = "keep"
    """I take no 50 off (SRH-8)."""


class Why(enum.StrEnum):
    """What a score changes for (`Scored.why`)."""

    PAY = "pay"
    """A card of each coop (SRH-7)."""

    DEDUCT = "deduct"
    """50 are taken off (SRH-8)."""


class Reason(enum.StrEnum):
    """How a match ends (`Result.reason`)."""

    THRESHOLD = "threshold"
    """A player is above it (SRH-9)."""

    LAST_STANDING = "last standing"
    """At most one player is not out (SRH-10)."""
