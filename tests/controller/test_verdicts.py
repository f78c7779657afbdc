"""The marks of choices: above thresholds only, and never within the error."""

from __future__ import annotations

import pytest

from soiree.controller.review import Amount, ReviewedChoice
from soiree.controller.verdicts import Mark, mark_of


def choice(cost: float, *, is_mistake: bool) -> ReviewedChoice:
    return ReviewedChoice(1, 0, "a", "b", 0.5, Amount(cost, 0.001), None, is_mistake)


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
def test_a_mistake_has_the_mark_of_its_cost(cost: float, mark: Mark | None) -> None:
    assert mark_of(choice(cost, is_mistake=True)) is mark


def test_what_is_no_mistake_has_no_mark_however_much_it_seems_to_cost() -> None:
    assert mark_of(choice(0.5, is_mistake=False)) is None
