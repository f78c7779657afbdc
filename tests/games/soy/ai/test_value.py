"""The value function of Soy, given two hands after the discards."""

from __future__ import annotations

import random

import pytest

from soiree.core.cards import DECK, card, mask_of
from soiree.games.soy.ai.value import LOSS, TIE, WIN, ValueFunction, by_low_cards

UNSEEN = mask_of(DECK[20:40])


def hand(cards: str) -> int:
    return mask_of(map(card, cards.split()))


def win_chance(mine: str, theirs: str, rounds_left: int) -> float:
    function = ValueFunction(rounds_left, 5)
    return function.win_chance(
        function.encode(hand(mine), UNSEEN, is_mine=True),
        function.encode(hand(theirs), UNSEEN, is_mine=False),
    )


def test_SOY_8_a_hand_of_one_suit_wins() -> None:
    soy, none = "2H 5H 9H JH KH", "2S 5D 9C JC KD"
    assert win_chance(soy, none, 3) == WIN
    assert win_chance(none, soy, 3) == LOSS


@pytest.mark.parametrize(
    ("mine", "theirs", "chance"),
    [
        ("4S 7S 9S KS AS", "5H 7H 9H JH QH", WIN),
        ("5S 8S 9S JS QS", "5H 7H 9H KH AH", LOSS),
        ("5S 7S 9S KS QS", "5H 7H 9H KH QH", TIE),
    ],
)
def test_SOY_9_of_two_soys_the_lower_low_card_wins(mine: str, theirs: str, chance: float) -> None:
    assert by_low_cards(hand(mine), hand(theirs)) == chance
    assert win_chance(mine, theirs, 3) == chance


def test_SOY_10_after_the_last_prize_the_lower_cards_win() -> None:
    assert win_chance("2H 5H 9C JD KS", "3S 5D 9H JC KD", 0) == WIN


def test_four_cards_of_one_suit_are_better_than_two() -> None:
    close, far = "2H 5H 9H JH KS", "2S 5D 9C JC KD"
    assert win_chance(far, close, 5) < 0.4 < 0.6 < win_chance(close, far, 5)


def test_SOY_7_the_opponent_makes_the_discard_that_is_best_against_the_expected_hands() -> None:
    rng, function = random.Random(1), ValueFunction(8, 5)
    gains = []
    for _ in range(100):
        cards = rng.sample(DECK, 31)
        theirs, unseen = mask_of(cards[:6]), mask_of(cards[6:])
        mine = function.encode(mask_of(cards[6:11]), mask_of(cards[11:]), is_mine=True)
        best = function.encode_best_discard(theirs, unseen, [(1.0, mine)])
        assert best.hand.bit_count() == 5
        assert best.hand & ~theirs == 0
        usual = function.win_chance(mine, function.encode(theirs, unseen, is_mine=False))
        gains.append(usual - function.win_chance(mine, best))
    assert min(gains) >= 0
    assert max(gains) > 0.01
