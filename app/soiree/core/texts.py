"""Texts below Qt that people read: marked where they stand, translated where they are shown."""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter
from typing import Literal


def tr_noop(text: str, comment: Literal[""] = "", n: int = -1) -> str:
    """Mark a text for translation; returns it as it is.

    `lupdate` finds what stands in the call: a plain literal, a whole sentence where it can be one,
    with named places in braces. `soiree.ui.style.translation.tr` translates it.

    Args:
        n: given where the form of a text depends on a number, which stands as `%n` in it. What
            fills the text has the number under the name `count`.
    """
    return text


def filled(text: str, words: Mapping[str, str | int]) -> str:
    """A text with its places filled, in English: for the log, the terminal and tests."""
    return text.replace("%n", str(words.get("count", ""))).format(**words)


def places(text: str) -> frozenset[str]:
    """The names of what fills a text; `count` for `%n`."""
    named = {name for _, name, _, _ in Formatter().parse(text) if name is not None}
    return frozenset(named | {"count"} if "%n" in text else named)
