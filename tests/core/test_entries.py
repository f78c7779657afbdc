"""Entries: possible and impossible outcomes of chance."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from soiree.core.cards import DECK
from soiree.core.entries import Chance, PendingChance

CARDS = (*DECK[:6], *DECK[:6])
"""A deck in which each card is twice."""

WHOLE = PendingChance("deck", CARDS, 12)
HALF = PendingChance("deck", CARDS, 6, seat=1)
DEALER = PendingChance("dealer", seats=(0, 2, 3))


@pytest.mark.parametrize("pending", [WHOLE, HALF, DEALER])
def test_a_drawn_outcome_is_admitted(pending: PendingChance) -> None:
    for seed in range(50):
        chance = pending.draw(random.Random(seed))
        assert pending.admits(chance)
        assert chance.kind == pending.kind


def test_a_deck_is_drawn_in_any_order_without_a_card_too_many() -> None:
    drawn = {WHOLE.draw(random.Random(seed)).cards for seed in range(50)}
    assert len(drawn) == 50
    assert {tuple(sorted(cards)) for cards in drawn} == {tuple(sorted(CARDS))}
    half = HALF.draw(random.Random(1))
    assert len(half.cards) == 6
    assert half.seat == 1


def test_each_seat_that_may_be_drawn_is_drawn_and_no_other() -> None:
    drawn = [DEALER.draw(random.Random(seed)) for seed in range(60)]
    assert {chance.seat for chance in drawn} == {0, 2, 3}
    assert {chance.cards for chance in drawn} == {()}


@pytest.mark.parametrize(
    "chance",
    [
        Chance("dealer", seat=0),
        Chance("deck", CARDS, seat=0),
        Chance("deck", CARDS[:-1]),
        Chance("deck", (*CARDS, CARDS[0])),
        Chance("deck", (*CARDS[:-1], CARDS[0])),
        Chance("deck", (*CARDS[:-1], 51)),
    ],
)
def test_a_deck_that_is_not_pending_is_not_admitted(chance: Chance) -> None:
    assert WHOLE.admits(Chance("deck", CARDS))
    assert not WHOLE.admits(chance)


def test_a_half_deck_has_an_owner_and_cards_of_the_whole_deck() -> None:
    half = HALF.draw(random.Random(1))
    assert HALF.admits(half)
    assert not HALF.admits(replace(half, seat=0))
    assert not HALF.admits(replace(half, seat=None))
    assert HALF.admits(Chance("deck", DECK[:6], 1)), "one of each will do"
    assert not HALF.admits(Chance("deck", CARDS[:4], 1))
    assert not HALF.admits(Chance("deck", (0, 0, 0, 1, 2, 3), 1)), "each is there twice at most"


@pytest.mark.parametrize(
    "chance",
    [
        Chance("starter", seat=0),
        Chance("dealer", seat=1),
        Chance("dealer"),
        Chance("dealer", (0,), seat=0),
        Chance("dealer", CARDS, seat=2),
    ],
)
def test_a_seat_that_is_not_pending_is_not_admitted(chance: Chance) -> None:
    assert DEALER.admits(Chance("dealer", seat=2))
    assert not DEALER.admits(chance)
