"""Marks a replay: rounds and own choices at once, great moments as the search finds them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from time import perf_counter

from msgspec.structs import replace
from PySide6.QtCore import Signal

from soiree.controller.match.replay import Replay
from soiree.ui.deferring import timer
from soiree.ui.screens.replay.replay_slider import Marks
from soiree.ui.screens.replay.viewpoints import own_seats
from soiree.ui.screens.services import Services
from soiree.ui.screens.table_screen import ReplayPart
from soiree.ui.table.motion.great_highlights import GreatHighlight, great_highlights
from soiree.ui.table.table import Table

_MOST = 10_000
"""The number of entries that are searched. The time for one grows with the entries before it."""

_SLICE, _BREAK = 0.006, 12
"""The search runs for so many seconds at a time, with breaks of so many milliseconds."""


class ReplayMarks(ReplayPart):
    """Finds the marks on the slider of a replay: rounds, choices and great moments.

    Attributes:
        marks: all marks found so far.

    Signals:
        changed: `marks` has changed.
    """

    changed = Signal()

    def __init__(self, services: Services, replay: Replay, table: Table) -> None:
        super().__init__(services, replay, table)
        self.marks = Marks()
        self._search: Iterator[GreatHighlight | None] = iter(())
        self._break = timer(self, self._search_slice, _BREAK)

    def begin(self) -> None:
        """Mark the replay for the current observers, and begin to search for great moments."""
        replay, table = self.replay, self._table
        own = own_seats(replay, table.shown.now.observers)
        self.marks = Marks(replay.rounds, replay.choices(own), in_races=replay.client.game.is_race)
        walk = islice(replay.walk(), _MOST + 1)
        self._search = great_highlights(walk, table.presenter, table.shown.now)
        self._break.start()
        self.changed.emit()

    def end(self) -> None:
        """Stop the search for great moments; `begin` can start a new one."""
        self._break.stop()
        self._search = iter(())

    def _search_slice(self) -> None:
        """Search for great moments for `_SLICE` seconds, then pause to keep animations smooth."""
        until, found = perf_counter() + _SLICE, list[GreatHighlight]()
        for moment in self._search:
            if moment is not None:
                found.append(moment)
            if perf_counter() > until:
                self._break.start()
                break
        if found:
            self.marks = replace(self.marks, moments=(*self.marks.moments, *found))
            self.changed.emit()
