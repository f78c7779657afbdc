"""What the end of a round with coops is worth: scores, and the chance to win the match."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from soiree.core.cards import Card
from soiree.core.zones import Seat

Tally = int
"""What some coops of one player come to together, as a game writes it."""


class Scoring(ABC):
    """How a game turns the coops at the end of a round into scores, and scores into chances.

    Attributes:
        no_coops: what no coops come to.
    """

    no_coops: ClassVar[Tally]

    @abstractmethod
    def add(self, tally: Tally, up: Card, down: Card) -> Tally:
        """What coops come to with one coop more, in whatever order they are added."""

    @abstractmethod
    def score_after(self, seat: Seat, tally: Tally) -> int:
        """The score of a player after the round, his four coops coming to this."""

    @abstractmethod
    def chance(self, scores: Sequence[int]) -> float:
        """The chance to win the match with these scores after the round."""
