"""Evaluations of moves of Soda, for hints and reviews."""

from __future__ import annotations

import random

import pytest

from soiree.core.players import Evaluation, never
from soiree.games.soda.ai.evaluation import evaluate
from soiree.games.soda.ai.levels import HARD, RANK, heuristic_values
from tests.games.soda.soda_positions import seen, some_twins, views
from tests.thorough import tries


@pytest.mark.parametrize(
    "players", [2, *(pytest.param(n, marks=pytest.mark.thorough) for n in (4, 5))]
)
def test_the_rival_has_another_rank(players: int) -> None:
    for view in views(players, players, every=tries(32, thorough=16)):
        found = evaluate(view, rng(), never)
        if found.rival is not None:
            assert found.rival in view.legal
            assert RANK[found.rival] != RANK[found.chosen]


@pytest.mark.slow
@pytest.mark.thorough
def test_the_evaluation_mostly_agrees_with_the_strongest_level() -> None:
    agreed, asked = 0, 0
    for view in views(2, 5, every=8):
        found = evaluate(view, random.Random(1), never)
        asked += 1
        agreed += HARD.play(view, random.Random(2), never) in (found.chosen, found.rival)
    assert agreed >= 0.9 * asked


def test_without_time_heuristic_values_decide() -> None:
    view = seen(("7S 2S 3S 4S 5S", "7H QH KH AH 2H"), "play 7S")
    assert evaluate(view, rng(), lambda: True) == Evaluation(*list(heuristic_values(view))[:2])
    assert evaluate(view, rng(), lambda: True).chosen == "play 7H"


def test_the_evaluation_uses_only_the_view() -> None:
    for twin in some_twins(tries(2, thorough=4))[:: tries(24, thorough=8)]:
        one, other = (match.view(twin.seat) for match in (twin.match, twin.other))
        assert evaluate(one, rng(), never) == evaluate(other, rng(), never)


def rng() -> random.Random:
    return random.Random(1)
