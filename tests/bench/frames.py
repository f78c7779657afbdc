"""Frames of moving cards at a table, at rest and while a computer thinks.

A frame is a paint event of the table's viewport.
"""

from __future__ import annotations

import random
import time
from itertools import pairwise

from PySide6.QtCore import QEvent, QEventLoop, QObject, QPointF, QPropertyAnimation, QTimer
from PySide6.QtWidgets import QWidget

from soiree.controller.computers.worker import Worker
from soiree.controller.match.authority import Match
from soiree.core.players import never
from soiree.ui.table.table import Table

CARDS = 10


class FrameClock(QObject):
    """Records the time of each paint event of a widget."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.times: list[float] = []
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.times.append(time.perf_counter())
        return False

    def intervals(self) -> list[float]:
        """Return the milliseconds between frames since the last call."""
        times, self.times = self.times, []
        return [1000 * (b - a) for a, b in pairwise(times)]


class Thinking:
    """An endless search on a worker's thread, one decision after the other."""

    def __init__(self, match: Match) -> None:
        game = match.game
        self._view = match.view(match.deciders[0])
        self._player = game.player(game.levels[-1].name)
        self._goes_on = True
        self.decisions = 0
        self._worker = Worker()
        self._worker.submit(self._think)

    def _think(self) -> None:
        while self._goes_on:
            self._player(self._view, random.Random(self.decisions), never)
            self.decisions += 1

    def end(self) -> None:
        self._goes_on = False
        assert self._worker.finish(10)


def fly(table: Table) -> list[QPropertyAnimation]:
    """Move ten cards to and fro. Returns the animations, which never end by themselves."""
    flights = []
    items = [item for items in table.board.zones.values() for item in items]
    across = table.sceneRect().bottomRight()
    # Cards from the whole table, not from one pile.
    for number in range(CARDS):
        item = items[number * len(items) // CARDS]
        flight = QPropertyAnimation(item, b"pos", table)
        flight.setDuration(700 + 40 * number)
        flight.setKeyValueAt(0, item.pos())
        flight.setKeyValueAt(0.5, QPointF(across - item.pos()))
        flight.setKeyValueAt(1, item.pos())
        flight.setLoopCount(-1)
        flight.start()
        flights.append(flight)
    return flights


def let_pass(seconds: float) -> None:
    """Run the event loop for some time."""
    loop = QEventLoop()
    QTimer.singleShot(round(1000 * seconds), loop.quit)
    loop.exec()


def measure(clock: FrameClock, seconds: float) -> list[float]:
    """Return the milliseconds between frames within so many seconds."""
    clock.intervals()
    let_pass(seconds)
    return clock.intervals()


def part(intervals: list[float], share: float) -> float:
    """Return the quantile of the intervals for a share from 0 to 1."""
    return sorted(intervals)[int(share * (len(intervals) - 1))]
