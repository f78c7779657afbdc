"""Spy vs Spy with several people at one screen, where all move in turn."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from soiree.controller.match.authority import Match
from soiree.core.entries import Decision, Entry, Move
from soiree.core.players import never
from soiree.core.records import Participant, Record, decode, encode
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.games.spy import GAME
from soiree.games.spy.moves import PICK
from soiree.storage.settings import Settings
from soiree.ui.screens.match.handover import HandoverScreen
from soiree.ui.table.table import Table
from tests.games.honesty import seated
from tests.truth import match_at
from tests.ui.games.spy.test_table import Clockwork, last_target_of, shortest
from tests.ui.table.items import items_of
from tests.ui.table.sitting import click, sitting
from tests.window.places import Places

WHOLE_MATCH = 180_000


def raced(people: int) -> Record:
    """A match interrupted in its first race, with the times of a race."""
    players = tuple(
        Participant(f"P{seat}", "human")
        if seat < people
        else Participant(f"P{seat}", "computer", "easy")
        for seat in range(3)
    )
    match = Match(Record(GAME.name, {**GAME.defaults(), "players": 3}, players, seed=5), GAME)
    match.draw_chance()
    while match.position < 40:
        seat = match.position % 3
        match.play(seat, match.legal(seat)[0], match.position, at=match.position / 4)
    return decode(encode(match.record()), GAMES)


@pytest.fixture
def settings() -> Settings:
    settings = Settings(speed="off", practised=["spy"])
    settings.choices(GAME).message_delay = 0
    return settings


@pytest.mark.parametrize("people", [1, 2, pytest.param(3, marks=pytest.mark.thorough)])
def test_a_race_with_several_people_goes_on_in_turn(
    qtbot: QtBot, places: Places, people: int
) -> None:
    record = raced(people)
    places.open(record)
    table = places.table
    assert isinstance(table, Table)
    assert table.play.client.race.real_time == (people == 1)
    assert table.shown.now.is_covered == (people == 1), (
        "where nobody races, nothing waits to be uncovered"
    )
    if people == 1:
        return
    qtbot.waitUntil(lambda: bool(table.findChildren(HandoverScreen) or table.shown.moment().legal))
    for screen in table.findChildren(HandoverScreen):
        (button,) = screen.findChildren(QPushButton)
        button.click()
    qtbot.waitUntil(lambda: bool(table.shown.moment().legal))
    assert table.shown.now.viewer == _last(record).seat + 1
    position, move = match_at(table).position, table.shown.moment().legal[0]
    viewer = table.shown.now.viewer
    click(table, last_target_of(table, move))
    entry = match_at(table).entries[position]
    assert isinstance(entry, Decision)
    assert (entry.seat, entry.move) == (viewer, move)
    assert entry.at is not None
    assert entry.at >= (_last(record).at or 0)
    again = match_at(table).record()
    assert decode(encode(again), GAMES).entries == again.entries


def _last(record: Record) -> Decision:
    entry = record.entries[-1]
    assert isinstance(entry, Decision)
    return entry


def later(players: int) -> list[Entry]:
    """A first race of good players, who move in turn, up to 16 moves before its end."""
    match, rng = seated(GAME, shortest(players), seed=1), random.Random(1)
    good = GAMES["spy"].player("hard")
    match.draw_chance()
    while match.legal(match.deciders[0])[0] not in PICK:
        for seat in match.deciders:
            match.play(seat, good(match.view(seat), rng, never), match.position)
    return list(match.entries[:-16])


@pytest.mark.slow
def test_two_people_play_a_race_in_turn(qtbot: QtBot) -> None:
    turns, entries = Clockwork().turns(timed=False), later(2)
    with sitting(qtbot, GAME, options=shortest(2), entries=entries, turns=turns, people=2) as sat:
        table, rng = sat.table, random.Random(1)
        assert isinstance(table, Table)
        made: list[tuple[Seat, Move]] = []

        def plays(seat: Seat) -> None:
            if table.shown.now.decider == seat and table.shown.moment().legal:
                move = GAMES["spy"].player("hard")(sat.match.view(seat), rng, never)
                made.append((seat, move))
                if move in PICK:
                    click(table, items_of(table, move)[0])
                click(table, last_target_of(table, move))

        sat.plays = plays
        table.start()
        qtbot.waitUntil(lambda: sat.rounds > 0 or sat.match.result is not None, timeout=WHOLE_MATCH)
        sat.plays = None
        assert sat.faults == []
        assert sat.refused == []
        new = [each for each in sat.match.entries[len(entries) :] if isinstance(each, Decision)]
        assert made == [(each.seat, each.move) for each in new]
        seats = [each.seat for each in new[:6]]
        assert seats in ([0, 1] * 3, [1, 0] * 3)
        assert set(sat.handed) == {0, 1}
