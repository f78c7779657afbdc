"""Loads decks from their files; a file that is not Soirée's own goes through the validator once.

The validator takes up to half a second, so its result is kept on disk.
"""

from __future__ import annotations

import logging
import zlib
from pathlib import Path

import msgspec

from soiree.core.cards import DECK
from soiree.resources import resource
from soiree.ui.decks.deck import (
    BACK_ID,
    CLASSIC,
    MOST_BYTES,
    BrokenDeck,
    Deck,
    ValidationResult,
    names_of,
)
from soiree.ui.style.translation import tr

_FOUR_COLOURED = "four-colour"

_RESULT = ".verdict-1"
"""The ending of a kept result's file; another number whenever the validator changes its checks."""

_log = logging.getLogger(__name__)


def load_deck(path: Path, back: Path | None = None, kept: Path | None = None) -> Deck:
    """The deck in a file, with its own back or with the `back` of another file.

    A deck without a back gets one of Soirée's.

    Args:
        kept: the folder in which results of the validator are kept.

    Raises:
        BrokenDeck: a file cannot be read, is no SVG picture, or lacks a sound picture of a card.
    """
    svg = content_of(path)
    if _is_own(path):
        # Tests check Soirée's own; to validate one here would take a tenth of the start.
        ids = tuple(names_of(card)[0] for card in DECK)
        result = ValidationResult(ids, 7 / 5, True, path.stem != _FOUR_COLOURED)
    else:
        result = _validated(svg, path, kept)
    back_svg = svg
    if back is not None:
        back_svg = _back_in(back)
    elif not result.has_back:
        back_svg = content_of(resource("decks", f"{CLASSIC}.svg"))
    return Deck(
        svg,
        back_svg,
        (*result.ids, BACK_ID),
        result.aspect,
        f"{_mark(svg)}{_mark(back_svg)}",
        result.red_and_black,
        _is_own(path),
    )


def deck_or_classic(
    path: Path, back: Path | None = None, kept: Path | None = None
) -> tuple[Deck, str | None]:
    """The deck in a file, or the next best one and a sentence that says why.

    Where only `back` is at fault, the deck keeps its own; else it is the classic one.
    """
    classic = resource("decks", f"{CLASSIC}.svg")
    fault = None
    for deck, its_back in ((path, back), (path, None), (classic, back), (classic, None)):
        try:
            return load_deck(deck, its_back, kept), fault
        except BrokenDeck as broken:
            fault = fault or str(broken)
    raise FileNotFoundError(f"Soirée's own file {classic} is missing")


def content_of(path: Path) -> bytes:
    """What a deck file holds. Raises BrokenDeck where it cannot be read."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BrokenDeck(
                tr("The deck {file} cannot be used: it is too large.").format(file=path.name)
            )
        return path.read_bytes()
    except FileNotFoundError as fault:
        raise BrokenDeck(
            tr("The deck {file} is no longer there.").format(file=path.name)
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
            tr("The back {file} is no longer there.").format(file=path.name)
        ) from fault
    if not _is_own(path):
        from soiree.ui.decks.validator import validate_back

        validate_back(svg, path)
    return svg


def _validated(svg: bytes, path: Path, kept: Path | None) -> ValidationResult:
    """The kept result for a file; where there is none, a new one, which is then kept."""
    file = kept / f"{_mark(svg)}{_RESULT}" if kept else None
    if file is not None:
        try:
            return msgspec.json.decode(file.read_bytes(), type=ValidationResult)
        except (OSError, msgspec.DecodeError):
            pass  # It is validated as if for the first time.
    # Most starts find the result on disk, and need no QtSvg.
    from soiree.ui.decks.validator import validate

    result = validate(svg, path)
    if file is not None:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(msgspec.json.encode(result))
        except OSError as fault:
            _log.info("the result for a deck was not kept: %s", fault)
    return result


def _mark(content: bytes) -> str:
    return f"{zlib.crc32(content):08x}{len(content):x}"


def _is_own(path: Path) -> bool:
    return path.is_relative_to(resource())
