"""Loads decks from their files; a file that is not Soirée's own goes through the validator once.

The validator takes a process of its own and up to some seconds, so its result is kept on disk.
"""

from __future__ import annotations

import logging
import os
import stat
import zlib
from pathlib import Path

import msgspec

from soiree.core.cards import DECK
from soiree.resources import resource
from soiree.storage.files import read_file, write_safely
from soiree.ui.decks.deck import (
    BACK_ID,
    CLASSIC,
    MOST_BYTES,
    Artwork,
    BrokenDeck,
    Deck,
    Refused,
    Unfinished,
    ValidationResult,
    names_of,
    shown_name,
)
from soiree.ui.decks.renderers import Renderers
from soiree.ui.style.translation import tr

_FOUR_COLOURED = "four-colour"

_RESULT = ".verdict-2"
"""The ending of a kept result's file; another number whenever the validator changes its checks."""

_READ_ONLY = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
"""How decks are opened: what is no file, such as a pipe, is not waited for."""

_log = logging.getLogger(__name__)

_kept_results: msgspec.json.Decoder[ValidationResult | Unfinished] = msgspec.json.Decoder(
    ValidationResult | Unfinished
)


class NotValidated(Exception):
    """Nothing is known of a file yet, and to validate it takes long."""


def load_deck(
    path: Path,
    back: Path | None = None,
    kept: Path | None = None,
    *,
    renderers: Renderers | None = None,
    validates: bool = True,
    again: bool = False,
) -> Deck:
    """The deck in a file, with its own back or with the `back` of another file.

    A deck without a back gets one of Soirée's. Of a file that did not finish, that is told without
    another try until it changes, or is chosen anew.

    Args:
        kept: the folder in which results of the validator are kept.
        renderers: with which the deck will be drawn, if it will be at once.
        validates: whether a file of which no result is kept is validated now.
        again: whether the deck is chosen anew.

    Raises:
        BrokenDeck: a file cannot be read, is no SVG picture, or lacks a sound picture of a card.
        NotValidated: a file would have to be validated.
        Interrupted: the renderers were interrupted.
    """
    loader = _Loader(kept, Renderers() if renderers is None else renderers, validates, again)
    try:
        return loader.load(path, back)
    finally:
        if renderers is None:
            loader.renderers.drop()


def deck_or_classic(
    path: Path,
    back: Path | None = None,
    kept: Path | None = None,
    *,
    renderers: Renderers | None = None,
    validates: bool = True,
) -> tuple[Deck, str | None]:
    """The deck in a file, or the next best one and a sentence that says why.

    Where only `back` is at fault, the deck keeps its own; else it is the classic one. The arguments
    are those of `load_deck`; may raise NotValidated and Interrupted.
    """
    classic = resource("decks", f"{CLASSIC}.svg")
    fault = None
    for deck, its_back in ((path, back), (path, None), (classic, back), (classic, None)):
        try:
            found = load_deck(deck, its_back, kept, renderers=renderers, validates=validates)
        except BrokenDeck as broken:
            fault = fault or str(broken)
        else:
            return found, fault
    raise FileNotFoundError(f"Soirée's own file {classic} is missing")


def note_unfinished(deck: Deck, kept: Path) -> str:
    """Keep in mind that a deck could not be drawn. Returns a sentence that says so."""
    for artwork in (deck.faces, deck.back):
        if not artwork.is_own:
            _keep(kept / f"{_mark(artwork)}{_RESULT}", Unfinished())
    return str(_broken(Refused("unfinished"), deck.title))


def content_of(path: Path) -> bytes:
    """What a deck file holds. Raises BrokenDeck where it cannot be read."""
    name = shown_name(path)
    try:
        with os.fdopen(os.open(path, _READ_ONLY), "rb") as file:
            found = os.fstat(file.fileno())
            if not stat.S_ISREG(found.st_mode):
                raise BrokenDeck(tr("The deck {file} is no file.").format(file=name))
            content = b"" if found.st_size > MOST_BYTES else file.read(MOST_BYTES + 1)
    except FileNotFoundError as fault:
        raise BrokenDeck(tr("The deck {file} is no longer there.").format(file=name)) from fault
    except (OSError, ValueError) as fault:
        why = getattr(fault, "strerror", None) or str(fault)
        raise BrokenDeck(
            tr("The deck {file} cannot be read: {why}.").format(file=name, why=why)
        ) from fault
    if max(found.st_size, len(content)) > MOST_BYTES:
        raise _broken(Refused("too large"), name)
    return content


class _Loader:
    """Loads one deck."""

    def __init__(
        self, kept: Path | None, renderers: Renderers, validates: bool, again: bool
    ) -> None:
        self.renderers = renderers
        self._kept = kept
        self._validates = validates
        self._again = again

    def load(self, path: Path, back: Path | None) -> Deck:
        faces = Artwork(content_of(path), is_own(path))
        if faces.is_own:
            # Tests check Soirée's own; to validate one here would take a tenth of the start.
            ids = tuple(names_of(card)[0] for card in DECK)
            result = ValidationResult(ids, 7 / 5, True, path.stem != _FOUR_COLOURED)
        else:
            result = self._validated(faces, path)
        artwork = faces
        if back is not None:
            artwork = self._back_in(back)
        elif not result.has_back:
            artwork = Artwork(content_of(resource("decks", f"{CLASSIC}.svg")), is_own=True)
        return Deck(
            faces,
            artwork,
            (*result.ids, BACK_ID),
            result.aspect,
            f"{_mark(faces)}{_mark(artwork)}",
            result.red_and_black,
            shown_name(path),
        )

    def _back_in(self, path: Path) -> Artwork:
        try:
            back = Artwork(content_of(path), is_own(path))
        except BrokenDeck as fault:
            raise BrokenDeck(
                tr("The back {file} is no longer there.").format(file=shown_name(path))
            ) from fault
        if back.is_own:
            return back
        if not self._validates:
            raise NotValidated
        try:
            self.renderers.process_of(back.svg).validate_back()
        except Refused as refused:
            raise _broken(refused, shown_name(path)) from refused
        return back

    def _validated(self, faces: Artwork, path: Path) -> ValidationResult:
        """The kept result for a file; where there is none, a new one, which is then kept."""
        file = self._kept / f"{_mark(faces)}{_RESULT}" if self._kept else None
        if file is not None:
            try:
                result = _kept_results.decode(read_file(file))
            except (OSError, msgspec.DecodeError):
                pass  # It is validated as if for the first time.
            else:
                if isinstance(result, ValidationResult):
                    return result
                if not self._again:
                    raise _broken(Refused("unfinished"), shown_name(path))
        if not self._validates:
            raise NotValidated
        try:
            result = self.renderers.process_of(faces.svg).validate()
        except Refused as refused:
            if file is not None and refused.reason == "unfinished":
                _keep(file, Unfinished())
            raise _broken(refused, shown_name(path)) from refused
        if file is not None:
            _keep(file, result)
        return result


def _keep(file: Path, result: ValidationResult | Unfinished) -> None:
    try:
        write_safely(file, msgspec.json.encode(result), lasts=False)
    except OSError as fault:
        _log.info("the result for a deck was not kept: %s", fault)


def _mark(artwork: Artwork) -> str:
    content = artwork.svg
    if artwork.is_own:
        return f"{zlib.crc32(content):08x}{len(content):x}"
    # Nobody can make a file that is taken for another one.
    from hashlib import blake2b

    return blake2b(content, digest_size=20).hexdigest()


def is_own(path: Path) -> bool:
    """Whether a file is one of Soirée's."""
    return path.is_relative_to(resource())


def _broken(refused: Refused, name: str) -> BrokenDeck:
    # Most starts refuse nothing.
    from soiree.ui.decks.refusals import broken_deck

    return broken_deck(refused, name)
