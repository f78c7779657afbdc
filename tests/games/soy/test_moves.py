"""The moves of Soy and their notation."""

from __future__ import annotations

import pytest

from soiree.core.cards import card, mask_of
from soiree.games.soy.moves import Bid, Discard, Meaning, Take, named, parse


@pytest.mark.parametrize(
    ("move", "meant"),
    [
        ("bid 10H", Bid(card("10H"))),
        ("discard AS", Discard(card("AS"))),
        ("take 2S KD 3H", Take((card("2S"), card("KD"), card("3H")))),
    ],
)
def test_a_notation_is_parsed_and_written(move: str, meant: Meaning) -> None:
    assert parse(move) == meant
    assert str(meant) == move
    words = move.split()[1:]
    assert named(move) == mask_of(map(card, words))


@pytest.mark.parametrize("text", ["", "bid", "bid 1H", "take", "take ", "take 2S 1X", "play 7H"])
def test_what_is_not_a_move_of_soy_is_not_parsed(text: str) -> None:
    with pytest.raises(KeyError):
        parse(text)
