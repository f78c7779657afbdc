"""Soirée's own decks with the letters of a language in the corners of courts and aces."""

from __future__ import annotations

import msgspec

from soiree.core.cards import JACK, RANKS
from soiree.resources import resource
from soiree.ui.style.forms import Letters

Paths = dict[str, tuple[str, str]]
"""The SVG paths of each letter: in the upper left corner, and in the opposite one."""


def with_letters(svg: bytes, deck: str, letters: Letters) -> bytes:
    """The file of one of Soirée's decks with other letters; the same file if they are J Q K A.

    Args:
        deck: the name of the file without its suffix.
    """
    if letters == RANKS[JACK:]:
        return svg
    file = resource("decks", "letters.json").read_bytes()
    paths = msgspec.json.decode(file, type=dict[str, Paths])[deck]
    for rank, old in enumerate(RANKS[JACK:]):
        for corner, path in enumerate(paths[old]):
            svg = svg.replace(_written(path), _mark(rank, corner))
    # The new letters follow in a second round, as one of them may be an old one.
    for rank, new in enumerate(letters):
        for corner, path in enumerate(paths[new]):
            svg = svg.replace(_mark(rank, corner), _written(path))
    return svg


def _written(path: str) -> bytes:
    return f'd="{path}"'.encode()


def _mark(rank: int, corner: int) -> bytes:
    return f"<{rank} {corner}>".encode()
