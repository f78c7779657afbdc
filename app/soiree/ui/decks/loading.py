"""Loads decks from files. The validator checks each third-party file once.

Validating a file takes a separate process and up to some seconds, so the result is kept on disk.
"""

from __future__ import annotations

import logging
import os
import stat
import zlib
from pathlib import Path

import msgspec
from msgspec import Struct

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
from soiree.ui.language.letters import ENGLISH, letters_in_use
from soiree.ui.language.translation import tr

_FOUR_COLOURED = "four-colour"

_RESULT = ".verdict-2"
"""The suffix of a kept result; its number must change with the checks of the validator."""

_READ_ONLY = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
"""The flags for opening a deck, which never wait for a pipe."""

_log = logging.getLogger(__name__)

_kept_results: msgspec.json.Decoder[ValidationResult | Unfinished] = msgspec.json.Decoder(
    ValidationResult | Unfinished
)


class NotValidated(Exception):
    """A file must be validated first, which takes long."""


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

    A deck without a back gets one of Soirée's. A file that exceeded a limit is refused without
    another try, until it changes or the player chooses it again.

    Args:
        kept: the folder in which results of the validator are kept.
        renderers: the renderers that will draw the deck, if it is drawn at once.
        validates: False raises NotValidated for a file without a kept result.
        again: True if the player chose the deck again.

    Raises:
        BrokenDeck: a file cannot be read, is no SVG picture, or lacks a sound picture of a card.
        NotValidated: a file would have to be validated.
        Interrupted: the renderers were interrupted.
    """
    used = Renderers() if renderers is None else renderers
    try:
        return _Loader(kept, used, validates, again).load(path, back)
    finally:
        if renderers is None:
            used.drop()


def deck_or_classic(
    path: Path,
    back: Path | None = None,
    kept: Path | None = None,
    renderers: Renderers | None = None,
    *,
    validates: bool = True,
) -> tuple[Deck, str | None]:
    """The deck in a file, or the next best deck and a sentence with the reason.

    If only `back` is at fault, the deck keeps its own back; otherwise it is the classic deck.

    Args:
        path, back, kept, renderers, validates: as in `load_deck`.

    Raises:
        NotValidated, Interrupted: as in `load_deck`.
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
    """Keep on disk that a deck could not be drawn. Returns a sentence for the player."""
    for artwork in (deck.faces, deck.back):
        if not artwork.is_own:
            _keep(kept / f"{_mark(artwork)}{_RESULT}", Unfinished())
    return str(_broken(Refused("unfinished"), deck.title))


def content_of(path: Path) -> bytes:
    """The bytes of a deck file. Raises BrokenDeck if the file cannot be read."""
    name = shown_name(path)
    try:
        with os.fdopen(os.open(path, _READ_ONLY), "rb") as file:
            found = os.fstat(file.fileno())
            if not stat.S_ISREG(found.st_mode):
                raise BrokenDeck(tr("The deck {file} is not a file.").format(file=name))
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


class _Loader(Struct, frozen=True):
    """Loads one deck; the attributes are the arguments of `load_deck`."""

    kept: Path | None
    renderers: Renderers
    validates: bool
    again: bool

    def load(self, path: Path, back: Path | None) -> Deck:
        faces = Artwork(content_of(path), is_own(path))
        if faces.is_own:
            if (letters := letters_in_use()) != ENGLISH:
                from soiree.ui.decks.card_letters import with_letters  # Most starts keep J Q K A.

                faces = Artwork(with_letters(faces.svg, path.stem, letters), is_own=True)
            # Tests validate these decks; the program would start a tenth slower.
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
        if not self.validates:
            raise NotValidated
        try:
            self.renderers.process_of(back.svg).validate_back()
        except Refused as refused:
            raise _broken(refused, shown_name(path)) from refused
        return back

    def _validated(self, faces: Artwork, path: Path) -> ValidationResult:
        file = self.kept / f"{_mark(faces)}{_RESULT}" if self.kept else None
        if file is not None:
            try:
                result = _kept_results.decode(read_file(file))
            except (OSError, msgspec.DecodeError):
                pass  # The file is validated again.
            else:
                if isinstance(result, ValidationResult):
                    return result
                if not self.again:
                    raise _broken(Refused("unfinished"), shown_name(path))
        if not self.validates:
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
    # A cryptographic hash, as third parties could forge a checksum.
    from hashlib import blake2b

    return blake2b(content, digest_size=20).hexdigest()


def is_own(path: Path) -> bool:
    """True if a file is one of Soirée's."""
    return path.is_relative_to(resource())


def _broken(refused: Refused, name: str) -> BrokenDeck:
    # Imported late: most starts refuse no deck.
    from soiree.ui.decks.refusals import broken_deck

    return broken_deck(refused, name)
