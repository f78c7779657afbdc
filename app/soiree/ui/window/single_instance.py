"""One window for each person's files: a second start hands what it was asked for to the first one.

The first process listens on a local socket. Where that is stands in a file of the person's own, so
that nobody else can take its place, and starts with other temporary folders find it.
"""

from __future__ import annotations

import logging
import os
import secrets
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from soiree.storage.lock import Lock, acquire
from soiree.storage.paths import Paths
from soiree.ui.window.requests import (
    LARGEST,
    Answer,
    OpenRequest,
    answer_in,
    framed,
    request_in,
    unframed,
)

_log = logging.getLogger(__name__)

PATIENCE = 10.0
"""Seconds in which the window that is there has to answer, once it is there."""

_PAUSE = 0.05
"""Seconds between two looks whether the first start is ready to be spoken to."""

_SLOWEST = 5000
"""Milliseconds in which whoever has connected must have said what they want."""

Take = Callable[[OpenRequest], Answer]
"""Notes what is wanted and says so at once; it is done later."""


class RequestServer(QObject):
    """Takes the requests of later starts, for as long as the window is open."""

    def __init__(self, paths: Paths, take: Take, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = paths.address
        self._take = take
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._meet)
        self._sweep()
        if not self._server.listen(f"soiree-{secrets.token_hex(8)}"):
            _log.warning("No second start can be served: %s", self._server.errorString())
            return
        try:
            self._file.write_bytes(os.fsencode(self._server.fullServerName()))
        except OSError as fault:
            # The person is told of the folder already.
            _log.info("No second start will find this one: %s", fault)

    def close(self) -> None:
        self._server.close()
        with suppress(OSError):
            self._file.unlink(missing_ok=True)

    def _sweep(self) -> None:
        """Remove the socket of a process that was killed."""
        left_over = _address(self._file)
        if left_over and sys.platform != "win32" and Path(left_over).is_socket():
            QLocalServer.removeServer(left_over)

    def _meet(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            _Caller(socket, self._take)


class _Caller(QObject):
    """One connection: what came of its message so far."""

    def __init__(self, socket: QLocalSocket, take: Take) -> None:
        super().__init__(socket)
        self._socket = socket
        self._take = take
        self._received = bytearray()
        self._is_done = False
        socket.setReadBufferSize(2 * LARGEST)
        socket.disconnected.connect(socket.deleteLater)
        socket.readyRead.connect(self._read)
        QTimer.singleShot(_SLOWEST, self, self._give_up)
        self._read()

    def _read(self) -> None:
        if self._is_done:
            return
        self._received += self._socket.readAll().data()
        try:
            message = unframed(self._received)
            if message is not None:
                self._answer(message)
        except ValueError as fault:
            _log.warning("A message from another start was ignored: %s", fault)
            self._end()

    def _answer(self, message: bytes) -> None:
        request = request_in(message)
        answer = Answer(taken=False) if request is None else self._take(request)
        self._socket.write(framed(answer))
        # What is to be opened may take its time.
        self._socket.flush()
        self._end()

    def _give_up(self) -> None:
        if not self._is_done:
            _log.warning("A message from another start was ignored: it did not come to its end")
            self._end()

    def _end(self) -> None:
        self._is_done = True
        self._socket.disconnectFromServer()
        if self._socket.state() == QLocalSocket.LocalSocketState.UnconnectedState:
            self._socket.deleteLater()


def acquire_or_hand_over(
    paths: Paths, request: OpenRequest, patience: float = PATIENCE
) -> Lock | Answer | None:
    """The right to be the window; or else what the window that is there says to the request.

    A window that is only just opening is waited for, and one that closes is followed by this.

    Returns:
        None if another process has the right, and does not answer.
    """
    last = time.monotonic() + patience
    while True:
        lock = acquire(paths)
        if lock is not None:
            return lock
        answer = _hand_over(paths, request, last)
        if answer is not None or time.monotonic() >= last:
            return answer
        time.sleep(_PAUSE)


def _hand_over(paths: Paths, request: OpenRequest, last: float) -> Answer | None:
    """Ask the window that is there; None if it cannot be reached, or is silent until `last`."""

    def left() -> int:
        return max(1, round(1000 * (last - time.monotonic())))

    address = _address(paths.address)
    if not address:
        return None
    socket = QLocalSocket()
    socket.connectToServer(address)
    if not socket.waitForConnected(left()):
        return None
    _let_come_forward()
    socket.write(framed(request))
    received = bytearray()
    try:
        while (message := unframed(received)) is None:
            if not socket.waitForReadyRead(left()):
                return None
            received += socket.readAll().data()
        return answer_in(message)
    except ValueError:
        return None


def _address(file: Path) -> str:
    """Where the first process listens, or did; empty if that is not known."""
    try:
        with file.open("rb") as opened:
            return os.fsdecode(opened.read(4096))
    except OSError:
        return ""


def _let_come_forward() -> None:
    """Windows lets a window come to the front if the process that the person started says so."""
    if sys.platform == "win32":
        import ctypes

        any_process = -1
        ctypes.windll.user32.AllowSetForegroundWindow(any_process)
