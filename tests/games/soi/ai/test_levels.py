"""The computer players of Soi: honest, forgetful as their level says, and never at it for ever."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations_with_replacement

import pytest

from soiree.controller.match import Match
from soiree.core.cards import rank_of
from soiree.core.entries import Decision, Move
from soiree.core.events import Began, Event, Moved, Said
from soiree.core.players import Player, never, random_player
from soiree.core.states import State
from soiree.core.views import View, Witnessed, view
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.games.soi import GAME
from soiree.games.soi.ai.levels import EASY, IMPOSSIBLE, LEVELS, Level
from soiree.games.soi.moves import ASKS
from tests.games.honesty import Twin, honest, peeking, play, seated, truth, twins
from tests.games.soi.soi_greedy import play as plain_greedy

levels = pytest.mark.parametrize("level", LEVELS)


@cache
def played(seed: int, *names: str) -> Match:
    """The first round of a match among players of these levels, and a little more."""
    match = seated(GAME, {"target": 100}, seed)
    choosers = [honest(GAMES["soi"].player(name)) for name in names]
    return play(match, choosers, random.Random(seed), most=120)


@cache
def some_twins() -> tuple[Twin, ...]:
    """Decisions of several matches, each with another truth that looks the same."""
    rng = random.Random(5)
    tables = [
        ("easy", "middle", "impossible", "random"),
        ("impossible", "impossible", "middle", "impossible"),
    ]
    return tuple(
        twin
        for seed, names in enumerate(tables)
        for twin in twins(played(seed, *names), rng, share=0.5, tries=20)
    )


def granted(state: State, seat: Seat, rng: random.Random) -> Move:
    """A question that wins its card, as only one who sees all hands can choose it."""
    hands = [pile.cards for pile in state.piles()]
    moves = state.legal(seat)
    hits = [move for move in moves if ASKS[move][1] in hands[ASKS[move][0]]]
    return rng.choice(hits or moves)


@levels
def test_another_truth_that_looks_the_same_changes_no_move(level: str) -> None:
    choose = honest(LEVELS[level])
    assert len(some_twins()) > 60
    assert not any(twin.differs(choose) for twin in some_twins())


def test_a_player_that_peeks_one_time_in_twenty_is_caught() -> None:
    choose = peeking(LEVELS["easy"], granted, share=0.05)
    caught = sum(twin.differs(choose) for twin in some_twins())
    assert caught > 0


@levels
def test_the_same_question_has_the_same_answer(level: str) -> None:
    for twin in some_twins()[::9]:
        seen = twin.match.view(twin.seat)
        moves = {LEVELS[level](seen, random.Random(1), never) for _ in range(3)}
        assert len(moves) == 1


@levels
def test_a_player_in_a_hurry_answers_too(level: str) -> None:
    for twin in some_twins()[::9]:
        seen = twin.match.view(twin.seat)
        assert LEVELS[level](seen, random.Random(1), lambda: True) in seen.legal


def test_what_is_imagined_gives_the_same_view() -> None:
    for twin in some_twins():
        seen = twin.match.view(twin.seat)
        imagined = GAME.imagine(seen, random.Random(3))
        assert view("soi", imagined, seen.events, twin.seat) == seen


def with_other_memories(seen: View, last: int, rng: random.Random) -> Iterator[View]:
    """The same view, but for the questions before the last few: none of them, or others."""
    events = seen.events
    began = max(place for place, event in enumerate(events) if isinstance(event, Began))
    asks = [
        place
        for place, event in enumerate(events[began:], began)
        if isinstance(event, Said) and event.what == "ask"
    ]
    if len(asks) > last:
        start = asks[-last]
        opening, forgotten, kept = events[: asks[0]], events[asks[0] : start], events[start:]
        yield replace(seen, events=Witnessed((*opening, *kept)))
        other = [another(event, rng) for event in forgotten]
        yield replace(seen, events=Witnessed((*opening, *other, *kept)))


def another(event: Event, rng: random.Random) -> Event:
    """An event of the same kind about another card."""
    if isinstance(event, Said | Moved) and event.card is not None:
        return replace(event, card=rng.randrange(52))
    return event


@pytest.mark.parametrize(("level", "last"), [("easy", 2), ("middle", 10)])
def test_SOI_9_what_a_level_forgets_changes_no_move(level: str, last: int) -> None:
    rng = random.Random(8)
    altered = 0
    for twin in some_twins():
        seen = twin.match.view(twin.seat)
        for other in with_other_memories(seen, last, rng):
            altered += 1
            moves = {LEVELS[level](each, random.Random(2), never) for each in (seen, other)}
            assert len(moves) == 1
    assert altered > 100


@pytest.mark.parametrize(("level", "last"), [("easy", 1), ("middle", 9), ("impossible", 10)])
def test_SOI_9_what_a_level_remembers_changes_moves(level: str, last: int) -> None:
    rng = random.Random(8)
    changed = 0
    for twin in some_twins():
        seen = twin.match.view(twin.seat)
        for other in list(with_other_memories(seen, last, rng))[:1]:
            moves = {LEVELS[level](each, random.Random(2), never) for each in (seen, other)}
            changed += len(moves) == 2
    assert changed > 0


@pytest.mark.parametrize("names", list(combinations_with_replacement(LEVELS, 4)), ids="-".join)
def test_every_mixture_of_levels_comes_to_an_end(names: tuple[str, ...]) -> None:
    match = seated(GAME, {"target": 100}, seed=11)
    play(match, [honest(LEVELS[name]) for name in names], random.Random(11), most=6000)
    assert match.result is not None


def believed_and_true(level: Level) -> list[tuple[float, bool]]:
    """How likely a level thinks that the questions of top players win, and whether they do."""
    found: list[tuple[float, bool]] = []
    for seed in range(3):
        match = played(seed, *["impossible"] * 4)
        for number, entry in enumerate(match.entries):
            if isinstance(entry, Decision):
                before = seated(GAME, {"target": 100}, seed, match.entries[:number])
                asked, wanted = ASKS[entry.move]
                chance = level.deals(before.view(entry.seat)).chance(asked, wanted)
                found.append((chance, wanted in list(truth(before).piles())[asked].cards))
    return found


def surprise(believed: list[tuple[float, bool]]) -> float:
    """By how many standard deviations more, or fewer, questions won than was believed."""
    spread = math.sqrt(sum(chance * (1 - chance) for chance, _ in believed))
    return sum(has - chance for chance, has in believed) / spread


def test_what_the_top_level_believes_is_true_as_often_as_it_believes() -> None:
    """Two of a thousand fair samples would surprise as much, and the seed is a fixed one."""
    believed = believed_and_true(IMPOSSIBLE)
    certain = [pair for pair in believed if pair[0] > 1 - 1e-9]
    open_ones = [pair for pair in believed if pair[0] < 1 - 1e-9]
    assert len(certain) > 50
    assert all(has for _, has in certain)
    assert len(open_ones) > 150
    assert abs(surprise(open_ones)) < 3
    for low, high in ((0.0, 0.4), (0.4, 0.6), (0.6, 1.0)):
        part = [pair for pair in open_ones if low <= pair[0] < high]
        assert len(part) >= 20
        assert abs(surprise(part)) < 3


def test_to_conclude_less_is_to_be_surprised() -> None:
    """Who forgets and draws no conclusion from questions thinks them less likely than they are."""
    assert surprise(believed_and_true(EASY)) > 5


@pytest.mark.parametrize(
    ("level", "other"),
    [("easy", random_player), ("middle", LEVELS["easy"]), ("impossible", plain_greedy)],
    ids=["easy-random", "middle-easy", "impossible-greedy"],
)
def test_a_level_takes_more_than_its_share(level: str, other: Player) -> None:
    points = total = 0
    for seed in range(4):
        choosers = [honest(other)] * 4
        choosers[seed] = honest(LEVELS[level])
        match = play(seated(GAME, {"target": 100}, seed), choosers, random.Random(seed), most=4000)
        assert match.scores is not None
        points += match.scores[seed]
        total += sum(match.scores)
    assert points > 0.3 * total


def test_a_rank_wholly_found_is_taken_at_once() -> None:
    taken = 0
    for twin in some_twins():
        seen = twin.match.view(twin.seat)
        deals = IMPOSSIBLE.deals(seen)
        found = {
            move
            for move in seen.legal
            if len(deals.layouts[rank_of(ASKS[move][1])]) == 1 and deals.chance(*ASKS[move]) > 0.5
        }
        if found:
            taken += 1
            assert LEVELS["impossible"](seen, random.Random(4), never) in found
    assert taken > 10
