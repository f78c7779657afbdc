"""The features of hands of Soy, and their best discards."""

from __future__ import annotations

import random

import pytest

from soiree.core.cards import DECK, HEARTS, card, mask_of, rank_of
from soiree.games.soy.ai.hands import (
    after_best_discard,
    after_each_discard,
    dot,
    features,
    hand_values,
    rank_sum,
)
from soiree.games.soy.ai.parameters import HAND_WEIGHTS, MY_WEIGHTS


def hand(cards: str) -> int:
    return mask_of(map(card, cards.split()))


@pytest.mark.parametrize("seed", range(5))
def test_ranks_are_summed(seed: int) -> None:
    cards = random.Random(seed).sample(DECK, 7)
    assert rank_sum(mask_of(cards)) == sum(map(rank_of, cards))


def test_the_features_tell_the_suit_and_how_much_of_it_is_missing() -> None:
    suit, numbers = features(hand("2H 5H 9H JH AS"), hand("3H 4H 2S 7C"), 5)
    assert suit == HEARTS
    assert numbers[:3] == [1.0, 0.0, 0.0]
    assert numbers[4] == 0.5, "half of the unseen cards are hearts"
    assert len(numbers) == len(MY_WEIGHTS[0])


@pytest.mark.parametrize("size", [5, 6, 7])
def test_a_hand_that_lacks_fewer_cards_has_a_higher_value(size: int) -> None:
    hearts, others = card("2H"), (card("3S"), card("3D"), card("3C"))
    hands = [
        mask_of([hearts + 4 * i for i in range(count)])
        | mask_of([others[i % 3] + 4 * (i // 3) for i in range(size - count)])
        for count in range(size - 1, 2, -1)
    ]
    values = hand_values(hands, mask_of(DECK[26:]), size)
    assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("size", [5, 6, 7])
def test_the_value_of_a_hand_is_the_weighted_sum_of_its_features(size: int) -> None:
    rng = random.Random(size)
    for seed in range(200):
        drawn = rng.sample(DECK[seed % 4 :: 1 + seed % 3], size + 6)
        cards, unseen = mask_of(drawn[:size]), mask_of(drawn[size:])
        _, numbers = features(cards, unseen, size)
        assert hand_values([cards], unseen, size) == [dot(HAND_WEIGHTS, numbers)]


def test_each_discard_leaves_all_other_cards() -> None:
    assert after_each_discard(hand("2H 5S")) == [hand("5S"), hand("2H")]


def test_the_best_discard_makes_a_hand_of_one_suit() -> None:
    assert after_best_discard(hand("2H 5H 9H JH KH 3S"), 0, 5, False) == hand("2H 5H 9H JH KH")


def test_SOY_10_after_the_last_prize_the_best_discard_is_the_highest_card() -> None:
    assert after_best_discard(hand("2H 5H 9C JD KS AH"), 0, 5, True) == hand("2H 5H 9C JD KS")


def test_SOY_9_a_hand_of_one_suit_discards_its_highest_card() -> None:
    assert after_best_discard(hand("2H 5H 9H JH KH AH"), 0, 5, False) == hand("2H 5H 9H JH KH")
