"""The marks of choices: above thresholds only, and never within the error."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from soiree.controller.review import Amount, ReviewedChoice
from soiree.controller.verdicts import Mark, mark_of
from soiree.games import GAMES

GAME = replace(next(iter(GAMES.values())), mistake=0.04)


def choice(cost: float, *, is_mistake: bool) -> ReviewedChoice:
    return ReviewedChoice(1, 0, "a", "b", 0.5, Amount(cost, 0.001), None, is_mistake)


@pytest.mark.parametrize(
    ("cost", "mark"),
    [
        (0.04, Mark.INACCURACY),
        (0.079, Mark.INACCURACY),
        (0.08, Mark.MISTAKE),
        (0.159, Mark.MISTAKE),
        (0.16, Mark.BLUNDER),
        (0.9, Mark.BLUNDER),
    ],
)
def test_a_mistake_has_the_mark_of_its_cost(cost: float, mark: Mark) -> None:
    assert mark_of(choice(cost, is_mistake=True), GAME) is mark


def test_what_is_no_mistake_has_no_mark_however_much_it_seems_to_cost() -> None:
    assert mark_of(choice(0.5, is_mistake=False), GAME) is None
