"""Evaluations of moves of Soda, for hints and reviews."""

from __future__ import annotations

import math
import random

import pytest

from soiree.core.players import never
from soiree.games.soda.ai.evaluation import evaluate
from soiree.games.soda.ai.levels import HARD
from tests.games.soda.soda_positions import seen, some_twins, views


@pytest.mark.parametrize("players", [2, 4, 5])
def test_every_legal_move_has_an_estimate(players: int) -> None:
    for view in views(players, players, every=16):
        estimates = evaluate(view, rng(), never).estimates
        assert tuple(each.move for each in estimates) == view.legal
        for each in estimates:
            assert math.isfinite(each.value)
            assert 0 <= each.error <= 11
            assert 0 <= each.chance <= 1


@pytest.mark.slow
def test_the_evaluation_mostly_agrees_with_the_strongest_level() -> None:
    agreed, asked = 0, 0
    for view in views(2, 5, every=8):
        estimates = evaluate(view, random.Random(1), never).estimates
        worth = {each.move: each.value for each in estimates}
        error = {each.move: each.error for each in estimates}
        move = HARD.play(view, random.Random(2), never)
        best = max(worth, key=worth.__getitem__)
        asked += 1
        agreed += worth[best] - worth[move] <= 2 * (error[best] + error[move])
    assert agreed >= 0.9 * asked


def test_without_time_the_estimates_are_heuristic_values() -> None:
    view = seen(("7S 2S 3S 4S 5S", "7H QH KH AH 2H"), "play 7S")
    estimates = evaluate(view, rng(), lambda: True).estimates
    assert max(estimates, key=lambda each: each.value).move == "play 7H"
    assert all(math.isfinite(each.value) and each.error > 0 for each in estimates)


def test_the_evaluation_uses_only_the_view() -> None:
    for twin in some_twins(4)[::8]:
        one, other = (match.view(twin.seat) for match in (twin.match, twin.other))
        assert evaluate(one, rng(), never) == evaluate(other, rng(), never)


def rng() -> random.Random:
    return random.Random(1)
