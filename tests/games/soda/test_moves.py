"""The moves of Soda and their notations."""

from __future__ import annotations

import pytest

from soiree.core.cards import card
from soiree.games.soda.moves import Meaning, No, Play, parse


@pytest.mark.parametrize(("move", "meant"), [("no", No()), ("play 10H", Play(card("10H")))])
def test_a_notation_is_read_and_spelled(move: str, meant: Meaning) -> None:
    assert parse(move) == meant
    assert str(meant) == move


@pytest.mark.parametrize("text", ["", "No", "play", "play 1H", "play 10h", "play 10H ", "ask 0 7H"])
def test_what_is_no_move_of_soda_is_not_read(text: str) -> None:
    with pytest.raises(KeyError):
        parse(text)
