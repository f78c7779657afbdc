"""The value of scores in Soureh."""

from __future__ import annotations

import pytest

from soiree.games.soureh import match_value


@pytest.mark.parametrize("threshold", [50, 99, 100, 149, 150, 250, 500])
def test_fewer_payments_are_left_nearer_the_threshold(threshold: int) -> None:
    left = match_value.payments_left(threshold)
    assert len(left) == threshold + 1
    assert left[threshold] == pytest.approx(1)
    assert all(1 <= each < threshold for each in left)
    assert left[0] > left[threshold // 2] > left[threshold]


def test_points_matter_little_while_100_can_still_be_hit() -> None:
    left = match_value.payments_left(100)
    assert left[60] - left[75] < left[80] - left[95]
    without = match_value.payments_left(49)
    assert left[99 - 49] > without[0], "from 50 a player may hit 100, and is back at 50"


def test_the_lowest_score_wins_once_one_is_above_the_threshold() -> None:
    assert match_value.win_chances((101, 40, 60), (0, 1, 2), 100, "first") == (0, 1, 0)
    assert match_value.win_chances((101, 40, 40), (0, 1, 2), 100, "first") == (0, 0.5, 0.5)
    assert match_value.win_chances((100, 40, 60), (0, 1, 2), 100, "first")[0] > 0


def test_a_player_who_is_out_has_no_chance_and_the_last_one_left_wins() -> None:
    chances = match_value.win_chances((101, 40, 60), (0, 1, 2), 100, "last")
    assert chances[0] == 0
    assert chances[1] > chances[2] > 0
    assert sum(chances) == pytest.approx(1)
    assert match_value.win_chances((150, 40, 120), (1, 2), 100, "last") == (0, 1, 0)
    assert match_value.win_chances((101, 140, 120), (1, 2), 100, "last") == (0, 0, 1), (
        "both in one round"
    )
