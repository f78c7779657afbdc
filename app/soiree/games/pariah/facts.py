"""What everybody knows of a match of Pariah, beside cards, events and scores."""

from __future__ import annotations

from dataclasses import dataclass

from soiree.games.coops.facts import CoopFacts


@dataclass(frozen=True, slots=True)
class PariahFacts(CoopFacts):
    """The facts of Pariah.

    Attributes:
        additional: how many turns the player to move still has after this one, from Queens (PAR-2).
    """

    additional: int
