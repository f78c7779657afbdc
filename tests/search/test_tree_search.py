"""The tree search as a baseline: legal, honest, and better than random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from soiree.core.players import never, random_player
from soiree.core.views import View, view
from soiree.games import GAMES
from tests.games.coops import stacked_match
from tests.games.honesty import hasty, honest, play, seated, twins
from tests.games.soi import soi_tables
from tests.search.tree_search import Node, iterate, sampler_of
from tests.search.tree_search import play as tree_search
from tests.thorough import always, tries

every_game = pytest.mark.parametrize("game", always("soy", "pariah", "spy", "sept"))


class After:
    """A `Stop` that becomes true after a number of calls."""

    def __init__(self, times: int) -> None:
        self.left = times

    def __call__(self) -> bool:
        self.left -= 1
        return self.left < 0


def views(game: str, entries: int = 150) -> Iterator[View]:
    """The views of the deciders in a random match."""
    match = seated(GAMES[game], {}, seed=5)
    rng = random.Random(5)
    while match.result is None and match.position < entries:
        match.draw_chance()
        if match.deciders:
            yield match.view(match.deciders[0])
        play(match, [honest(random_player)] * len(match.deal.players), rng, match.position + 1)


@every_game
def test_it_moves_legally_and_stops_when_told_to(game: str) -> None:
    for seen in islice(views(game), 0, None, tries(4, thorough=1)):
        for times in (0, 1, 15):
            stop = After(times)
            assert tree_search(seen, random.Random(1), stop) in seen.legal
            assert stop.left >= -1


@every_game
def test_its_samples_agree_with_the_view(game: str) -> None:
    for seen in list(views(game))[::5]:
        sampler = sampler_of(seen)
        for seed in range(3):
            assert view(game, sampler(random.Random(seed)), seen.events, seen.seat) == seen


@every_game
def test_the_search_uses_only_the_knowledge_of_its_seat(game: str) -> None:
    match = seated(GAMES[game], {}, seed=4)
    play(match, [honest(random_player)] * len(match.deal.players), random.Random(4), most=60)
    found = list(twins(match, random.Random(4), share=0.1))
    assert found
    player = hasty(tree_search, looks=tries(60, thorough=10_000))
    assert not any(twin.differs(player) for twin in found)


def test_those_who_decide_at_the_same_time_do_not_see_the_choice() -> None:
    seen = next(views("soy"))
    root, rng, sampler = Node(), random.Random(1), sampler_of(seen)
    for _ in range(50):
        iterate(root, sampler(rng), seen, rng)
    assert {seat for seat, _ in root.arms} == {0, 1}
    for node in root.children.values():
        assert all(seat == seen.seat or (seat, bid) in root.arms for seat, bid in node.arms)


def test_it_asks_where_everything_is_known() -> None:
    table = soi_tables.Table()
    hands = {0: "2 3 KS KD KC AS AH", 1: "4 5 6 KH", 2: "7 8 9 AD", 3: "10 J Q AC"}
    table.deal(hands, starter=1)
    table.play("ask 2 KS", "ask 3 AS", "ask 0 AD")
    for seed in range(tries(2, thorough=5)):
        move = tree_search(table.view(0), random.Random(seed), never)
        assert move in ("ask 1 KH", "ask 2 AD", "ask 3 AC")


def test_it_pays_as_little_as_it_can() -> None:
    table = stacked_match.StackedMatch(GAMES["soureh"])
    table.deal({0: "AH/AS 2H/9S 3H/10S 2D/10H", 1: "AS/3H 9S/3D 10S/4D 9C/4H"})
    while "declare" not in table.state.legal(table.turn):
        table.play("discard")
    table.play("declare")
    while not table.state.legal(table.turn)[0].startswith("pay"):
        table.play("discard")
    assert table.turn == 0
    cheapest = {"pay uuuu", "pay duuu"}
    for seed in range(tries(2, thorough=5)):
        assert tree_search(table.view(0), random.Random(seed), never) in cheapest
