"""Undo and "show again" at every table: the scene agrees with the match."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from soiree.controller.match.authority import Match
from soiree.controller.match.race import Race
from soiree.controller.match.turn_order import TurnOrder
from soiree.core.entries import Chance, Decision, Entry, Move
from soiree.core.events import Event
from soiree.core.players import Player, Stop
from soiree.core.records import Participant, Record
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.games.spy.facts import Phase
from soiree.games.spy.moves import PHASE_OF
from soiree.ui.games.coops.on_table import LOOK
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.table import Table
from tests.thorough import always
from tests.truth import match_at
from tests.ui.table.items import disagreements
from tests.ui.table.sitting import Sitting, picture, sitting

pytestmark = pytest.mark.slow

OPTIONS: dict[str, dict[str, int | str]] = {
    "soy": {},
    "soureh": {},
    "pariah": {},
    "soi": {"target": 100},
    "spy": {"players": 2, "deck": "half"},
    "soda": {"players": 3},
    "sept": {"target": 3},
}
"""Each game as it is tried here, with few players, and races in which each moves in turn."""

FAST = Appearance(speed="fast", message_delay=100)


@contextmanager
def driver(
    qtbot: QtBot,
    name: str,
    *,
    people: int = 1,
    entries: Iterable[Entry] = (),
    computers: Mapping[Seat, Player] | None = None,
) -> Iterator[Sitting]:
    with sitting(
        qtbot,
        GAMES[name],
        people=people,
        options=OPTIONS[name],
        entries=entries,
        computers=computers,
    ) as sat:
        yield sat


def play(qtbot: QtBot, sat: Sitting, choices: int) -> None:
    """Make this many random choices of the people, and wait for the next question."""
    rng = random.Random(3)
    left = choices
    done = False

    def choose(seat: Seat) -> None:
        nonlocal left, done
        if left:
            left -= 1
            move = rng.choice(sat.legal(seat))
            assert sat.table.play.client.choose(seat, move) is None
        else:
            done = True

    sat.plays = choose
    sat.table.start()
    qtbot.waitUntil(lambda: done, timeout=20_000)
    sat.plays = None


def recalled_at(table: Table) -> tuple[str, list[list[str]]]:
    """Return the digest and the sentences of the recap."""
    return table.recap.digest, [place.sentences for place in table.recap.traces.places]


def at_random(sat: Sitting) -> Callable[[Seat], None]:
    """Return a player who makes random choices."""
    rng = random.Random(1)

    def choose(seat: Seat) -> None:
        assert sat.table.play.client.choose(seat, rng.choice(sat.legal(seat))) is None

    return choose


def stands(qtbot: QtBot, sat: Sitting) -> None:
    """Wait until all events are displayed and somebody may choose."""
    table = sat.table
    qtbot.waitUntil(
        lambda: not table.play.moving and table.shown.now.decider is not None, timeout=20_000
    )
    assert sat.faults == []
    assert disagreements(table) == []


@pytest.mark.parametrize("name", always("pariah"))
def test_undo_and_redo_restore_the_scene_of_the_match(qtbot: QtBot, name: str) -> None:
    with driver(qtbot, name) as sat:
        play(qtbot, sat, 3)
        table, stack = sat.table, sat.table.play.client.undo_stack
        pictures = {sat.match.position: picture(table)}
        for _ in range(3):
            stack.undo()
            table.play.show_anew()
            table.play.play_on()
            stands(qtbot, sat)
            pictures[sat.match.position] = picture(table)
        first = min(pictures)
        for _ in range(3):
            stack.redo()
            table.play.show_anew()
            table.play.play_on()
            stands(qtbot, sat)
            assert picture(table) == pictures[sat.match.position]
        assert sat.match.position == max(pictures)
        before = sat.match.entries[:first]
    with driver(qtbot, name, entries=before) as fresh:
        fresh.table.start()
        stands(qtbot, fresh)
        assert picture(fresh.table) == pictures[first], "as if nothing had followed"


@pytest.mark.parametrize("name", always("pariah"))
def test_show_again_repeats_the_events_without_speech_or_moves(qtbot: QtBot, name: str) -> None:
    with driver(qtbot, name) as sat:
        play(qtbot, sat, 2)
        table = sat.table
        before, entries = picture(table), list(sat.match.entries)
        recalled = recalled_at(table)
        for _ in range(2):
            sat.told.clear()
            assert table.play.show_again()
            assert sat.told, "something is shown"
            stands(qtbot, sat)
            assert picture(table) == before
            assert sat.match.entries == entries
            told: list[tuple[Event | None, str]] = [*sat.told]
            assert set(told) == {(None, "")}, "it has happened, and was told, only once"
            assert recalled_at(table) == recalled
        assert not match_at(table).tally.assisted


def test_show_again_animates_the_card(qtbot: QtBot) -> None:
    with driver(qtbot, "soda") as sat:
        play(qtbot, sat, 2)
        table = sat.table
        table.show_appearance(FAST)
        assert table.play.show_again()
        assert table.play.moving
        position = sat.match.position
        stands(qtbot, sat)
        assert sat.match.position == position


def test_a_move_during_show_again_is_shown_afterwards(qtbot: QtBot) -> None:
    """A computer moves while "show again" is running."""
    thinks, may_answer = threading.Event(), threading.Event()

    def slow(view: View, rng: random.Random, stop: Stop) -> Move:
        thinks.set()
        may_answer.wait(20)
        return view.legal[0]

    entries = played_until(lambda match: match.deciders == (0,)).entries
    slow_ones = dict.fromkeys((1, 2, 3), slow)
    with driver(qtbot, "soi", computers=slow_ones, entries=entries) as sat:
        table, match = sat.table, sat.match
        sat.plays = at_random(sat)
        table.start()
        while not thinks.is_set():
            QCoreApplication.processEvents()
        qtbot.waitUntil(lambda: not table.play.moving and table.shown.now.thinker is not None)
        known = len(match.events_of(table.shown.now.observers))
        table.show_appearance(FAST)
        sat.told.clear()
        assert table.play.show_again()
        may_answer.set()
        qtbot.waitUntil(lambda: len(match.events_of(table.shown.now.observers)) > known)
        sat.plays = None
        stands(qtbot, sat)
        shown: list[Event | None] = [event for event, _ in sat.told]
        assert [event for event in shown if event is not None] == match.events_of(
            table.shown.now.observers, known
        )


def test_show_again_after_a_round_skips_the_round_sheet(qtbot: QtBot) -> None:
    match = played_until(
        lambda match: (
            match.deciders == (0,) and match.position > 2 and isinstance(match.entries[-1], Chance)
        )
    )
    with driver(qtbot, "soi", entries=match.entries) as sat:
        looked: list[int] = []
        sat.table.play.round_over.connect(lambda: looked.append(1))
        sat.table.start()
        stands(qtbot, sat)
        before = picture(sat.table)
        assert sat.table.play.show_again()
        stands(qtbot, sat)
        assert picture(sat.table) == before
        assert not looked


def played_until(holds: Callable[[Match], bool]) -> Match:
    """Return a match of Soi, played at random until a condition holds."""
    game = GAMES["soi"]
    players = tuple(Participant(f"P{seat}", "human") for seat in range(4))
    for seed in range(50):
        rng = random.Random(seed)
        match = Match(Record(game.name, {"target": 100}, players, seed=seed), game)
        match.draw_chance()
        while match.result is None:
            if holds(match):
                return match
            (seat,) = match.deciders
            match.play(seat, rng.choice(match.legal(seat)), match.position)
            match.draw_chance()
    raise AssertionError("no such moment")


def test_show_again_does_nothing_in_a_timed_race(qtbot: QtBot) -> None:
    game = GAMES["spy"]
    options = {**game.defaults(), "players": 2, "deck": "half"}
    players = (Participant("You", "human"), Participant("Ada", "computer", "easy"))
    match = Match(Record(game.name, options, players, seed=1), game)
    match.draw_chance()
    while PHASE_OF[match.legal(match.deciders[0])[0]] is Phase.RACE:
        seat = match.deciders[0]
        match.play(seat, match.legal(seat)[0], match.position, 1.0)
    assert 0 in match.deciders

    def timed(match: Match) -> TurnOrder:
        return Race(match, time.monotonic, lambda seconds, act: None)

    first = match.deciders[:1]
    with sitting(
        qtbot,
        game,
        options=options,
        entries=match.entries,
        turns=timed,
        people=2 if first == (0,) else 1,
    ) as sat:
        sat.table.shown.change(observers=(0,))
        sat.table.start()
        assert not sat.table.play.moving
        assert not sat.table.play.show_again()


def test_show_again_does_nothing_before_the_first_move(qtbot: QtBot) -> None:
    with driver(qtbot, "soy", people=2) as sat:
        sat.table.start()
        assert not sat.table.play.show_again()


def test_show_again_does_nothing_during_a_handover(qtbot: QtBot) -> None:
    with driver(qtbot, "soureh", people=2) as sat:
        handed: list[int] = []
        sat.table.play.screen_requested.connect(handed.append)
        sat.table.start()
        qtbot.waitUntil(lambda: bool(handed))
        sat.table.play.take_seat(handed[-1])
        qtbot.waitUntil(lambda: sat.table.shown.now.decider is not None)
        while len(handed) < 2:
            seat = sat.table.shown.now.decider
            assert seat is not None
            moves = [move for move in sat.legal(seat) if move not in ("declare", "pay")]
            assert sat.table.play.client.choose(seat, moves[-1]) is None
            qtbot.waitUntil(lambda: len(handed) > 1 or sat.table.shown.now.decider is not None)
        assert not sat.table.play.show_again()


@pytest.mark.parametrize("name", always("soureh", of=("pariah", "soureh")))
def test_undo_while_a_pile_is_open_closes_it_and_asks_again(qtbot: QtBot, name: str) -> None:
    with driver(qtbot, name) as sat:
        play(qtbot, sat, 6)
        table = sat.table
        table.choice.activate(LOOK)
        assert table.pile_viewer.sheet is not None
        table.play.client.undo_stack.undo()
        table.play.show_anew()
        table.play.play_on()
        stands(qtbot, sat)
        assert table.pile_viewer.sheet is None


def test_undo_of_another_persons_choice_hands_them_the_screen(qtbot: QtBot) -> None:
    with driver(qtbot, "soureh", people=2) as sat:
        play(qtbot, sat, 6)
        table, stack = sat.table, sat.table.play.client.undo_stack
        last = _last_choice(sat.match.entries)
        while (last.seat,) == table.shown.now.observers:
            stack.undo()
            table.play.show_anew()
            table.play.play_on()
            stands(qtbot, sat)
            last = _last_choice(sat.match.entries)
        sat.handed.clear()
        stack.undo()
        table.play.show_anew()
        table.play.play_on()
        qtbot.waitUntil(lambda: bool(sat.handed))
        assert sat.handed == [last.seat]
        assert table.shown.now.observers == ()
        table.play.take_seat(last.seat)
        stands(qtbot, sat)
        assert table.shown.now.decider == last.seat


def _last_choice(entries: list[Entry]) -> Decision:
    last = next(each for each in reversed(entries) if isinstance(each, Decision) and each.seat < 2)
    assert isinstance(last, Decision)
    return last


@pytest.mark.parametrize("name", always("soda", of=("soi", "soda", "soureh")))
def test_the_round_sheet_returns_when_the_round_ends_again_after_undo(
    qtbot: QtBot, name: str
) -> None:
    with driver(qtbot, name) as sat:
        table = sat.table
        looked: list[int] = []
        table.play.round_over.disconnect()
        table.play.round_over.connect(lambda: looked.append(sat.match.position))
        sat.plays = at_random(sat)
        table.start()
        qtbot.waitUntil(lambda: bool(looked), timeout=20_000)
        sat.plays = None
        table.play.client.undo_stack.undo()
        table.play.show_anew()
        table.play.play_on()
        stands(qtbot, sat)
        table.play.client.undo_stack.redo()
        table.play.show_anew()
        table.play.play_on()
        assert looked == [looked[0]] * 2
        assert sat.match.position == looked[0], "the next round waits"


def test_the_end_of_the_match_is_reported_once_each_time_it_is_reached(qtbot: QtBot) -> None:
    with driver(qtbot, "soy") as sat:
        table = sat.table
        over: list[int] = []
        table.play.over.connect(lambda: over.append(sat.match.position))
        sat.plays = at_random(sat)
        table.start()
        qtbot.waitUntil(lambda: bool(over), timeout=20_000)
        sat.plays = None
        table.play.pause("a dialog")
        table.play.resume("a dialog")
        assert len(over) == 1
        assert table.play.show_again()
        qtbot.waitUntil(lambda: not table.play.moving)
        assert len(over) == 1, "it is reviewed"
        table.play.client.undo_stack.undo()
        table.play.show_anew()
        table.play.play_on()
        stands(qtbot, sat)
        table.play.client.undo_stack.redo()
        table.play.show_anew()
        table.play.play_on()
        qtbot.waitUntil(lambda: len(over) == 2)
