"""The computer players of Soureh and Pariah are honest, and find moves that are plainly best."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

import pytest

from soiree.core.entries import Move
from soiree.core.games import Game
from soiree.core.players import Player, never
from soiree.core.states import State
from soiree.core.zones import Seat
from soiree.games import pariah, soureh
from tests.every_game import EVERY_GAME
from tests.games.coops.estimates import decisions, evaluated
from tests.games.coops.stacked_match import StackedMatch
from tests.games.honesty import Twin, hasty, honest, peeking, play, seated, twins
from tests.thorough import tries

pytestmark = pytest.mark.slow

GAMES = (soureh.GAME, pariah.GAME)
some_games = pytest.mark.parametrize(
    "game",
    [soureh.GAME, pytest.param(pariah.GAME, marks=pytest.mark.thorough)],
    ids=lambda game: game.name,
)
every_player = pytest.mark.parametrize(
    ("game", "level"),
    [
        pytest.param(game, level, id=f"{game.name}-{level}")
        for game in GAMES
        for level in game.level_names()
    ],
)

every_level_but_the_easiest = pytest.mark.parametrize(
    ("game", "level"),
    [
        pytest.param(game, level, id=f"{game.name}-{level}")
        for game in GAMES
        for level in game.level_names()[1:]
    ],
)


def answers(player: Player, match: StackedMatch) -> set[Move]:
    """The moves of a player at a decision, by several generators."""
    view = match.view(match.turn)
    return {player(view, random.Random(seed), never) for seed in range(tries(2, thorough=8))}


def dealt(game: Game, mine: str, stock: str, then: Sequence[Move] = ()) -> StackedMatch:
    match = StackedMatch(game)
    match.deal({0: mine, 1: "5H/9C 10C/4D 7D/8H 6S/2D"}, stock, dealer=1)
    match.play(*then)
    return match


@pytest.mark.parametrize(
    ("game", "level"),
    [
        pytest.param(
            game,
            level,
            id=f"{game.name}-{level}",
            marks=pytest.mark.thorough if level == "middle" else (),
        )
        for game in GAMES
        for level in game.level_names()
    ],
)
def test_matches_end_and_moves_are_legal(game: Game, level: str) -> None:
    match = seated(game, {"threshold": 50 if game is soureh.GAME else 100}, seed=2)
    looks = tries(40, thorough=10_000)
    players = [hasty(game.player(each), looks) for each in (level, "easy")]
    play(match, players, random.Random(2), most=2000)
    assert match.result is not None


@every_player
def test_its_move_does_not_depend_on_hidden_cards(game: Game, level: str) -> None:
    player = honest(game.player(level))
    found = some_twins(game.name)[:: tries(4, thorough=2)]
    assert len(found) > 1
    assert not any(twin.differs(player) for twin in found)


@cache
def some_twins(name: str) -> Sequence[Twin]:
    """Decisions early in a match of easy players, each in two truths that look the same."""
    game = EVERY_GAME[name]
    match = seated(game, {}, seed=3)
    play(match, [honest(game.player("easy"))] * 2, random.Random(3), most=26)
    swaps = tries(20, thorough=40)
    return list(twins(match, random.Random(3), share=0.3, tries=swaps))


@some_games
def test_a_player_that_peeks_now_and_then_is_caught(game: Game) -> None:
    def by_the_truth(state: State, seat: Seat, rng: random.Random) -> Move:
        hidden = hash(tuple(tuple(pile.cards) for pile in state.piles()))
        moves = state.legal(seat)
        return moves[hidden % len(moves)]

    easy = game.player("easy")
    match = seated(game, {"threshold": 1000 if game is pariah.GAME else 500}, seed=5)
    play(match, [honest(easy)] * 2, random.Random(3), most=250 if game is pariah.GAME else 120)
    mutant = peeking(easy, by_the_truth, 0.05)

    def is_caught(twin: Twin) -> bool:
        assert not twin.differs(honest(easy))
        return twin.differs(mutant)

    assert any(map(is_caught, twins(match, random.Random(3), tries=10)))


@every_player
def test_it_answers_as_soon_as_it_is_told_to_stop(game: Game, level: str) -> None:
    player = game.player(level)
    match = dealt(game, "4H/9S 10S/2C 3D/3C AC/8S", "9D", [])
    view = match.view(match.turn)
    for patience in (0, 5, 40):
        asked = 0

        def stop(patience: int = patience) -> bool:
            nonlocal asked
            asked += 1
            return asked > patience

        assert player(view, random.Random(1), stop) in view.legal
        assert asked <= patience + 1, "once told to stop, it did not ask again"


@every_player
def test_it_declares_with_four_valid_coops_and_not_with_fewer(game: Game, level: str) -> None:
    player = game.player(level)
    call = "declare" if game is soureh.GAME else "knock"
    sound = dealt(game, "4H/AS 10S/AD 3D/AC 8C/AH", "2S", ["discard"])
    assert answers(player, sound) == {call}
    # Hard may end a round of Soureh so early, but not while two of its coops cost 19.
    unsound = "4H/9S 10S/2C 10D/10H 9D/9H" if game is soureh.GAME else "4H/9S 10S/2C 3D/3C AC/7H"
    assert answers(player, dealt(game, unsound, "2S", ["discard"])) == {"end"}


@every_level_but_the_easiest
def test_it_breaks_a_coop_of_the_declarer_where_it_has_nothing_to_mend(
    game: Game, level: str
) -> None:
    """A black 2 breaks every coop without an ace."""
    match = StackedMatch(game)
    mine, theirs = "3H/9S 5D/10S 6H/4S AC/7H", "10H/2S 10D/2D 4D/3C 9D/2H"
    match.deal({0: mine, 1: theirs}, "8S 2C", dealer=1)
    match.play("own 3", match.state.call)
    assert answers(game.player(level), match) <= {"over 0 1", "over 0 2", "over 0 3"}


@every_player
def test_it_mends_its_last_coop_where_it_can_break_nothing(game: Game, level: str) -> None:
    """Face-up aces yield only to a 10."""
    match = StackedMatch(game)
    mine, theirs = "AS/9C AH/5S AD/4S AC/7H", "10S/3C 4H/7S 9S/6S 6D/2H"
    match.deal({0: mine, 1: theirs}, "3S 8S", dealer=1)
    match.play("discard", match.state.call)
    assert answers(game.player(level), match) == {"own 4"}


# --- evaluations ---------------------------------------------------------------------------------


@some_games
def test_the_rival_is_another_legal_move(game: Game) -> None:
    found = evaluated(game.name, every=tries(9, thorough=6))
    for view, each in found:
        assert each.chosen in view.legal
        assert each.rival != each.chosen
        assert each.rival is None or each.rival in view.legal
    assert any(each.rival is not None for _, each in found)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_there_are_evaluations_without_any_time_too(game: Game) -> None:
    for view in decisions(game, every=9):
        found = game.evaluator()(view, random.Random(0), lambda: True)
        assert found.chosen in view.legal


@some_games
def test_the_hardest_level_mostly_makes_one_of_the_two_best_moves(game: Game) -> None:
    found = evaluated(game.name, every=tries(9, thorough=6))
    best = sum(
        game.player("hard")(view, random.Random(1), never) in (each.chosen, each.rival)
        for view, each in found
    )
    assert len(found) > 3
    assert best > 0.8 * len(found)
