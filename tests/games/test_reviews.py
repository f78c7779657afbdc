"""What reviews go by, in every game: prices are honest, and appraisals are chances."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from soiree.controller.match import Match
from soiree.core.games import Game
from soiree.core.players import random_player
from soiree.core.reviews import Appraise
from soiree.core.states import State, apply
from soiree.core.zones import Seat
from soiree.games import GAMES
from tests import seventh
from tests.games.honesty import honest, play, seated, twins

every_game = pytest.mark.parametrize(
    "game",
    [game for game in (*GAMES.values(), seventh.GAME) if game.pricer and game.appraiser],
    ids=lambda game: game.name,
)


def played(game: Game, most: int) -> Match:
    """A match at random, up to so many entries."""
    match = seated(game, {}, seed=8)
    return play(match, [honest(random_player)] * len(match.deal.players), random.Random(8), most)


@every_game
def test_prices_hang_on_what_the_seat_could_know_and_on_nothing_else(game: Game) -> None:
    assert game.pricer is not None
    price = game.pricer()

    def priced(match: Match, seat: Seat, rng: random.Random) -> str:
        view = match.view(seat)
        return repr(price(view, view.legal[:3], rng, 4))

    found = list(twins(played(game, 50), random.Random(8), share=0.2))
    assert found
    for twin in found:
        assert not twin.differs(priced)


@every_game
def test_all_moves_are_priced_in_the_same_samples(game: Game) -> None:
    assert game.pricer is not None
    match = played(game, 40)
    view = next(match.view(seat) for seat in match.deciders)
    moves = view.legal[:3]
    priced = game.pricer()(view, moves, random.Random(1), 6)
    assert tuple(each.move for each in priced) == moves
    assert len({(len(each.chances), len(each.points)) for each in priced}) == 1
    assert all(0 <= chance <= 1 for each in priced for chance in each.chances)
    (alone,) = game.pricer()(view, moves[-1:], random.Random(1), 6)
    assert alone.chances == pytest.approx(priced[-1].chances), "whatever it is compared with"


@every_game
def test_appraisals_are_chances_and_leave_the_match_alone(game: Game) -> None:
    appraise = appraiser_of(game)
    match = played(game, 60)
    state = game.start(match.deal.options)
    for number, entry in enumerate(match.entries):
        if number % 3 == 0:
            before = described(state)
            chances = appraise(state, random.Random(number))
            assert len(chances) == state.seats
            assert sum(chances) == pytest.approx(1)
            assert min(chances) >= 0
            assert described(state) == before
        apply(state, entry)


def appraiser_of(game: Game) -> Appraise:
    assert game.appraiser is not None
    return game.appraiser()


def described(state: State) -> Sequence[object]:
    """All that can be told of a state."""
    return list(state.piles()), state.scores(), state.facts(), state.deciders(), state.chance()
