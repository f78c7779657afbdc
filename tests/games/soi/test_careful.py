"""The careful greedy player, a yardstick: its knowledge is true."""

from __future__ import annotations

import random

import pytest

from soiree.games.soi.moves import ASKS
from soiree.games.soi.zones import SEATS
from tests.games.soi.soi_careful import Holdings, play
from tests.games.soi.soi_rounds import Round, dealt

pytestmark = pytest.mark.slow


def test_a_card_is_always_where_it_may_be_and_most_are_known_in_the_end() -> None:
    checked = 0
    for seed in range(4):
        rng = random.Random(seed)
        for seen, _, truth in Round(dealt(rng)).play([play] * SEATS, rng):
            hands = [pile.cards for pile in truth.piles()][:SEATS]
            may = Holdings(seen).may
            for seat, hand in enumerate(hands):
                for card in hand:
                    assert seat in may[card]
                    checked += 1
    assert checked > 2000


def test_the_chances_of_a_card_add_up_and_its_questions_win_about_as_often() -> None:
    expected = won = 0.0
    for seed in range(6):
        rng = random.Random(seed)
        for seen, move, truth in Round(dealt(rng)).play([play] * SEATS, rng):
            asked, card = ASKS[move]
            holdings = Holdings(seen)
            others = [seat for seat in range(SEATS) if seat != seen.seat]
            assert sum(holdings.chance(seat, card) for seat in others) == pytest.approx(1)
            expected += holdings.chance(asked, card)
            won += card in list(truth.piles())[asked].cards
    assert abs(won - expected) < 0.15 * expected
