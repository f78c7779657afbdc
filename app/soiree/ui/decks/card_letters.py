"""Soirée's own decks with the letters of a language in the corners of courts and aces."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from soiree.resources import resource
from soiree.ui.language.letters import ENGLISH

if TYPE_CHECKING:
    from soiree.ui.language.card_names import Letters

Paths = dict[str, tuple[str, str]]
"""The SVG paths of each letter: in the upper left corner, and in the opposite one."""


def with_letters(svg: bytes, deck: str, letters: Letters) -> bytes:
    """The file of one of Soirée's decks with other letters than J Q K A.

    Args:
        deck: the name of the file without its suffix.
    """
    file = resource("decks", "letters.json").read_bytes()
    paths = msgspec.json.decode(file, type=dict[str, Paths])[deck]
    new = {
        old_path.encode(): new_path.encode()
        for old, letter in zip(ENGLISH, letters, strict=True)
        if letter != old
        for old_path, new_path in zip(paths[old], paths[letter], strict=True)
    }
    return re.sub(b"|".join(map(re.escape, new)), lambda found: new[found[0]], svg)
