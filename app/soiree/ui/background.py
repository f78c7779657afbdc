"""Work on other threads for a part of the window, and its answers."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from soiree.controller.computers.worker import Threads, Worker
from soiree.ui.deferring import soon, window_thread

_Found = TypeVar("_Found")


class Answers:
    """Runs functions for a part of the window on its thread, and none after the end of the part.

    Not a `QObject`: a worker thread may drop the last reference, and must destroy no Qt object.
    """

    def __init__(self) -> None:
        self._window, self._end = window_thread(), threading.Event()

    def post(self, act: Callable[[], object]) -> None:
        """Run a function soon, in the order of the calls. May be called on any thread."""
        if not self.has_ended():  # After the end, the window may be gone too.
            self._window.run.emit(partial(self._run, act))

    def call_later(self, seconds: float, act: Callable[[], object]) -> None:
        """Run a function after so many seconds. Called on the window's thread only."""
        soon(self._window, partial(self._run, act), round(1000 * seconds))

    def end(self) -> None:
        """Drop all functions that have not run yet."""
        self._end.set()

    def has_ended(self) -> bool:
        """True after the end. May be called on any thread."""
        return self._end.is_set()

    def _run(self, act: Callable[[], object]) -> None:
        if not self.has_ended():
            act()


class Background(Answers):
    """A thread of a part of the window, with its answers.

    Attributes:
        worker: the thread.
    """

    def __init__(self) -> None:
        super().__init__()
        self.worker = Worker()

    @property
    def threads(self) -> Threads:
        """The thread for all work of a match that is not saved."""
        return Threads(self.worker, self.worker, self.post, self.call_later)

    def run(
        self, work: Callable[[], _Found], take: Callable[[_Found], object] | None = None
    ) -> None:
        """Do some work on the thread after all earlier work, and pass the result to `take`.

        Work that has not begun before the end is dropped.
        """

        def act() -> None:
            if not self.has_ended():
                found = work()
                if take is not None:
                    self.post(partial(take, found))

        self.worker.submit(act)

    def end(self) -> None:
        """Drop all answers, and end the thread after its present work. Returns at once."""
        super().end()
        self.worker.finish(0)
