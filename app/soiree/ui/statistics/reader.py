"""Reads and counts the matches beside the window's thread."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal

from soiree.controller.worker import Worker
from soiree.core.games import Game
from soiree.storage import results
from soiree.storage.files import write_safely
from soiree.storage.notices import Notice, not_written
from soiree.storage.paths import Paths
from soiree.storage.results import Filter, Results
from soiree.storage.statistics import Report, Summary, report, summary
from soiree.ui.statistics import export

_PATIENCE = 5.0
"""Seconds that the end waits for what is being read or written."""


class Counted(Struct, frozen=True):
    """What matches come to.

    Attributes:
        wanted: which matches.
        helped: what those with help come to that are not in the report, if there are any.
    """

    wanted: Filter
    report: Report
    helped: Summary | None


class Reader(QObject):
    """Reads the results of the matches once, and counts those that are wanted.

    Signals:
        read: `Results`, at first perhaps of one game only; once more if the rows of the history had
            to be mended.
        counted: what the matches come to that were wanted last, as `Counted`.
        written: the path of a file that was written.
        failed: why one could not be written, as a `Notice`.
    """

    read = Signal(object)
    counted = Signal(object)
    written = Signal(object)
    failed = Signal(object)
    _done = Signal(object)

    def __init__(self, paths: Paths, games: Mapping[str, Game]) -> None:
        super().__init__()
        self._paths = paths
        self._games = games
        self._worker = Worker()
        self._results = Results(())
        self._wanted = Filter()
        self._is_open = True
        self._next: list[Callable[[], Results | None]] = []
        self._done.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def begin(self, game: str | None = None) -> None:
        """Read the matches, those of the game with this name first."""
        self._next = [
            lambda: results.read(self._paths, self._games),
            lambda: results.read_if_mended(self._paths, self._games),
        ]
        if game is None:
            self._do(self._next.pop(0))
        else:
            one = {game: self._games[game]}
            self._do(lambda: results.read(self._paths, one))

    def count(self, wanted: Filter) -> None:
        """Count these matches."""
        self._wanted = wanted
        self._do(lambda: self._count(wanted))

    def write(self, file: Path, wanted: Filter) -> None:
        """Write these matches into a file, which ends in `.csv` or `.json`."""
        self._do(lambda: self._write(file, wanted))

    def close(self) -> None:
        """Deliver nothing any more, and end the thread."""
        self._is_open = False
        self._worker.finish(_PATIENCE)

    def _do(self, job: Callable[[], object]) -> None:
        def act() -> None:
            if self._is_open:
                self._done.emit(job())

        self._worker.submit(act)

    def _count(self, wanted: Filter) -> Counted | None:
        if wanted is not self._wanted:
            return None  # Others are wanted by now.
        matches = self._results.matches
        helped = None
        if wanted.assisted is False:
            others = replace(wanted, assisted=True).choose(matches)
            helped = summary(others, self._games) if others else None
        return Counted(wanted, report(wanted.choose(matches), self._games), helped)

    def _write(self, file: Path, wanted: Filter) -> Notice | Path:
        try:
            write_safely(file, export.matches(self._paths, self._games, wanted, file.suffix))
        except OSError as error:
            return not_written(file, error)
        return file

    def _deliver(self, found: object) -> None:
        if not self._is_open:
            return
        match found:
            case Results():
                if found.matches or len(self._next) < 2:
                    self._results = found
                    self.read.emit(found)
                # Not before what was read is counted, and shown.
                if self._next:
                    self._do(self._next.pop(0))
            case Counted() if found.wanted is self._wanted:
                self.counted.emit(found)
            case Path():
                self.written.emit(found)
            case Notice():
                self.failed.emit(found)
