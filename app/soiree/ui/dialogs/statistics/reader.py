"""Reads and counts the matches on another thread."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from soiree.core.games import Game
from soiree.storage.history import results
from soiree.storage.history.index import Progress, index_of
from soiree.storage.history.results import Filter, Results
from soiree.storage.history.statistics import Report, Summary, report, summary
from soiree.storage.paths import Paths
from soiree.ui.background import Background
from soiree.ui.desktop.file_dialogs import save
from soiree.ui.dialogs.statistics import export

_PATIENCE = 5.0
"""The seconds that `close` waits for the thread."""


class Counted(Struct, frozen=True):
    """The figures of some matches.

    Attributes:
        chosen: the filter of the matches.
        report: the report about the matches that pass.
        helped: the summary of the matches with help that the report leaves out; None if it leaves
            out none.
    """

    chosen: Filter
    report: Report
    helped: Summary | None


class Reader(QObject):
    """Reads the results of the matches, and counts the matches that pass a filter.

    Signals:
        read: the results, perhaps of one game first, and again if records have changed.
        progressed: the progress of the index in reading records.
        counted: the figures of the matches that pass the last filter.
        written: a file was written, or not; with a sentence that says so.
    """

    read = Signal(Results)
    progressed = Signal(Progress)
    counted = Signal(Counted)
    written = Signal(str)

    def __init__(self, paths: Paths, games: Mapping[str, Game]) -> None:
        super().__init__()
        self._paths = paths
        self._games = games
        self._background = Background()
        self._results = Results(())
        self._chosen = Filter()
        self._index = index_of(paths)
        self._steps: Iterator[Results | Progress] = iter(())

    def begin(self, game: str | None = None) -> None:
        """Read the results of a game (its name) first, then all results; `read` sends them."""
        first = [] if game is None else [{game: self._games[game]}]
        self._steps = self._reading([*first, self._games])
        self._read_on()

    def count(self, chosen: Filter) -> None:
        """Compute the figures of matches that pass a filter, for the signal `counted`."""
        self._chosen = chosen
        self._background.run(lambda: self._count(chosen), self._take_count)

    def write(self, file: Path, chosen: Filter) -> None:
        """Write the matches that pass a filter to a file, `.csv` or `.json`, on the thread."""
        self._background.run(
            lambda: save(file, export.matches(self._paths, self._games, chosen, file.suffix)),
            self.written.emit,
        )

    def close(self) -> None:
        """End the thread. No signal follows."""
        self._background.end()
        self._background.worker.finish(_PATIENCE)

    def _read_on(self) -> None:
        steps = self._steps
        self._background.run(lambda: next(steps, None), self._take_step)

    def _take_step(self, found: Results | Progress | None) -> None:
        if isinstance(found, Results):
            self._results = found
            self.read.emit(found)
        elif found is not None:
            self.progressed.emit(found)
        if found is not None:
            self._read_on()

    def _reading(self, parts: Sequence[Mapping[str, Game]]) -> Iterator[Results | Progress]:
        """The results of some games after the other; then the progress of the index, and all
        results again if the index has changed.

        The steps run on the thread. The next one waits until the results are counted and shown.
        """
        is_needed = True
        for games in parts:
            found = results.read(self._paths, games)
            if found.matches:
                is_needed = False
                yield found
        for progress in self._index.update_in_steps(self._games):
            is_needed |= progress.total > 0
            yield progress
        if is_needed:
            yield results.read(self._paths, self._games)

    def _count(self, chosen: Filter) -> Counted | None:
        if chosen is not self._chosen:
            return None  # The filter has changed since.
        matches = self._results.matches
        helped = None
        if chosen.assisted is False:
            others = replace(chosen, assisted=True).choose(matches)
            helped = summary(others, self._games) if others else None
        return Counted(chosen, report(chosen.choose(matches), self._games), helped)

    def _take_count(self, found: Counted | None) -> None:
        if found is not None and found.chosen is self._chosen:
            self.counted.emit(found)
