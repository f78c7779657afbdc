"""Prices of questions and appraisals of positions of Soi."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from soiree.games.soi.ai.evaluation import appraise, pricer, win_chances
from tests.games.soi.soi_tables import Table, known_round

THREES = {0: "AS AH AD KS KH KD QS QH QD"}


def test_a_question_that_is_sure_to_be_refused_costs_points_and_chance() -> None:
    seen = known_round().view(0)
    sure, wasted = pricer(seen)(["ask 1 KH", "ask 2 KH"], random.Random(1), 10)
    for one, other in ((sure.chances, wasted.chances), (sure.points, wasted.points)):
        assert all(good > bad for good, bad in zip(one, other, strict=True))


def test_what_nobody_can_know_spreads_the_samples() -> None:
    table = Table()
    table.deal({0: "AS AH AD"})
    (priced,) = pricer(table.view(0))(["ask 2 AC"], random.Random(1), 30)
    assert len(set(priced.chances)) > 10
    assert len(set(priced.points)) > 10


def test_threes_are_worth_more_with_the_turn() -> None:
    chances = []
    for starter in (0, 1):
        table = Table()
        table.deal(THREES, starter=starter)
        chances.append(appraise(table.state, random.Random(0))[0])
    assert chances[0] > chances[1] > 0.25


def test_between_rounds_the_scores_decide() -> None:
    table = Table()
    table.round(0, {1: "2 3", 2: "4 5", 3: "6 7"})
    assert table.state.chance()
    chances = appraise(table.state, random.Random(0))
    assert chances[0] > 0.5 > max(chances[1:])


@pytest.mark.parametrize(
    ("totals", "in_play", "shares"),
    [
        ([210, 200, 10, 0], 0, [1, 0, 0, 0]),
        ([210, 210, 10, 0], 0, [0.5, 0.5, 0, 0]),
        ([80, 80, 80, 80], 109, [0.25] * 4),
    ],
)
def test_whoever_leads_at_the_end_has_won(
    totals: list[float], in_play: float, shares: list[float]
) -> None:
    assert win_chances(totals, in_play, 200) == shares


def test_the_fewer_points_are_to_come_the_more_a_lead_is_worth() -> None:
    chances = [win_chances([190, 180, 100, 90], left, 200)[0] for left in (109, 60, 20, 5)]
    assert all(one < other for one, other in pairwise(chances))


def test_equal_players_have_equal_chances_and_the_leader_near_the_target_a_better_one() -> None:
    assert win_chances([0] * 4, 109, 200) == [0.25] * 4
    chances = win_chances([90, 60, 40, 10], 30, 100)
    assert sum(chances) == pytest.approx(1)
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.8
    assert chances[0] < win_chances([90, 60, 40, 10], 0, 100)[0]
