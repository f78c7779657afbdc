"""The moves of Pariah: those of `coops.moves`, and what courts do (PAR-2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations

from soiree.core.entries import Move
from soiree.games.coops import moves as coops
from soiree.games.coops.moves import Declare
from soiree.games.coops.words import Call
from soiree.games.coops.zones import SLOTS, Place, seat_of, slot_of

SEATS = 2


@dataclass(frozen=True, slots=True)
class Jack:
    """A Jack replaces the face-up card of an own coop; slots are 1 to 4."""

    slot: int

    def __str__(self) -> Move:
        return f"jack {self.slot}"


@dataclass(frozen=True, slots=True)
class Queen:
    """A Queen gives two more turns."""

    def __str__(self) -> Move:
        return "queen"


@dataclass(frozen=True, slots=True)
class King:
    """By a King the face-down cards of two coops switch places, the lower place first."""

    one: Place
    other: Place

    def __str__(self) -> Move:
        one, other = (f"{seat_of(place)} {slot_of(place)}" for place in (self.one, self.other))
        return f"king {one} {other}"


Meaning = coops.Meaning | Jack | Queen | King


def parse(move: Move) -> Meaning:
    """What a move means.

    Raises:
        KeyError: there is no such move.
    """
    return _MEANINGS[move]


# --- tables --------------------------------------------------------------------------------------

KNOCK, QUEEN = str(Declare(Call.KNOCK)), str(Queen())

JACKS: dict[Move, int] = {str(Jack(slot)): slot - 1 for slot in SLOTS}
"""Each `jack` with its slot, from 0."""

KINGS: dict[Move, tuple[Place, Place]] = {
    str(King(*places)): places for places in combinations(range(SEATS * len(SLOTS)), 2)
}
"""Each `king` with its two places."""

USES = coops.USES | JACKS.keys() | KINGS.keys() | {QUEEN}
"""What may be done with a drawn card."""

_OWN_MEANINGS: tuple[Meaning, ...] = (
    *map(Jack, SLOTS),
    Queen(),
    *(King(*places) for places in KINGS.values()),
)
_MEANINGS: Mapping[Move, Meaning] = {
    **{move: each for move, each in coops.MEANINGS.items() if each != Declare(Call.DECLARE)},
    **{str(each): each for each in _OWN_MEANINGS},
}
