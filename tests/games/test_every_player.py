"""The computer players of every game choose legal moves and estimate them soundly."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from statistics import fmean

import pytest

from soiree.controller.computers.hints import find_hint
from soiree.core.games import Game
from soiree.core.players import GivenTime, Stop, never, random_player
from soiree.core.reviews import WIN
from soiree.core.texts import filled, placeholders
from soiree.core.views import View
from soiree.games import GAMES
from tests.every_game import EVERY_GAME
from tests.games.honesty import honest, play, seated
from tests.thorough import always, tries


def decisions(game: str, entries: Sequence[int] = (1, 6, 13, 25)) -> list[View]:
    """The views of the deciding seats after so many entries of a random match."""
    found: list[View] = []
    for seed, most in enumerate(entries):
        match = seated(GAMES[game], {}, seed)
        choosers = [honest(random_player)] * len(match.deal.players)
        play(match, choosers, random.Random(seed), most)
        match.draw_chance()
        found += [match.view(seat) for seat in match.deciders[:1]]
    return found


def cancelled_after(times: int) -> Stop:
    """A stop for a player that has asked so many times, without any clock."""
    left = iter(range(times))
    return lambda: next(left, None) is None


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)
def test_each_level_has_a_name_and_a_player(game: Game) -> None:
    names = game.level_names()
    assert len(set(names)) == len(game.levels)
    assert all(callable(game.player(name)) for name in names)
    assert game.usual_level() in game.levels


@pytest.mark.parametrize("game", EVERY_GAME)
def test_random_plays_every_game_and_any_legal_move(game: str) -> None:
    player = GAMES[game].player("random")
    for view in decisions(game):
        moves = {player(view, random.Random(seed), never) for seed in range(500)}
        assert moves <= set(view.legal)
        assert len(moves) > len(view.legal) / 2


def test_there_are_no_other_levels() -> None:
    with pytest.raises(KeyError):
        GAMES["soi"].player("clever")
    with pytest.raises(KeyError):
        GAMES["whist"].player("easy")


@pytest.mark.parametrize("game", EVERY_GAME)
def test_an_evaluation_compares_two_legal_moves(game: str) -> None:
    compared = 0
    for view in decisions(game):
        stop = GivenTime.of(3600, cancelled_after(300))
        found = GAMES[game].evaluator()(view, random.Random(1), stop)
        assert found.chosen in view.legal
        assert found.rival is None or found.rival in view.legal
        assert found.rival != found.chosen
        compared += found.rival is not None
    assert compared


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_sentence_of_an_explanation_can_be_read(game: str) -> None:
    """The purpose of some moves, and each outcome of a pair of moves in both orders."""
    described = GAMES[game]
    if described.pricer is None or described.explainer is None:
        return
    explainer = described.explainer()
    for view in decisions(game):
        pair = (view.legal[0], view.legal[-1])
        one, other = described.pricer()(view)(pair, random.Random(1), 8)
        assert one.outcomes.keys() == other.outcomes.keys()
        means = {name: fmean(values) for name, values in one.outcomes.items()}
        told = [explainer.goal(view, move) for move in view.legal[:: tries(8, thorough=1)]]
        told += filter(None, [explainer.risk(view, pair[0], means)])
        for name in means.keys() - {WIN}:
            both = (means[name], fmean(other.outcomes[name]))
            told.append(explainer.difference(view, pair, name, both))
            told.append(explainer.difference(view, pair[::-1], name, both[::-1]))
        for reason in told:
            words = filled(reason.text, reason.words)
            assert words.endswith(".")
            assert "{" not in words
            assert placeholders(reason.text) <= set(reason.words), reason
            for word in ("player", "other"):
                assert reason.words.get(word, 0) in range(view.seats)
            for word in ("share", "rest"):
                assert "share" not in reason.words or 0 <= int(reason.words.get(word, 0)) <= 100


@pytest.mark.slow
@pytest.mark.parametrize("game", always("soi", "spy"))
def test_a_hint_is_the_move_that_the_level_it_names_would_play(game: str) -> None:
    """The same random numbers, in some positions of a match of middle players."""
    most = 2 if game == "soy" else tries(3, thorough=8)  # A hint of Soy takes seconds.
    assert agreed(game, seed=4, most=most, stop=lambda _: never) == most


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.parametrize("game", EVERY_GAME)
def test_hint_and_level_choose_alike_in_hundreds_of_positions(game: str) -> None:
    """An early stop included, before all moves are tried."""
    asked = seed = 0
    while asked < 300:
        asked += agreed(
            game, seed, most=60, stop=lambda n: cancelled_after(20 * n) if n % 2 else never
        )
        seed += 1


def agreed(game: str, seed: int, most: int, stop: Callable[[int], Stop]) -> int:
    """Check that the hints in a match agree with the strongest level; return their number.

    Args:
        stop: returns the stop for a decision, given its number.
    """
    described = GAMES[game]
    player, asked = described.strongest(), 0
    match, rng = seated(described, {}, seed), random.Random(seed)
    middle = honest(described.player(described.usual_level().name))
    while match.result is None and asked < most:
        play(match, [middle] * len(match.deal.players), rng, match.position + 3)
        match.draw_chance()
        for seat in match.deciders[:1]:
            view = match.view(seat)
            asked += len(view.legal) > 1
            hint = find_hint(described, view, random.Random(asked), stop(asked))
            assert player(view, random.Random(asked), stop(asked)) in (hint.move, hint.other)
            assert hint.other != hint.move
    return asked


@pytest.mark.parametrize("game", EVERY_GAME)
def test_an_evaluation_is_there_at_once_if_nobody_waits(game: str) -> None:
    for view in decisions(game, [9]):
        found = GAMES[game].evaluator()(view, random.Random(1), GivenTime.of(3600, lambda: True))
        assert found.chosen in view.legal
