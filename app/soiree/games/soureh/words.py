"""Announcements of Soureh, reasons of scores, and reasons why a match ends."""

from __future__ import annotations

import enum


class Word(enum.StrEnum):
    """The announcements of players besides the declaration (`Said.what`)."""

    KEEP = "keep"
    """A player keeps their score unchanged (SRH-8)."""


class Why(enum.StrEnum):
    """The reasons why a score changes (`Scored.why`)."""

    PAY = "pay"
    """A card of each coop was paid (SRH-7)."""

    DEDUCT = "deduct"
    """50 points were taken off (SRH-8)."""


class Reason(enum.StrEnum):
    """The reasons why a match ends (`Result.reason`)."""

    THRESHOLD = "threshold"
    """A player is above the threshold (SRH-9)."""

    LAST_STANDING = "last standing"
    """At most one player is not out (SRH-10)."""
