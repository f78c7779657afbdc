"""What a deck is, and what the validator says of one.

A deck is an SVG file, packed or not, with an element for each card and one for the back, under the
ids of KDE's decks (`1_club`, `king_heart`) or GNOME's (`club_1`, `heart_king`), and `back`.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage

from soiree.core.cards import DECK, Card, rank_of, suit_of

CLASSIC = "classic"

BACK = len(DECK)
"""Stands for the back where a picture is asked for by its number."""

BACK_ID = "back"

MOST_BYTES = 100_000_000
"""A file larger than this, as it is or unpacked, is refused."""

_RANK_IDS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "1")
_SUIT_IDS = ("spade", "heart", "diamond", "club")


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck file that passed the validator.

    Attributes:
        svg: the file's content, packed or not.
        back: the content of the file that has the back; often the same.
        ids: the element of each card 0 … 51, then the back's.
        aspect: height of a card by its width.
        mark: the same for the same content.
        red_and_black: whether hearts and diamonds are red, and spades and clubs are not.
        is_quick: whether its pictures are drawn in no time, as those of Soirée's own decks are.
    """

    svg: bytes
    back: bytes
    ids: tuple[str, ...]
    aspect: float
    mark: str
    red_and_black: bool = True
    is_quick: bool = False


class ValidationResult(msgspec.Struct, frozen=True):
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


@dataclass(frozen=True, slots=True)
class Finding:
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
