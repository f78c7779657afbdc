"""Evaluations of moves of Soy, for hints and reviews."""

from __future__ import annotations

import math
import random

import pytest

from soiree.core.entries import Move
from soiree.core.players import Estimate, GivenTime, never
from soiree.core.views import View
from soiree.games.soy.ai.evaluation import HandPricer, evaluate
from soiree.games.soy.ai.levels import HARD
from soiree.games.soy.ai.outcomes import SOY, SUIT
from tests.games.soy.soy_positions import at
from tests.games.soy.soy_tables import Table


@pytest.mark.parametrize(
    "moves",
    [
        (),
        ("bid KH", "bid 4S"),
        ("bid 9H", "bid 9D"),
        ("bid 9H", "bid 9D", "bid 5H", "bid QH"),
    ],
    ids=["bid", "discard", "tie", "take"],
)
def test_every_legal_move_has_an_estimate(moves: tuple[Move, ...]) -> None:
    view = at("2S 5H 9H JH KH", "4S 5C 9D QH AC", "7H AH", *moves)
    found = estimates(view)
    assert [each.move for each in found] == list(view.legal)
    for each in found:
        assert 0 <= each.chance <= 1
        assert each.value == each.chance
        assert 0 <= each.error <= 0.5


def test_with_more_time_the_error_gets_small() -> None:
    view = at("2S 5H 9H JH KH", "4S 5C 9D QH AC", "7H AH")
    left = iter([False] * 1500)
    stop = GivenTime(math.inf, lambda: next(left, True))
    assert all(each.error < 0.2 for each in evaluate(view, random.Random(1), stop).estimates)


def test_the_strongest_level_makes_the_move_of_the_highest_value() -> None:
    for moves in (("bid KH", "bid 4S"), ("bid 9H", "bid 9D", "bid 5H", "bid QH")):
        view = at("2S 5H 9H JH KH", "4S 5C 9D QH AC", "7H AH", *moves)
        best = max(estimates(view), key=lambda each: each.value)
        assert best.move == HARD.play(view, random.Random(1), never)


def estimates(view: View) -> tuple[Estimate, ...]:
    return evaluate(view, random.Random(1), never).estimates


def test_four_cards_of_one_suit_after_a_tie_are_no_soy() -> None:
    """A hint once said “about 3.6 cards of one suit” of hands that all had four spades."""
    table = Table("2S 9S JS AS JD", "JH 3H 7C 8D QC", "5D 5S").play("0 bid JD", "1 bid JH")
    for priced in HandPricer(table.view(0)).price(["bid 2S", "bid 9S"], random.Random(1), 200):
        assert set(priced.outcomes[SUIT]) == {4}
        assert sum(priced.outcomes[SOY]) < 0.25 * len(priced.outcomes[SOY])
