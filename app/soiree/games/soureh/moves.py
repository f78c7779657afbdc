"""The moves of Soureh: those of `coops.moves`, and those of the scoring."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from msgspec import Struct

from soiree.core.entries import Move, PlainMove
from soiree.games.coops import moves as coops
from soiree.games.coops.moves import Declare
from soiree.games.coops.words import Call
from soiree.games.coops.zones import SLOTS, Kind

Side = Kind
"""A card of a coop: `Kind.UP` or `Kind.DOWN`."""


class Pay(Struct, frozen=True):
    """Pay a card of each coop (SRH-7).

    Attributes:
        sides: the card that is paid from each coop, for slots 1 to 4.
    """

    sides: tuple[Side, ...]

    def __str__(self) -> Move:
        return "pay " + "".join(_LETTERS[side] for side in self.sides)


class Deduct(PlainMove, frozen=True):
    """Take 50 off the own score, a multiple of 100 after a payment (SRH-8)."""


class Keep(PlainMove, frozen=True):
    """Keep the own score, a multiple of 100 after a payment (SRH-8)."""


Meaning = coops.Meaning | Pay | Deduct | Keep


def parse(move: Move) -> Meaning:
    """The meaning of a move.

    Raises:
        KeyError: there is no such move.
    """
    return _MEANINGS[move]


# --- tables --------------------------------------------------------------------------------------

_LETTERS = {Kind.UP: "u", Kind.DOWN: "d"}

DECLARE, DEDUCT, KEEP = str(Declare(Call.DECLARE)), str(Deduct()), str(Keep())

PAYMENTS: dict[Move, tuple[Side, ...]] = {
    str(Pay(sides)): sides for sides in product(_LETTERS, repeat=len(SLOTS))
}
"""By `pay` move, the card that is paid from each coop, for slots 1 to 4."""

_MEANINGS: Mapping[Move, Meaning] = coops.meanings(
    Call.DECLARE, *map(Pay, PAYMENTS.values()), Deduct(), Keep()
)
