"""What everybody knows of a match of Soureh beside cards, events and scores."""

from __future__ import annotations

from dataclasses import dataclass

from soiree.games.coops.facts import CoopFacts


@dataclass(frozen=True, slots=True)
class SourehFacts(CoopFacts):
    """What everybody knows.

    Attributes:
        out: for each seat, the round that put it out of the match (SRH-10), or 0.
    """

    out: tuple[int, ...]
