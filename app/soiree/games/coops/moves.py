"""The moves that Soureh and Pariah share, and their notation.

Each game adds its own moves in its own module `moves`. No other module reads or writes the notation
of a move. The function `parse` of the game returns the meaning of a move, and `str` turns a meaning
back into the move. Where speed matters, tables replace `parse`.

Slots are 1 to 4; a slot minus 1 is called its offset.
"""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct

from soiree.core.entries import Move, PlainMove
from soiree.games.coops.words import Call
from soiree.games.coops.zones import MAX_PLAYERS, SLOTS, CoopIndex, seat_of, slot_of


class Own(PlainMove, frozen=True):
    """Replace the face-down card of an own coop with the drawn card (SRH-3)."""

    slot: int


class Over(Struct, frozen=True):
    """Replace the face-up card of another player's coop with the drawn card (SRH-3)."""

    coop: CoopIndex

    def __str__(self) -> Move:
        return f"over {seat_of(self.coop)} {slot_of(self.coop)}"


class Discard(PlainMove, frozen=True):
    """Discard the drawn card (SRH-3)."""


class End(PlainMove, frozen=True):
    """End the turn without declaring (SRH-4)."""


class Declare(Struct, frozen=True):
    """End the turn by declaring, with the word of the game (SRH-4, PAR-3)."""

    call: Call

    def __str__(self) -> Move:
        return str(self.call)


Meaning = Own | Over | Discard | End | Declare

Added = TypeVar("Added")


def meanings(call: Call, *added: Added) -> dict[Move, Meaning | Added]:
    """The meaning of every move of a game.

    Args:
        call: the declaration of the game.
        added: the additional moves of the game.
    """
    every: tuple[Meaning | Added, ...] = (
        *map(Own, SLOTS),
        *map(Over, range(MAX_PLAYERS * 4)),
        Discard(),
        End(),
        Declare(call),
        *added,
    )
    return {str(each): each for each in every}


# --- tables --------------------------------------------------------------------------------------

DISCARD, END = str(Discard()), str(End())

OWN_OFFSETS: dict[Move, int] = {str(Own(slot)): slot - 1 for slot in SLOTS}
"""By `own` move, the offset of its slot, 0 to 3."""

OVER_COOPS: dict[Move, CoopIndex] = {str(Over(coop)): coop for coop in range(MAX_PLAYERS * 4)}
"""By `over` move, the index of its coop."""

USES: frozenset[Move] = frozenset([*OWN_OFFSETS, *OVER_COOPS, DISCARD])
"""All uses of a drawn number card."""
