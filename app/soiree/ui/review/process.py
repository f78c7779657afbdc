"""Reviews matches in processes of their own, so that the window stays free; finds what is kept."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QThread, QTimer, Signal

from soiree.controller.kept_review import name_of, read
from soiree.controller.review import Review
from soiree.core.records import Record, encode
from soiree.storage import kept_reviews
from soiree.storage.paths import Paths
from soiree.ui.style.own_process import own_command, own_environment

log = logging.getLogger(__name__)


def kept(record: Record, paths: Paths) -> Review | None:
    """The review of a match, if it is kept."""
    name = name_of(record)
    content = kept_reviews.load(paths, name)
    if content is None:
        return None
    try:
        return read(content, record)
    except ValueError:
        log.warning("A review that was kept is damaged; it will be made again.")
        kept_reviews.forget(paths, name)
        return None


class ReviewProcess(QObject):
    """Reviews one match, and keeps the review. It goes when it is done or cancelled.

    Signals:
        went_on: so many entries are done.
        found: the `Review`.
        failed: there is none; the sentence of the system or of the process says why.
        troubled: the review could not be kept; with the `Notice`.
    """

    went_on = Signal(int)
    found = Signal(object)
    failed = Signal(str)
    troubled = Signal(object)

    def __init__(self, record: Record, paths: Paths, parent: QObject) -> None:
        super().__init__(parent)
        self._record = record
        self._paths = paths
        self._is_over = False
        process = self._process = QProcess(self)
        environment = QProcessEnvironment()
        for name, value in own_environment().items():
            environment.insert(name, value)
        process.setProcessEnvironment(environment)
        process.readyReadStandardOutput.connect(self._go_on)
        process.finished.connect(self._finish)
        process.errorOccurred.connect(self._stumble)

    def start(self) -> None:
        program, *arguments = own_command("review-match")
        self._process.start(program, arguments)
        self._process.write(encode(self._record))
        self._process.closeWriteChannel()

    def cancel(self) -> None:
        """The review is no longer wanted."""
        if not self._is_over:
            self._is_over = True
            self._process.kill()
            self._process.waitForFinished(1000)
            self.deleteLater()

    def _go_on(self) -> None:
        while self._process.canReadLine() and not self._is_over:
            line = bytes(self._process.readLine().data()).strip()
            if line.isdigit():
                self.went_on.emit(int(line))
            else:
                self._take(line)

    def _take(self, line: bytes) -> None:
        try:
            review = read(line, self._record)
        except ValueError as fault:
            self._fail(str(fault))
            return
        self._is_over = True
        notice = kept_reviews.keep(self._paths, name_of(self._record), line)
        if notice is not None:
            self.troubled.emit(notice)
        self.found.emit(review)

    def _finish(self) -> None:
        self._go_on()
        if not self._is_over:
            told = bytes(self._process.readAllStandardError().data()).decode(errors="replace")
            self._fail((told.strip().splitlines() or ["?"])[-1])
        self.deleteLater()

    def _stumble(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart and not self._is_over:
            self._fail(self._process.errorString())
            self.deleteLater()

    def _fail(self, reason: str) -> None:
        self._is_over = True
        log.warning("A match could not be reviewed: %s", reason)
        self.failed.emit(reason)


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
    troubled = Signal(object)

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
        self._jobs = max(1, QThread.idealThreadCount() - 1)
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
            QTimer.singleShot(0, self, self.begin)
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
