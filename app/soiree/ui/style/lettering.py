"""The lettering of the house: a font of Art Deco capitals, whose small letters are small capitals.

`packaging/art/house_font.py` draws it. It has figures, Latin with its marks, Greek and Cyrillic.
Other scripts keep the desktop's font.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase, QPainterPath, QRawFont, QTransform

from soiree.resources import resource

_CAPITAL = 0.7
"""The height of a capital, in parts of the size of the font."""

_MARGIN = 0.075
"""The space before a letter, in parts of its height."""

_TONOS = re.compile("(?<=[\u0370-\u03ff])(\u0308?)\u0301")
"""The accent of a Greek letter, which may follow a diaeresis."""

_FINE = 700.0
"""The height in pixels at which outlines are taken."""


@cache
def family() -> str:
    """Load the font, and return the name of its family."""
    number = QFontDatabase.addApplicationFont(str(resource("fonts", "soiree.otf")))
    return QFontDatabase.applicationFontFamilies(number)[0]


def lettering_font(height: float) -> QFont:
    """The font whose capitals have this height in pixels."""
    font = QFont(family())
    font.setPixelSize(max(1, round(height / _CAPITAL)))
    return font


def capitals(words: str) -> str:
    """Words in capitals; Greek capitals have no accent."""
    plain = _TONOS.sub(r"\1", unicodedata.normalize("NFD", words.upper()))
    return unicodedata.normalize("NFC", plain)


def has_letters_for(words: str) -> bool:
    """True if the font has every character of the words."""
    font = QRawFont.fromFont(lettering_font(20))
    return all(font.supportsCharacter(ord(sign)) for sign in words)


def lettering(words: str, height: float) -> QPainterPath | None:
    """Words in capitals as an outline, from the origin to the right and down.

    Args:
        height: the height of a letter without accents, in pixels.

    Returns:
        None if a letter is missing.
    """
    words = capitals(words)
    if not has_letters_for(words):
        return None
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    # At a size at which the font's coordinates are not rounded.
    path.addText(-_MARGIN * _FINE, _FINE, lettering_font(_FINE), words)
    return QTransform.fromScale(height / _FINE, height / _FINE).map(path)
