"""Keyboards with other letters: each key of a letter is known by the Latin letter on it."""

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
    """Small letters that were typed, as the Latin letters of their keys; other signs as they are."""
    return text.lower().translate(_LATIN)
