"""What everybody knows of a match of Soi beside cards, events and scores."""

from __future__ import annotations

from dataclasses import dataclass

from soiree.core.states import Facts


@dataclass(frozen=True, slots=True)
class SoiFacts(Facts):
    """How far the match is.

    Attributes:
        round: how many rounds have begun.
    """

    round: int
