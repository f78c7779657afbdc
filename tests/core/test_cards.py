"""Cards: their notation, and hands as bit masks."""

from __future__ import annotations

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soiree.core import cards
from soiree.core.cards import DECK, card, cards_in, mask_of, of_rank, spell, spelled

CARD = st.sampled_from(DECK)


def test_the_examples_of_the_module_are_true() -> None:
    assert doctest.testmod(cards).attempted > 0
    assert doctest.testmod(cards).failed == 0


def test_there_are_52_cards_from_the_twos_up_to_the_aces() -> None:
    written = [spell(each) for each in DECK]
    assert len(set(written)) == 52
    assert written[:5] == ["2S", "2H", "2D", "2C", "3S"]
    assert written[-5:] == ["KC", "AS", "AH", "AD", "AC"]
    assert [spell(each) for each in DECK if cards.is_red(each)] == [
        each for each in written if each[-1] in "HD"
    ]


@given(CARD)
def test_a_card_is_its_rank_and_its_suit(each: int) -> None:
    assert cards.make(cards.rank_of(each), cards.suit_of(each)) == each
    assert spell(each) == cards.RANKS[cards.rank_of(each)] + cards.SUITS[cards.suit_of(each)]


@given(CARD)
def test_cards_may_be_typed_in_lower_case_and_with_t_for_10(each: int) -> None:
    text = spell(each)
    short = text.replace("10", "T")
    assert {card(typed) for typed in (text, text.lower(), short, short.lower(), f" {text} ")} == {
        each
    }


@pytest.mark.parametrize("text", ["", "T", "1S", "11S", "10", "S10", "AX", "ASS", "T0S", "1OH"])
def test_what_is_not_a_card_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(ValueError, match="is no card: write a rank and a suit, such as 7H"):
        card(text)


@given(CARD)
def test_records_write_a_card_in_one_way_only(each: int) -> None:
    text = spell(each)
    assert spelled(text) == each
    for other in (text.lower(), text.replace("10", "T").lower(), f" {text}", each, None, [text]):
        assert spelled(other) is None


@given(st.sets(CARD))
def test_a_mask_is_the_set_of_its_cards(hand: set[int]) -> None:
    mask = mask_of(hand)
    assert list(cards_in(mask)) == sorted(hand)
    assert mask.bit_count() == len(hand)
    for rank in range(13):
        suits = {cards.suit_of(each) for each in hand if cards.rank_of(each) == rank}
        assert of_rank(mask, rank) == sum(1 << suit for suit in suits)


@given(st.sets(CARD, min_size=1, max_size=5))
def test_a_mask_tells_its_suits_and_its_high_cards(hand: set[int]) -> None:
    mask = mask_of(hand)
    assert cards.is_one_suit(mask) == (len({cards.suit_of(each) for each in hand}) == 1)
    assert [mask & suited for suited in cards.SUITED] == [
        mask_of(each for each in hand if cards.suit_of(each) == suit) for suit in range(4)
    ]
    for rank in range(14):
        high = mask_of(each for each in hand if cards.rank_of(each) >= rank)
        assert mask & cards.at_least(rank) == high


def test_the_courts_are_jacks_queens_and_kings() -> None:
    assert {spell(each)[0] for each in DECK if cards.is_court(each)} == set("JQK")


def test_records_sort_by_suit_and_then_from_two_to_ace() -> None:
    backwards = DECK[::-1]
    assert sorted(backwards, key=cards.by_suit) == [
        each for suit in range(4) for each in DECK[suit::4]
    ]
    shuffled = [card(text) for text in ("AC", "10H", "2H", "KS", "AS", "9D")]
    assert [spell(each) for each in sorted(shuffled, key=cards.by_suit)] == [
        "KS",
        "AS",
        "2H",
        "10H",
        "9D",
        "AC",
    ]
