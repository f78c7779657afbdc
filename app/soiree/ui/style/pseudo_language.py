"""A pseudo-language, to see what a translation would break.

Every text is longer by a third, has accents on its letters and stands in brackets. What shows no
bracket was never translated; what shows only one was cut; what has several was glued together.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QTranslator

_KEPT = re.compile(r"(\{\w*\}|%n|%L?\d|&\w+;|&\w|<[^<>]*>)")
"""Placeholders, numbers, mnemonics, and the tags and entities of HTML."""

_LETTER = r"[^\W\d_]"

_PLAIN = "ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz"
_ACCENTED = "ÂÇĐÉĞĤÎĴĶĻÑÖŔŠŢÛŴÝŽâçđéğĥîĵķļñöŕšţûŵýž"
_ACCENTS = str.maketrans(_PLAIN, _ACCENTED)


class PseudoLanguage(QTranslator):
    """Translates every text, including Qt's own."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return pseudo(source)


def pseudo(text: str) -> str:
    """A text in the pseudo-language; its placeholders stay as they are."""
    if not text.strip():
        return text
    parts = _KEPT.split(text)
    parts[::2] = [_stretched(part).translate(_ACCENTS) for part in parts[::2]]
    return f"«{''.join(parts)}»"


def _stretched(text: str) -> str:
    """Longer by a third: every third letter twice."""
    return re.sub(rf"({_LETTER})(\W*{_LETTER}\W*)({_LETTER})", r"\1\2\3\3", text)
