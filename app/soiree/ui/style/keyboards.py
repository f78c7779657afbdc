"""The Latin letters on the keys of Greek and Russian keyboards."""

from __future__ import annotations

_KEYBOARDS = {
    # Greek
    "wertyuiopasdfghjklzxcvbnm": "ςερτυθιοπασδφγηξκλζχψωβνμ",
    # Russian
    "qwertyuiopasdfghjklzxcvbnm": "йцукенгшщзфывапролдячсмить",
}
"""The letters of a keyboard, below the Latin letters of the same keys."""

_LATIN = {
    ord(letter): latin
    for latins, letters in _KEYBOARDS.items()
    for latin, letter in zip(latins, letters, strict=True)
}


def latin(text: str) -> str:
    """Return typed text in small letters, with the Latin letter of each key that has one."""
    return text.lower().translate(_LATIN)
