"""The computer players of Soureh and Pariah: honest, and sensible where it is plain what to do."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from soiree.core.entries import Move
from soiree.core.games import Game
from soiree.core.players import Player, never
from soiree.core.states import State
from soiree.core.zones import Seat
from soiree.games import pariah, soureh
from tests.games.coops.coop_tables import Table
from tests.games.honesty import honest, peeking, play, played_elsewhere, seated, twins

GAMES = (soureh.GAME, pariah.GAME)
every_player = pytest.mark.parametrize(
    ("game", "level"),
    [
        pytest.param(game, level, id=f"{game.name}-{level}")
        for game in GAMES
        for level in game.level_names()
    ],
)

every_planner = pytest.mark.parametrize(
    ("game", "level"),
    [
        pytest.param(game, level, id=f"{game.name}-{level}")
        for game in GAMES
        for level in game.level_names()[1:]
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
    players = [honest(game.player(each)) for each in (level, "easy")]
    play(match, players, random.Random(2), most=2000)
    assert match.result is not None


@pytest.mark.parametrize("ending", ["first", "last"])
def test_more_than_two_play_soureh_to_its_end(ending: str) -> None:
    match = seated(soureh.GAME, {"players": 4, "threshold": 50, "ending": ending}, seed=2)
    players = [honest(soureh.GAME.player(level)) for level in ("easy", "hard", "easy", "middle")]
    play(match, players, random.Random(2), most=2000)
    assert match.result is not None


@every_player
def test_it_cannot_tell_another_truth(game: Game, level: str) -> None:
    match = seated(game, {}, seed=3)
    player = honest(game.player(level))
    play(match, [player] * 2, random.Random(3), most=40)
    found = list(twins(match, random.Random(3), share=0.3))
    assert found
    assert not any(twin.differs(player) for twin in found)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_one_that_peeks_now_and_then_is_caught(game: Game) -> None:
    def by_the_truth(state: State, seat: Seat, rng: random.Random) -> Move:
        hidden = hash(tuple(tuple(pile.cards) for pile in state.piles()))
        moves = state.legal(seat)
        return moves[hidden % len(moves)]

    easy = game.player("easy")
    match = seated(game, {"threshold": 1000 if game is pariah.GAME else 500}, seed=5)
    play(match, [honest(easy)] * 2, random.Random(3), most=250 if game is pariah.GAME else 120)
    found = list(twins(match, random.Random(3), tries=10))
    mutant = peeking(easy, by_the_truth, 0.05)
    assert any(twin.differs(mutant) for twin in found)
    assert not any(twin.differs(honest(easy)) for twin in found)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_question_has_the_same_answer_in_another_process(game: Game) -> None:
    """Nothing hangs on how Python happens to hash in one run."""
    assert len(played_elsewhere(game, {}, "hard", most=16)) == 1


@every_player
def test_it_answers_within_one_play_out_of_being_told_to(game: Game, level: str) -> None:
    player = game.player(level)
    table = dealt(game, "4H/9S 10S/2C 3D/3C AC/8S", "9D", [])
    view = table.view(table.turn)
    for patience in (0, 5, 40):
        asked = 0

        def stop(patience: int = patience) -> bool:
            nonlocal asked
            asked += 1
            return asked > patience

        assert player(view, random.Random(1), stop) in view.legal
        assert asked <= patience + 1, "once it was told, it did not ask again"


@every_player
def test_it_declares_with_four_valid_coops_and_no_fewer(game: Game, level: str) -> None:
    player = game.player(level)
    call = "declare" if game is soureh.GAME else "knock"
    sound = dealt(game, "4H/AS 10S/AD 3D/AC 8C/AH", "2S", ["discard"])
    assert answers(player, sound) == {call}
    unsound = dealt(game, "4H/9S 10S/2C 3D/3C AC/7H", "2S", ["discard"])
    assert answers(player, unsound) == {"end"}


@every_planner
def test_it_spoils_what_was_declared_where_it_has_nothing_to_mend(game: Game, level: str) -> None:
    """A black 2 is above nothing: it breaks any coop but one with an ace."""
    table = Table(game)
    mine, theirs = "3H/9S 5D/10S 6H/4S AC/7H", "10H/2S 10D/2D 4D/3C 9D/2H"
    table.deal({0: mine, 1: theirs}, "8S 2C", dealer=1)
    table.play("own 3", table.state.call)
    assert answers(game.player(level), table) <= {"over 0 1", "over 0 2", "over 0 3"}


@every_player
def test_it_mends_its_last_coop_where_it_can_spoil_nothing(game: Game, level: str) -> None:
    """Face-up aces yield only to a 10."""
    table = Table(game)
    mine, theirs = "AS/9C AH/5S AD/4S AC/7H", "10S/3C 4H/7S 9S/6S 6D/2H"
    table.deal({0: mine, 1: theirs}, "3S 8S", dealer=1)
    table.play("discard", table.state.call)
    assert answers(game.player(level), table) == {"own 4"}


@pytest.mark.parametrize("level", pariah.GAME.level_names())
def test_par_2_a_king_mends_two_own_coops_at_once(level: str) -> None:
    """Nobody can spoil them then, as the other's turn is over: he declared."""
    table = Table(pariah.GAME)
    mine, theirs = "AS/9C AH/5S AD/4S AC/7H", "10S/3C 4H/7S 9S/10C 8D/6S"
    table.deal({0: mine, 1: theirs}, "3S KS", dealer=1)
    table.play("discard", "knock")
    assert answers(pariah.GAME.player(level), table) == {"king 1 3 1 4"}


@pytest.mark.parametrize("level", soureh.GAME.level_names())
def test_it_pays_little_and_takes_50_off(level: str) -> None:
    player = soureh.GAME.player(level)
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
