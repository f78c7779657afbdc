"""What players say aloud in both Soureh and Pariah."""

from __future__ import annotations

import enum


class Call(enum.StrEnum):
    """How a player declares, by game (SRH-4, PAR-3): both the move and `Said.what`."""

    DECLARE = "declare"
    KNOCK = "knock"


CALLS = frozenset(Call)
