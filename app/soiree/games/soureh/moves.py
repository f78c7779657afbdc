"""The moves of Soureh: those of `coops.moves`, and what a round costs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product

from soiree.core.entries import Move
from soiree.games.coops import moves as coops
from soiree.games.coops.moves import Declare
from soiree.games.coops.words import Call
from soiree.games.coops.zones import SLOTS, Kind

Side = Kind
"""A card of a coop: `Kind.UP` or `Kind.DOWN`."""


@dataclass(frozen=True, slots=True)
class Pay:
    """A card of each coop is paid, slots 1 to 4 (SRH-7)."""

    sides: tuple[Side, ...]

    def __str__(self) -> Move:
        return "pay " + "".join(_LETTERS[side] for side in self.sides)


@dataclass(frozen=True, slots=True)
class Deduct:
    """50 are taken off the score (SRH-8)."""

    def __str__(self) -> Move:
        return "deduct"


@dataclass(frozen=True, slots=True)
class Keep:
    """The score is kept as it is (SRH-8)."""

    def __str__(self) -> Move:
        return "keep"


Meaning = coops.Meaning | Pay | Deduct | Keep


def parse(move: Move) -> Meaning:
    """What a move means.

    Raises:
        KeyError: there is no such move.
    """
    return _MEANINGS[move]


# --- tables --------------------------------------------------------------------------------------

_LETTERS = {Kind.UP: "u", Kind.DOWN: "d"}

DECLARE, DEDUCT, KEEP = str(Declare(Call.DECLARE)), str(Deduct()), str(Keep())

PAYS: dict[Move, tuple[Side, ...]] = {
    str(Pay(sides)): sides for sides in product(_LETTERS, repeat=len(SLOTS))
}
"""Every way to pay, with the card of each coop."""

_OWN_MEANINGS: tuple[Meaning, ...] = (*map(Pay, PAYS.values()), Deduct(), Keep())
_MEANINGS: Mapping[Move, Meaning] = {
    **{move: each for move, each in coops.MEANINGS.items() if each != Declare(Call.KNOCK)},
    **{str(each): each for each in _OWN_MEANINGS},
}
