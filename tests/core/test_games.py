"""What is known of a game before a match of it starts: its options and their values."""

from __future__ import annotations

from dataclasses import replace

import pytest

from soiree.core.games import Option
from soiree.games.soi import rules as soi

TARGET = Option("target", 200, range(100, 1001))
DECK = Option("deck", "full", ("full", "half"))


@pytest.mark.parametrize("value", [100, 200, 1000])
def test_an_option_of_numbers_takes_those_of_its_range(value: int) -> None:
    assert TARGET.admits(value)


@pytest.mark.parametrize("value", [99, 1001, "200", 200.0, True, None])
def test_an_option_of_numbers_takes_nothing_else(value: object) -> None:
    assert not TARGET.admits(value)


def test_an_option_of_words_takes_its_words_alone() -> None:
    assert [value for value in ("full", "half", "Full", "", 0, None) if DECK.admits(value)] == [
        "full",
        "half",
    ]


def test_defaults_are_named_in_the_order_of_the_options() -> None:
    game = replace(soi.GAME, options=(TARGET, DECK))
    assert list(game.defaults().items()) == [("target", 200), ("deck", "full")]


def test_a_game_takes_moves_as_written_and_all_options_together_unless_it_says_otherwise() -> None:
    assert soi.GAME.canonical("ask 0 7H") == "ask 0 7H"
    assert soi.GAME.forbids(soi.GAME.defaults()) is None
