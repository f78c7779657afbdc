"""The value of the end of a round: the scores that it brings, and the chance to win the match."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar

from soiree.core.cards import Card
from soiree.core.zones import Seat
from soiree.games.coops.ai.rollout import SimulatedRound

Tally = int
"""What some of a player's coops come to for their score, packed into a number by each game."""


class Scoring(ABC):
    """How a game turns coops at the end of a round into scores, and scores into a chance to win.

    Attributes:
        empty_tally: the tally of no coops.
        playing: the seats that are not out, in seat order.
    """

    empty_tally: ClassVar[Tally]
    playing: Sequence[Seat]

    @abstractmethod
    def add(self, tally: Tally, up: Card, down: Card) -> Tally:
        """The tally with one more coop; the order in which coops are added makes no difference."""

    @abstractmethod
    def score_after(self, score: int, tally: Tally) -> int:
        """A score after the round, from that before it and the tally of the player's four coops."""

    @abstractmethod
    def win_chance(self, seat: Seat, scores: Sequence[int]) -> float:
        """The probability that a player wins, from the scores after the round."""

    def score_at(self, end: SimulatedRound, seat: Seat, score: int) -> int:
        """The score of a player at the end of a round, from that before it."""
        first = seat * 4
        coops = (*end.up[first : first + 4], *end.down[first : first + 4])
        tally = self._tallies.get(coops)
        if tally is None:
            tally = self.empty_tally
            for up, down in zip(coops[:4], coops[4:], strict=True):
                tally = self.add(tally, up, down)
            self._tallies[coops] = tally
        return self.score_after(score, tally)

    @cached_property
    def _tallies(self) -> dict[tuple[Card, ...], Tally]:
        """Of four coops, their upper cards first: most of them come again and again."""
        return {}
