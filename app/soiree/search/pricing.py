"""Prices of moves, in common samples of the hidden cards or exact (`soiree.core.reviews`)."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple

from msgspec import Struct

from soiree.core.entries import Move
from soiree.core.reviews import PricedMove
from soiree.search.sampling import Sample


class Result(NamedTuple):
    """The result of a move in one sample; `soiree.core.reviews.PricedMove` explains the parts.

    Attributes:
        points: None in a game without points.
        outcomes: by name; all results have the same names.
    """

    chance: float
    points: float | None
    outcomes: Mapping[str, float]


class SamplePricer(Struct, Generic[Sample], frozen=True):
    """Prices moves by their results in common samples (`soiree.core.reviews.Pricer`).

    Attributes:
        draw: draws a sample that agrees with the knowledge of the seat.
        try_out: returns the result of a move in a sample, and leaves the sample unchanged.
    """

    draw: Callable[[random.Random], Sample]
    try_out: Callable[[Sample, Move], Result]

    def price(
        self, moves: Sequence[Move], rng: random.Random, samples: int
    ) -> Sequence[PricedMove]:
        """Try the moves in at least one sample."""
        results: list[list[Result]] = [[] for _ in moves]
        for _ in range(samples):
            sample = self.draw(rng)
            for move, found in zip(moves, results, strict=True):
                found.append(self.try_out(sample, move))
        return [_priced(*each) for each in zip(moves, results, strict=True)]


class ExactPricer(Struct, frozen=True):
    """Prices moves without samples (`soiree.core.reviews.Pricer`).

    Attributes:
        price_of: returns the exact price of a move.
    """

    price_of: Callable[[Move], PricedMove]

    def price(
        self, moves: Sequence[Move], rng: random.Random, samples: int
    ) -> Sequence[PricedMove]:
        return [self.price_of(move) for move in moves]


def _priced(move: Move, results: Sequence[Result]) -> PricedMove:
    return PricedMove(
        move,
        [each.chance for each in results],
        [each.points for each in results if each.points is not None],
        {name: [each.outcomes[name] for each in results] for name in results[0].outcomes},
    )
