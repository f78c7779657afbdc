"""The decisions of a level in words, with the top level's opinion of them."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.bench.measure_decisions import decisions

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", ["spy", pytest.param("soy", marks=pytest.mark.thorough)])
def test_a_decision_says_what_was_seen_and_chosen(game: str) -> None:
    for lines in islice(decisions(game, "easy", every=2, seed=1), 2):
        _, seen, chosen, *top = lines
        assert "You " in seen
        assert chosen.startswith("CHOSE ")
        assert all(each.startswith("TOP ") and "Cost" in each for each in top)
