"""The value function of Spy vs Spy."""

from __future__ import annotations

import pytest

from soiree.games.spy.ai.value import ValueFunction


@pytest.mark.parametrize("players", [1, 2, 4, 12])
def test_a_lower_score_is_never_worth_less(players: int) -> None:
    value = ValueFunction(players, 5, 52, (), nobody_finished=True, caught_are_out=False)
    chances = [value.with_score(score) for score in range(-20, 60)]
    assert chances == sorted(chances, reverse=True)
    assert -0.01 < chances[-1] < chances[0] <= 1


def test_the_fewer_cards_left_the_likelier_to_be_first() -> None:
    value = ValueFunction(3, 5, 52, (10, 20), nobody_finished=True, caught_are_out=False)
    chances = [value.chance_to_be_first(cards) for cards in range(40)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.9
    assert chances[-1] < 0.01
    assert (
        ValueFunction(
            3, 5, 52, (10,), nobody_finished=False, caught_are_out=False
        ).chance_to_be_first(1)
        == 0
    )
    assert (
        ValueFunction(1, 10, 52, (), nobody_finished=True, caught_are_out=False).chance_to_be_first(
            30
        )
        == 1
    )
