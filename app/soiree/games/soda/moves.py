"""The moves of Soda: what each means, and how it is written (SDA-2, SDA-3).

Nothing else reads or writes the notation of a move: `parse` gives the meaning of a move, `str`
turns it back into the move, and tables answer where speed matters.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from soiree.core.cards import DECK, Card, spell
from soiree.core.entries import Move


class Play(Struct, frozen=True):
    """A card is played onto the row (SDA-2, SDA-3)."""

    card: Card

    def __str__(self) -> Move:
        return f"play {spell(self.card)}"


class No(Struct, frozen=True):
    """The player plays no card, and the player before wins the hand (SDA-3, SDA-4)."""

    def __str__(self) -> Move:
        return "no"


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
