"""Announcements of Pariah, reasons of scores, and reasons why a match ends."""

from __future__ import annotations

import enum


class Word(enum.StrEnum):
    """The announcements of players besides the knock (`Said.what`)."""

    QUEEN = "queen"
    """A player uses a Queen (PAR-2)."""


class Why(enum.StrEnum):
    """The reasons why a score changes (`Scored.why`)."""

    ROUND = "round"
    """The cards of valid coops (PAR-5)."""

    BONUS = "bonus"
    """All four coops are valid (PAR-5)."""


class Reason(enum.StrEnum):
    """The reasons why a match ends (`Result.reason`)."""

    THRESHOLD = "threshold"
    """A player has reached the threshold and leads (PAR-6)."""
