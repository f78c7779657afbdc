"""What everybody knows of a match of Pariah, beside cards, events and scores."""

from __future__ import annotations

from soiree.games.coops.facts import CoopFacts


class PariahFacts(CoopFacts, frozen=True):
    """The facts of Pariah.

    Attributes:
        additional: how many turns the player to move still has after this one, from Queens (PAR-2).
    """

    additional: int
