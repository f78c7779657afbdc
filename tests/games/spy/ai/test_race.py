"""Races that the spies run in their heads are the races of the rules."""

from __future__ import annotations

import random

import pytest

from soiree.core.cards import DECK, card
from soiree.games.spy.ai.race import MEMBERS, Race
from soiree.games.spy.board import DEALT, NO_CARD, Board
from soiree.games.spy.moves import Place


def dealt(seed: int, cards: int = 47) -> tuple[Board, Race]:
    """The same race by the rules, its first card turned up, and in a head."""
    deck = random.Random(seed).sample(DECK, cards)
    board, race = Board(0), Race()
    board.take_first_deck(tuple(deck), 0, None)
    board.turn_up(cheating=False, emit=None)
    for each in deck[:DEALT]:
        race.begin_pile(each)
    race.hand = deck[DEALT:]
    return board, race


@pytest.mark.parametrize("cards", [47, 30, 12])
def test_a_race_goes_and_ends_as_by_the_rules(cards: int) -> None:
    for seed in range(100):
        board, race = dealt(seed, cards)
        in_head = race.copy()
        in_head.run_on()
        while board.choices:
            takers = race.takers(board.up)
            if takers:
                assert board.choices == tuple(str(Place(pile)) for pile in MEMBERS[takers])
                pile = race.choice(board.up)
                assert takers >> pile & 1
                board.play(str(Place(pile)), None)
                race.put(race.hand[race.at], pile)
            elif board.choices == ("open",):
                board.play("open", None)
                race.begin_pile(race.hand[race.at])
            else:
                board.play("under", None)
                race.put_under(race.hand[race.at])
            race.at += 1
            board.turn_up(cheating=False, emit=None)
        piles = [pile for pile in board.piles if pile]
        assert in_head.tops == race.tops == [pile[-1] for pile in piles]
        assert in_head.sizes == race.sizes == [len(pile) for pile in piles]
        assert in_head.left == len(board.hand) - board.top + (board.up != NO_CARD)


def test_a_copy_goes_its_own_way() -> None:
    _, race = dealt(1)
    before = (race.tops[:], race.sizes[:], race.hand[:], race.fits, race.to_come)
    race.copy().run_on()
    assert (race.tops, race.sizes, race.hand, race.fits, race.to_come) == before


def laid(*piles: tuple[str, int]) -> Race:
    """Six piles, each by its top card and its size."""
    race = Race()
    for top, size in piles:
        race.begin_pile(card(top), size)
    return race


def test_tops_are_kept_apart() -> None:
    """The 8 goes on the 9, beside which a 10 lies, rather than on the only 7."""
    race = laid(("7S", 5), ("9S", 5), ("10S", 5), ("KS", 5), ("3S", 5), ("5S", 5))
    assert race.choice(card("8H")) == 1


def test_the_only_lowest_pile_is_spared() -> None:
    race = laid(("9S", 5), ("9H", 1), ("QS", 5), ("2S", 5), ("5S", 5), ("6S", 5))
    assert race.choice(card("9D")) == 0
