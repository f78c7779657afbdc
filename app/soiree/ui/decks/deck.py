"""What a deck is, and what the validator says of one.

A deck is an SVG file, packed or not, with an element for each card and one for the back, under the
ids of KDE's decks (`1_club`, `king_heart`) or GNOME's (`club_1`, `heart_king`), and `back`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage

from soiree.core.cards import DECK, Card, rank_of, suit_of

CLASSIC = "classic"

BACK = len(DECK)
"""Stands for the back where a picture is asked for by its number."""

BACK_ID = "back"

FORMAT = QImage.Format.Format_ARGB32_Premultiplied
"""Of all pictures of cards."""

MOST_BYTES = 40_000_000
"""A file larger than this, as it is or unpacked, is refused; the largest deck known has 11.5 MB."""

SHAPES = (1.2, 1.8)
"""The height of a card by its width: what the tables are laid out for, with some room."""

_LONGEST_NAME = 80
"""Characters of a file's name that are shown."""

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
"""Why a file is refused; `refusals.py` has a sentence for each."""


class Artwork(Struct, frozen=True):
    """What a deck file holds.

    Attributes:
        svg: its content, packed or not.
        is_own: whether the file is Soirée's own. Any other is read in a process of its own.
    """

    svg: bytes
    is_own: bool = False


class Deck(Struct, frozen=True):
    """A deck that passed the validator.

    Attributes:
        faces: the file that has the faces.
        back: the file that has the back; often the same.
        ids: the element of each card 0 … 51, then the back's.
        aspect: height of a card by its width.
        mark: the same for the same content.
        red_and_black: whether hearts and diamonds are red, and spades and clubs are not.
        title: what the player is told of, if it cannot be drawn.
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
        """Whether its pictures are drawn in no time, as those of Soirée's own decks are."""
        return self.faces.is_own and self.back.is_own


class ValidationResult(msgspec.Struct, frozen=True, tag="sound"):
    """What the validator says of a file whose faces are sound.

    Attributes:
        ids: the element of each card 0 … 51.
        aspect: height of a card by its width.
        has_back: whether the file has a back.
        red_and_black: as in `Deck`.
    """

    ids: tuple[str, ...]
    aspect: float
    has_back: bool
    red_and_black: bool


class Unfinished(msgspec.Struct, frozen=True, tag="unfinished"):
    """What is kept of a file that took too long or too much memory, or brought its process down."""


class Finding(Struct, frozen=True):
    """One picture of a file that the validator refuses.

    Attributes:
        which: a card 0 … 51, or `BACK`.
        size: of the picture, in the file's own units.
        image: the picture, or None where the file has none.
        at_fault: whether this picture is wrong; one that is not is shown for comparison.
    """

    which: int
    size: QSizeF
    image: QImage | None
    at_fault: bool


class Refused(Exception):
    """What is wrong with a file, before there are words for it.

    Attributes:
        which: the card that is wrong, if one is.
        findings: the pictures that show it.
    """

    def __init__(self, reason: Reason, which: Card = 0, findings: tuple[Finding, ...] = ()) -> None:
        super().__init__(reason)
        self.reason: Reason = reason
        self.which = which
        self.findings = findings


class Interrupted(Exception):
    """Nobody wants the pictures any more."""


class BrokenDeck(Exception):
    """A file that is no deck, or no back. Its text is a sentence for the player.

    Attributes:
        findings: the pictures that show what is wrong, where there is anything to see.
    """

    def __init__(self, sentence: str, findings: tuple[Finding, ...] = ()) -> None:
        super().__init__(sentence)
        self.findings = findings


def names_of(card: Card) -> tuple[str, str]:
    """The ids that a card may have, KDE's first."""
    rank, suit = _RANK_IDS[rank_of(card)], _SUIT_IDS[suit_of(card)]
    return f"{rank}_{suit}", f"{suit}_{rank}"


def shown_name(path: Path) -> str:
    """The name of a file in one line, whatever characters it has."""
    name = "".join(each if each.isprintable() else "\ufffd" for each in path.name)
    return name if len(name) <= _LONGEST_NAME else f"{name[:_LONGEST_NAME]}…"
