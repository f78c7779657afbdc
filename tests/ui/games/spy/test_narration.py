"""The log of Spy vs Spy: the course of each race, to be read afterwards."""

from __future__ import annotations

import random
import re

import pytest
from pytestqt.qtbot import QtBot

from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.games.spy import GAME
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.rules import Spy
from soiree.ui.games import narration
from soiree.ui.style.words import NOBODY
from soiree.ui.window.side_panel import SidePanel
from tests.games.honesty import honest, play, seated, truth

NAMES = ("You", "Ada", "Basil")


def raced(races: int, viewer: Seat = 0) -> tuple[View, list[Spy]]:
    """A match after so many races, and the truth at the end of each."""
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
    return match.view(viewer), ends


def in_order(state: Spy) -> tuple[Seat, ...]:
    """Who has finished, in order."""
    return state.facts().finished


def lines(view: View, viewer: Seat) -> list[str]:
    log = narration.log_of("spy", NAMES, viewer)
    return [
        line
        for event in view.events
        for line in log.lines(event, narration.sentence("spy", event, NAMES, viewer) or "")
    ]


@pytest.mark.parametrize("viewer", [0, NOBODY])
def test_a_race_is_told_by_calls_and_by_who_finished_when(viewer: Seat) -> None:
    view, ends = raced(2)
    told = lines(view, viewer)
    starts = [number for number, line in enumerate(told) if line.startswith("Race")]
    assert len(starts) == 2
    for start, stop, state in zip(starts, [*starts[1:], len(told)], ends, strict=True):
        race = told[start:stop]
        finished = [line for line in race if re.match(r"\d\. ", line)]
        assert [line[0] for line in finished] == ["1", "2", "3"]
        for line, seat in zip(finished, in_order(state), strict=True):
            assert ("You" if seat == viewer else NAMES[seat]) in line
            board = state.boards[seat]
            left = len(board.hand) - board.turned + (board.up >= 0)
            assert ("has placed every" in line or "have placed every" in line) == (left == 0)
            assert not left or f"with {left} card" in line
        called = [line for line in race if " call" in line]
        assert len(called) == sum(board.called >= 0 for board in state.boards)
        assert all(re.search(r"\d+ cards? (is|are) left\.$", line) for line in called)


def test_what_each_has_placed_stands_below_pile_by_pile() -> None:
    view, (state,) = raced(1)
    told = lines(view, 0)
    finished = [number for number, line in enumerate(told) if re.match(r"\d\. ", line)]
    for number, seat in zip(finished, in_order(state), strict=True):
        piles = re.findall(r"(\d):\xa0([^:]*?)(?:   |$)", told[number + 1])
        sizes = [len(cards.split()) for _, cards in piles]
        assert sizes == [len(pile) for pile in state.boards[seat].piles if pile]
        assert not any("turn up" in line or "goes on pile" in line for line in told)


def test_the_panel_shows_it(qtbot: QtBot) -> None:
    view, _ = raced(2)
    panel = SidePanel()
    qtbot.addWidget(panel)
    panel.begin(view, NAMES, 0)
    assert panel.log.lines() == [line.replace("\xa0", " ") for line in lines(view, 0)]
