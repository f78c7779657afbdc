"""The parts of a review in every game: prices of moves, and appraisals."""

from __future__ import annotations

import random
from functools import cache
from statistics import fmean

import pytest

from soiree.controller.match.authority import Match
from soiree.core.players import random_player
from soiree.core.reviews import Appraise, Pricer
from soiree.core.states import apply
from soiree.core.views import View
from soiree.search.sampling import mean_and_error
from tests.every_game import EVERY_GAME
from tests.games.honesty import honest, play, seated, truth, twins
from tests.thorough import tries

PRICED = [name for name, game in EVERY_GAME.items() if game.pricer]
APPRAISED = [name for name, game in EVERY_GAME.items() if game.appraiser]
RESHUFFLED = [name for name, game in EVERY_GAME.items() if game.reshuffler]

SAMPLES = 12


@cache
def match_of(name: str) -> Match:
    """The beginning of a random match."""
    match = seated(EVERY_GAME[name], {}, seed=5)
    play(match, [honest(random_player)] * len(match.deal.players), random.Random(5), most=24)
    match.draw_chance()
    return match


def pricer(name: str, view: View) -> Pricer:
    found = EVERY_GAME[name].pricer
    assert found is not None
    return found()(view)


def appraiser(name: str) -> Appraise:
    found = EVERY_GAME[name].appraiser
    assert found is not None
    return found()


def rng() -> random.Random:
    return random.Random(1)


@pytest.mark.parametrize("name", PRICED)
def test_a_price_is_of_the_view_and_nothing_else(name: str) -> None:
    """The first two decisions with another truth that looks the same, and the last two."""
    found = list(twins(match_of(name), random.Random(2), share=0.4))
    assert found
    for twin in {id(each): each for each in (*found[:2], *found[-2:])}.values():
        one, other = (match.view(twin.seat) for match in (twin.match, twin.other))
        prices = [pricer(name, view)(view.legal[:2], rng(), SAMPLES) for view in (one, other)]
        assert prices[0] == prices[1]


@pytest.mark.parametrize("name", PRICED)
def test_moves_are_priced_in_the_same_samples(name: str) -> None:
    """So neither their order nor the other priced moves matter."""
    match = match_of(name)
    seat = match.deciders[0]
    view = match.view(seat)
    moves = view.legal[:3]
    priced = pricer(name, view)(moves, rng(), SAMPLES)
    assert [each.move for each in priced] == list(moves)
    again = pricer(name, view)
    assert list(reversed(again(moves[::-1], rng(), SAMPLES))) == list(priced)
    for each in priced:
        assert again([each.move], rng(), SAMPLES)[0] == each
        assert all(0 <= chance <= 1 for chance in each.chances)
        assert len(each.chances) == len(priced[0].chances)
        assert len(each.points) in (0, len(each.chances))


@pytest.mark.parametrize("name", APPRAISED)
def test_chances_add_up_and_the_state_stays_as_it_was(name: str) -> None:
    game, match = EVERY_GAME[name], match_of(name)
    state = game.start(match.deal.options)
    appraise = appraiser(name)
    for entry in match.entries:
        before = list(state.piles())
        chances = appraise(state, rng())
        assert list(appraise(state, rng())) == list(chances)
        assert sum(chances) == pytest.approx(1)
        assert all(-1e-9 <= chance <= 1 + 1e-9 for chance in chances)
        assert list(state.piles()) == before
        apply(state, entry)


@pytest.mark.parametrize("name", APPRAISED)
def test_nobody_is_favoured_before_the_match(name: str) -> None:
    state = EVERY_GAME[name].start(match_of(name).deal.options)
    generator, appraise = rng(), appraiser(name)
    for of_seat in zip(*(appraise(state, generator) for _ in range(60)), strict=True):
        mean, error = mean_and_error(of_seat)
        assert abs(mean - 1 / state.seats) <= 3.5 * error + 0.005


@pytest.mark.parametrize("name", RESHUFFLED)
def test_what_nobody_has_seen_does_not_count_until_it_is_drawn(name: str) -> None:
    reshuffler = EVERY_GAME[name].reshuffler
    assert reshuffler is not None
    state, appraise = truth(match_of(name)), appraiser(name)
    seats = range(state.seats)
    views = [match_of(name).view(seat).zones for seat in seats]
    others = [reshuffler()(state, random.Random(number)) for number in range(8)]
    assert any(list(other.piles()) != list(state.piles()) for other in others)
    for other in others:
        assert list(appraise(other, rng())) == list(appraise(state, rng()))
        for seat, zones in zip(seats, views, strict=True):
            for pile, (zone, cards) in zip(other.piles(), zones, strict=True):
                assert pile.zone == zone
                assert len(pile.cards) == len(cards)
                assert not pile.is_open_to(seat) or tuple(pile.cards) == cards


@pytest.mark.parametrize("name", APPRAISED)
def test_an_appraisal_knows_the_better_position(name: str) -> None:
    """Over outcomes of the first deck, it correlates with itself by other random numbers."""
    game, appraise = EVERY_GAME[name], appraiser(name)
    state, generator = game.start(match_of(name).deal.options), rng()
    while (pending := state.chance()) and pending.kind != "deck":
        state.deal(pending.draw(generator))
    pairs = []
    for _ in range(tries(25, thorough=40)):
        dealt = state.copy()
        while pending := dealt.chance():
            dealt.deal(pending.draw(generator))
        once, again = (fmean(appraise(dealt, generator)[0] for _ in range(4)) for _ in range(2))
        pairs.append((once - 1 / state.seats) * (again - 1 / state.seats))
    mean, error = mean_and_error(pairs)
    assert mean > 2 * error
