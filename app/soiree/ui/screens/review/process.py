"""Reviews matches in separate processes, and finds kept reviews."""

from __future__ import annotations

import logging
from functools import partial

from PySide6.QtCore import QObject, QProcess, QThread, Signal

from soiree.controller.review.kept import encode_findings, joined_review, name_of, read
from soiree.controller.review.review import Review
from soiree.core.records import Record, encode
from soiree.storage import kept_reviews
from soiree.storage.history import honours
from soiree.storage.notices import Notice
from soiree.storage.paths import Paths
from soiree.ui.desktop.own_process import own_command, own_environment
from soiree.ui.screens.days.first_matches import note_review

_MOST_JOBS = 6
"""The most processes; each takes some 60 MB."""

log = logging.getLogger(__name__)


def kept(record: Record, paths: Paths) -> Review | None:
    """The kept review of a match, if there is one; a damaged review is deleted."""
    content = kept_reviews.load(paths, name_of(record))
    if content is None:
        return None
    try:
        return read(content, record)
    except ValueError:
        forget(record, paths)
        return None


def forget(record: Record, paths: Paths) -> None:
    """Delete the kept review of a match, because it is damaged."""
    log.warning("A review that was kept is damaged; it will be made again.")
    kept_reviews.forget(paths, name_of(record))


class ReviewProcess(QObject):
    """Reviews one match, and keeps the review. Deletes itself when it is done or cancelled.

    Signals:
        went_on: so many entries have been reviewed.
        found: the review is complete.
        failed: the review failed; with the reason.
        troubled: the review could not be kept.
    """

    went_on = Signal(int)
    found = Signal(Review)
    failed = Signal(str)
    troubled = Signal(Notice)

    def __init__(self, record: Record, paths: Paths, parent: QObject, jobs: int = 1) -> None:
        """
        Args:
            jobs: the number of processes that share the work.
        """
        super().__init__(parent)
        self._record = record
        self._paths = paths
        self._is_over = False
        # The number of entries that each process has passed, and its findings at its end.
        self._passed, self._findings = [0] * jobs, [b""] * jobs
        self._processes = [QProcess(self) for _ in range(jobs)]
        environment = [f"{name}={value}" for name, value in own_environment().items()]
        for number, process in enumerate(self._processes):
            process.setEnvironment(environment)
            process.readyReadStandardOutput.connect(partial(self._read, number))
            process.finished.connect(partial(self._finish, number))
            process.errorOccurred.connect(partial(self._stumble, number))

    def start(self) -> None:
        for number, process in enumerate(self._processes):
            parts = str(len(self._processes))
            program, *arguments = own_command("review-match", str(number), parts)
            process.start(program, arguments)
            process.write(encode(self._record))
            process.closeWriteChannel()

    def cancel(self) -> None:
        """Stop the processes; no signal follows."""
        if not self._is_over:
            self._end()

    def _end(self) -> None:
        self._is_over = True
        for process in self._processes:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(1000)
        self.deleteLater()

    def _read(self, number: int) -> None:
        process = self._processes[number]
        while process.canReadLine():
            line = bytes(process.readLine().data()).strip()
            if line.isdigit():
                self._passed[number] = int(line)
                self.went_on.emit(sum(self._passed) // len(self._passed))
            else:
                self._findings[number] = line
                self._join()

    def _finish(self, number: int, *_: object) -> None:
        self._read(number)
        if not self._findings[number]:
            errors = self._processes[number].readAllStandardError()
            output = bytes(errors.data()).decode(errors="replace")
            self._fail((output.strip().splitlines() or ["?"])[-1])

    def _stumble(self, number: int, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._fail(self._processes[number].errorString())

    def _join(self) -> None:
        if self._is_over or not all(self._findings):
            return
        try:
            review = joined_review(self._findings, self._record)
        except ValueError as fault:
            self._fail(str(fault))
            return
        notice = kept_reviews.keep(self._paths, name_of(self._record), encode_findings(review))
        honours.forget(self._paths, self._record)
        note_review(self._paths, self._record, review)
        self._end()
        if notice is not None:
            self.troubled.emit(notice)
        self.found.emit(review)

    def _fail(self, reason: str) -> None:
        if not self._is_over:
            log.warning("A match could not be reviewed: %s", reason)
            self._end()
            self.failed.emit(reason)


def jobs_of_system() -> int:
    """The number of processes for one review: one core is left for the window."""
    return min(max(1, QThread.idealThreadCount() - 1), _MOST_JOBS)
