"""The plain players of Soy: honest, greedy, and the better the higher their level."""

from __future__ import annotations

import random
from functools import cache
from itertools import chain

import pytest

from soiree.controller.match import Match
from soiree.core.cards import DECK, card
from soiree.core.entries import Chance, Move
from soiree.players import find, never
from soiree.players.soy import LEVELS
from soiree.rules.soy import GAME
from tests.players.honesty import Twin, honest, play, seated, twins

levels = pytest.mark.parametrize("level", LEVELS)


def played(seed: int, *names: str) -> Match:
    """A whole match between players of these levels."""
    choosers = [honest(find("soy", name)) for name in names]
    return play(seated(GAME, {}, seed), choosers, random.Random(seed), most=10_000)


@cache
def some_twins() -> tuple[Twin, ...]:
    """Decisions of several matches, each with another truth that looks the same."""
    rng = random.Random(5)
    tables = [("easy", "hard"), ("middle", "hard"), ("random", "middle")] * 3
    return tuple(
        twin
        for seed, names in enumerate(tables)
        for twin in twins(played(seed, *names), rng, share=0.6, tries=20)
    )


@levels
def test_another_truth_that_looks_the_same_changes_no_move(level: str) -> None:
    choose = honest(LEVELS[level])
    assert len(some_twins()) > 60
    assert not any(twin.differs(choose) for twin in some_twins())


def last_choice(mine: str, theirs: str, prize: str, *moves: Move) -> Move:
    """What the hard level does with this hand after these moves, seat 0's and 1's in turn."""
    first = chain.from_iterable(zip(mine.split(), theirs.split(), strict=True))
    top = [card(word) for word in (*first, *prize.split())]
    deck = Chance("deck", cards=(*top, *(each for each in DECK if each not in top)))
    match = seated(GAME, {}, 0, [deck])
    for number, move in enumerate(moves):
        assert match.play(number % 2, move, match.position) is None
    return LEVELS["hard"](match.view(0), random.Random(1), never)


def test_a_hand_that_can_be_made_soy_is_made_soy() -> None:
    bids = ("bid KH", "bid 4S")
    assert last_choice("2S 5H 9H JH KH", "4S 5C 9D QH AC", "7H AH", *bids) == "discard 2S"


def test_a_tie_is_lost_for_cards_of_one_suit() -> None:
    bids = ("bid 9H", "bid 9D", "bid 5H", "bid 6H")
    taken = last_choice("2H 5H 9H 3H KD", "4S 6H 9D QH AC", "7S AS", *bids)
    assert taken == "take 5H 6H 9H"


@pytest.mark.parametrize(("better", "worse"), [("easy", "random"), ("hard", "easy")])
def test_a_higher_level_wins_more(better: str, worse: str) -> None:
    won = 0
    for seed in range(30):
        names = (better, worse) if seed % 2 else (worse, better)
        result = played(seed, *names).result
        assert result is not None
        won += result.ranks[names.index(better)] == 1
    assert won > 18
