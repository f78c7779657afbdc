"""Announcements of Soi, reasons of scores, and reasons why a match ends."""

from __future__ import annotations

import enum


class Word(enum.StrEnum):
    """The announcements of players (`Said.what`)."""

    ASK = "ask"
    """"Do you have this card?", to the player asked (SOI-3)."""

    NO = "no"
    """"No, I do not.", to the asker (SOI-5)."""


class Why(enum.StrEnum):
    """The reasons why a score changes (`Scored.why`)."""

    ROUND = "round"
    """The fours laid down in a round (SOI-7)."""


class Reason(enum.StrEnum):
    """The reasons why a match ends (`Result.reason`)."""

    TARGET = "target"
    """One player alone leads, with the target or more (SOI-8)."""
