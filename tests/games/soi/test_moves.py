"""The moves of Soi and their notation."""

from __future__ import annotations

import pytest

from soiree.core.cards import card
from soiree.games.soi.moves import Ask, parse


def test_a_move_is_read_and_written() -> None:
    assert parse("ask 2 10H") == Ask(asked=2, card=card("10H"))
    assert str(Ask(asked=2, card=card("10H"))) == "ask 2 10H"


@pytest.mark.parametrize("text", ["", "ask", "ask 4 7H", "ask 0 1H", "ask 0 7h", "no"])
def test_any_other_text_is_not_a_move(text: str) -> None:
    with pytest.raises(KeyError):
        parse(text)
