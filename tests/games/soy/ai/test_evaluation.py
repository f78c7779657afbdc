"""Evaluations of moves of Soy, for hints and reviews."""

from __future__ import annotations

import random
from statistics import fmean

import pytest

from soiree.core.entries import Move
from soiree.core.players import never
from soiree.games.soy.ai import evaluation
from soiree.games.soy.ai.evaluation import HandPricer, evaluate
from soiree.games.soy.ai.levels import HARD
from soiree.games.soy.ai.outcomes import SOY, SUIT
from tests.games.soy.soy_positions import at
from tests.games.soy.soy_tables import Table
from tests.thorough import tries


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
def test_the_rival_is_another_legal_move(moves: tuple[Move, ...]) -> None:
    view = at("2S 5H 9H JH KH", "4S 5C 9D QH AC", "7H AH", *moves)
    found = evaluate(view, random.Random(1), never)
    assert {found.chosen, found.rival} <= {*view.legal}
    assert found.chosen != found.rival


def test_the_strongest_level_makes_the_move_of_the_highest_value() -> None:
    for moves in (("bid KH", "bid 4S"), ("bid 9H", "bid 9D", "bid 5H", "bid QH")):
        view = at("2S 5H 9H JH KH", "4S 5C 9D QH AC", "7H AH", *moves)
        priced = HandPricer(view)(view.legal, random.Random(1), 60)
        best = max(priced, key=lambda each: fmean(each.chances))
        assert best.move == HARD.play(view, random.Random(1), never)


def test_the_opponent_of_a_price_hardly_expects_the_own_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With an equal share of six hands they knew too much, and prices rose until the next move."""

    def price() -> float:
        view = at("2S 5H 9H JH KH", "4S 5C 9D QH AC", "7H AH")
        (best,) = HandPricer(view)(["bid KH"], random.Random(1), 60)
        return fmean(best.chances)

    hardly = price()
    monkeypatch.setattr(evaluation, "OWN_SHARE", 1 / 6)
    assert price() < hardly - 0.01


def test_four_cards_of_one_suit_after_a_tie_are_no_soy() -> None:
    """A hint once said “about 3.6 cards of one suit” of hands that all had four spades."""
    table = Table("2S 9S JS AS JD", "JH 3H 7C 8D QC", "5D 5S").play("0 bid JD", "1 bid JH")
    times = tries(60, thorough=200)
    for priced in HandPricer(table.view(0))(["bid 2S", "bid 9S"], random.Random(1), times):
        assert set(priced.outcomes[SUIT]) == {4}
        assert sum(priced.outcomes[SOY]) < 0.25 * len(priced.outcomes[SOY])
