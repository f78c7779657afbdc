"""The pseudo-languages, in which faults of translation are visible."""

from __future__ import annotations

import re
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QTranslator


class PseudoLanguage(QTranslator):
    """Translates every text, including those of Qt, to show the faults of a translation.

    A text without brackets was never translated. One with a single bracket was cut. One with
    several was put together from pieces.
    """

    def __init__(self, app: QCoreApplication, *, is_rtl: bool = False) -> None:
        """
        Args:
            is_rtl: True for Arabic letters.
        """
        super().__init__(app)
        self._letters = _ARABIC if is_rtl else _ACCENTS
        self._made: dict[str, str] = {}

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        if source not in self._made:
            self._made[source] = pseudo(source, self._letters)
        return self._made[source]


def pseudo(text: str, letters: Mapping[int, int] | None = None) -> str:
    """A text with brackets and accents, a third longer; its placeholders stay unchanged.

    Args:
        letters: other letters in place of those with accents.
    """
    if not text.strip():
        return text
    parts = _KEPT.split(text)
    parts[::2] = [_stretched(part).translate(letters or _ACCENTS) for part in parts[::2]]
    return f"«{''.join(parts)}»"


def _stretched(text: str) -> str:
    return re.sub(rf"({_LETTER})(\W*{_LETTER}\W*)({_LETTER})", r"\1\2\3\3", text)


_KEPT = re.compile(r"(\{[\w:]*\}|%n|%L?\d|&\w+;|&\w|<[^<>]*>)")
"""Placeholders, numbers, mnemonics, and the tags and entities of HTML."""

_LETTER = r"[^\W\d_]"

_PLAIN = "ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz"
_ACCENTED = "ÂÇĐÉĞĤÎĴĶĻÑÖŔŠŢÛŴÝŽâçđéğĥîĵķļñöŕšţûŵýž"
_ACCENTS = str.maketrans(_PLAIN, _ACCENTED)
_ARABIC = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", 2 * "ابتثجحخدذرزسشصضطظعغفقكلمنه"
)
