"""What is said in Soureh and in Pariah alike."""

from __future__ import annotations

import enum


class Call(enum.StrEnum):
    """How a player declares, by the game (SRH-4, PAR-3): a move, and what is said (`Said.what`)."""

    DECLARE = "declare"
    KNOCK = "knock"


CALLS = frozenset(Call)
