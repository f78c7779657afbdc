"""The moves of Soi, and their notation (SOI-3).

No other module reads or writes the notation of a move. `parse` gives the meaning of a move, and
`str` turns a meaning back into the move. Rules and search look moves up in `ASKS` for speed.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from soiree.core.cards import DECK, Card, spell
from soiree.core.entries import Move
from soiree.core.zones import Seat
from soiree.games.soi.zones import SEATS


class Ask(Struct, frozen=True):
    """Ask a player for a card (SOI-3)."""

    asked: Seat
    card: Card

    def __str__(self) -> Move:
        return f"ask {self.asked} {spell(self.card)}"


def parse(move: Move) -> Ask:
    """The meaning of a move.

    Raises:
        KeyError: there is no such move.
    """
    return Ask(*ASKS[move])


ASKS: Mapping[Move, tuple[Seat, Card]] = {
    str(Ask(seat, card)): (seat, card) for seat in range(SEATS) for card in DECK
}
"""By move, the player asked and the card."""
