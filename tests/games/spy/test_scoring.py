"""The points of a race of Spy vs Spy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from soiree.core.cards import DECK
from soiree.core.events import Event, Scored, silent
from soiree.core.zones import Seat
from soiree.games.spy.board import Board
from soiree.games.spy.rules import BONUS, FIRST, HALF_BONUS, settle
from soiree.games.spy.words import Why


def raced(seat: int, piles: int) -> Board:
    """A board after a race that has made so many piles, with 30 points."""
    board = Board(seat)
    board.take_first_deck(DECK[:34], 30, silent)
    for number in range(4, piles):
        board.put(DECK[30 + number], number)
    return board


def scored(
    boards: Sequence[Board], picks: Mapping[Seat, int], first: Seat, *, is_half: bool
) -> list[Scored]:
    events: list[Event] = []
    settle(boards, picks, first, is_half=is_half, emit=events.append)
    return [event for event in events if isinstance(event, Scored)]


@pytest.mark.parametrize(("is_half", "bonus"), [(False, BONUS), (True, HALF_BONUS)])
def test_picked_piles_are_paid_before_anything_is_taken_off(is_half: bool, bonus: int) -> None:
    boards = [raced(0, 6), raced(1, 5), raced(2, 6)]
    assert scored(boards, {2: 5, 0: 1}, 0, is_half=is_half) == [
        Scored(0, 1, 31, Why.PICK),
        Scored(2, 1, 31, Why.PICK),
        Scored(0, -FIRST, 31 - FIRST, Why.FIRST),
        Scored(1, -bonus, 30 - bonus, Why.BONUS),
    ]


def test_the_first_to_finish_has_the_bonus_or_5_off_but_not_both() -> None:
    assert scored([raced(0, 5)], {}, 0, is_half=False) == [Scored(0, -BONUS, 10, Why.BONUS)]
