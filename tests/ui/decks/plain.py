"""Small decks of coloured rectangles, sound or with errors."""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from soiree.ui.decks import BrokenDeck, Deck, Finding, load_deck
from soiree.ui.decks.deck import Refused, ValidationResult
from soiree.ui.decks.drawing import pictures
from soiree.ui.decks.refusals import broken_deck
from soiree.ui.decks.renderers import Renderers, svg_renderer
from soiree.ui.decks.svg_reader import read_svg
from soiree.ui.decks.validator import validate

RANKS = [*map(str, range(1, 11)), "jack", "queen", "king"]
SUITS = {"spade": "#000000", "heart": "#ff0000", "diamond": "#e05000", "club": "#008000"}


def plain_deck(
    folder: Path,
    name: str = "plain.svg",
    *,
    gnome: bool = False,
    size: tuple[int, int] = (100, 140),
    back: str = "#0000ff",
    colours: Mapping[str, str] = SUITS,
    others: Mapping[str, str] | None = None,
) -> Path:
    """A deck of rectangles, with a colour for each suit.

    Args:
        gnome: use the ids of GNOME, such as `club_1`.
        others: replacements for elements, by id; an empty text removes the element.
    """
    ids = {
        f"{suit}_{rank}" if gnome else f"{rank}_{suit}": colour
        for rank in RANKS
        for suit, colour in colours.items()
    }
    ids["back"] = back
    wide, high = size
    parts = {
        each: f'<rect id="{each}" width="{wide}" height="{high}" fill="{colour}"/>'
        for each, colour in ids.items()
    }
    parts |= others or {}
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / name
    text = f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(parts.values())}</svg>'
    file.write_bytes(gzip.compress(text.encode()) if file.suffix == ".svgz" else text.encode())
    return file


def refused(file: Path) -> tuple[str, tuple[Finding, ...]]:
    """The reason why a file is refused, without the file's name, and the findings."""
    with pytest.raises(BrokenDeck, match=rf"^The deck {file.name} cannot be used: .+\.$") as caught:
        load_deck(file)
    return str(caught.value).partition(": ")[2], caught.value.findings


def validated(file: Path) -> ValidationResult:
    """The result of the reader and the validator for a file, found in this process.

    A process for each file would take many times as long.
    """
    return validate(svg_renderer(read_svg(file.read_bytes()).svg))


def refused_here(file: Path) -> tuple[str, tuple[Finding, ...]]:
    """The same as `refused`, found in this process."""
    with pytest.raises(Refused) as caught:
        validated(file)
    broken = broken_deck(caught.value, file.name)
    return str(broken).partition(": ")[2], broken.findings


def drawn(deck: Deck, which: Iterable[int], size: QSize) -> list[QImage]:
    """Pictures of a deck at a size in device pixels."""
    renderers = Renderers()
    try:
        return list(pictures(deck, size, renderers, which))
    finally:
        renderers.drop()
