"""The contract of scoring: scores after a round, and the chance to win the match."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import ClassVar

from soiree.core.cards import Card
from soiree.core.zones import Seat
from soiree.games.coops.ai.rollout import SimulatedRound

Tally = int
"""A number that sums up a player's coops for scoring; each game defines its bits."""


class Scoring(ABC):
    """The scoring of a game: scores from coops, and the chance to win from scores.

    Attributes:
        empty_tally: the tally of no coops.
        playing: the seats that are not out, in seat order.
        before: the scores of the match before the round is scored.
    """

    empty_tally: ClassVar[Tally]
    playing: Sequence[Seat]
    before: Sequence[int]

    @abstractmethod
    def add(self, tally: Tally, up: Card, down: Card) -> Tally:
        """The tally with one more coop; the order of coops makes no difference."""

    def with_coops(self, tally: Tally, coops: Iterable[tuple[Card, Card]]) -> Tally:
        """The tally with several more coops, each a face-up and a face-down card."""
        for up, down in coops:
            tally = self.add(tally, up, down)
        return tally

    @abstractmethod
    def score_after(self, seat: Seat, tally: Tally) -> int:
        """The score of a player after a round, from the tally of the four coops."""

    @abstractmethod
    def win_chance(self, seat: Seat, scores: Sequence[int]) -> float:
        """The chance of a player to win, from the scores after the round."""

    def score_at(self, end: SimulatedRound, seat: Seat) -> int:
        """The score of a player after the end of a round."""
        first = seat * 4
        coops = (*end.up[first : first + 4], *end.down[first : first + 4])
        tally = self._tallies.get(coops)
        if tally is None:
            pairs = zip(coops[:4], coops[4:], strict=True)
            tally = self._tallies[coops] = self.with_coops(self.empty_tally, pairs)
        return self.score_after(seat, tally)

    def scores_at(self, end: SimulatedRound) -> list[int]:
        """The scores of all players after the end of a round."""
        after = list(self.before)
        for seat in self.playing:
            after[seat] = self.score_at(end, seat)
        return after

    @cached_property
    def _tallies(self) -> dict[tuple[Card, ...], Tally]:
        return {}
