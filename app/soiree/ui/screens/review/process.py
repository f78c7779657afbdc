"""Reviews matches in processes of their own, so that the window stays free; finds what is kept."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QThread, Signal

from soiree.controller.review.kept import joined_review, name_of, read, written
from soiree.controller.review.review import Review
from soiree.core.records import Record, encode
from soiree.storage import kept_reviews
from soiree.storage.notices import Notice
from soiree.storage.paths import Paths
from soiree.ui.style.deferring import soon
from soiree.ui.style.own_process import own_command, own_environment

_MOST_JOBS = 6
"""Processes, each of which takes some 60 MB."""

log = logging.getLogger(__name__)


def kept(record: Record, paths: Paths) -> Review | None:
    """The review of a match, if it is kept."""
    content = kept_reviews.load(paths, name_of(record))
    if content is None:
        return None
    try:
        return read(content, record)
    except ValueError:
        forget(record, paths)
        return None


def forget(record: Record, paths: Paths) -> None:
    """Let the review of a match go that was kept, and is damaged."""
    log.warning("A review that was kept is damaged; it will be made again.")
    kept_reviews.forget(paths, name_of(record))


class ReviewProcess(QObject):
    """Reviews one match, and keeps the review. It goes when it is done or cancelled.

    Signals:
        went_on: so many entries are done.
        found: the `Review`.
        failed: there is none; the sentence of the system or of the process says why.
        troubled: the review could not be kept; with the `Notice`.
    """

    went_on = Signal(int)
    found = Signal(Review)
    failed = Signal(str)
    troubled = Signal(Notice)

    def __init__(self, record: Record, paths: Paths, parent: QObject, jobs: int = 1) -> None:
        """
        Args:
            jobs: how many processes share the work.
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
        """The review is no longer wanted."""
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
        """Make a review of what was found, once all of it is there."""
        found = [part.findings for part in self._parts if part.findings]
        if self._is_over or len(found) < len(self._parts):
            return
        try:
            review = joined_review(found, self._record)
        except ValueError as fault:
            self._fail(str(fault))
            return
        notice = kept_reviews.keep(self._paths, name_of(self._record), written(review))
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
    """A share of the work on a match, in a process of its own.

    Attributes:
        done: how many entries it has passed.
        findings: what it found, as it was written; empty until it is done.

    Signals:
        went_on: it has passed another entry.
        found: it is done.
        failed: it ended without; the sentence of the system or of the process says why.
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
        """What it finds is no longer wanted."""
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
            told = bytes(self._process.readAllStandardError().data()).decode(errors="replace")
            self.failed.emit((told.strip().splitlines() or ["?"])[-1])

    def _stumble(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self.failed.emit(self._process.errorString())


def jobs_of_system() -> int:
    """How many processes may share the work: one core is left for the window, and not too many."""
    return min(max(1, QThread.idealThreadCount() - 1), _MOST_JOBS)


class ReviewQueue(QObject):
    """Reviews many matches, a few at a time; those that are kept take no time.

    Attributes:
        done: how many matches are reviewed.
        failed: how many could not be.

    Signals:
        went_on: one more is done, or could not be.
        ended: all are.
        troubled: a review could not be kept; with the `Notice`.
    """

    went_on = Signal()
    ended = Signal()
    troubled = Signal(Notice)

    def __init__(
        self, matches: Iterable[Callable[[], Record | None]], paths: Paths, parent: QObject
    ) -> None:
        """
        Args:
            matches: each reads a record when its turn comes; None if it cannot be used.
        """
        super().__init__(parent)
        self._paths = paths
        self._waiting = deque(matches)
        self._running: list[ReviewProcess] = []
        self._jobs = jobs_of_system()
        self.done = self.failed = 0
        self._has_ended = False

    def begin(self) -> None:
        """Review as many as may be reviewed at once."""
        if self._waiting and len(self._running) < self._jobs:
            record = self._waiting.popleft()()
            if record is None:
                self.failed += 1
                self.went_on.emit()
            elif kept(record, self._paths) is not None:
                self.done += 1
                self.went_on.emit()
            else:
                self._review(record)
            # One at a time: the window goes on in between.
            soon(self, self.begin)
        elif not self._waiting and not self._running and not self._has_ended:
            self._has_ended = True
            self.ended.emit()

    def cancel(self) -> None:
        """Review no more of them; what is done is kept."""
        self._waiting.clear()
        self._has_ended = True
        while self._running:
            self._running.pop().cancel()

    def _review(self, record: Record) -> None:
        process = ReviewProcess(record, self._paths, self)
        self._running.append(process)
        process.troubled.connect(self.troubled)
        process.found.connect(lambda _: self._note(process, found=True))
        process.failed.connect(lambda _: self._note(process, found=False))
        process.start()

    def _note(self, process: ReviewProcess, *, found: bool) -> None:
        self._running.remove(process)
        if found:
            self.done += 1
        else:
            self.failed += 1
        self.went_on.emit()
        self.begin()
