"""What is said in Spy vs Spy, why scores change, and how a match ends."""

from __future__ import annotations

import enum


class Word(enum.StrEnum):
    """What a player says aloud (`Said.what`)."""

    CALL = "call"
    """I call this card (SPY-6)."""

    STUCK = "stuck"
    DONE = "done"
    """I am stuck; I have no cards left (SPY-7)."""

    ACCUSE = "accuse"
    CAUGHT = "caught"
    HONEST = "honest"
    """You cheated; and what the inspection finds (SPY-12)."""

    PASS = "pass"
    """I accuse nobody (SPY-12)."""


class Why(enum.StrEnum):
    """Why a score changes (`Scored.why`)."""

    START = "start"
    """The points pile at the start (SPY-2)."""

    LEFT_OVER = "left over"
    PICK = "pick"
    """The left-over hand, and the pile chosen (SPY-8)."""

    PENALTY = "penalty"
    """The pile that a caught cheat pays with (SPY-12)."""

    BONUS = "bonus"
    FIRST = "first"
    """Points taken off: for the bonus, and for the first to finish (SPY-9)."""


class Reason(enum.StrEnum):
    """How a match ends (`Result.reason`)."""

    POINTS = "points"
    """One player alone has the lowest score, and it is 0 or less (SPY-10)."""

    LAST_SPY = "last spy"
    """All other players in the race are out (SPY-12)."""
