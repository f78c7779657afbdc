"""What events and results of Soda say, word for word as records have it."""

from __future__ import annotations

from enum import StrEnum


class Word(StrEnum):
    """What a player says aloud."""

    NO = "no"


class Why(StrEnum):
    """Why a score changes."""

    SCORING_CARD = "scoring card"


class Reason(StrEnum):
    """Why the match is over."""

    ALL_ROUNDS = "all rounds"
