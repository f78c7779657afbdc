"""Reads and counts the matches on another thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal

from soiree.controller.computers.worker import Worker
from soiree.core.games import Game
from soiree.storage import results
from soiree.storage.files import write_safely
from soiree.storage.index import Progress, index_of
from soiree.storage.notices import Notice, not_written
from soiree.storage.paths import Paths
from soiree.storage.results import Filter, Results
from soiree.storage.statistics import Report, Summary, report, summary
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


class _Agreed(Struct, frozen=True):
    """The result of the thread when the index agrees with the records.

    Attributes:
        results: the results of all matches, if the last delivered ones are out of date.
    """

    results: Results | None


class Reader(QObject):
    """Reads the results of the matches, and counts the matches that pass a filter.

    Signals:
        read: the results, perhaps of one game first, and again if records have changed.
        progressed: the progress of the index in reading records (`Progress`); None at the end.
        counted: the figures of the matches that pass the last filter.
        written: a file was written.
        failed: a file could not be written.
    """

    read = Signal(Results)
    progressed = Signal(object)
    counted = Signal(Counted)
    written = Signal(Path)
    failed = Signal(Notice)
    _done = Signal(object)

    def __init__(self, paths: Paths, games: Mapping[str, Game]) -> None:
        super().__init__()
        self._paths = paths
        self._games = games
        self._worker = Worker()
        self._results = Results(())
        self._chosen = Filter()
        self._is_open = True
        self._index = index_of(paths)
        self._steps: Iterator[Progress] = iter(())
        self._next: list[Mapping[str, Game]] = []
        self._has_read = self._has_changed = False
        self._done.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def begin(self, game: str | None = None) -> None:
        """Read the results of a game (its name) first, then all results; `read` sends them."""
        self._next = [self._games] if game is None else [{game: self._games[game]}, self._games]
        self._steps = self._index.update_in_steps(self._games)
        self._has_read = self._has_changed = False
        self._read_next()

    def count(self, chosen: Filter) -> None:
        """Compute the figures of matches that pass a filter, for the signal `counted`."""
        self._chosen = chosen
        self._do(lambda: self._count(chosen))

    def write(self, file: Path, chosen: Filter) -> None:
        """Write the matches that pass a filter to a file, `.csv` or `.json`, on the thread."""
        self._do(lambda: self._write(file, chosen))

    def close(self) -> None:
        """End the thread. No signal follows."""
        self._is_open = False
        self._worker.finish(_PATIENCE)

    def _do(self, job: Callable[[], object]) -> None:
        def act() -> None:
            if self._is_open:
                self._done.emit(job())

        self._worker.submit(act)

    def _read_next(self) -> None:
        if self._next:
            games = self._next.pop(0)
            self._do(lambda: results.read(self._paths, games))
        else:
            self._do(self._agree)

    def _agree(self) -> Progress | _Agreed:
        progress = next(self._steps, None)
        if progress is not None:
            self._has_changed |= progress.total > 0
            return progress
        is_needed = self._has_changed or not self._has_read
        return _Agreed(results.read(self._paths, self._games) if is_needed else None)

    def _show(self, found: Results) -> None:
        self._has_read = True
        self._results = found
        self.read.emit(found)

    def _count(self, chosen: Filter) -> Counted | None:
        if chosen is not self._chosen:
            return None  # The filter has changed since.
        matches = self._results.matches
        helped = None
        if chosen.assisted is False:
            others = replace(chosen, assisted=True).choose(matches)
            helped = summary(others, self._games) if others else None
        return Counted(chosen, report(chosen.choose(matches), self._games), helped)

    def _write(self, file: Path, chosen: Filter) -> Notice | Path:
        try:
            write_safely(file, export.matches(self._paths, self._games, chosen, file.suffix))
        except OSError as error:
            return not_written(file, error)
        return file

    def _deliver(self, found: object) -> None:
        if not self._is_open:
            return
        match found:
            case Results():
                if found.matches:
                    self._show(found)
                # The next reading waits until these results are counted and shown.
                self._read_next()
            case Progress():
                self.progressed.emit(found)
                self._do(self._agree)
            case _Agreed():
                self.progressed.emit(None)
                if found.results is not None:
                    self._show(found.results)
            case Counted() if found.chosen is self._chosen:
                self.counted.emit(found)
            case Path():
                self.written.emit(found)
            case Notice():
                self.failed.emit(found)
