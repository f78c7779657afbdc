"""The moves of Soi and their notation."""

from __future__ import annotations

import pytest

from soiree.core.cards import card
from soiree.games.soi.moves import Ask, parse


def test_a_notation_is_read_and_spelled() -> None:
    assert parse("ask 2 10H") == Ask(asked=2, card=card("10H"))
    assert str(Ask(asked=2, card=card("10H"))) == "ask 2 10H"


@pytest.mark.parametrize("text", ["", "ask", "ask 4 7H", "ask 0 1H", "ask 0 7h", "no"])
def test_what_is_no_move_of_soi_is_not_read(text: str) -> None:
    with pytest.raises(KeyError):
        parse(text)
