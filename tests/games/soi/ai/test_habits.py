"""Questions that no person would ask, such as repeated or futile ones, at each level of Soi."""

from __future__ import annotations

from functools import cache

import pytest

from soiree.games.soi.ai.levels import LEVELS
from tests.games.soi.soi_habits import Habits
from tests.thorough import tries

pytestmark = pytest.mark.slow


@cache
def habits(level: str) -> Habits:
    return Habits.of(LEVELS[level].play, rounds=tries(2, thorough=3))


def test_rounds_of_easy_players_are_at_most_half_as_long_again_as_those_of_the_best() -> None:
    assert habits("easy").questions < 1.5 * habits("impossible").questions


@pytest.mark.parametrize("level", LEVELS)
def test_SOI_9_a_refused_question_is_seldom_repeated_soon(level: str) -> None:
    assert habits(level).soon_repeated < 0.08


@pytest.mark.parametrize(
    ("level", "share"), [("easy", 0.08), ("middle", 0.08), ("impossible", 0.02)]
)
def test_the_same_is_seldom_asked_again(level: str, share: float) -> None:
    assert habits(level).repeated < share


@pytest.mark.parametrize(
    ("level", "share"), [("easy", 0.3), ("middle", 0.15), ("impossible", 0.05)]
)
def test_few_ask_somebody_who_cannot_hold_the_card(level: str, share: float) -> None:
    assert habits(level).in_vain < share


def test_the_better_the_level_the_fewer_located_ranks_are_passed_over() -> None:
    shares = [habits(level).passed_over for level in LEVELS]
    assert shares == sorted(shares, reverse=True)
    assert shares[-1] == 0
