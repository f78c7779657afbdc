"""What scores are worth in Soureh."""

from __future__ import annotations

import pytest

from soiree.games.soureh import match_value


@pytest.mark.parametrize("threshold", [50, 99, 100, 149, 150, 250, 500])
def test_payments_left_lessen_towards_the_threshold(threshold: int) -> None:
    left = match_value.payments_left(threshold)
    assert len(left) == threshold + 1
    assert left[threshold] == pytest.approx(1)
    assert all(1 <= each < threshold for each in left)
    assert left[0] > left[threshold // 2] > left[threshold]


def test_srh_8_points_count_little_until_100_is_hard_to_hit() -> None:
    left = match_value.payments_left(100)
    assert left[60] - left[75] < left[80] - left[95]
    without = match_value.payments_left(49)
    assert left[99 - 49] > without[0], "from 50 on 100 may be hit, and then it is 50 again"


def test_srh_9_the_lowest_wins_once_one_is_above_the_threshold() -> None:
    assert match_value.chances([101, 40, 60], [0, 1, 2], 100, "first") == [0, 1, 0]
    assert match_value.chances([101, 40, 40], [0, 1, 2], 100, "first") == [0, 0.5, 0.5]
    assert match_value.chances([100, 40, 60], [0, 1, 2], 100, "first")[0] > 0


def test_srh_10_who_is_out_has_no_chance_and_the_last_one_wins() -> None:
    chances = match_value.chances([101, 40, 60], [0, 1, 2], 100, "last")
    assert chances[0] == 0
    assert chances[1] > chances[2] > 0
    assert sum(chances) == pytest.approx(1)
    assert match_value.chances([150, 40, 120], [1, 2], 100, "last") == [0, 1, 0]
    assert match_value.chances([101, 140, 120], [1, 2], 100, "last") == [0, 0, 1], (
        "both in one round"
    )
