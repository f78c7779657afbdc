"""Targets: the things that a person clicks, drags or reaches with keys to make a move."""

from __future__ import annotations

from msgspec import Struct

from soiree.core.cards import Card
from soiree.core.zones import Seat, Zone


class CardTarget(Struct, frozen=True):
    """A card on the table; None stands for any card whose face is hidden."""

    zone: Zone
    card: Card | None


class Place(Struct, frozen=True):
    """A part of the table that is one target as a whole.

    Attributes:
        kind: in the game's own word.
        seat: the owner; None if the place belongs to the table.
        number: distinguishes several places of a kind.
    """

    kind: str
    seat: Seat | None = None
    number: int | None = None


class Button(Struct, frozen=True):
    """A button on the felt.

    Attributes:
        kind: in the game's own word.
    """

    kind: str


PAUSE, GO_ON, SHOW_END = Button("pause"), Button("go on"), Button("show end")
"""The table's own buttons, for races against the clock."""


class Label(Struct, frozen=True):
    """The text of a button, and the letter that presses it.

    Attributes:
        shown: true if the button is visible when it makes a legal move.
        quiet: true if the button is less prominent, as it is seldom meant.
    """

    words: str
    key: str
    shown: bool = True
    quiet: bool = False


class SeatPlate(Struct, frozen=True):
    """A player's name plate."""

    seat: Seat


class Offer(Struct, frozen=True):
    """A card that is not on the table, chosen from a grid of offered cards."""

    card: Card


Target = CardTarget | Place | Button | SeatPlate | Offer
"""One of the things that a person selects, alone or with others, to make a move."""

Targets = tuple[Target, ...]
