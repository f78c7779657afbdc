"""Who sits at the table: the guests that the computer plays, their portraits, their levels."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from soiree.core.zones import Seat

_tr = QCoreApplication.translate

GUESTS = (
    *("Ada", "Basil", "Clara", "Dorian", "Edith", "Felix", "Greta", "Hugo"),
    *("Ines", "Jules", "Lotte", "Marius"),
)
"""The usual names of computer players, as many as a table can seat."""

PORTRAITS = 8
"""The first so many guests have a portrait of their name; the others share theirs."""

YOU = "you"
"""The portrait of a person at the screen."""


def guest(seat: Seat) -> str:
    """The usual name of the player at a seat, another at each."""
    return GUESTS[(seat - 1) % len(GUESTS)]


def portrait_for(seat: Seat, name: str, kind: str) -> str:
    """The portrait that goes with a player: the one of that name, or one for the seat."""
    if kind == "human":
        return YOU
    place = GUESTS.index(name) if name in GUESTS else seat - 1
    return GUESTS[place % PORTRAITS].lower()


def level_name(level: str) -> str:
    """A computer player's level, as people say it; an unknown one as it is written."""
    names = {
        "easy": _tr("Levels", "easy"),
        "middle": _tr("Levels", "middle"),
        "hard": _tr("Levels", "hard"),
        "impossible": _tr("Levels", "impossible"),
        "random": _tr("Levels", "random"),
    }
    return names.get(level, level)
