"""The costs of every table: opening it, acting at it, playing at it, and leaving it idle."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import os
import random
import statistics
import sys
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from soiree.controller.match.authority import Match
from soiree.controller.match.session import Session
from soiree.games import GAMES
from soiree.storage.settings import GameChoices
from soiree.ui.decks import CardArt
from soiree.ui.program.run import SWITCH_INTERVAL
from soiree.ui.table.table import Table
from tests.bench.frames import FrameClock, Thinking, fly, let_pass, measure, part
from tests.bench.room import Room, Speed, computers
from tests.bench.test_start import bare_window
from tests.truth import match_at
from tests.ui.table.items import item_at, next_items, put_back

OPENED = 7
CLICKS = 15
SECONDS = 10.0
TURNS = 5
"""The number of turns in which frames are measured, at rest and with a thinking computer.

Turns reduce the influence of other programs on the machine.
"""

SECONDS_AT_REST = 2.0

MATCHES = 20
WARM = 5
"""The number of matches after which all caches are filled."""

SHORT: dict[str, dict[str, int | str]] = {
    "soi": {"target": 100},
    "spy": {"deck": "half"},
    "soureh": {"threshold": 50},
    "pariah": {"threshold": 100},
}
"""Options that make matches short."""

AT_ONCE = GameChoices(message_delay=0, timed=False)
"""Messages without a delay, and races that wait for each player."""

MakesRoom = Callable[..., Room]

every_table = pytest.mark.parametrize("name", GAMES)


@pytest.fixture
def make_room(qtbot: QtBot) -> Iterator[MakesRoom]:
    interval = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_INTERVAL)
    # References are kept, as the rooms filter the events of their windows.
    rooms: list[Room] = []

    def make(*, saves_matches: bool = False, speed: Speed = "normal") -> Room:
        rooms.append(Room(saves_matches=saves_matches, speed=speed))
        qtbot.addWidget(rooms[-1].window)
        return rooms[-1]

    yield make
    sys.setswitchinterval(interval)


@every_table
def test_a_table_is_soon_open(name: str, make_room: MakesRoom) -> None:
    """The time from the request of a match to the first complete picture of its table."""
    room = make_room()
    walls: list[float] = []
    works: list[float] = []
    for turn in range(OPENED + 1):
        wall, work = time.perf_counter(), time.process_time()
        room.begin(name, seed=turn)
        room.next_frame()
        while not room.picture_is_complete():
            room.next_frame()
        walls.append(1000 * (time.perf_counter() - wall))
        works.append(1000 * (time.process_time() - work))
        room.leave()
    # The first table loads modules and draws pictures for the caches.
    wall, work = statistics.median(walls[1:]), statistics.median(works[1:])
    print(f"\n{name:7} open after {wall:5.1f} ms, {work:5.1f} ms of them of work", end="")
    print(f"   the first time {walls[0]:5.0f} ms")
    assert work < 0.8 * bare_window()


@every_table
def test_a_click_soon_shows(name: str, make_room: MakesRoom) -> None:
    """The time from a click on a target to the first different frame."""
    room = make_room(speed="fast")
    rng = random.Random(1)
    times: list[float] = []
    room.begin(name, 1, AT_ONCE)
    for turn in range(CLICKS):
        room.until(lambda: room.is_over() or has_a_choice(room))
        if room.is_over():
            room.begin(name, turn, AT_ONCE)
            room.until(lambda: has_a_choice(room))
        let_pass(0.1)
        point = rng.choice(points_to_click(room.table))
        before = picture(room.table)
        spent, begun = 0.0, time.perf_counter()
        QTest.mouseClick(room.table.viewport(), Qt.MouseButton.LeftButton, pos=point)
        while True:
            room.next_frame()
            spent += time.perf_counter() - begun
            if picture(room.table) != before:
                break
            begun = time.perf_counter()
        times.append(1000 * spent)
        put_back(room.table)
    median = statistics.median(times)
    print(f"\n{name:7} a click shows after {median:5.1f} ms, {max(times):5.1f} ms at most", end="")
    assert median < 0.24 * bare_window()


def has_a_choice(room: Room) -> bool:
    """True if the person may choose, and no move is about to be made automatically."""
    return room.is_asked() and room.table.shown.now.forced_move is None


def points_to_click(table: Table) -> list[QPoint]:
    """Return a point of the viewport for each target."""
    found = []
    # Other items accept clicks too, but are no part of a move.
    for item in filter(table.focus.can_press, next_items(table)):
        area = item.area()
        steps = [step / 10 for step in range(1, 10)]
        points = (
            table.mapFromScene(area.topLeft() + QPointF(x * area.width(), y * area.height()))
            for x in steps
            for y in steps
        )
        found += [point for point in points if item_at(table, point) is item][:1]
    return found


def picture(table: Table) -> QImage:
    return table.viewport().grab().toImage()


@every_table
def test_frames_come_as_evenly_while_a_computer_thinks(name: str, make_room: MakesRoom) -> None:
    room = make_room(speed="off")
    room.begin(name, 1, AT_ONCE)
    room.until_asked()
    clock = FrameClock(room.table.viewport())
    flights = fly(room.table)
    still: list[float] = []
    thinking: list[float] = []
    decisions = 0
    for _ in range(TURNS):
        still += measure(clock, SECONDS / TURNS)
        search = Thinking(match_at(room.table))
        thinking += measure(clock, SECONDS / TURNS)
        search.end()
        decisions += search.decisions
    for flight in flights:
        flight.stop()
    for when, found in (("at rest", still), ("thinking", thinking)):
        print(
            f"\n{name:7} {when:9} frames {len(found):4}  median {part(found, 0.5):5.1f} ms"
            f"  p99 {part(found, 0.99):5.1f} ms  longest {max(found):5.1f} ms",
            end="",
        )
    ratio = part(thinking, 0.99) / part(still, 0.99)
    print(
        f"\n{name:7} p99 thinking / at rest {ratio:.2f}   decisions meanwhile {decisions}", end=""
    )
    assert decisions > 0
    assert ratio < 1.2
    assert max(still + thinking) < 50


@every_table
def test_matches_leave_nothing_behind(name: str, make_room: MakesRoom) -> None:
    room = make_room(saves_matches=True, speed="off")
    # Painting takes most of the time, and is not measured here.
    room.window.resize(800, 600)
    tables: list[weakref.ref[Table]] = []
    grown: list[float] = []
    alive: list[dict[str, int]] = []
    for turn in range(MATCHES):
        room.begin(name, turn, computers(name, "random", **SHORT.get(name, {})))
        tables.append(weakref.ref(room.table))
        room.until(room.is_over)
        room.leave()
        if turn + 1 in (WARM, MATCHES):
            gc.collect()
            grown.append(megabytes())
            alive.append(living(room))
    growth = grown[1] - grown[0]
    print(f"\n{name:7} {grown[1]:5.1f} MB after {MATCHES} matches, {growth:+.1f} MB", end="")
    print(f" since the {WARM}th; alive {alive[1]}", end="")
    assert [table() for table in tables] == [None] * MATCHES
    assert alive[1] == alive[0]
    assert growth < 6


def megabytes() -> float:
    """Return the used memory of this process, if the system reports it."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)  # The C library keeps up to 7 MB of freed memory.
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        pytest.skip("the system does not tell how much memory is in use")
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def living(room: Room) -> dict[str, int]:
    """Return the numbers of objects that a match at a table is made of."""
    items = [
        each
        for each in gc.get_objects()
        if not isinstance(each, Shiboken.Object) or Shiboken.isValid(each)
    ]
    kinds = (Match, Session, CardArt, QGraphicsItem, QAbstractAnimation)
    return {
        **{kind.__name__: sum(isinstance(each, kind) for each in items) for kind in kinds},
        "widgets": len(room.window.findChildren(QWidget)),
        "threads": threading.active_count(),
    }


@every_table
def test_a_table_that_waits_rests(name: str, make_room: MakesRoom) -> None:
    room = make_room()
    room.begin(name, 1, AT_ONCE)
    room.until_asked()
    # The last frames may still be pending.
    let_pass(0.5)
    wall, work = time.perf_counter(), time.process_time()
    let_pass(SECONDS_AT_REST)
    share = (time.process_time() - work) / (time.perf_counter() - wall)
    print(f"\n{name:7} waits for a person with {100 * share:.2f} % of a processor", end="")
    assert share < 0.005
