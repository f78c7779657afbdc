"""Decks, and the results of the validator.

A deck is an SVG file, packed or not, with an element for each card and one for the back. The ids
are those of KDE's decks (`1_club`, `king_heart`) or GNOME's (`club_1`, `heart_king`), and `back`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage

from soiree.core.cards import DECK, Card, rank_of, suit_of

CLASSIC = "classic"

BACK = len(DECK)
"""The number of the picture of the back, after those of the cards."""

CardOrBack = Annotated[int, Meta(ge=0, le=BACK)]

BACK_ID = "back"

FORMAT = QImage.Format.Format_ARGB32_Premultiplied
"""The format of all pictures of cards."""

MOST_BYTES = 40_000_000
"""The most bytes of a file, packed or unpacked; the largest known deck has 11.5 MB."""

SHAPES = (1.2, 1.8)
"""The least and greatest ratio of height to width of a card; tables have room for these."""

_LONGEST_NAME = 80
"""The most characters of a file's name on the screen."""

_RANK_IDS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "1")
_SUIT_IDS = ("spade", "heart", "diamond", "club")


Reason = Literal[
    "damaged",
    "too large",
    "no svg",
    "linked",
    "odd picture",
    "active",
    "intricate",
    "no card",
    "odd face",
    "odd shape",
    "small face",
    "odd back",
    "no back",
    "unfinished",
]
"""The reason why a file is refused; `refusals.py` has a sentence for each."""


class Artwork(Struct, frozen=True):
    """The contents of a deck file.

    Attributes:
        svg: the bytes of the file, packed or not.
        is_own: True if the file is one of Soirée's; a separate process reads any other file.
    """

    svg: bytes
    is_own: bool = False


class Deck(Struct, frozen=True):
    """A deck that passed the validator.

    Attributes:
        faces: the file with the faces.
        back: the file with the back, often the same.
        ids: the ids of the elements of the cards 0 … 51 and of the back.
        aspect: the height of a card divided by the width.
        mark: a hash of the contents.
        red_and_black: True if hearts and diamonds are red, and spades and clubs are not.
        title: the name in messages about the deck.
    """

    faces: Artwork
    back: Artwork
    ids: tuple[str, ...]
    aspect: float
    mark: str
    red_and_black: bool = True
    title: str = ""

    @property
    def is_quick(self) -> bool:
        """True if this process draws the pictures: they are Soirée's own and take little time."""
        return self.faces.is_own and self.back.is_own


class ValidationResult(msgspec.Struct, frozen=True, tag="sound"):
    """The result of the validator for a file with sound faces.

    Attributes:
        ids: the ids of the elements of the cards 0 … 51.
        aspect: the height of a card divided by the width.
        has_back: True if the file has a back.
        red_and_black: as in `Deck`.
    """

    ids: tuple[str, ...]
    aspect: float
    has_back: bool
    red_and_black: bool


class Unfinished(msgspec.Struct, frozen=True, tag="unfinished"):
    """The kept result for a file that exceeded a limit or crashed its process."""


class Finding(Struct, frozen=True):
    """A picture of a refused file, as evidence.

    Attributes:
        which: a card 0 … 51, or `BACK`.
        size: the size of the picture, in units of the file.
        image: the picture, or None if the file has none.
        at_fault: True if this picture is wrong; others are for comparison.
    """

    which: CardOrBack
    size: QSizeF
    image: QImage | None
    at_fault: bool


class Refused(Exception):
    """A file is refused. `refusals.broken_deck` has the sentence for the player.

    Attributes:
        reason: the kind of error.
        which: the card at fault, if any, or `BACK`.
        findings: the pictures that show the error.
    """

    def __init__(self, reason: Reason, which: int = 0, *findings: Finding) -> None:
        super().__init__(reason)
        self.reason: Reason = reason
        self.which = which
        self.findings = findings


class Interrupted(Exception):
    """Another thread has cancelled the drawing."""


class BrokenDeck(Exception):
    """A file is no deck, or no back. The text is a sentence for the player.

    Attributes:
        findings: the pictures that show the error, if any.
    """

    def __init__(self, sentence: str, findings: tuple[Finding, ...] = ()) -> None:
        super().__init__(sentence)
        self.findings = findings


def names_of(card: Card) -> tuple[str, str]:
    """The ids that a card may have: that of KDE, then that of GNOME."""
    rank, suit = _RANK_IDS[rank_of(card)], _SUIT_IDS[suit_of(card)]
    return f"{rank}_{suit}", f"{suit}_{rank}"


def shown_name(path: Path) -> str:
    """The name of a file on one line, with replacements for control characters."""
    name = "".join(each if each.isprintable() else "\ufffd" for each in path.name)
    return name if len(name) <= _LONGEST_NAME else f"{name[:_LONGEST_NAME]}…"
