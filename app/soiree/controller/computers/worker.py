"""Threads that do one job after another: one thinks, and another one saves."""

from __future__ import annotations

import logging
import queue
import threading
import time
from collections.abc import Callable

from msgspec import Struct

log = logging.getLogger(__name__)


Act = Callable[[], None]

Post = Callable[[Act], None]
"""Runs a function soon on the thread that owns the session, in the order of the calls."""

CallLater = Callable[[float, Act], None]
"""Runs a function after so many seconds on the thread that owns the session."""

_Job = tuple[Act, float | None, Act | None]
"""What to do, after how many seconds it counts as hanging, and what to call then on any thread."""


class Worker:
    """A daemon thread that does jobs in order.

    A job that hangs cannot be ended from outside: it is abandoned, and a new thread takes over the
    waiting jobs. A process could replace the thread here.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = self._start()

    def submit(self, act: Act, limit: float | None = None, timed_out: Act | None = None) -> None:
        """Do a job after all earlier jobs. Exceptions are logged.

        Args:
            limit: the time limit in seconds. A job that exceeds it is abandoned.
            timed_out: called after the limit, on any thread.
        """
        with self._lock:
            self._jobs.put((act, limit, timed_out))

    def abandon(self) -> None:
        """Abandon the running job, and do the waiting jobs on a new thread. Returns at once."""
        with self._lock:
            behind, self._jobs = self._jobs, queue.SimpleQueue()
            try:
                while True:
                    self._jobs.put(behind.get_nowait())
            except queue.Empty:
                behind.put(None)
            self._thread = self._start()

    def catch_up(self, seconds: float) -> bool:
        """Wait until all submitted jobs are done. Returns False after `seconds` seconds."""
        done = threading.Event()
        self.submit(done.set)
        return done.wait(seconds)

    def finish(self, seconds: float) -> bool:
        """Do the waiting jobs, then end the thread. Returns False after `seconds` seconds."""
        with self._lock:
            self._jobs.put(None)
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _start(self) -> threading.Thread:
        thread = threading.Thread(target=self._work, args=(self._jobs,), name="worker", daemon=True)
        thread.start()
        return thread

    def _work(self, jobs: queue.SimpleQueue[_Job | None]) -> None:
        while (job := jobs.get()) is not None:
            act, limit, timed_out = job
            alarm = threading.Timer(limit or 0.0, self._leave_behind, (jobs, timed_out))
            alarm.daemon = True
            if limit is not None:
                alarm.start()
            try:
                act()
            except Exception:
                log.exception("A job of the worker failed")
            finally:
                alarm.cancel()
            # A finished job refers to its match and table: drop it before waiting for the next.
            del job, act, timed_out, alarm

    def _leave_behind(self, jobs: queue.SimpleQueue[_Job | None], timed_out: Act | None) -> None:
        if jobs is self._jobs:  # else another alarm has abandoned this thread
            self.abandon()
        if timed_out:
            timed_out()


class Threads(Struct, frozen=True):
    """The threads of a match, and its clock.

    Attributes:
        worker: the thread on which the computers think.
        saver: the thread that writes matches to the disk, which may take long.
        post: runs a function on the thread that owns the match.
        call_later: runs a function on the thread that owns the match, after a delay in seconds.
        clock: returns seconds since a fixed moment, and never goes back.
    """

    worker: Worker
    saver: Worker
    post: Post
    call_later: CallLater
    clock: Callable[[], float] = time.monotonic
