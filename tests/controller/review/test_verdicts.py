"""The marks of choices: above thresholds only, and never within the error."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from soiree.controller.review.pricing import Amount
from soiree.controller.review.review import ReviewedChoice
from soiree.controller.review.verdicts import Mark, mark_of
from soiree.core.games import Game
from soiree.games import GAMES

GAME = replace(next(iter(GAMES.values())), marks=(0.02, 0.05, 0.12), points_first=False)


def choice(cost: float, error: float = 0.001) -> ReviewedChoice:
    return ReviewedChoice(1, 0, "a", "b", 0.5, Amount(cost, error), Amount(100 * cost, error))


@pytest.mark.parametrize(
    ("cost", "mark"),
    [
        (0.019, None),
        (0.02, Mark.INACCURACY),
        (0.049, Mark.INACCURACY),
        (0.05, Mark.MISTAKE),
        (0.119, Mark.MISTAKE),
        (0.12, Mark.BLUNDER),
        (0.9, Mark.BLUNDER),
    ],
)
def test_a_choice_has_the_mark_of_its_cost(cost: float, mark: Mark | None) -> None:
    assert mark_of(choice(cost), GAME) is mark


def test_within_its_error_no_cost_has_a_mark() -> None:
    assert mark_of(choice(0.5, error=0.3), GAME) is None


def test_a_game_that_tells_points_first_marks_by_the_chance_too() -> None:
    """Points that a player loses without a chance to win decide nothing."""
    assert mark_of(choice(0.019), replace(GAME, points_first=True)) is None
    assert mark_of(choice(0.13), replace(GAME, points_first=True)) is Mark.BLUNDER


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_graver_marks_cost_more(game: Game) -> None:
    assert 0 < game.marks[0] < game.marks[1] < game.marks[2]
    assert game.marks[2] < 1


def test_a_repeated_omission_has_no_mark() -> None:
    assert mark_of(replace(choice(0.9), repeats=1), GAME) is None
