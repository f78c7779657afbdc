"""The Latin letters on the keys of Greek, Russian and Arabic keyboards."""

from __future__ import annotations

_KEYBOARDS = {
    # Greek
    "wertyuiopasdfghjklzxcvbnm": "ςερτυθιοπασδφγηξκλζχψωβνμ",
    # Russian
    "qwertyuiopasdfghjklzxcvbnm": "йцукенгшщзфывапролдячсмить",
    # Arabic; the key of B types two letters, on some systems as one sign.
    "qwertyuiopasdfghjklzxcvnmb": "ضصثقفغعهخحشسيبلاتنمئءؤرىةﻻ",
}
"""The letters of a keyboard, below the Latin letters of the same keys."""

_LATIN = {
    ord(letter): latin
    for latins, letters in _KEYBOARDS.items()
    for latin, letter in zip(latins, letters, strict=True)
}


def latin(text: str) -> str:
    """Return typed text in small letters, with the Latin letter of each key that has one."""
    return text.lower().replace("لا", "ﻻ").translate(_LATIN)
