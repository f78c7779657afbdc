"""Short spoken descriptions of cards and players."""

from __future__ import annotations

import pytest

from soiree.core.cards import card
from soiree.ui.language.words import NOBODY
from soiree.ui.table.speech.aloud import by_suit, company


def test_cards_are_spoken_by_suit_in_their_order() -> None:
    held = [card(each) for each in ("7h", "Kh", "2s", "As", "10c")]
    assert by_suit(held) == "hearts 7, king; spades 2, ace; clubs 10"
    assert by_suit([]) == ""


@pytest.mark.parametrize(
    ("names", "kinds", "said"),
    [
        (("You", "Ada"), ("", "easy"), "You play against Ada, level easy."),
        (
            ("You", "Ada", "Bela"),
            ("", "hard", "hard"),
            "You play against Ada and Bela, level hard.",
        ),
        (
            ("You", "Ada", "Bela"),
            ("", "easy", "hard"),
            "You play against Ada (easy) and Bela (hard).",
        ),
        (("You", "Ada", "Bela"), ("", "", "hard"), "You play against Ada and Bela (hard)."),
        (("You",), ("",), ""),
    ],
)
def test_the_introduction_names_the_opponents(
    names: tuple[str, ...], kinds: tuple[str, ...], said: str
) -> None:
    assert company(names, kinds, 0) == said
    assert company(names, kinds, NOBODY) == ""
