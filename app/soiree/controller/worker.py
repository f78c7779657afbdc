"""The one thread beside the table's: it thinks and saves, one job after another."""

from __future__ import annotations

import logging
import queue
import threading
from collections.abc import Callable

Job = Callable[[], None]

log = logging.getLogger(__name__)


class Worker:
    """A daemon thread that takes jobs in order.

    It is the seam at which a process could take the thread's place. A job that hangs cannot be
    ended from outside: `abandon` leaves it behind, and a fresh thread takes over what waits.
    """

    def __init__(self) -> None:
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = self._start()

    def submit(self, job: Job) -> None:
        """Do a job after all that were submitted before it. What it raises goes to the log."""
        self._jobs.put(job)

    def abandon(self) -> None:
        """Leave the job in hand to itself and go on with the next one on a fresh thread."""
        waiting: list[Job | None] = []
        while not self._jobs.empty():
            waiting.append(self._jobs.get())
        self._jobs.put(None)
        self._jobs = queue.SimpleQueue()
        for job in waiting:
            self._jobs.put(job)
        self._thread = self._start()

    def catch_up(self, seconds: float) -> bool:
        """Wait until all that was submitted is done; False if that takes longer than `seconds`."""
        done = threading.Event()
        self._jobs.put(done.set)
        return done.wait(seconds)

    def finish(self, seconds: float) -> bool:
        """Do what waits, then end; False if that took longer than `seconds`."""
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
        # A job that is done knows its match and its table: it must not stay until the next one.
        del job
