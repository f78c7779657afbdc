"""What is said in Spy vs Spy, what scores change for, and how a match ends."""

from __future__ import annotations

import enum


class Word(enum.StrEnum):
    """What a player says aloud (`Said.what`)."""

    CALL = "call"
    """I call this card (SPY-6)."""

    STUCK = "stuck"
    DONE = "done"
    """How a player has finished (SPY-7)."""

    ACCUSE = "accuse"
    CAUGHT = "caught"
    HONEST = "honest"
    """You cheated, and the answer (SPY-12)."""

    PASS = "pass"
    """I accuse nobody (SPY-12)."""


class Why(enum.StrEnum):
    """What a score changes for (`Scored.why`)."""

    START = "start"
    """The first points pile (SPY-2)."""

    LEFT_OVER = "left over"
    PICK = "pick"
    """The cards left over, and a pile of one's own (SPY-8)."""

    PENALTY = "penalty"
    """A pile of a player who is caught (SPY-12)."""

    BONUS = "bonus"
    FIRST = "first"
    """What is taken off (SPY-9)."""


class Reason(enum.StrEnum):
    """How a match ends (`Result.reason`)."""

    POINTS = "points"
    """One player has the lowest score alone (SPY-10)."""

    LAST_SPY = "last spy"
    """All others are out (SPY-12)."""
