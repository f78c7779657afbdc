"""The reasons for and against the moves of Soda."""

from __future__ import annotations

import random

from soiree.games.soda.ai.evaluation import evaluate
from tests.games.soda.soda_positions import views


def test_reasons_name_revealed_cards_and_the_effect_of_a_no() -> None:
    told = {
        fact.text
        for view in views(2, 6, every=4)
        for each in evaluate(view, random.Random(1), lambda: True).estimates
        for fact in each.facts
    }
    assert "{player} showed the {card} and still holds it." in told
    assert "Cards that the others discard: about {count}." in told
    assert "{player} wins the {count} points." in told
    assert "You keep your cards and lead the next hand." in told
