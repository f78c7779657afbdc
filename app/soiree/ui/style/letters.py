"""The letters of jacks, queens, kings and aces, on cards and in short forms such as `K♦`.

The settings choose between those of English and those of the player's language.
"""

from __future__ import annotations

from soiree.ui.style.forms import ENGLISH, Letters, forms_in_use

_of_language = False


def choose_letters(*, of_language: bool) -> None:
    """Use the letters of the player's language from now on, or those of English."""
    global _of_language  # noqa: PLW0603
    _of_language = of_language


def letters_in_use() -> Letters:
    """The letters of jack, queen, king and ace. Any thread may call this."""
    return forms_in_use().letters if _of_language else ENGLISH.letters
