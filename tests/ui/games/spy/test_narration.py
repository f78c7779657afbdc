"""The log of Spy vs Spy: each race, to be read after its end."""

from __future__ import annotations

import random
import re

import pytest

from soiree.controller.match.authority import Match
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.games.spy import GAME
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.rules import Spy
from soiree.ui.language.words import NOBODY
from soiree.ui.table.contract.narration import Kind
from tests.games.honesty import honest, play, seated, truth
from tests.ui.games.stories import story_of

NAMES = ("You", "Ada", "Basil")


def raced(races: int) -> tuple[Match, list[Spy]]:
    """A match after this many races, and the true state at the end of each race."""
    match = seated(GAME, {"players": 3, "cheating": "allowed"}, seed=4)
    ends: list[Spy] = []
    middle = honest(GAMES["spy"].player("middle"))
    while len(ends) < races:
        phase = SpyFacts.of(match.view(0)).phase
        play(match, [middle] * 3, random.Random(match.position), match.position + 1)
        if phase is Phase.RACE and SpyFacts.of(match.view(0)).phase is not Phase.RACE:
            state = truth(match)
            assert isinstance(state, Spy)
            ends.append(state)
    return match, ends


def in_order(state: Spy) -> tuple[Seat, ...]:
    """The players in the order of finishing."""
    return state.facts().finished


PLACES = ["place 1:", "place 2:", "place 3:"]


def lines(match: Match, viewer: Seat) -> list[str]:
    """The lines of the log."""
    outcomes = match.outcomes_of(() if viewer == NOBODY else (viewer,))
    story = story_of("spy", match.deal.options, NAMES, viewer, outcomes)
    return [line.text for line in story.lines() if line.kind is not Kind.PASSING]


@pytest.mark.parametrize("viewer", [0, NOBODY])
def test_the_log_of_a_race_has_calls_and_finishes(viewer: Seat) -> None:
    match, ends = raced(2)
    told = lines(match, viewer)
    starts = [number for number, line in enumerate(told) if line.startswith("Race")]
    assert len(starts) == 2
    for start, stop, state in zip(starts, [*starts[1:], len(told)], ends, strict=True):
        race = told[start:stop]
        finished = [line for line in race if " in place " in line]
        assert [line[line.index("place") :][:8] for line in finished] == PLACES
        for line, seat in zip(finished, in_order(state), strict=True):
            assert line.startswith("You" if seat == viewer else NAMES[seat])
            board = state.boards[seat]
            left = len(board.hand) - board.turned + (board.up >= 0)
            assert line.endswith("every card is placed.") == (left == 0)
            assert not left or f"stuck, with {left} card" in line
        called = [line for line in race if " call" in line]
        assert len(called) == sum(board.called >= 0 for board in state.boards)
        assert all(re.search(r": \d+ cards? left\.$", line) for line in called)


def test_the_log_lists_each_finished_players_piles() -> None:
    match, (state,) = raced(1)
    told = lines(match, 0)
    finished = [number for number, line in enumerate(told) if " in place " in line]
    for number, seat in zip(finished, in_order(state), strict=True):
        piles = re.findall(r"(\d):\xa0([^:]*?)(?:   |$)", told[number + 1])
        sizes = [len(cards.split()) for _, cards in piles]
        assert sizes == [len(pile) for pile in state.boards[seat].piles if pile]
        assert not any("turn up" in line or "on pile" in line for line in told)
