"""The moves that Soureh and Pariah share: what each means, and how it is written.

A game adds its own in its module of this name. Nothing else reads or writes a move's notation: the
game's `parse` says what a move means, `str` of that is the move again, and the tables answer where
search has no time to ask. Slots are 1 to 4.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from soiree.core.entries import Move
from soiree.games.coops.words import Call
from soiree.games.coops.zones import MOST, SLOTS, Place, seat_of, slot_of


@dataclass(frozen=True, slots=True)
class Own:
    """The drawn card replaces the face-down card of an own coop (SRH-3)."""

    slot: int

    def __str__(self) -> Move:
        return f"own {self.slot}"


@dataclass(frozen=True, slots=True)
class Over:
    """The drawn card replaces the face-up card of another player's coop (SRH-3)."""

    place: Place

    def __str__(self) -> Move:
        return f"over {seat_of(self.place)} {slot_of(self.place)}"


@dataclass(frozen=True, slots=True)
class Discard:
    """The drawn card is discarded (SRH-3)."""

    def __str__(self) -> Move:
        return "discard"


@dataclass(frozen=True, slots=True)
class End:
    """The turn ends without a declaration (SRH-4)."""

    def __str__(self) -> Move:
        return "end"


@dataclass(frozen=True, slots=True)
class Declare:
    """The turn ends with a declaration, as the game calls it (SRH-4, PAR-3)."""

    call: Call

    def __str__(self) -> Move:
        return str(self.call)


Meaning = Own | Over | Discard | End | Declare


def parse(move: Move) -> Meaning:
    """What a move means that both games have, or that stands for the same in both.

    Raises:
        KeyError: there is no such move.
    """
    return MEANINGS[move]


# --- tables --------------------------------------------------------------------------------------

DISCARD, END = str(Discard()), str(End())

OWN: dict[Move, int] = {str(Own(slot)): slot - 1 for slot in SLOTS}
"""Each `own` with its slot, from 0."""

OVER: dict[Move, Place] = {str(Over(place)): place for place in range(MOST * 4)}
"""Each `over` with its place."""

USES: frozenset[Move] = frozenset([*OWN, *OVER, DISCARD])
"""What may be done with a drawn card."""

_EVERY: tuple[Meaning, ...] = (
    *map(Own, SLOTS),
    *map(Over, range(MOST * 4)),
    Discard(),
    End(),
    *map(Declare, Call),
)
MEANINGS: Mapping[Move, Meaning] = {str(each): each for each in _EVERY}
