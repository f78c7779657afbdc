"""The computer players of Soureh and Pariah: honest, and sensible where it is plain what to do."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from soiree.core.entries import Move
from soiree.core.games import Game
from soiree.players import Player, find, never
from soiree.rules import pariah, soureh
from tests.players.honesty import honest, play, seated, twins
from tests.rules.coop_tables import Table

GAMES = (soureh.GAME, pariah.GAME)
every_player = pytest.mark.parametrize(
    ("game", "level"),
    [
        pytest.param(game, level, id=f"{game.name}-{level}")
        for game in GAMES
        for level in game.levels
    ],
)


def answers(player: Player, table: Table) -> set[Move]:
    """What a player does here, asked with several generators."""
    view = table.view(table.turn)
    return {player(view, random.Random(seed), never) for seed in range(8)}


def dealt(game: Game, mine: str, stock: str, then: Sequence[Move] = ()) -> Table:
    table = Table(game)
    table.deal({0: mine, 1: "5H/9C 10C/4D 7D/8H 6S/2D"}, stock, dealer=1)
    table.play(*then)
    return table


@every_player
def test_matches_end_and_moves_are_legal(game: Game, level: str) -> None:
    match = seated(game, {"threshold": 50 if game is soureh.GAME else 100}, seed=2)
    play(match, [honest(find(game.name, level))] * 2, random.Random(2), most=2000)
    assert match.result is not None


@every_player
def test_it_cannot_tell_another_truth(game: Game, level: str) -> None:
    match = seated(game, {}, seed=3)
    player = honest(find(game.name, level))
    play(match, [player] * 2, random.Random(3), most=40)
    found = list(twins(match, random.Random(3), share=0.3))
    assert found
    assert not any(twin.differs(player) for twin in found)


@every_player
def test_it_declares_with_four_valid_coops_and_no_fewer(game: Game, level: str) -> None:
    player = find(game.name, level)
    call = "declare" if game is soureh.GAME else "knock"
    sound = dealt(game, "4H/AS 10S/AD 3D/AC 8C/AH", "2S", ["discard"])
    assert answers(player, sound) == {call}
    unsound = dealt(game, "4H/9S 10S/2C 3D/3C AC/7H", "2S", ["discard"])
    assert answers(player, unsound) == {"end"}


@pytest.mark.parametrize("level", soureh.GAME.levels)
def test_it_pays_little_and_takes_50_off(level: str) -> None:
    player = find("soureh", level)
    table = dealt(soureh.GAME, "4H/9S 10S/2C 3D/3C AC/7H", "2S 2H", ["discard", "declare"])
    table.play("discard")
    assert answers(player, table) <= {"pay uduu", "pay uddu"}

    dear = Table(soureh.GAME, threshold=500)
    tens = "10S/10H 10D/10C 10S/10H 10D/10C"
    for mine in (tens, tens, "4H/8S 10S/2D 3D/3C AC/7H"):
        dear.deal({0: mine, 1: "5H/9C 9C/4D AD/8H 6S/2D"}, "3S 3H", dealer=1)
        dear.play("discard", "declare", "discard")
        if mine == tens:
            dear.play("pay uuuu")
    for paid in answers(player, dear):
        after = dear.state.copy()
        after.play(0, paid)
        assert after.scores() == (100, 0), "a little more, for 50 less"
    dear.play("pay ddud")
    assert dear.phase == "deduct"
    assert answers(player, dear) == {"deduct"}
