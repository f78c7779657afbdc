"""The end of the program from outside: a signal, a logout, a shutdown."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal
from PySide6.QtGui import QSessionManager
from PySide6.QtWidgets import QApplication

_SIGNALS = ("SIGTERM", "SIGHUP", "SIGINT", "SIGBREAK")
"""The signals that ask a program to end, as far as the system has them."""


class Termination(QObject):
    """Reports that the program must end.

    Signals:
        saving_requested: the session of the desktop may end; nobody can be asked anything.
        ended: the program has to end now, and nobody can be asked anything.
    """

    saving_requested = Signal()
    ended = Signal()

    def __init__(self, app: QApplication, parent: QObject) -> None:
        super().__init__(parent)
        self._app = app
        self._has_ended = False
        app.commitDataRequest.connect(self._save)
        # The last signal of Qt before Windows ends the session.
        app.aboutToQuit.connect(self._end)
        # Python runs its handlers between its own steps only, and Qt's loop may wait for hours.
        self._wakes, self._woken = socket.socketpair()
        for end in (self._wakes, self._woken):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._woken.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._wake)
        self._before = signal.set_wakeup_fd(self._wakes.fileno(), warn_on_full_buffer=False)
        self._handlers: dict[int, Callable[[int, FrameType | None], object] | int] = {}
        for number in (getattr(signal, each) for each in _SIGNALS if hasattr(signal, each)):
            before = signal.getsignal(number)
            # Ignored signals stay ignored, as `nohup` and a shell's `&` require.
            if before is not None and before != signal.SIG_IGN:
                self._handlers[number] = before
                signal.signal(number, self._handle)

    def close(self) -> None:
        """Restore the earlier signal handlers, and listen no more."""
        self._app.commitDataRequest.disconnect(self._save)
        self._app.aboutToQuit.disconnect(self._end)
        for number, before in self._handlers.items():
            signal.signal(number, before)
        self._handlers.clear()
        signal.set_wakeup_fd(self._before)
        self._notifier.setEnabled(False)
        for end in (self._wakes, self._woken):
            end.close()

    def _wake(self) -> None:
        numbers = b""
        with suppress(BlockingIOError):
            numbers = self._woken.recv(64)
        if not self._handlers.keys().isdisjoint(numbers):
            self._end()

    def _handle(self, number: int, frame: FrameType | None) -> None:
        """Do nothing: the signal has already woken the loop, by the descriptor of `set_wakeup_fd`.

        Any work here could interrupt the construction of the window.
        """

    def _end(self) -> None:
        # Only once: leaving the loop makes Qt emit `aboutToQuit` again.
        if not self._has_ended:
            self._has_ended = True
            self.ended.emit()

    def _save(self, session: QSessionManager) -> None:
        self.saving_requested.emit()
