"""Untrusted names and notes, made safe for display: short, on one line, without markup.

A record keeps the original name with all its characters.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from itertools import count

LONGEST = 40
"""The largest number of code points in a displayed name."""

_LOOKED_AT = 10
"""The processed code points for each displayed one; a record may have a name of millions."""

_MOST_MARKS = 3
"""The largest number of combining marks on a letter."""

_JOINERS = "\u200c\u200d"
"""Joiners, which separate letters in Persian and combine emoji."""

_BLANK = frozenset("\u034f\u115f\u1160\u2800\u3164\uffa0")
"""Invisible letters and symbols."""

_TAG = re.compile(r"<(?=\s*(?:[A-Za-z!?/]|$))")
"""The beginning of markup, by the rules of Qt."""

_RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})


def shown_name(name: str) -> str:
    """A name for display, as `shown_text` returns it."""
    return shown_text(name, LONGEST)


def shown_text(text: str, longest: int) -> str:
    """A text for display of at most `longest` code points; empty if no character is visible.

    Characters that control lines or direction are removed, white space becomes one space, and the
    beginning of markup is replaced.
    """
    text = unicodedata.normalize("NFC", text[: _LOOKED_AT * longest])
    text = _TAG.sub("‹", " ".join("".join(_seen(text)).split()))
    if len(text) > longest:
        text = text[: longest - 1].rstrip(_JOINERS + " ") + "…"
    return text if any(map(_is_ink, text)) else ""


def isolated(name: str) -> str:
    """A name that does not change the direction of the surrounding text."""
    if any(unicodedata.bidirectional(each) in _RIGHT_TO_LEFT for each in name):
        return f"\u2068{name}\u2069"
    return name


def distinct(names: list[str]) -> tuple[str, ...]:
    """The names, with equal ones numbered from 1."""
    made: list[str] = []
    for name in names:
        free = (each for each in _numbered(name) if each not in names and each not in made)
        made.append(name if names.count(name) == 1 else next(free))
    return tuple(made)


def _numbered(name: str) -> Iterator[str]:
    endings = (f" {number}" for number in count(1))
    return (name[: LONGEST - len(ending)].rstrip() + ending for ending in endings)


def _seen(text: str) -> Iterator[str]:
    marks = _MOST_MARKS  # none is allowed before the first letter
    for each in text:
        category = unicodedata.category(each)
        if category in ("Mn", "Me") and not "\ufe00" <= each <= "\ufe0f":
            marks += 1
            if marks <= _MOST_MARKS:
                yield each
            continue
        if category[0] != "M" and each not in _JOINERS:
            marks = 0
        if category in ("Cc", "Zl", "Zp"):
            yield " "
        elif category != "Cs" and (
            category != "Cf" or each in _JOINERS or "\U000e0020" <= each <= "\U000e007f"
        ):
            yield each


def _is_ink(character: str) -> bool:
    return unicodedata.category(character)[0] in "LNPSC" and not (
        character in _BLANK or unicodedata.category(character) == "Cf"
    )
