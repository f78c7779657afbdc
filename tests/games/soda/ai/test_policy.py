"""The heuristic policy of Soda."""

from __future__ import annotations

import pytest

from soiree.core.cards import ACE
from soiree.games.soda.ai.parameters import STAKES
from soiree.games.soda.ai.policy import EMPTY_ROW, NO, heuristic_policy


@pytest.mark.parametrize("seats", range(2, 7))
def test_each_choice_that_is_allowed_has_a_value(seats: int) -> None:
    hand = [3, 5, 5, 9, ACE]
    for stake in STAKES:
        policy = heuristic_policy(seats, stake)
        follow = [rank for rank, _ in policy.action_values(hand, 4, 1)]
        assert follow == [NO, 5, 9, ACE]
        lead = [rank for rank, _ in policy.action_values(hand, EMPTY_ROW, 0)]
        assert lead == [3, 5, 9, ACE]


def test_the_best_rank_has_the_highest_value() -> None:
    hand = [3, 5, 5, 9, ACE]
    for stake in STAKES:
        policy = heuristic_policy(4, stake)
        for top in (EMPTY_ROW, 2, 4, 9):
            values = dict(policy.action_values(hand, top, 1))
            best = policy.best(hand, top, 1)
            assert values[best] == max(values.values())


def test_the_leader_cannot_say_no() -> None:
    assert heuristic_policy(6, 10).best([0], EMPTY_ROW, 0) == 0
    assert dict(heuristic_policy(6, 10).action_values([0], EMPTY_ROW, 0))[0] < 0


def test_a_third_card_of_a_run_is_worth_more_than_a_second() -> None:
    second, third = (dict(heuristic_policy(2, 6).action_values([7], 7, run))[7] for run in (1, 2))
    assert third > second
