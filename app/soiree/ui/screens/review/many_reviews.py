"""Reviews several matches in the background: those selected in the album, or all of this month."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from soiree.core import records
from soiree.core.records import Record
from soiree.games import GAMES
from soiree.storage.files import read_file
from soiree.storage.paths import Paths
from soiree.ui.background import Background
from soiree.ui.deferring import soon
from soiree.ui.language.translation import tr
from soiree.ui.language.voice import Weight, say
from soiree.ui.shell.main_window import MainWindow

if TYPE_CHECKING:
    # Loaded with the first review.
    from soiree.ui.dialogs.progress import ProgressDialog
    from soiree.ui.screens.review.process import ReviewProcess


class ManyReviews(QObject):
    """Reviews one batch of matches at a time, with a progress dialog."""

    def __init__(self, window: MainWindow, paths: Paths) -> None:
        super().__init__(window)
        self._window = window
        self._paths = paths
        self._waiting: deque[Path] = deque()
        self._running: list[ReviewProcess] = []
        self._done = self._failed = 0
        self._progress: ProgressDialog | None = None
        if any(game.pricer is not None for game in GAMES.values()):
            window.commands.on("review_month", self.begin_month)
        window.closing.connect(self.cancel)

    def begin_month(self) -> None:
        """Review all matches that began in this month (UTC)."""
        from soiree.storage.history import index

        month = f"{datetime.now(UTC):%Y-%m}"
        names = [name for name, game in GAMES.items() if game.pricer is not None]

        # The index may have to read records first.
        background = Background()
        background.run(lambda: index.begun_in(self._paths, GAMES, month, names), self._begin_found)
        background.worker.finish(0)

    def _begin_found(self, found: Sequence[Path]) -> None:
        if found:
            self.begin(found)
        else:
            self._tell(tr("No match of this month can be reviewed."))

    def begin(self, paths: Sequence[Path]) -> None:
        """Review the matches of these records, unless a batch is under review."""
        if self._progress is not None:
            self._progress.show()
            self._progress.raise_()
            return
        self._waiting = deque(paths)
        self._done = self._failed = 0
        self._show_progress(len(paths))
        self._go_on()

    def cancel(self) -> None:
        """Stop; finished reviews are kept."""
        self._waiting.clear()
        while self._running:
            self._running.pop().cancel()
        self._end()

    def _go_on(self) -> None:
        from soiree.ui.screens.review.process import jobs_of_system, kept

        if self._waiting and len(self._running) < jobs_of_system():
            record = self._read(self._waiting.popleft())
            if record is None:
                self._count(reviewed=False)
            elif kept(record, self._paths) is not None:
                self._count(reviewed=True)
            else:
                self._review(record)
            # One match per turn of the event loop keeps the window responsive.
            soon(self, self._go_on)
        elif not self._waiting and not self._running:
            self._end()

    def _read(self, path: Path) -> Record | None:
        try:
            record = records.decode(read_file(path), GAMES, largest=None)
        except (OSError, records.Faulty):
            return None
        can_be = record.result is not None and GAMES[record.game].pricer is not None
        return record if can_be else None

    def _review(self, record: Record) -> None:
        from soiree.ui.screens.review.process import ReviewProcess

        process = ReviewProcess(record, self._paths, self)
        self._running.append(process)
        process.troubled.connect(self._window.warn_of)
        process.found.connect(lambda _: self._finish(process, reviewed=True))
        process.failed.connect(lambda _: self._finish(process, reviewed=False))
        process.start()

    def _finish(self, process: ReviewProcess, *, reviewed: bool) -> None:
        self._running.remove(process)
        self._count(reviewed=reviewed)
        self._go_on()

    def _count(self, *, reviewed: bool) -> None:
        self._done += reviewed
        self._failed += not reviewed
        if self._progress is not None:
            self._progress.setValue(self._done + self._failed)

    def _show_progress(self, matches: int) -> None:
        from soiree.ui.dialogs.progress import ProgressDialog

        words = tr("Matches are being reviewed. You can keep playing.")
        self._progress = ProgressDialog(tr("Review", "a title"), words, matches, self._window)
        self._progress.canceled.connect(self.cancel)
        self._progress.setValue(0)

    def _end(self) -> None:
        progress, self._progress = self._progress, None
        if progress is None:
            return
        progress.canceled.disconnect()
        progress.close()
        progress.deleteLater()
        sentence = tr("%n matches are reviewed: each opens with its review.", "", self._done)
        if self._failed:
            failed = tr("%n matches could not be reviewed.", "", self._failed)
            sentence = tr("{first} {second}").format(first=sentence, second=failed)
        self._tell(sentence)

    def _tell(self, sentence: str) -> None:
        self._window.tell_anywhere(sentence)
        say(self._window, sentence, Weight.ANSWER)
