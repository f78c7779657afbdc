"""Evaluations of questions of Soi by the top level."""

from __future__ import annotations

import random
from functools import cache

import pytest

from soiree.controller.match.authority import Match
from soiree.core.players import never
from soiree.games.soi import GAME
from soiree.games.soi.ai.evaluation import evaluate
from soiree.games.soi.ai.levels import IMPOSSIBLE
from tests.games.honesty import Twin, honest, play, seated, twins
from tests.games.soi.soi_tables import known_round
from tests.thorough import tries

pytestmark = pytest.mark.slow


@cache
def late_match() -> Match:
    """A match of top players, some way into its first round."""
    return play(seated(GAME, {}, 6), [honest(IMPOSSIBLE.play)] * 4, random.Random(6), most=60)


@cache
def some_twins() -> tuple[Twin, ...]:
    return tuple(twins(late_match(), random.Random(6), share=0.25, tries=20))


def test_the_rival_of_a_question_that_wins_is_another_that_may_win() -> None:
    found = evaluate(known_round().view(0), random.Random(1), never)
    assert {found.chosen, found.rival} <= {"ask 1 KH", "ask 2 AD", "ask 3 AC"}
    assert found.chosen != found.rival


def test_the_top_level_asks_what_is_compared() -> None:
    compared = some_twins()[:: tries(2, thorough=1)]
    for twin in compared:
        seen = twin.match.view(twin.seat)
        found = evaluate(seen, random.Random(1), never)
        assert found.chosen == IMPOSSIBLE.play(seen, random.Random(1), never)
        assert found.rival is None or found.rival in seen.legal
    assert len(compared) > 6


def test_another_truth_that_looks_the_same_changes_no_estimate() -> None:
    for twin in some_twins()[::2]:
        one, other = (match.view(twin.seat) for match in (twin.match, twin.other))
        assert evaluate(one, random.Random(1), never) == evaluate(other, random.Random(1), never)
