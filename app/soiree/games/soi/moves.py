"""The moves of Soi: what each means, and how it is written (SOI-3).

Nothing else reads or writes a move's notation: `parse` gives the meaning of a move, `str` of that
the move again. Rules and search, which have no time for either, look moves up in `ASKS`.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from soiree.core.cards import DECK, Card, spell
from soiree.core.entries import Move
from soiree.core.zones import Seat
from soiree.games.soi.zones import SEATS


class Ask(Struct, frozen=True):
    """To ask a player for a card (SOI-3)."""

    asked: Seat
    card: Card

    def __str__(self) -> Move:
        return f"ask {self.asked} {spell(self.card)}"


def parse(move: Move) -> Ask:
    """What a move means.

    Raises:
        KeyError: there is no such move.
    """
    return Ask(*ASKS[move])


ASKS: Mapping[Move, tuple[Seat, Card]] = {
    str(Ask(seat, card)): (seat, card) for seat in range(SEATS) for card in DECK
}
"""Every question in its notation, with whom it asks and for which card."""
