"""The decks on offer: Soirée's own, the player's own, and those of KDE and GNOME.

The name of a deck in the settings is its file without the suffix. KDE's decks have the name `kde/`
with their folder, GNOME's decks `gnome/` with their file.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from msgspec import Struct
from PySide6.QtCore import QLocale, QStandardPaths

from soiree.core.texts import tr_noop
from soiree.resources import resource
from soiree.storage.files import read_file, write_safely
from soiree.ui.decks.loading import load_deck
from soiree.ui.decks.renderers import Renderers
from soiree.ui.language.translation import tr

Origin = Literal["soiree", "own", "kde", "gnome"]

_ENDINGS = (".svg", ".svgz")

_GNOME_FOLDERS = ("aisleriot/cards", "gnome-games-common/cards")

_OURS = {
    "classic": tr_noop("Classic"),
    "four-colour": tr_noop("Four colour"),
    "large-index": tr_noop("Large index"),
    "chevrons": tr_noop("Chevrons"),
    "fans": tr_noop("Fans"),
    "sunburst": tr_noop("Sunburst"),
    "towers": tr_noop("Towers"),
}
"""The titles of Soirée's own decks and backs, by file."""

_GZIP = b"\x1f\x8b"

_LARGEST_INDEX = 100_000
"""The most bytes of a KDE file that describes a deck."""


class DeckFile(Struct, frozen=True):
    """A deck on offer, before its file is read.

    Attributes:
        name: the name in the settings.
        title: the title for the player, in the player's language if the deck has one.
        file: the path of the deck.
        origin: the source of the deck.
    """

    name: str
    title: str
    file: Path
    origin: Origin


def decks_there(own: Path) -> list[DeckFile]:
    """All decks on offer.

    Args:
        own: the folder of the player's own decks; it need not exist.
    """
    found: dict[str, DeckFile] = {}
    for deck in _all(own):
        found.setdefault(deck.name, deck)
    return list(found.values())


def deck_called(name: str, own: Path) -> Path:
    """The file of the deck with a name in the settings, or the path where it would be."""
    files = (deck.file for deck in _all(own) if deck.name == name)
    return next(files, own / f"{Path(name).name}.svg")


def _all(own: Path) -> Iterator[DeckFile]:
    for file in soirees("decks"):
        yield DeckFile(file.stem, title_of(file.stem), file, "soiree")
    for file in _pictures_in(own):
        yield DeckFile(file.stem, title_of(file.stem), file, "own")
    yield from _kdes()
    for folder in (each for place in _GNOME_FOLDERS for each in _data_folders(place)):
        for file in _pictures_in(folder):
            yield DeckFile(f"gnome/{file.stem}", title_of(file.stem), file, "gnome")


def add_deck(
    file: Path, own: Path, kept: Path | None = None, renderers: Renderers | None = None
) -> str:
    """Copy a deck to the player's own decks. Returns the name of the deck.

    Args:
        kept, renderers: as in `load_deck`.

    Raises:
        BrokenDeck: the file is no deck.
        OSError: the file could not be copied.
        Interrupted: the renderers were interrupted.
    """
    content = load_deck(file, kept=kept, renderers=renderers, again=True).faces.svg
    decks = decks_there(own)
    for deck in decks:
        is_alike = deck.origin == "own" and deck.file.stat().st_size == len(content)
        if is_alike and read_file(deck.file) == content:
            return deck.name
    taken = {deck.name.casefold() for deck in decks}
    name, number = file.stem, 1
    while name.casefold() in taken:
        number += 1
        name = f"{file.stem}-{number}"
    write_safely(own / f"{name}{_ENDINGS[content.startswith(_GZIP)]}", content)
    return name


def soirees(kind: Literal["decks", "backs"]) -> list[Path]:
    """The files of Soirée's own decks or backs."""
    return _pictures_in(resource(kind))


def title_of(name: str) -> str:
    """The title of a file without a title of its own."""
    if name in _OURS:
        return tr(_OURS[name])
    words = name.replace("-", " ").replace("_", " ").strip()
    return words[:1].upper() + words[1:]


def _kdes() -> Iterator[DeckFile]:
    for folder in _data_folders("carddecks"):
        for index in sorted(folder.glob("*/index.desktop")):
            entries, name = _entries_in(index), index.parent.name
            title = next(filter(None, map(entries.get, _title_keys())), title_of(name))
            if picture := entries.get("SVG"):
                yield DeckFile(f"kde/{name}", title, index.parent / picture, "kde")


def _title_keys() -> tuple[str, ...]:
    """The keys of a title in the player's language, and in any language."""
    country = QLocale().name()
    return f"Name[{country}]", f"Name[{country.partition('_')[0]}]", "Name"


def _entries_in(index: Path) -> dict[str, str]:
    try:
        lines = read_file(index, _LARGEST_INDEX).decode().splitlines()
    except (OSError, ValueError):
        return {}
    pairs = (line.partition("=") for line in lines)
    return {key.strip(): value.strip() for key, equals, value in pairs if equals}


def _data_folders(place: str) -> list[Path]:
    shared = QStandardPaths.StandardLocation.GenericDataLocation
    folders = [Path(folder) for folder in QStandardPaths.standardLocations(shared)]
    if sys.platform not in ("win32", "darwin"):
        # Some desktops and sandboxes do not list these folders.
        folders += [Path("/usr/local/share"), Path("/usr/share")]
    return [folder / place for folder in dict.fromkeys(folders) if (folder / place).is_dir()]


def _pictures_in(folder: Path) -> list[Path]:
    if not folder.is_dir():
        return []
    files = (file for file in folder.iterdir() if file.suffix.lower() in _ENDINGS)
    return sorted(file for file in files if file.is_file())
