"""Runs functions on the thread of an object, called from any other."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal

from soiree.controller.match.start import Threads
from soiree.ui.deferring import soon


class Invoker(QObject):
    """Runs functions on the thread that owns it."""

    _posted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: deque[Callable[[], None]] = deque()
        self._posted.connect(self._invoke, Qt.ConnectionType.QueuedConnection)

    def post(self, act: Callable[[], None]) -> None:
        """Run a function soon on the window's thread, in the order of the calls.

        May be called on any thread.
        """
        self._waiting.append(act)
        self._posted.emit()

    def call_later(self, seconds: float, act: Callable[[], None]) -> None:
        """Run a function after so many seconds. Called on the owning thread only."""
        soon(self, act, round(1000 * seconds))

    def _invoke(self) -> None:
        self._waiting.popleft()()


class Answers:
    """Runs functions for a screen on the window's thread, and none after the screen's end.

    Not a `QObject`: a worker thread may drop the last reference, and must destroy no Qt object.
    """

    def __init__(self, threads: Threads) -> None:
        self._threads = threads
        self._ended = False

    def post(self, act: Callable[[], None]) -> None:
        """Run a function soon, in the order of the calls. May be called on any thread."""
        if not self._ended:  # After the end, the window may be gone too.
            self._threads.post(partial(self._run, act))

    def call_later(self, seconds: float, act: Callable[[], None]) -> None:
        """Run a function after so many seconds. Called on the window's thread only."""
        self._threads.call_later(seconds, partial(self._run, act))

    def end(self) -> None:
        """Drop all functions that have not run yet."""
        self._ended = True

    def _run(self, act: Callable[[], None]) -> None:
        if not self._ended:
            act()
