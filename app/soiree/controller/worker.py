"""The one background thread: it thinks and saves, one job after another."""

from __future__ import annotations

import logging
import queue
import threading
from collections.abc import Callable

Job = Callable[[], None]

log = logging.getLogger(__name__)


class Worker:
    """A daemon thread that takes jobs in order.

    A process could take the thread's place here. A job that hangs cannot be ended from outside:
    `abandon` leaves it behind, and a fresh thread takes over the jobs that wait.
    """

    def __init__(self) -> None:
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = self._start()

    def submit(self, job: Job) -> None:
        """Queue a job. What it raises goes to the log."""
        self._jobs.put(job)

    def abandon(self) -> None:
        """Leave the current job behind, and go on with the next one on a fresh thread."""
        waiting: list[Job | None] = []
        while not self._jobs.empty():
            waiting.append(self._jobs.get())
        self._jobs.put(None)
        self._jobs = queue.SimpleQueue()
        for job in waiting:
            self._jobs.put(job)
        self._thread = self._start()

    def catch_up(self, seconds: float) -> bool:
        """Wait until every job submitted so far is done; False if `seconds` are not enough."""
        done = threading.Event()
        self._jobs.put(done.set)
        return done.wait(seconds)

    def finish(self, seconds: float) -> bool:
        """Do the jobs that wait, then end; False if `seconds` are not enough."""
        self._jobs.put(None)
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _start(self) -> threading.Thread:
        thread = threading.Thread(target=_work, args=(self._jobs,), name="worker", daemon=True)
        thread.start()
        return thread


def _work(jobs: queue.SimpleQueue[Job | None]) -> None:
    while (job := jobs.get()) is not None:
        try:
            job()
        except Exception:
            log.exception("A job of the worker failed")
        # A finished job refers to its match and its table: do not keep it until the next one.
        del job
