"""A person who takes the screen sees the events since last time, and no hidden information."""

from __future__ import annotations

import random

import pytest
from pytestqt.qtbot import QtBot

from soiree.core.events import Event, Moved
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.games.soy.zones import BIDS, SECRETS
from tests.thorough import always, tries
from tests.ui.table.items import disagreements
from tests.ui.table.sitting import Sitting, sitting, some
from tests.ui.table.test_undo import FAST, driver

pytestmark = pytest.mark.slow

ENTRIES = tries(14, thorough=30)
"""So many entries of each match are played."""


@pytest.mark.parametrize("name", always("spy"))
def test_a_person_who_takes_the_screen_sees_the_events_since_their_last_turn(
    qtbot: QtBot, name: str
) -> None:
    with driver(qtbot, name, people=2) as sat:
        table, match, rng = sat.table, sat.match, random.Random(7)
        seats: list[Seat] = []
        left: dict[Seat, int] = {}
        due: list[Event] = []
        caught_up = 0

        def leaves(_: Seat) -> None:
            if seats:
                left[seats[-1]] = len(match.events_of((seats[-1],)))

        def seated(seat: Seat, seen: View) -> None:
            seats.append(seat)
            sat.told.clear()
            lying = {item.card for items in table.board.zones.values() for item in items}
            assert lying <= {each for _, cards in seen.zones for each in cards} | {None}
            assert seat not in left or left[seat] == len(seen.events)
            due[:] = match.events_of((seat,), len(seen.events))

        def settled() -> None:
            nonlocal caught_up
            if due:
                assert [event for event, _ in sat.told] == due, "just what this person saw of it"
                assert disagreements(table) == []
                due.clear()
                caught_up += 1

        def choose(seat: Seat) -> None:
            if table.shown.now.decider == seat and match.position < ENTRIES:
                assert table.play.client.choose(seat, some(rng, sat.legal(seat))) is None

        table.play.screen_requested.connect(leaves)
        table.play.seated.connect(seated)
        table.play.settled.connect(settled)
        sat.plays = choose
        table.start()
        qtbot.waitUntil(
            lambda: match.position >= ENTRIES or match.result is not None, timeout=60_000
        )
        sat.plays = None
        assert caught_up >= 3
    assert sat.faults == []


def test_the_first_bidder_of_soy_sees_both_bids_turn_over(qtbot: QtBot) -> None:
    with sitting(qtbot, GAMES["soy"], people=2, appearance=FAST) as sat:
        table = sat.table
        revealed: list[int] = []

        def told(event: Event) -> None:
            if (
                isinstance(event, Moved)
                and event.source in SECRETS
                and table.shown.now.observers == (0,)
            ):
                assert event.card is not None
                revealed.append(event.card)

        table.play.event_shown.connect(told)
        table.start()
        take_the_screen(qtbot, sat, 0)
        first, second = sat.legal(0)[0], sat.legal(1)[-1]
        table.play.client.choose(0, first)
        take_the_screen(qtbot, sat, 1)
        table.play.client.choose(1, second)
        assert revealed == []
        qtbot.waitUntil(lambda: table.shown.now.decider == 1 or sat.handed[-1] == 0, timeout=20_000)
        while sat.handed[-1] != 0:
            table.play.client.choose(1, sat.legal(1)[0])
            table.playback.hurry()
            qtbot.waitUntil(
                lambda: (
                    (table.shown.now.decider == 1 and not table.play.moving) or sat.handed[-1] == 0
                ),
                timeout=20_000,
            )
        table.play.take_seat(0)
        assert sat.table.play.catches_up
        assert table.shown.now.decider is None, "first they look, then they choose"
        qtbot.waitUntil(
            lambda: both_bids_lie_open(sat) and table.shown.now.observers == (0,), timeout=20_000
        )
        qtbot.waitUntil(lambda: table.shown.now.decider == 0, timeout=20_000)
        assert len(revealed) == 2
        assert not table.play.catches_up
        assert disagreements(table) == []


def test_a_click_hurries_the_events_after_a_handover(qtbot: QtBot) -> None:
    with sitting(qtbot, GAMES["soi"], people=2, appearance=FAST) as sat:
        table = sat.table
        table.start()
        qtbot.waitUntil(lambda: bool(sat.handed), timeout=20_000)
        first = sat.handed[-1]
        newcomer = 1 - first
        take_the_screen(qtbot, sat, first)
        while sat.handed[-1] == first:
            table.play.client.choose(first, sat.legal(first)[-1])
            table.playback.hurry()
            qtbot.waitUntil(
                lambda: table.shown.now.decider == first or sat.handed[-1] != first, timeout=20_000
            )
        table.play.take_seat(newcomer)
        assert table.play.catches_up
        while table.play.moving:
            table.playback.hurry()
            table.playback.motions.finish()
            table.playback.motions.end_wait()
        qtbot.waitUntil(lambda: table.shown.now.decider == newcomer)
        assert disagreements(table) == []


def test_undo_leaves_no_events_for_the_next_handover(qtbot: QtBot) -> None:
    with driver(qtbot, "soy", people=2) as sat:
        table = sat.table
        table.start()
        take_the_screen(qtbot, sat, 0)
        table.play.client.choose(0, sat.legal(0)[0])
        take_the_screen(qtbot, sat, 1)
        assert sat.match.position == 2
        table.play.client.undo_stack.undo()
        table.play.show_anew()
        table.play.play_on()
        qtbot.waitUntil(lambda: sat.handed[-1] == 0)
        table.play.take_seat(0)
        assert not table.play.catches_up
        qtbot.waitUntil(lambda: table.shown.now.decider == 0)
        assert disagreements(table) == []


def take_the_screen(qtbot: QtBot, sat: Sitting, seat: Seat) -> None:
    qtbot.waitUntil(lambda: bool(sat.handed) and sat.handed[-1] == seat, timeout=20_000)
    sat.table.play.take_seat(seat)
    qtbot.waitUntil(lambda: sat.table.shown.now.decider == seat, timeout=20_000)


def both_bids_lie_open(sat: Sitting) -> bool:
    bids = [sat.table.board.zones.get(zone, []) for zone in BIDS]
    return all(items and all(item.face_up for item in items) for items in bids)
