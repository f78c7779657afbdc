"""Texts for players outside the window: marked in the source, translated at display."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from string import Formatter
from typing import Literal

from msgspec import Struct, field


class Sentence(Struct, frozen=True):
    """A sentence for a person.

    Attributes:
        text: the sentence, with placeholders in braces.
        words: the values of the placeholders; a number for `player` is a seat.
    """

    text: str
    words: Mapping[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        return filled(self.text, self.words)


_ESCAPES = (
    r"\x1b\[[0-?]*[ -/]*[@-~]"  # colours, moves of the cursor
    r"|\x1b[\]PX^_].*?(?:\x07|\x1b\\|$)"  # titles and other strings
    r"|\x1b[ -/]*[0-~]?"
)


def tr_noop(text: str, comment: Literal[""] = "", n: int = -1) -> str:
    """Mark a text for translation, and return it unchanged.

    `lupdate` finds the literal in the call: if possible a whole sentence, with named placeholders
    in braces. `soiree.ui.language.translation.tr` translates it.

    Args:
        n: a number for plural forms, written `%n` in the text and filled in as `count`.
    """
    return text


def filled(text: str, words: Mapping[str, str | int]) -> str:
    """An English text with filled placeholders, for the log, the terminal and tests."""
    return text.replace("%n", str(words.get("count", ""))).format(**words)


def placeholders(text: str) -> frozenset[str]:
    """The names of the placeholders of a text; `count` for `%n`."""
    named = {name for _, name, _, _ in Formatter().parse(text) if name is not None}
    return frozenset(named | {"count"} if "%n" in text else named)


def printable(text: str) -> str:
    """A text on one line, without control characters and escape sequences."""
    plain = re.sub(_ESCAPES, "", text).expandtabs(4)
    return "".join(each for each in plain if each.isprintable())


def in_columns(rows: Sequence[Sequence[str]], left: int) -> str:
    """A table in plain text, with its columns aligned to the right.

    Args:
        left: the number of the one column that is aligned to the left, from 0.
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    aligned = [[cell.rjust(width) for cell, width in zip(row, widths, strict=True)] for row in rows]
    for row, cells in zip(rows, aligned, strict=True):
        cells[left] = row[left].ljust(widths[left])
    return "\n".join("  ".join(cells).rstrip() for cells in aligned)
