"""The moves of Soda and their notation."""

from __future__ import annotations

import pytest

from soiree.core.cards import card
from soiree.games.soda.moves import Meaning, No, Play, parse


@pytest.mark.parametrize(("move", "meant"), [("no", No()), ("play 10H", Play(card("10H")))])
def test_a_notation_is_parsed_and_written(move: str, meant: Meaning) -> None:
    assert parse(move) == meant
    assert str(meant) == move


@pytest.mark.parametrize("text", ["", "No", "play", "play 1H", "play 10h", "play 10H ", "ask 0 7H"])
def test_what_is_not_a_move_of_soda_is_not_parsed(text: str) -> None:
    with pytest.raises(KeyError):
        parse(text)
