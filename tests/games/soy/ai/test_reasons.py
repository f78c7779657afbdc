"""The reasons that are told of the moves of Soy."""

from __future__ import annotations

import random

from soiree.core.players import never
from soiree.games.soy.ai.evaluation import evaluate
from tests.games.soy.soy_positions import at


def test_a_bid_that_lets_the_opponent_call_soy_is_told() -> None:
    moves = ("bid 4S", "bid QS", "discard QS", "discard 2C")
    view = at("4S 9D 9H JH KH", "3D 7H 8D 2C QS", "5D 6D", *moves)
    said = {
        each.move: any("can call Soy with it" in fact.text for fact in each.facts)
        for each in evaluate(view, random.Random(1), never)
    }
    assert said["bid 9D"]
    assert not said["bid 4S"]
