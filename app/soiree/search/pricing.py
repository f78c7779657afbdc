"""Prices of moves, in common samples of the hidden cards or exact (`soiree.core.reviews`)."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from soiree.core.entries import Move
from soiree.core.reviews import PricedMove, Pricer
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


def sample_pricer(
    draw: Callable[[random.Random], Sample], try_out: Callable[[Sample, Move], Result]
) -> Pricer:
    """Return a pricer that tries the moves in common samples, at least in one.

    Args:
        draw: draws a sample that agrees with the knowledge of the seat.
        try_out: returns the result of a move in a sample, and leaves the sample unchanged.
    """

    def price(moves: Sequence[Move], rng: random.Random, samples: int) -> Sequence[PricedMove]:
        results: list[list[Result]] = [[] for _ in moves]
        for _ in range(samples):
            sample = draw(rng)
            for move, found in zip(moves, results, strict=True):
                found.append(try_out(sample, move))
        return [_priced(*each) for each in zip(moves, results, strict=True)]

    return price


def exact_pricer(price_of: Callable[[Move], PricedMove]) -> Pricer:
    """Return a pricer without samples.

    Args:
        price_of: returns the exact price of a move.
    """
    return lambda moves, rng, samples: list(map(price_of, moves))


def _priced(move: Move, results: Sequence[Result]) -> PricedMove:
    return PricedMove(
        move,
        [each.chance for each in results],
        [each.points for each in results if each.points is not None],
        {name: [each.outcomes[name] for each in results] for name in results[0].outcomes},
    )
