"""The value of the end of a round: the scores that it brings, and the chance to win the match."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from soiree.core.cards import Card
from soiree.core.zones import Seat

Tally = int
"""What some of a player's coops come to for their score, packed into a number by each game."""


class Scoring(ABC):
    """How a game turns coops at the end of a round into scores, and scores into a chance to win.

    Attributes:
        empty_tally: the tally of no coops.
    """

    empty_tally: ClassVar[Tally]

    @abstractmethod
    def add(self, tally: Tally, up: Card, down: Card) -> Tally:
        """The tally with one more coop; the order in which coops are added makes no difference."""

    @abstractmethod
    def score_after(self, seat: Seat, tally: Tally) -> int:
        """The score of a player after the round, given the tally of their four coops."""

    @abstractmethod
    def win_chance(self, scores: Sequence[int]) -> float:
        """The probability that the player who decides wins, from the scores after the round."""
