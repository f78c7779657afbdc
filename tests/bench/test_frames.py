"""How evenly cards move: the time between two frames, at rest and while a computer thinks.

Ten cards of a whole table of Soi fly to and fro without a pause. A frame is a paint event of the
table's viewport.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QEventLoop, QObject, QPointF, QPropertyAnimation, QTimer
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from soiree import players
from soiree.controller.match import Deal, Match
from soiree.controller.session import Session
from soiree.controller.worker import Worker
from soiree.core.records import Participant
from soiree.resources import resource
from soiree.rules import GAMES
from soiree.ui.decks import load_deck
from soiree.ui.scene.looks import Looks
from soiree.ui.tables.soi import SoiTable

SECONDS = 10.0
TURNS = 3
"""Each of the two is measured so many times, by turns, for the machine is not ours alone."""


class FrameClock(QObject):
    """Keeps the time of each paint event of a widget."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.times: list[float] = []
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.times.append(time.perf_counter())
        return False

    def intervals(self) -> list[float]:
        """Milliseconds between frames since the last call."""
        times, self.times = self.times, []
        return [1000 * (b - a) for a, b in pairwise(times)]


class Thinking:
    """A search that never ends, on the worker's thread, one decision after the other."""

    def __init__(self, match: Match) -> None:
        seat = match.deciders[0]
        self._view = match.view(seat)
        self._player = players.find("soi", "impossible")
        self._goes_on = True
        self.decisions = 0
        self._worker = Worker()
        self._worker.submit(self._think)

    def _think(self) -> None:
        while self._goes_on:
            self._player(self._view, random.Random(self.decisions), players.never)
            self.decisions += 1

    def end(self) -> None:
        self._goes_on = False
        assert self._worker.finish(10)


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[SoiTable]:
    interval = sys.getswitchinterval()
    sys.setswitchinterval(0.0005)
    seats = tuple(Participant(name, "human") for name in ("You", "Ada", "Basil", "Clara"))
    match = Match(Deal(GAMES["soi"], {"target": 200}, seats, seed=1))
    match.draw_chance()
    rng = random.Random(1)
    for _ in range(20):
        seat = match.deciders[0]
        match.play(seat, rng.choice(match.view(seat).legal), match.position)
    worker = Worker()
    session = Session(match, {}, worker, lambda act: None, lambda record: None)
    shown = SoiTable(
        session, [who.name for who in seats], Looks(), load_deck(resource("decks", "classic.svg"))
    )
    qtbot.addWidget(shown)
    shown.resize(1280, 740)
    shown.show()
    shown.eyes = (match.deciders[0],)
    shown.redraw()
    shown.set_scene()
    yield shown
    worker.finish(10)
    sys.setswitchinterval(interval)


def fly(table: SoiTable) -> list[QPropertyAnimation]:
    """Ten cards on their way to and fro, for ever."""
    flights = []
    items = [item for items in table.zones.values() for item in items][:10]
    for number, item in enumerate(items):
        flight = QPropertyAnimation(item, b"pos", table)
        flight.setDuration(700 + 40 * number)
        flight.setKeyValueAt(0, item.pos())
        flight.setKeyValueAt(0.5, QPointF(1280 - item.pos().x(), 740 - item.pos().y()))
        flight.setKeyValueAt(1, item.pos())
        flight.setLoopCount(-1)
        flight.start()
        flights.append(flight)
    return flights


def measure(clock: FrameClock, seconds: float) -> list[float]:
    loop = QEventLoop()
    QTimer.singleShot(round(1000 * seconds), loop.quit)
    clock.intervals()
    loop.exec()
    return clock.intervals()


def part(intervals: list[float], share: float) -> float:
    return sorted(intervals)[int(share * (len(intervals) - 1))]


def test_frames_come_as_evenly_while_a_computer_thinks(table: SoiTable) -> None:
    clock = FrameClock(table.viewport())
    flights = fly(table)
    still: list[float] = []
    thinking: list[float] = []
    decisions = 0
    for _ in range(TURNS):
        still += measure(clock, SECONDS / TURNS)
        search = Thinking(table.session.match)
        thinking += measure(clock, SECONDS / TURNS)
        search.end()
        decisions += search.decisions
    for flight in flights:
        flight.stop()
    for name, found in (("at rest", still), ("thinking", thinking)):
        print(
            f"\n{name:9} frames {len(found):4}  median {part(found, 0.5):5.1f} ms"
            f"  p99 {part(found, 0.99):5.1f} ms  longest {max(found):5.1f} ms",
            end="",
        )
    ratio = part(thinking, 0.99) / part(still, 0.99)
    print(f"\np99 thinking / at rest {ratio:.2f}   decisions meanwhile {decisions}")
    assert decisions > 0
    assert ratio < 1.2
    assert max(still + thinking) < 50
