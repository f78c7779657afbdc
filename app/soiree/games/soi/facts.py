"""What everybody knows of a match of Soi besides cards, events and scores."""

from __future__ import annotations

from soiree.core.states import Facts


class SoiFacts(Facts, frozen=True):
    """How far the match has got.

    Attributes:
        round: the number of the round, from 1; 0 before the first.
    """

    round: int
