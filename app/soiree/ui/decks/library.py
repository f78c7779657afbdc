"""The decks on offer: Soirée's own, those that the player added, and those of the desktop.

The settings name a deck by its file without the suffix, one of KDE's by `kde/` and its folder, one
of GNOME's by `gnome/` and its file.
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
from soiree.ui.style.translation import tr

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
"""The titles of Soirée's own decks and backs."""

_GZIP = b"\x1f\x8b"

_LARGEST_INDEX = 100_000
"""Bytes of the file in which KDE says what a deck is."""


class DeckFile(Struct, frozen=True):
    """A deck on offer; its file has not been read yet.

    Attributes:
        name: in the settings.
        title: for the player, in their language where the deck has it.
        file: its path.
        origin: where it comes from.
    """

    name: str
    title: str
    file: Path
    origin: Origin


def decks_there(own: Path) -> list[DeckFile]:
    """All decks on offer.

    Args:
        own: the folder of decks that the player added; it need not exist.
    """
    found = [DeckFile(file.stem, title_of(file.stem), file, "soiree") for file in soirees("decks")]
    taken = {deck.name for deck in found}
    for file in _pictures_in(own):
        if file.stem not in taken:
            taken.add(file.stem)
            found.append(DeckFile(file.stem, title_of(file.stem), file, "own"))
    for deck in (*_kdes(), *_gnomes()):
        if deck.name not in taken:
            taken.add(deck.name)
            found.append(deck)
    return found


def deck_called(name: str, own: Path) -> Path:
    """The file of the deck that the settings name, or where it should be."""
    if name in (file.stem for file in soirees("decks")):
        return resource("decks", f"{name}.svg")
    if "/" not in name:
        files = (file for file in _pictures_in(own) if file.stem == name)
    else:
        files = (deck.file for deck in (*_kdes(), *_gnomes()) if deck.name == name)
    return next(files, own / f"{Path(name).name}.svg")


def add_deck(
    file: Path, own: Path, kept: Path | None = None, renderers: Renderers | None = None
) -> str:
    """Copy a file to the player's own decks, if it is a deck. Returns the deck's name.

    Args:
        kept, renderers: as for `load_deck`.

    Raises:
        BrokenDeck: it is not one.
        OSError: it could not be copied.
        Interrupted: the renderers were interrupted.
    """
    content = load_deck(file, kept=kept, renderers=renderers, again=True).faces.svg
    same = (deck for deck in decks_there(own) if deck.origin == "own" and deck.file.is_file())
    for deck in same:
        if deck.file.stat().st_size == len(content) and read_file(deck.file) == content:
            return deck.name
    taken = {deck.name.casefold() for deck in decks_there(own)}
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
    """The title of a file that has no better one."""
    if name in _OURS:
        return tr(_OURS[name])
    words = name.replace("-", " ").replace("_", " ").strip()
    return words[:1].upper() + words[1:]


def _kdes() -> Iterator[DeckFile]:
    for folder in _shared("carddecks"):
        for index in sorted(folder.glob("*/index.desktop")):
            title, picture = _read_index(index)
            if picture:
                name = f"kde/{index.parent.name}"
                yield DeckFile(name, title or title_of(index.parent.name), picture, "kde")


def _gnomes() -> Iterator[DeckFile]:
    for place in _GNOME_FOLDERS:
        for folder in _shared(place):
            for file in _pictures_in(folder):
                yield DeckFile(f"gnome/{file.stem}", title_of(file.stem), file, "gnome")


def _read_index(index: Path) -> tuple[str, Path | None]:
    """The title of one of KDE's decks in the player's language, and its picture if it has one."""
    try:
        lines = read_file(index, _LARGEST_INDEX).decode().splitlines()
    except (OSError, ValueError):
        return "", None
    entries = {
        key.strip(): value.strip()
        for key, equals, value in (line.partition("=") for line in lines)
        if equals
    }
    country = QLocale().name()
    tongues = (f"Name[{country}]", f"Name[{country.partition('_')[0]}]", "Name")
    title = next((entries[each] for each in tongues if entries.get(each)), "")
    picture = index.parent / entries["SVG"] if entries.get("SVG") else None
    return title, picture


def _shared(place: str) -> list[Path]:
    """The folders of that name among shared data, the player's own first."""
    shared = QStandardPaths.StandardLocation.GenericDataLocation
    folders = [Path(folder) for folder in QStandardPaths.standardLocations(shared)]
    if sys.platform not in ("win32", "darwin"):
        # Other desktops and sandboxed programs may not list them.
        folders += [Path("/usr/local/share"), Path("/usr/share")]
    return [folder / place for folder in dict.fromkeys(folders) if (folder / place).is_dir()]


def _pictures_in(folder: Path) -> list[Path]:
    if not folder.is_dir():
        return []
    files = (file for file in folder.iterdir() if file.suffix.lower() in _ENDINGS)
    return sorted(file for file in files if file.is_file())
