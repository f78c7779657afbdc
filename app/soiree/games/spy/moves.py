"""The moves of Spy vs Spy: what each means, how it is written, and when it may be made.

Nothing else reads or writes a move's notation: `parse` says what a move means, `str` of that is the
move again, and the tables answer where search has no time to ask.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from soiree.core.entries import Move
from soiree.core.states import Refusal
from soiree.core.texts import tr_noop
from soiree.core.zones import Seat
from soiree.games.spy.facts import Phase
from soiree.games.spy.zones import MOST, MOST_PILES


@dataclass(frozen=True, slots=True)
class Place:
    """The card turned up goes on a pile, numbered from 0 (SPY-4)."""

    pile: int

    def __str__(self) -> Move:
        return f"place {self.pile + 1}"


@dataclass(frozen=True, slots=True)
class Open:
    """The card turned up begins the next pile (SPY-5)."""

    def __str__(self) -> Move:
        return "open"


@dataclass(frozen=True, slots=True)
class Under:
    """The card turned up goes to the bottom of the hand (SPY-6)."""

    def __str__(self) -> Move:
        return "under"


@dataclass(frozen=True, slots=True)
class Accuse:
    """Another player is accused of having cheated (SPY-12)."""

    seat: Seat

    def __str__(self) -> Move:
        return f"accuse {self.seat}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Nobody is accused (SPY-12)."""

    def __str__(self) -> Move:
        return "pass"


@dataclass(frozen=True, slots=True)
class Penalty:
    """The accused pays with this pile, numbered from 0 (SPY-12)."""

    pile: int

    def __str__(self) -> Move:
        return f"penalty {self.pile + 1}"


@dataclass(frozen=True, slots=True)
class Pick:
    """A pile of one's own, numbered from 0, joins one's points (SPY-8)."""

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
"""The number of the pile that each move names, from 0."""

ACCUSE: dict[Move, Seat] = {str(Accuse(seat)): seat for seat in range(MOST)}
"""The player that each move names."""

_EVERY: tuple[Meaning, ...] = (
    *map(Place, range(MOST_PILES)),
    Open(),
    Under(),
    *map(Accuse, range(MOST)),
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
"""Every move there is, and the phase that it belongs to."""

# --- at the wrong time ---------------------------------------------------------------------------

REMINDERS: dict[Phase, Refusal] = {
    Phase.RACE: Refusal(tr_noop("First finish the race.")),
    Phase.ACCUSE: Refusal(tr_noop("Accuse one of the others, or pass.")),
    Phase.PENALTY: Refusal(tr_noop("Choose the pile that is to be paid.")),
    Phase.PICK: Refusal(tr_noop("Choose one of your piles.")),
}
"""By phase, what is said of a move that belongs to another one."""

NOT_NOW: dict[Phase, Refusal] = {
    Phase.RACE: Refusal(tr_noop("You have finished this race.")),
    Phase.PICK: Refusal(tr_noop("You have no pile to choose.")),
}
"""By phase, what is said to a player who takes part, but has nothing to decide now."""


def is_raced(move: Move) -> bool:
    """Whether a move, legal or not, is one of a race, in which nobody waits for the others."""
    return move.partition(" ")[0] in ("place", OPEN, UNDER)
