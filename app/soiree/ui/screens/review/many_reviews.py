"""Reviews many matches beside the window: those chosen in the album, or all of this month."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QProgressDialog

from soiree.core import records
from soiree.core.games import Game
from soiree.core.records import Record
from soiree.storage.files import RECORD, read_file
from soiree.storage.notices import Notice
from soiree.storage.paths import Paths
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.style.translation import tr
from soiree.ui.style.voice import Weight, say
from soiree.ui.style.words import notice_sentence

if TYPE_CHECKING:
    # Loaded when it is first wanted.
    from soiree.ui.screens.review.process import ReviewQueue


class ManyReviews(QObject):
    """Reviews one heap of matches at a time, with a bar that says how far it is."""

    def __init__(self, window: MainWindow, games: Mapping[str, Game], paths: Paths) -> None:
        super().__init__(window)
        self._window = window
        self._games = games
        self._paths = paths
        self._queue: ReviewQueue | None = None
        self._progress: QProgressDialog | None = None
        if any(game.pricer is not None for game in games.values()):
            window.commands.on("review_month", self.begin_month)
        window.closing.connect(self.cancel)

    def begin_month(self) -> None:
        """Review all matches that began in this month."""
        month = f"{datetime.now(UTC):%Y-%m}"
        found = sorted(
            path
            for name, game in self._games.items()
            if game.pricer is not None
            for path in self._paths.played.glob(f"{name}-{month}-*{RECORD}")
        )
        if found:
            self.begin(found)
        else:
            self._tell(tr("No match of this month can be reviewed."))

    def begin(self, paths: Sequence[Path]) -> None:
        """Review the matches of these records, if no other ones are being reviewed."""
        if self._queue is not None:
            assert self._progress is not None
            self._progress.show()
            self._progress.raise_()
            return
        from soiree.ui.screens.review.process import ReviewQueue

        queue = ReviewQueue([partial(self._read, path) for path in paths], self._paths, self)
        self._queue = queue
        queue.went_on.connect(self._go_on)
        queue.ended.connect(self._end)
        queue.troubled.connect(self._warn)
        self._show_progress(len(paths))
        queue.begin()

    def cancel(self) -> None:
        """Review no more; what is done is kept."""
        queue = self._queue
        if queue is not None:
            queue.cancel()
            self._end()

    def _read(self, path: Path) -> Record | None:
        try:
            record = records.decode(read_file(path), self._games, largest=None)
        except (OSError, records.Faulty):
            return None
        can_be = record.result is not None and self._games[record.game].pricer is not None
        return record if can_be else None

    def _show_progress(self, matches: int) -> None:
        progress = self._progress = QProgressDialog(
            tr("Matches are being reviewed. You can go on playing."),
            tr("Cancel"),
            0,
            matches,
            self._window,
        )
        progress.setWindowTitle(tr("Review"))
        progress.setWindowModality(Qt.WindowModality.NonModal)
        progress.setAutoClose(False)
        progress.setAutoReset(False)
        progress.setMinimumDuration(0)
        progress.canceled.connect(self.cancel)
        progress.setValue(0)

    def _go_on(self) -> None:
        if self._queue is not None and self._progress is not None:
            self._progress.setValue(self._queue.done + self._queue.failed)

    def _end(self) -> None:
        queue, progress = self._queue, self._progress
        self._queue = self._progress = None
        if progress is not None:
            progress.canceled.disconnect()
            progress.close()
            progress.deleteLater()
        if queue is not None:
            told = tr("%n matches are reviewed: each opens with its review.", "", queue.done)
            if queue.failed:
                failed = tr("%n matches could not be.", "", queue.failed)
                told = tr("{first} {second}").format(first=told, second=failed)
            self._tell(told)
            queue.deleteLater()

    def _tell(self, sentence: str) -> None:
        self._window.status_bar.show()
        self._window.tell(sentence)
        say(self._window, sentence, Weight.ANSWER)

    def _warn(self, notice: Notice) -> None:
        self._window.warn(notice_sentence(notice))
