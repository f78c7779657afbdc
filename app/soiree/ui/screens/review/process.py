"""Reviews matches in separate processes, and finds kept reviews."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QThread, Signal

from soiree.controller.review.kept import encode_findings, joined_review, name_of, read
from soiree.controller.review.review import Review
from soiree.core.records import Record, encode
from soiree.storage import honours, kept_reviews
from soiree.storage.notices import Notice
from soiree.storage.paths import Paths
from soiree.ui.screens.days.first_matches import note_review
from soiree.ui.style.own_process import own_command, own_environment

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
        self._parts = [_Part(self, number) for number in range(jobs)]
        for part in self._parts:
            part.went_on.connect(self._go_on)
            part.found.connect(self._join)
            part.failed.connect(self._fail)

    def start(self) -> None:
        for part in self._parts:
            part.start(encode(self._record), len(self._parts))

    def cancel(self) -> None:
        """Stop the processes; no signal follows."""
        if not self._is_over:
            self._end()

    def _end(self) -> None:
        self._is_over = True
        for part in self._parts:
            part.end()
        self.deleteLater()

    def _go_on(self) -> None:
        self.went_on.emit(sum(part.done for part in self._parts) // len(self._parts))

    def _join(self) -> None:
        found = [part.findings for part in self._parts if part.findings]
        if self._is_over or len(found) < len(self._parts):
            return
        try:
            review = joined_review(found, self._record)
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


class _Part(QObject):
    """A process that does a share of the work on a match.

    Attributes:
        done: the number of entries that the process has passed.
        findings: the encoded findings; empty until the process is done.

    Signals:
        went_on: the process has passed another entry.
        found: `findings` are complete.
        failed: the process ended without findings; with the reason.
    """

    went_on = Signal()
    found = Signal()
    failed = Signal(str)

    def __init__(self, parent: QObject, number: int) -> None:
        super().__init__(parent)
        self._number = number
        self.done = 0
        self.findings = b""
        process = self._process = QProcess(self)
        environment = QProcessEnvironment()
        for name, value in own_environment().items():
            environment.insert(name, value)
        process.setProcessEnvironment(environment)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._finish)
        process.errorOccurred.connect(self._stumble)

    def start(self, record: bytes, parts: int) -> None:
        program, *arguments = own_command("review-match", str(self._number), str(parts))
        self._process.start(program, arguments)
        self._process.write(record)
        self._process.closeWriteChannel()

    def end(self) -> None:
        self._process.blockSignals(True)
        self._process.kill()
        self._process.waitForFinished(1000)

    def _read(self) -> None:
        while self._process.canReadLine():
            line = bytes(self._process.readLine().data()).strip()
            if line.isdigit():
                self.done = int(line)
                self.went_on.emit()
            else:
                self.findings = line
                self.found.emit()

    def _finish(self) -> None:
        self._read()
        if not self.findings:
            output = bytes(self._process.readAllStandardError().data()).decode(errors="replace")
            self.failed.emit((output.strip().splitlines() or ["?"])[-1])

    def _stumble(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self.failed.emit(self._process.errorString())


def jobs_of_system() -> int:
    """The number of processes for one review: one core is left for the window."""
    return min(max(1, QThread.idealThreadCount() - 1), _MOST_JOBS)
