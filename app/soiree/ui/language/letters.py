"""The letters of jacks, queens, kings and aces, on cards and in short forms such as `K♦`.

The settings choose between those of English and those of the player's language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from soiree.ui.language.card_names import Letters

ENGLISH: Letters = ("J", "Q", "K", "A")

_of_language = False


def choose_letters(*, of_language: bool) -> None:
    """Use the letters of the player's language from now on, or those of English."""
    global _of_language  # noqa: PLW0603
    _of_language = of_language


def letters_in_use() -> Letters:
    """The letters of jack, queen, king and ace. Any thread may call this."""
    if not _of_language:
        return ENGLISH
    from soiree.ui.language.card_names import (
        forms_in_use,  # A start in English does without the table.
    )

    return forms_in_use().letters
