"""Prices of moves in common samples."""

from __future__ import annotations

import random

from soiree.core.reviews import PricedMove
from soiree.search.pricing import Result, sample_pricer


def test_all_moves_are_tried_in_the_same_samples() -> None:
    def try_out(sample: float, move: str) -> Result:
        return Result(sample, 2 * sample, {"kind": float(move == "kind"), "luck": sample})

    rng = random.Random(1)
    luck = [rng.random() for _ in range(3)]
    points = [2 * each for each in luck]
    pricer = sample_pricer(random.Random.random, try_out)
    assert pricer(["kind", "cruel"], random.Random(1), 3) == [
        PricedMove("kind", luck, points, {"kind": [1.0] * 3, "luck": luck}),
        PricedMove("cruel", luck, points, {"kind": [0.0] * 3, "luck": luck}),
    ]


def test_results_without_points_give_a_price_without_points() -> None:
    pricer = sample_pricer(random.Random.random, lambda sample, move: Result(sample, None, {}))
    (priced,) = pricer(["pass"], random.Random(1), 2)
    assert len(priced.chances) == 2
    assert priced.points == []
