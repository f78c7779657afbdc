"""A deck file: found sound, or refused with a sentence and with the picture that was wrong.

A deck is an SVG file, packed or not, with an element for each card and one for the back, under the
ids of KDE's decks (`1_club`, `king_heart`) or GNOME's (`club_1`, `heart_king`), and `back`.
"""

from __future__ import annotations

import logging
import zlib
from dataclasses import dataclass
from pathlib import Path

import msgspec
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage

from soiree.core.cards import DECK, Card, rank_of, suit_of
from soiree.resources import resource
from soiree.ui.style.translation import tr

CLASSIC = "classic"

BACK = len(DECK)
"""Stands for the back where a picture is asked for by its number."""

BACK_ID = "back"

MOST_BYTES = 100_000_000
"""No deck is as long as this, packed or not; larger ones would only fill the memory."""

_FOUR_COLOURED = "four-colour"

_RANK_IDS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "1")
_SUIT_IDS = ("spade", "heart", "diamond", "club")

_VERDICT = ".verdict-1"
"""The ending of a verdict's file; another number where decks are looked over otherwise."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Exhibit:
    """A picture out of a file, to show what is wrong with it.

    Attributes:
        which: a card 0 … 51, or `BACK`.
        size: of the picture, in the file's own units.
        image: the picture, or None where the file has none.
        at_fault: whether it is this one that is wrong, or stands beside it for comparison.
    """

    which: int
    size: QSizeF
    image: QImage | None
    at_fault: bool


class BrokenDeck(Exception):
    """A file that is no deck, or no back. Its text is a sentence for the player.

    Attributes:
        exhibits: the pictures that show what is wrong, where there is anything to be seen.
    """

    def __init__(self, sentence: str, exhibits: tuple[Exhibit, ...] = ()) -> None:
        super().__init__(sentence)
        self.exhibits = exhibits


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck file that was found sound.

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


class Verdict(msgspec.Struct, frozen=True):
    """What was found out about a file whose faces are sound.

    Attributes:
        ids: the element of each card 0 … 51.
        aspect: height of a card by its width.
        has_back: whether it has a back of its own.
        red_and_black: as in `Deck`.
    """

    ids: tuple[str, ...]
    aspect: float
    has_back: bool
    red_and_black: bool


def load_deck(path: Path, back: Path | None = None, kept: Path | None = None) -> Deck:
    """The deck in a file, with its own back or with the `back` of another file.

    A deck that has no back gets one of Soirée's. A file that was never seen before is looked over
    closely, which may take half a second.

    Args:
        kept: a folder in which is kept what was found out about a file.

    Raises:
        BrokenDeck: a file cannot be read, is no picture, or a card in it is missing or misshapen.
    """
    svg = content_of(path)
    if _is_own(path):
        # Tests hold Soirée's own to be sound; to look them over would take a tenth of a start.
        ids = tuple(names_of(card)[0] for card in DECK)
        verdict = Verdict(ids, 7 / 5, True, path.stem != _FOUR_COLOURED)
    else:
        verdict = _verdict(svg, path, kept)
    back_svg = svg
    if back is not None:
        back_svg = _back_in(back)
    elif not verdict.has_back:
        back_svg = content_of(resource("decks", f"{CLASSIC}.svg"))
    return Deck(
        svg,
        back_svg,
        (*verdict.ids, BACK_ID),
        verdict.aspect,
        f"{_mark(svg)}{_mark(back_svg)}",
        verdict.red_and_black,
        _is_own(path),
    )


def deck_or_classic(
    path: Path, back: Path | None = None, kept: Path | None = None
) -> tuple[Deck, str | None]:
    """The deck in a file, or what comes nearest to it and a sentence that says why.

    Where only the back is at fault, the deck has its own; else it is the classic one.
    """
    classic = resource("decks", f"{CLASSIC}.svg")
    fault = None
    for deck, its_back in ((path, back), (path, None), (classic, back), (classic, None)):
        try:
            return load_deck(deck, its_back, kept), fault
        except BrokenDeck as broken:
            fault = fault or str(broken)
    raise FileNotFoundError(f"Soirée's own file {classic} is missing")


def names_of(card: Card) -> tuple[str, str]:
    """The ids that a card may have, KDE's first."""
    rank, suit = _RANK_IDS[rank_of(card)], _SUIT_IDS[suit_of(card)]
    return f"{rank}_{suit}", f"{suit}_{rank}"


def content_of(path: Path) -> bytes:
    """Raises BrokenDeck."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BrokenDeck(
                tr("The deck {file} cannot be used: it is too large.").format(file=path.name)
            )
        return path.read_bytes()
    except FileNotFoundError as fault:
        raise BrokenDeck(
            tr("The deck {file} is not there any more.").format(file=path.name)
        ) from fault
    except (OSError, ValueError) as fault:
        raise BrokenDeck(
            tr("The deck {file} cannot be read: {why}.").format(
                file=path.name, why=getattr(fault, "strerror", None) or str(fault)
            )
        ) from fault


def _back_in(path: Path) -> bytes:
    try:
        svg = path.read_bytes()
    except (OSError, ValueError) as fault:
        raise BrokenDeck(
            tr("The back {file} is not there any more.").format(file=path.name)
        ) from fault
    if not _is_own(path):
        from soiree.ui.decks.validator import look_over_back

        look_over_back(svg, path)
    return svg


def _verdict(svg: bytes, path: Path, kept: Path | None) -> Verdict:
    """What is known about a file, or is found out now and kept."""
    file = kept / f"{_mark(svg)}{_VERDICT}" if kept else None
    if file is not None:
        try:
            return msgspec.json.decode(file.read_bytes(), type=Verdict)
        except (OSError, msgspec.DecodeError):
            pass  # It is looked over, as if for the first time.
    from soiree.ui.decks.validator import look_over

    verdict = look_over(svg, path)
    if file is not None:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(msgspec.json.encode(verdict))
        except OSError as fault:
            _log.info("what was found out about a deck was not kept: %s", fault)
    return verdict


def _mark(content: bytes) -> str:
    return f"{zlib.crc32(content):08x}{len(content):x}"


def _is_own(path: Path) -> bool:
    return path.is_relative_to(resource())
