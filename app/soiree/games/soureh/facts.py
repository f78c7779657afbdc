"""What everybody knows of a match of Soureh, beside cards, events and scores."""

from __future__ import annotations

from soiree.games.coops.facts import CoopFacts


class SourehFacts(CoopFacts, frozen=True):
    """The facts of Soureh.

    Attributes:
        out: for each seat, the round after which it was out of the match (SRH-10), or 0.
    """

    out: tuple[int, ...]
