"""Announcements of Spy vs Spy, reasons of scores, and reasons why a match ends."""

from __future__ import annotations

import enum


class Word(enum.StrEnum):
    """The announcements of players (`Said.what`)."""

    CALL = "call"
    """A player calls a card (SPY-6)."""

    STUCK = "stuck"
    DONE = "done"
    """A player is stuck, or has no cards left (SPY-7)."""

    ACCUSE = "accuse"
    CAUGHT = "caught"
    HONEST = "honest"
    """An accusation, and the result of the inspection (SPY-12)."""

    PASS = "pass"
    """A player accuses nobody (SPY-12)."""


class Why(enum.StrEnum):
    """The reasons why a score changes (`Scored.why`)."""

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
    """The reasons why a match ends (`Result.reason`)."""

    POINTS = "points"
    """One player alone has the lowest score, and it is 0 or less (SPY-10)."""

    LAST_SPY = "last spy"
    """All other players in the race are out (SPY-12)."""
