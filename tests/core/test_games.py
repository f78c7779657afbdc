"""What is known of a game before a match of it starts: its options and their values."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from soiree.core.games import Level, Option
from soiree.core.players import Player, random_player
from soiree.games import soi

TARGET = Option("target", 200, range(100, 1001), "Play to")
DECK = Option("deck", "full", ("full", "half"), "Deck")


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


def test_no_move_is_timed_unless_the_game_says_which() -> None:
    assert not soi.GAME.is_race
    assert not soi.GAME.is_timed("place 1")
    race = replace(soi.GAME, timed=lambda move: move.startswith("place"))
    assert race.is_race
    assert race.is_timed("place 1")
    assert not race.is_timed("pass")


def test_most_players_are_those_of_the_option_that_asks_for_most() -> None:
    seats = Option("seats", 2, range(2, 6), "Seats")
    game = replace(soi.GAME, options=(TARGET, seats), players=lambda chosen: int(chosen["seats"]))
    assert game.most_players() == 5
    assert replace(soi.GAME, options=()).most_players() == 4


def test_random_is_a_player_of_every_game_and_no_level() -> None:
    assert soi.GAME.player("random") is random_player
    assert "random" not in soi.GAME.level_names()


def test_an_unknown_level_has_no_player() -> None:
    with pytest.raises(KeyError):
        soi.GAME.player("clever")


def test_players_are_imported_when_the_first_is_asked_for() -> None:
    loaded: list[str] = []

    def load() -> Player:
        loaded.append("hard")
        return random_player

    game = replace(soi.GAME, levels=(Level("hard", "hard", "Hard plays any card.", load),))
    assert game.usual_level().name == "hard"
    assert loaded == []
    assert game.strongest() is random_player
    assert loaded == ["hard"]
