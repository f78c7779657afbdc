"""What everybody knows of a match of Pariah beside cards, events and scores."""

from __future__ import annotations

from dataclasses import dataclass

from soiree.games.coops.facts import CoopFacts


@dataclass(frozen=True, slots=True)
class PariahFacts(CoopFacts):
    """What everybody knows.

    Attributes:
        additional: how many more turns the player to move has, by Queens (PAR-3).
    """

    additional: int
