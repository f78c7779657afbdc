"""Races played out by the computer players go by the rules, and by a sensible policy."""

from __future__ import annotations

import random

import pytest

from soiree.core.cards import DECK, card
from soiree.core.events import silent
from soiree.games.spy.ai.race import NUMBERS_IN, Race
from soiree.games.spy.board import DEALT_PILES, NO_CARD, Board
from soiree.games.spy.moves import Place

pytestmark = pytest.mark.slow


def dealt(seed: int, cards: int = 47) -> tuple[Board, Race]:
    """A race after its first card is turned up: by the rules, and as the players simulate it."""
    deck = random.Random(seed).sample(DECK, cards)
    board, race = Board(0), Race()
    board.take_first_deck(tuple(deck), 0, silent)
    board.turn_up(cheating=False, emit=silent)
    for each in deck[:DEALT_PILES]:
        race.start_pile(each)
    race.hand = deck[DEALT_PILES:]
    return board, race


@pytest.mark.parametrize("cards", [47, 30, 12])
def test_a_race_is_played_out_by_the_rules(cards: int) -> None:
    for seed in range(100):
        board, race = dealt(seed, cards)
        rollout = race.copy()
        rollout.run_to_end()
        while board.choices:
            takers = race.takers(board.up)
            if takers:
                assert board.choices == tuple(str(Place(pile)) for pile in NUMBERS_IN[takers])
                pile = race.policy(board.up, NUMBERS_IN[takers])
                assert takers >> pile & 1
                board.play(str(Place(pile)), silent)
                race.put(race.hand[race.turned], pile)
            elif board.choices == ("open",):
                board.play("open", silent)
                race.start_pile(race.hand[race.turned])
            else:
                board.play("under", silent)
                race.put_under(race.hand[race.turned])
            race.turned += 1
            board.turn_up(cheating=False, emit=silent)
        piles = [pile for pile in board.piles if pile]
        assert rollout.tops == race.tops == [pile[-1] for pile in piles]
        assert rollout.sizes == race.sizes == [len(pile) for pile in piles]
        assert rollout.left == len(board.hand) - board.turned + (board.up != NO_CARD)


def test_a_copy_is_independent() -> None:
    _, race = dealt(1)
    before = (race.tops[:], race.sizes[:], race.hand[:], race.fits, race.to_come)
    race.copy().run_to_end()
    assert (race.tops, race.sizes, race.hand, race.fits, race.to_come) == before


def laid(*piles: tuple[str, int]) -> Race:
    """Six piles, each by its top card and its size."""
    race = Race()
    for top, size in piles:
        race.start_pile(card(top), size)
    return race


def test_the_policy_keeps_the_tops_apart() -> None:
    """The 8 goes on the 9, whose neighbours the 10 takes too, rather than on the only 7."""
    race = laid(("7S", 5), ("9S", 5), ("10S", 5), ("KS", 5), ("3S", 5), ("5S", 5))
    assert race.policy(card("8H"), [0, 1]) == 1


def test_the_lowest_pile_stays_low() -> None:
    race = laid(("9S", 5), ("9H", 1), ("QS", 5), ("2S", 5), ("5S", 5), ("6S", 5))
    assert race.policy(card("9D"), [0, 1]) == 0
