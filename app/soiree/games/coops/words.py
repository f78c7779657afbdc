"""The declarations of Soureh and Pariah."""

from __future__ import annotations

import enum


class Call(enum.StrEnum):
    """The declaration of each game (SRH-4, PAR-3): both the move and `Said.what`."""

    DECLARE = "declare"
    KNOCK = "knock"


CALLS = frozenset(Call)
