"""The moves of Soda, and their notation (SDA-2, SDA-3).

No other module reads or writes the notation of a move. `parse` gives the meaning of a move, and
`str` turns a meaning back into the move. Rules and search look moves up in the tables for speed.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from soiree.core.cards import DECK, Card, spell
from soiree.core.entries import Move, PlainMove


class Play(Struct, frozen=True):
    """Play a card onto the row (SDA-2, SDA-3)."""

    card: Card

    def __str__(self) -> Move:
        return f"play {spell(self.card)}"


class No(PlainMove, frozen=True):
    """Play no card; the previous player wins the hand (SDA-3, SDA-4)."""


Meaning = Play | No


def parse(move: Move) -> Meaning:
    """The meaning of a move.

    Raises:
        KeyError: there is no such move.
    """
    return _MEANINGS[move]


# --- tables --------------------------------------------------------------------------------------

NO = str(No())

PLAYED: Mapping[Move, Card] = {str(Play(card)): card for card in DECK}
"""The card that each play names."""

_EVERY: tuple[Meaning, ...] = (*map(Play, DECK), No())
_MEANINGS: Mapping[Move, Meaning] = {str(each): each for each in _EVERY}
