"""The moves of Spy vs Spy, their notation and their phases.

No other module reads or writes the notation of a move. `parse` gives the meaning of a move, and
`str` turns a meaning back into the move. Rules and search look moves up in the tables for speed.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from soiree.core.entries import Move, PlainMove
from soiree.core.zones import Seat
from soiree.games.spy.facts import Phase
from soiree.games.spy.zones import MOST_PILES, MOST_PLAYERS


class _OfPile(Struct, frozen=True):
    """A move with a pile, numbered from 0, or from 1 in the notation."""

    pile: int

    def __str__(self) -> Move:
        return f"{type(self).__name__.lower()} {self.pile + 1}"


class Place(_OfPile, frozen=True):
    """Place the card turned up on a pile (SPY-4)."""


class Open(PlainMove, frozen=True):
    """Start a new pile with the card turned up (SPY-5)."""


class Under(PlainMove, frozen=True):
    """Put the card turned up at the bottom of the hand (SPY-6)."""


class Accuse(PlainMove, frozen=True):
    """Accuse another player of having cheated (SPY-12)."""

    seat: Seat


class Pass(PlainMove, frozen=True):
    """Accuse nobody (SPY-12)."""


class Penalty(_OfPile, frozen=True):
    """Choose the pile that the accused pays with (SPY-12)."""


class Pick(_OfPile, frozen=True):
    """Choose an own pile to join the points (SPY-8)."""


Meaning = Place | Open | Under | Accuse | Pass | Penalty | Pick


def parse(move: Move) -> Meaning:
    """The meaning of a move.

    Raises:
        KeyError: there is no such move.
    """
    return _MEANINGS[move]


# --- tables --------------------------------------------------------------------------------------

OPEN, UNDER, PASS = str(Open()), str(Under()), str(Pass())

PLACE: dict[Move, int] = {str(Place(pile)): pile for pile in range(MOST_PILES)}
PENALTY: dict[Move, int] = {str(Penalty(pile)): pile for pile in range(MOST_PILES)}
PICK: dict[Move, int] = {str(Pick(pile)): pile for pile in range(MOST_PILES)}
"""By move, the number of its pile, from 0."""

ACCUSE: dict[Move, Seat] = {str(Accuse(seat)): seat for seat in range(MOST_PLAYERS)}
"""By move, the accused player."""

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
"""Every move, with its phase."""


def is_raced(move: Move) -> bool:
    """True if a move, legal or not, belongs to a race, where players do not take turns."""
    return move.partition(" ")[0] in ("place", OPEN, UNDER)
