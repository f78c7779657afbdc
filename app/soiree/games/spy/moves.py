"""The moves of Spy vs Spy: what each means, how it is written, and when it may be made.

Nothing else reads or writes a move's notation: `parse` gives the meaning of a move, `str` of that
the move again. Rules and search, which have no time for either, look moves up in the tables.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from soiree.core.entries import Move
from soiree.core.zones import Seat
from soiree.games.spy.facts import Phase
from soiree.games.spy.zones import MOST_PILES, MOST_PLAYERS


class Place(Struct, frozen=True):
    """To place the card turned up on a pile, numbered from 0 (SPY-4)."""

    pile: int

    def __str__(self) -> Move:
        return f"place {self.pile + 1}"


class Open(Struct, frozen=True):
    """To start a new pile with the card turned up (SPY-5)."""

    def __str__(self) -> Move:
        return "open"


class Under(Struct, frozen=True):
    """To put the card turned up at the bottom of the hand (SPY-6)."""

    def __str__(self) -> Move:
        return "under"


class Accuse(Struct, frozen=True):
    """To accuse another player of having cheated (SPY-12)."""

    seat: Seat

    def __str__(self) -> Move:
        return f"accuse {self.seat}"


class Pass(Struct, frozen=True):
    """To accuse nobody (SPY-12)."""

    def __str__(self) -> Move:
        return "pass"


class Penalty(Struct, frozen=True):
    """To choose the pile, numbered from 0, that the accused pays with (SPY-12)."""

    pile: int

    def __str__(self) -> Move:
        return f"penalty {self.pile + 1}"


class Pick(Struct, frozen=True):
    """To choose a pile of one's own, numbered from 0, to join one's points (SPY-8)."""

    pile: int

    def __str__(self) -> Move:
        return f"pick {self.pile + 1}"


Meaning = Place | Open | Under | Accuse | Pass | Penalty | Pick


def parse(move: Move) -> Meaning:
    """What a move means.

    Raises:
        KeyError: there is no such move.
    """
    return _MEANINGS[move]


# --- tables --------------------------------------------------------------------------------------

OPEN, UNDER, PASS = str(Open()), str(Under()), str(Pass())

PLACE: dict[Move, int] = {str(Place(pile)): pile for pile in range(MOST_PILES)}
PENALTY: dict[Move, int] = {str(Penalty(pile)): pile for pile in range(MOST_PILES)}
PICK: dict[Move, int] = {str(Pick(pile)): pile for pile in range(MOST_PILES)}
"""By move, the number of the pile that it names, from 0."""

ACCUSE: dict[Move, Seat] = {str(Accuse(seat)): seat for seat in range(MOST_PLAYERS)}
"""By move, the player that it names."""

_EVERY: tuple[Meaning, ...] = (
    *map(Place, range(MOST_PILES)),
    Open(),
    Under(),
    *map(Accuse, range(MOST_PLAYERS)),
    Pass(),
    *map(Penalty, range(MOST_PILES)),
    *map(Pick, range(MOST_PILES)),
)
_MEANINGS: Mapping[Move, Meaning] = {str(each): each for each in _EVERY}

PHASE_OF: dict[Move, Phase] = {
    **dict.fromkeys([*PLACE, OPEN, UNDER], Phase.RACE),
    **dict.fromkeys([*ACCUSE, PASS], Phase.ACCUSE),
    **dict.fromkeys(PENALTY, Phase.PENALTY),
    **dict.fromkeys(PICK, Phase.PICK),
}
"""Every move there is, with the phase that it belongs to."""


def is_raced(move: Move) -> bool:
    """Whether a move, legal or not, belongs to a race, in which nobody waits for the others."""
    return move.partition(" ")[0] in ("place", OPEN, UNDER)
