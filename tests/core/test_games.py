"""The descriptions of games: their options and players."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from soiree.core.games import Level, Option
from soiree.core.lazy import Lazy
from soiree.core.players import random_player
from soiree.games import GAMES, soi

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


def is_placing(move: str) -> bool:
    return move.startswith("place")


def test_no_move_is_timed_unless_the_game_says_which() -> None:
    assert not soi.GAME.is_race
    assert not soi.GAME.is_timed("place 1")
    race = replace(soi.GAME, timed=Lazy(f"{__name__}:is_placing"))
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


def test_players_are_imported_when_the_first_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "their_players.py").write_text(
        "from soiree.core.players import random_player\n"
        "def player(level, temper):\n    return random_player\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    level = Level("hard", "hard", "Hard plays any card.")
    game = replace(soi.GAME, levels=(level,), computers=Lazy("their_players:player"))
    assert game.usual_level().name == "hard"
    assert "their_players" not in sys.modules
    assert game.strongest() is random_player
    assert "their_players" in sys.modules


@pytest.mark.parametrize(
    ("scores", "winner"),
    [((100, 20, 20), 0), ((10, 106, 10), 1), ((98, 20, 20), None), ((99, 20, 19), 0)],
)
def test_a_winner_is_certain_once_the_lead_is_larger_than_all_points_left(
    scores: tuple[int, ...], winner: int | None
) -> None:
    """The third scores leave 78 of 216 points, exactly the lead."""
    assert GAMES["soda"].certain_winner(scores) == winner


def test_no_winner_is_certain_where_the_rules_do_not_fix_the_points() -> None:
    assert GAMES["soi"].certain_winner((190, 0, 0, 0)) is None


def test_a_match_of_one_player_has_no_certain_winner() -> None:
    """The choice of a pile after a race alone was reported as a fault."""
    assert GAMES["spy"].certain_winner((12,)) is None
