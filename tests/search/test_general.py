"""The search for any game: legal and honest in every game, and better than random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from statistics import fmean

import pytest

from soiree.core.cards import Card, card, mask_of
from soiree.core.players import Stop, never, random_player
from soiree.core.states import State
from soiree.core.views import View, Witnessed, view
from soiree.search.general import GeneralSearch
from tests import seventh
from tests.every_game import EVERY_GAME
from tests.games.honesty import honest, play, seated, twins
from tests.seventh.rules import CARDS, Sept, SeptFacts, imagine
from tests.thorough import always, tries

every_game = pytest.mark.parametrize("game", always("soy", "pariah", "spy", "sept"))


def search(game: str, samples: int = 3, temperature: float = 0.0) -> GeneralSearch:
    described = EVERY_GAME[game]
    return GeneralSearch(
        described.imagine, samples, low_wins=described.low_wins, temperature=temperature
    )


def views(game: str, entries: int = 60) -> Iterator[View]:
    """The views of the deciders in a random match."""
    match = seated(EVERY_GAME[game], {}, seed=5)
    rng = random.Random(5)
    while match.result is None and match.position < entries:
        match.draw_chance()
        if match.deciders:
            yield match.view(match.deciders[0])
        play(match, [honest(random_player)] * len(match.deal.players), rng, match.position + 1)


def after(times: int) -> Stop:
    """A `Stop` that becomes true after a number of calls."""
    left = iter(range(times))
    return lambda: next(left, None) is None


@every_game
@pytest.mark.parametrize("temperature", [0.0, 0.1])
def test_the_search_moves_legally_however_soon_it_is_stopped(game: str, temperature: float) -> None:
    player = search(game, temperature=temperature)
    for seen in islice(views(game), 0, None, tries(18, thorough=9)):
        for times in (0, 1, 17, 40):
            assert player.play(seen, random.Random(1), after(times)) in seen.legal


@every_game
def test_the_same_view_and_generator_have_the_same_answer(game: str) -> None:
    for seen in islice(views(game), 3, None, 30):
        one, other = (search(game).evaluate(seen, random.Random(2), never) for _ in range(2))
        assert one == other
        assert len({search(game).play(seen, random.Random(2), never) for _ in range(2)}) == 1


@every_game
def test_the_rival_is_another_legal_move(game: str) -> None:
    for seen in islice(views(game), 0, None, 20):
        for stop in (never, after(0)):
            found = search(game).evaluate(seen, random.Random(3), stop)
            assert found.chosen in seen.legal
            assert found.rival != found.chosen
            assert found.rival is None or found.rival in seen.legal


@every_game
def test_the_search_uses_only_the_knowledge_of_its_seat(game: str) -> None:
    match = seated(EVERY_GAME[game], {}, seed=4)
    play(match, [honest(random_player)] * len(match.deal.players), random.Random(4), most=40)
    found = list(islice(twins(match, random.Random(4), share=0.2), 3))
    assert found
    assert not any(twin.differs(honest(search(game).play)) for twin in found)


@pytest.mark.parametrize("most", [0, 5, 20])
def test_no_sample_is_drawn_after_stop(most: int) -> None:
    (seen,) = islice(views("sept"), 1)
    drawn = 0

    def counting(view: View, rng: random.Random) -> State:
        nonlocal drawn
        drawn += 1
        return imagine(view, rng)

    GeneralSearch(counting, samples=1000).play(seen, random.Random(1), lambda: drawn >= most)
    assert drawn == most


def test_where_low_scores_win_every_chance_is_inverted() -> None:
    """No match of Sept to 21 points ends in its first round, so chances depend on points alone."""
    match = seated(seventh.GAME, {"target": 21}, seed=1)
    match.draw_chance()
    seen = match.view(match.deciders[0])
    high, low = (
        GeneralSearch(imagine, 6, low_wins=low_wins).pricer(seen)(seen.legal, rng, 6)
        for low_wins in (False, True)
        for rng in [random.Random(1)]
    )
    for one, other in zip(high, low, strict=True):
        assert one.chances == pytest.approx([1 - each for each in other.chances])
        assert one.points == pytest.approx([-each for each in other.points])
    assert len({fmean(each.chances) for each in high}) > 1


def test_a_move_that_wins_the_match_for_sure_is_found() -> None:
    """The last trump wins the one missing trick now, and could be beaten in the next trick."""
    hand, other = "7S KD", "9C"
    won = "7H 9H AD 10D 8D 9D", "JC QC QH KH"
    played = cards(f"{hand} {other} {won[0]} {won[1]} 8H AS")
    state = Sept(
        {"target": 3},
        hands=(mask_of(cards(hand)), mask_of(cards(other))),
        won=(cards(won[0]), cards(won[1])),
        trick=cards("8H"),
        trump=cards("AS"),
        stock=tuple(card for card in CARDS if card not in played),
        points=(2, 2),
        known=SeptFacts(round=4),
        turn=0,
    )
    seen = view("sept", state, Witnessed(()), 0)
    priced = search("sept").pricer(seen)(seen.legal, random.Random(1), 60)
    found = {each.move: each.chances for each in priced}
    assert {*found["play 7S"]} == {1}
    assert 0 < fmean(found["play KD"]) < 1
    assert search("sept", samples=60).play(seen, random.Random(1), never) == "play 7S"


@pytest.mark.parametrize("game", ["pariah", pytest.param("sept", marks=pytest.mark.thorough)])
def test_the_search_beats_random_moves(game: str) -> None:
    won = 0
    for seed in range(tries(6, thorough=10)):
        choosers = [honest(random_player), honest(search(game, samples=8).play)]
        match = seated(EVERY_GAME[game], {}, seed // 2)
        play(match, choosers[:: 1 if seed % 2 else -1], random.Random(seed), most=1000)
        assert match.result is not None
        won += match.result.ranks[seed % 2] == 1
    assert won > tries(4, thorough=7)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(card, text.split()))
