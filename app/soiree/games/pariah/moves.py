"""The moves of Pariah: those of `coops.moves`, and the uses of courts (PAR-2)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from msgspec import Struct

from soiree.core.entries import Move, PlainMove
from soiree.games.coops import moves as coops
from soiree.games.coops.moves import Declare
from soiree.games.coops.words import Call
from soiree.games.coops.zones import SLOTS, CoopIndex, seat_of, slot_of

SEATS = 2


class Jack(PlainMove, frozen=True):
    """Lay a drawn Jack over the face-up card of an own coop; `slot` is 1 to 4."""

    slot: int


class Queen(PlainMove, frozen=True):
    """Discard a Queen, and take two additional turns."""


class King(Struct, frozen=True):
    """Discard a King, and switch the face-down cards of any two coops; `lower` < `higher`."""

    lower: CoopIndex
    higher: CoopIndex

    def __str__(self) -> Move:
        lower, higher = (f"{seat_of(coop)} {slot_of(coop)}" for coop in (self.lower, self.higher))
        return f"king {lower} {higher}"


Meaning = coops.Meaning | Jack | Queen | King


def parse(move: Move) -> Meaning:
    """The meaning of a move.

    Raises:
        KeyError: there is no such move.
    """
    return _MEANINGS[move]


# --- tables --------------------------------------------------------------------------------------

KNOCK, QUEEN = str(Declare(Call.KNOCK)), str(Queen())

JACK_OFFSETS: dict[Move, int] = {str(Jack(slot)): slot - 1 for slot in SLOTS}
"""Every move with a Jack, and the offset of its slot, 0 to 3."""

KING_COOPS: dict[Move, tuple[CoopIndex, CoopIndex]] = {
    str(King(*pair)): pair for pair in combinations(range(SEATS * len(SLOTS)), 2)
}
"""Every move with a King, and its two coops, the lower index first."""

USES = coops.USES | JACK_OFFSETS.keys() | KING_COOPS.keys() | {QUEEN}
"""All uses of a drawn card."""

_MEANINGS: Mapping[Move, Meaning] = coops.meanings(
    Call.KNOCK, *map(Jack, SLOTS), Queen(), *(King(*pair) for pair in KING_COOPS.values())
)
