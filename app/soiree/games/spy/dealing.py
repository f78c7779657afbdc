"""The decks that are dealt before a race of Spy vs Spy (SPY-2, SPY-11)."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.cards import DECK, Card, mask_of
from soiree.core.entries import PendingChance
from soiree.core.zones import Seat
from soiree.games.spy.board import Board

START, START_ALONE = 5, 10
"""How many cards a points pile starts with, and how many when alone (SPY-2)."""


def pending_deck(boards: Sequence[Board], seat: Seat, *, is_half: bool) -> PendingChance:
    """What chance shuffles for a player: their first deck (SPY-2), or their racing cards (SPY-11).

    Args:
        boards: everybody's.
        is_half: whether each player starts with half a deck.
    """
    racing = boards[seat].racing_cards()
    if racing or boards[seat].points:
        cards, count = tuple(sorted(racing)), len(racing)
    elif is_half:
        cards, count = undealt(boards, is_half=True), len(DECK) // 2
    else:
        cards, count = DECK, len(DECK)
    return PendingChance("deck", cards=cards, count=count, seat=seat)


def undealt(boards: Sequence[Board], *, is_half: bool) -> tuple[Card, ...]:
    """SPY-2: the cards of all first decks, or halves of one, that are still to be dealt."""
    if not is_half:
        return DECK * sum(not board.cards() for board in boards)
    dealt = mask_of(card for board in boards for card in board.cards())
    return tuple(card for card in DECK if not dealt >> card & 1)
