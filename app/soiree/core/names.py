"""Names that come from elsewhere, as they may be shown: short, on one line, and what they say.

A record keeps a name as it was written there, whatever characters it has.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

LONGEST = 40
"""Code points of a name that is shown."""

_LOOKED_AT = 10 * LONGEST
"""Code points of a name that are looked at; a record may hold one of millions."""

_MOST_MARKS = 3
"""Accents above and below one letter, beside those that are part of it."""

_JOINERS = "\u200c\u200d"
"""What holds letters apart in Persian, and emoji together."""

_BLANK = frozenset("\u034f\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that nobody sees."""

_TAG = re.compile(r"<(?=\s*(?:[A-Za-z!?/]|$))")
"""What Qt would take for the beginning of markup."""

_RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})


def shown_name(name: str) -> str:
    """A name as it may be shown; empty if nothing of it can be seen.

    Characters that control a line or its direction are left out, white space counts as one space,
    and what looks like markup does not.
    """
    text = unicodedata.normalize("NFC", name[:_LOOKED_AT])
    text = _TAG.sub("‹", " ".join("".join(_seen(text)).split()))
    if len(text) > LONGEST:
        text = text[: LONGEST - 1].rstrip(_JOINERS + " ") + "…"
    return text if any(map(_is_ink, text)) else ""


def isolated(name: str) -> str:
    """A name that leaves the direction of the words around it alone."""
    if any(unicodedata.bidirectional(each) in _RIGHT_TO_LEFT for each in name):
        return f"\u2068{name}\u2069"
    return name


def distinct(names: list[str]) -> tuple[str, ...]:
    """Names of which those that are alike are numbered, from 1."""
    taken = {name for name in names if names.count(name) == 1}
    counts = dict.fromkeys(names, 0)
    made = []
    for name in names:
        if name in taken:
            made.append(name)
            continue
        while True:
            counts[name] += 1
            ending = f" {counts[name]}"
            numbered = name[: LONGEST - len(ending)].rstrip() + ending
            if numbered not in taken:
                break
        taken.add(numbered)
        made.append(numbered)
    return tuple(made)


def _seen(text: str) -> Iterator[str]:
    """The characters that may stay; a space for those that would begin a line or a column."""
    marks = _MOST_MARKS  # none may stand before the first letter
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
