"""What a person clicks, drags or reaches by keys to make a move."""

from __future__ import annotations

from msgspec import Struct

from soiree.core.cards import Card
from soiree.core.zones import Seat, Zone


class CardTarget(Struct, frozen=True):
    """A card on the table; None stands for any card whose face is not seen."""

    zone: Zone
    card: Card | None


class Place(Struct, frozen=True):
    """A part of the table that is one target as a whole: where cards lie, or may go.

    Attributes:
        kind: what it is, in the game's own word.
        seat: whose it is; None for what belongs to the table.
        number: which of several.
    """

    kind: str
    seat: Seat | None = None
    number: int | None = None


class Button(Struct, frozen=True):
    """A button on the felt.

    Attributes:
        kind: what it does, in the game's own word.
    """

    kind: str


PAUSE, GO_ON = Button("pause"), Button("go on")
"""The table's own buttons, where races are run against the clock."""


class Label(Struct, frozen=True):
    """What stands on a button: its words, and the letter that presses it.

    Attributes:
        shown: whether it is in sight where it makes a legal move.
        quiet: whether it weighs less than the others: what is seldom meant.
    """

    words: str
    key: str
    shown: bool = True
    quiet: bool = False


class SeatPlate(Struct, frozen=True):
    """A player's name plate."""

    seat: Seat


class Offer(Struct, frozen=True):
    """A card that lies nowhere in sight, and is chosen from a grid of cards on offer."""

    card: Card


Target = CardTarget | Place | Button | SeatPlate | Offer
"""What a person selects, alone or with others, to make a move."""

Targets = tuple[Target, ...]
