"""The delays before computers' moves: plausible, longer for weaker levels and for more choices."""

from __future__ import annotations

import random
import statistics

import pytest

from soiree.controller.computers.pace import seconds_for_card
from soiree.core.guests import Temper
from soiree.games import GAMES

LEVELS = GAMES["spy"].level_names()
CARDS = 4000


def times(level: str | None, choices: int = 1, seed: int = 1) -> list[float]:
    rng = random.Random(seed)
    return [seconds_for_card(level, choices, rng) for _ in range(CARDS)]


@pytest.mark.parametrize("level", LEVELS)
def test_times_are_those_of_people(level: str) -> None:
    taken = sorted(times(level))
    assert taken[0] > 0.4, "nobody sees, decides and moves faster"
    assert 1.0 < statistics.median(taken) < 2.5
    assert taken[-1] < 30


@pytest.mark.parametrize("level", LEVELS)
def test_their_right_tail_is_long(level: str) -> None:
    taken = times(level)
    low, middle, high = (statistics.quantiles(taken, n=20)[place] for place in (0, 9, 18))
    assert high - middle > 1.5 * (middle - low)
    assert statistics.mean(taken) > middle


def test_a_weaker_level_is_slower_as_a_rule() -> None:
    medians = [statistics.median(times(level)) for level in LEVELS]
    assert medians == sorted(medians, reverse=True)
    assert len(set(medians)) == len(LEVELS)


@pytest.mark.parametrize("level", LEVELS)
def test_more_choices_take_longer_ever_more_slowly(level: str) -> None:
    """Hick's law: each doubling of the choices adds as much."""
    one, two, four = (statistics.median(times(level, choices)) for choices in (1, 2, 4))
    assert one < two < four
    assert four - two == pytest.approx(two - one, rel=0.35)


def test_players_of_ones_own_are_as_fast_as_the_middle_level() -> None:
    assert times(None) == times("middle") == times("mine.py:play")


def test_the_time_comes_from_the_generator_alone() -> None:
    assert times("hard", seed=5) == times("hard", seed=5) != times("hard", seed=6)


def test_a_hasty_guest_overlooks_more_and_is_as_fast_in_the_end() -> None:
    def of(temper: Temper | None) -> list[float]:
        rng = random.Random(3)
        return [seconds_for_card("hard", 2, rng, temper) for _ in range(4 * CARDS)]

    bold, usual, cautious = (of(each) for each in (Temper.BOLD, None, Temper.CAUTIOUS))
    assert statistics.median(bold) < statistics.median(usual) < statistics.median(cautious)
    assert statistics.mean(bold) == pytest.approx(statistics.mean(usual), rel=0.03)
    assert statistics.mean(cautious) == pytest.approx(statistics.mean(usual), rel=0.03)
