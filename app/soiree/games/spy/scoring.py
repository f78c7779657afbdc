"""What a race of Spy vs Spy brings once it is over (SPY-8, SPY-9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from soiree.core.events import Emit
from soiree.core.zones import Seat
from soiree.games.spy.board import Board
from soiree.games.spy.words import Why

FIRST, BONUS, HALF_BONUS = 5, 20, 10
"""How many points are taken off the first to finish, and for the bonus (SPY-9)."""


def settle(
    boards: Sequence[Board],
    picks: Mapping[Seat, int],
    first: Seat,
    *,
    is_half: bool,
    emit: Emit | None,
) -> None:
    """SPY-8: the chosen piles join the points; SPY-9: the bonus is taken off, or 5 for the first.

    Args:
        boards: of the players in the race that are not out.
        picks: the number of the pile that each player without the bonus chose, from 0.
        first: the first to finish.
        is_half: whether each player started with half a deck.
    """
    for board in boards:
        if board.seat in picks:
            board.pay_pile(picks[board.seat], Why.PICK, emit)
    for board in boards:
        if board.has_bonus():
            board.take_off(HALF_BONUS if is_half else BONUS, Why.BONUS, emit)
        elif board.seat == first:
            board.take_off(FIRST, Why.FIRST, emit)
