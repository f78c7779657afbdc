"""What scores are worth in Soureh and Pariah."""

from __future__ import annotations

import pytest

from soiree.games.coops.ai import match_value as standing


def test_par_6_who_leads_at_the_threshold_has_won() -> None:
    assert standing.pariah(300, 299, 300, starts=False) == 1
    assert standing.pariah(299, 300, 300, starts=True) == 0
    assert 0.4 < standing.pariah(310, 310, 300, starts=True) < 0.6, "another round is played"


def test_a_lead_counts_for_more_the_nearer_the_end_is() -> None:
    chances = [standing.pariah(score + 50, score, 300, starts=False) for score in range(0, 250, 50)]
    assert chances == sorted(chances)
    assert chances[0] > 0.5


def test_the_chances_in_pariah_make_one() -> None:
    for mine, other in [(0, 0), (120, 40), (299, 250), (350, 350)]:
        both = standing.pariah(mine, other, 300, starts=True)
        both += standing.pariah(other, mine, 300, starts=False)
        assert both == pytest.approx(1)


@pytest.mark.parametrize("threshold", [50, 99, 100, 149, 150, 250, 500])
def test_payments_left_lessen_towards_the_threshold(threshold: int) -> None:
    left = standing.payments_left(threshold)
    assert len(left) == threshold + 1
    assert left[threshold] == pytest.approx(1)
    assert all(1 <= each < threshold for each in left)
    assert left[0] > left[threshold // 2] > left[threshold]


def test_srh_8_points_count_little_until_100_is_hard_to_hit() -> None:
    left = standing.payments_left(100)
    assert left[60] - left[75] < left[80] - left[95]
    without = standing.payments_left(49)
    assert left[99 - 49] > without[0], "from 50 on 100 may be hit, and then it is 50 again"


def test_srh_9_the_lowest_wins_once_one_is_above_the_threshold() -> None:
    assert standing.soureh([101, 40, 60], [0, 1, 2], 100, "first") == [0, 1, 0]
    assert standing.soureh([101, 40, 40], [0, 1, 2], 100, "first") == [0, 0.5, 0.5]
    assert standing.soureh([100, 40, 60], [0, 1, 2], 100, "first")[0] > 0


def test_srh_10_who_is_out_has_no_chance_and_the_last_one_wins() -> None:
    chances = standing.soureh([101, 40, 60], [0, 1, 2], 100, "last")
    assert chances[0] == 0
    assert chances[1] > chances[2] > 0
    assert sum(chances) == pytest.approx(1)
    assert standing.soureh([150, 40, 120], [1, 2], 100, "last") == [0, 1, 0]
    assert standing.soureh([101, 140, 120], [1, 2], 100, "last") == [0, 0, 1], "both in one round"
