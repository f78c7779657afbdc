"""The decks that are dealt before a race of Spy vs Spy."""

from __future__ import annotations

from soiree.core.cards import DECK
from soiree.core.events import silent
from soiree.games.spy.board import Board
from soiree.games.spy.rules import START, pending_deck, undealt
from soiree.games.spy.words import Why


def boards(*decks: tuple[int, ...]) -> list[Board]:
    """Boards with these first decks; an empty one has not been dealt yet."""
    made = [Board(seat) for seat in range(len(decks))]
    for board, deck in zip(made, decks, strict=True):
        if deck:
            board.take_first_deck(deck, START, silent)
    return made


def test_each_player_has_a_deck_of_their_own_until_it_is_dealt() -> None:
    before, halfway, after = boards((), ()), boards(DECK, ()), boards(DECK, DECK)
    assert undealt(before, is_half=False) == DECK * 2
    assert undealt(halfway, is_half=False) == DECK
    assert undealt(after, is_half=False) == ()
    pending = pending_deck(halfway, 1, is_half=False)
    assert (pending.cards, pending.count, pending.seat) == (DECK, 52, 1)


def test_half_decks_come_from_one_deck() -> None:
    first, rest = DECK[::2], DECK[1::2]
    assert undealt(boards((), ()), is_half=True) == DECK
    halfway = boards(first, ())
    assert undealt(halfway, is_half=True) == rest
    pending = pending_deck(halfway, 1, is_half=True)
    assert (pending.cards, pending.count, pending.seat) == (rest, 26, 1)
    assert undealt(boards(first, rest), is_half=True) == ()


def test_in_a_later_race_the_racing_cards_are_shuffled() -> None:
    (board,) = made = boards(DECK[::-1])
    pending = pending_deck(made, 0, is_half=False)
    assert pending.cards == DECK[:-START]
    assert pending.count == len(DECK) - START
    assert set(board.points).isdisjoint(pending.cards)


def test_a_player_who_has_points_only_is_dealt_no_cards() -> None:
    (board,) = made = boards(DECK)
    board.turn_up(cheating=False, emit=silent)
    board.pay_hand(silent)
    for number in range(4):
        board.pay_pile(number, Why.PENALTY, silent)
    assert board.cards() == board.points
    pending = pending_deck(made, 0, is_half=False)
    assert (pending.cards, pending.count) == ((), 0)
