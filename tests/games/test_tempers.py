"""Guests with a temper, at every level of every game: honest, and visible in their moves."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from functools import cache

import pytest

from soiree.core.cards import rank_of
from soiree.core.entries import Move
from soiree.core.guests import TEMPERS, Temper
from soiree.core.players import Stop, never, random_player
from soiree.core.views import View
from soiree.games import GAMES
from soiree.games.coops.moves import OVER_COOPS
from soiree.games.soda.moves import NO
from soiree.games.soi.moves import ASKS
from soiree.games.soi.rules import POINTS
from soiree.games.soy.facts import Phase, SoyFacts
from soiree.games.soy.moves import NAMED
from tests.games.honesty import Twin, honest, play, seated, twins
from tests.thorough import tries

pytestmark = pytest.mark.slow

RELEASED = [name for name, game in GAMES.items() if game.tempers]

every_level = pytest.mark.parametrize(
    ("name", "level"),
    [
        pytest.param(name, level.name, marks=pytest.mark.thorough if level in between else ())
        for name in RELEASED
        for between in [GAMES[name].levels[1:-1]]
        for level in GAMES[name].levels
    ],
)
"""The weakest and the strongest level of each game; with `--all`, the others too."""


def soon() -> Stop:
    """A stop after some of the work of a decision: the same work each time."""
    left = iter(range(400))
    return lambda: next(left, None) is None


@cache
def some_twins(name: str) -> Sequence[Twin]:
    """Decisions with a choice in the first part of a random match, each in two truths."""
    match = seated(GAMES[name], {}, seed=5)
    play(match, [honest(random_player)] * len(match.deal.players), random.Random(5), most=50)
    found = twins(match, random.Random(5), share=0.4, tries=10)
    return [twin for twin in found if len(twin.match.view(twin.seat).legal) > 1]


@every_level
@pytest.mark.parametrize("temper", Temper)
def test_no_temper_uses_hidden_cards(name: str, level: str, temper: Temper) -> None:
    player = GAMES[name].player(level, temper)
    found = some_twins(name)
    assert len(found) >= 4
    for twin in found[:: len(found) // tries(2, thorough=4)]:
        assert not twin.differs(lambda match, seat, rng: player(match.view(seat), rng, soon()))


def moves(name: str, level: str, temper: Temper | None) -> list[tuple[View, Move]]:
    """The moves of a player in the positions of a match of its level, each with the same luck."""
    player = GAMES[name].player(level, temper)
    return [(view, player(view, random.Random(n), never)) for n, view in enumerate(views(name))]


@cache
def views(name: str) -> Sequence[View]:
    """The first decisions with a choice in a match of the easy level."""
    found: list[View] = []
    easy = GAMES[name].player("easy")

    def watched(view: View, rng: random.Random, stop: Stop) -> Move:
        if len(view.legal) > 1:
            found.append(view)
        return easy(view, rng, never)

    match = seated(GAMES[name], {}, seed=1)
    play(match, [honest(watched)] * len(match.deal.players), random.Random(1), most=100)
    return found


def points_asked_for(level: str, temper: Temper) -> int:
    """The points of the ranks in questions of Soi; each position is played three times."""
    player = GAMES["soi"].player(level, temper)
    seen = views("soi")[:: tries(2, thorough=1)]
    made = [player(view, random.Random(luck), never) for view in seen for luck in range(3)]
    return sum(POINTS[rank_of(ASKS[move][1])] for move in made)


def bid_ranks(name: str, level: str, temper: Temper) -> float:
    """The mean rank of the bids of Soy."""
    player = GAMES[name].player(level, temper)
    seen = [view for view in views(name) if SoyFacts.of(view).phase is Phase.BID]
    bids = [NAMED[player(view, random.Random(n), never)] for n, view in enumerate(seen)]
    return sum(map(rank_of, bids)) / len(bids)


def share(name: str, level: str, temper: Temper, wanted: set[Move]) -> float:
    """The share of the decisions with one of the `wanted` moves."""
    made = [move in wanted for _, move in moves(name, level, temper)]
    return sum(made) / len(made)


@pytest.mark.parametrize("level", ["easy", pytest.param("middle", marks=pytest.mark.thorough)])
def test_the_temper_shows_in_the_moves(level: str) -> None:
    """The moves agree with the sentences about the tempers."""
    bold, cautious, spiteful, generous = Temper
    assert share("soda", level, bold, {NO}) < share("soda", level, cautious, {NO})
    assert share("soda", level, spiteful, {NO}) < share("soda", level, generous, {NO})
    over = set(OVER_COOPS)
    assert share("pariah", level, spiteful, over) > share("pariah", level, generous, over)
    assert bid_ranks("soy", level, bold) > bid_ranks("soy", level, cautious)
    assert points_asked_for(level, bold) > points_asked_for(level, cautious)


def test_a_generous_guest_does_not_ask_the_leader_of_soi_alone() -> None:
    """A regression: one that did won a fifth of its share, by repeating a question for ever."""
    asked = Counter[bool]()
    player, times = GAMES["soi"].player("easy", Temper.GENEROUS), tries(8, thorough=20)
    for view in views("soi"):
        scores = dict(enumerate(view.scores or ()))
        scores.pop(view.seat, None)
        leaders = [seat for seat, score in scores.items() if score == max(scores.values())]
        if len(leaders) == 1:
            moves = [player(view, random.Random(luck), never) for luck in range(times)]
            asked.update(ASKS[move][0] in leaders for move in moves)
    assert asked.total() > 10 * times
    assert 0.2 < asked[True] / asked.total() < 0.7


def test_a_level_without_a_guest_plays_unchanged() -> None:
    """So the records of the arena are the same with tempers as without."""
    for game in GAMES.values():
        for level in game.levels:
            assert level.name not in TEMPERS


@pytest.mark.parametrize("name", RELEASED)
def test_every_temper_is_told(name: str) -> None:
    tempers = GAMES[name].tempers
    assert tempers
    assert set(tempers) == set(Temper) == set(TEMPERS.values())
