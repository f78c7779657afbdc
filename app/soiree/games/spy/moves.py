"""The moves of Spy vs Spy, and what is said of one that is made at the wrong time."""

from __future__ import annotations

from soiree.core.entries import Move
from soiree.core.states import Refusal
from soiree.core.texts import tr_noop
from soiree.core.zones import Seat

MOST = 12
"""The most players that there may be."""

MOST_PILES = 6

PLACE: dict[Move, int] = {f"place {number + 1}": number for number in range(MOST_PILES)}
PENALTY: dict[Move, int] = {f"penalty {number + 1}": number for number in range(MOST_PILES)}
PICK: dict[Move, int] = {f"pick {number + 1}": number for number in range(MOST_PILES)}
"""The number of the pile that each move names, from 0."""

ACCUSE: dict[Move, Seat] = {f"accuse {seat}": seat for seat in range(MOST)}
"""The player that each move names."""

PHASE_OF: dict[Move, str] = {
    **dict.fromkeys([*PLACE, "open", "under"], "race"),
    **dict.fromkeys([*ACCUSE, "pass"], "accuse"),
    **dict.fromkeys(PENALTY, "penalty"),
    **dict.fromkeys(PICK, "pick"),
}
"""Every move there is, and the phase that it belongs to."""

REMINDERS: dict[str, Refusal] = {
    "race": Refusal(tr_noop("First finish the race.")),
    "accuse": Refusal(tr_noop("Accuse one of the others, or pass.")),
    "penalty": Refusal(tr_noop("Choose the pile that is to be paid.")),
    "pick": Refusal(tr_noop("Choose one of your piles.")),
}
"""By phase, what is said of a move that belongs to another one."""

NOT_NOW: dict[str, Refusal] = {
    "race": Refusal(tr_noop("You have finished this race.")),
    "pick": Refusal(tr_noop("You have no pile to choose.")),
}
"""By phase, what is said to a player who takes part, but has nothing to decide now."""


def is_raced(move: Move) -> bool:
    """Whether a move, legal or not, is one of a race, in which nobody waits for the others."""
    return move.partition(" ")[0] in ("place", "open", "under")
