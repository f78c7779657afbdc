"""A single window for each person's files: a second start hands its request to the first.

The first process listens on a local socket. A private file of the person contains its name, so that
nobody else can take its place, and starts with other temporary folders find it.
"""

from __future__ import annotations

import logging
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from soiree.storage.files import open_file, read_file
from soiree.storage.lock import Lock, acquire, holder_of, without_keeping
from soiree.storage.paths import Paths
from soiree.ui.deferring import soon
from soiree.ui.desktop.local_socket import Connection, Listener, connect_to, forget
from soiree.ui.program.requests import (
    Answer,
    OpenRequest,
    Silence,
    decoded,
    framed,
    request_in,
    unframed,
)

_log = logging.getLogger(__name__)

PATIENCE = 10.0
"""The seconds in which an open window must answer."""

_PAUSE = 0.05
"""Seconds between two tries to reach the first start."""

_SLOWEST = 5000
"""The milliseconds in which a caller must send its whole message."""

_NOWHERE = "nowhere"
"""The address of a window that no later start can reach."""

Take = Callable[[OpenRequest], Answer]
"""Takes a request and answers at once; the request is carried out later."""


class RequestServer(QObject):
    """Takes the requests of later starts as long as the window is open."""

    def __init__(self, paths: Paths, take: Take, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = paths.address
        self._take = take
        self._listener: Listener | None = None
        # The address of a process that was killed.
        forget(_address(self._file))
        address = _NOWHERE
        try:
            self._listener = Listener(self)
        except OSError as fault:
            _log.warning("Second starts cannot be served: %s", fault)
        else:
            self._listener.met.connect(self._meet)
            address = self._listener.address
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with open(self._file, "wb", opener=partial(open_file, mode=0o600)) as file:
                file.write(os.fsencode(address))
        except OSError as fault:
            # The person has already been told about the folder.
            _log.info("No second start will find this one: %s", fault)

    def close(self) -> None:
        if self._listener is not None:
            self._listener.close()
        with suppress(OSError):
            self._file.unlink(missing_ok=True)

    def _meet(self, connection: Connection) -> None:
        connection.received.connect(lambda received: self._hear(connection, received))
        soon(connection, lambda: self._refuse(connection, "it was incomplete"), _SLOWEST)

    def _hear(self, connection: Connection, received: bytes) -> None:
        try:
            message = unframed(received)
            if message is not None:
                request = request_in(message)
                answer = Answer(taken=False) if request is None else self._take(request)
                # At once, because carrying out the request may take a while.
                connection.reply(framed(answer))
        except ValueError as fault:
            self._refuse(connection, fault)

    def _refuse(self, connection: Connection, fault: object) -> None:
        _log.warning("A message from another start was ignored: %s", fault)
        connection.close()


def acquire_or_hand_over(
    paths: Paths, request: OpenRequest, patience: float = PATIENCE
) -> Lock | Answer | Silence:
    """Return the lock of the window, or the answer of the open window to the request.

    If another window is just opening, the function waits for its answer. If one is closing, the
    function waits for the lock.

    If a process of another user holds the lock, or one that is no window of Soirée, this window
    opens and saves nothing: the returned lock protects nothing.
    """
    last = time.monotonic() + patience
    silence: Silence | None = None
    while True:
        lock = acquire(paths)
        if lock is not None:
            return lock
        holder = holder_of(paths)
        if holder is not None and holder.is_somebody_elses:
            return without_keeping(paths, holder)
        answer = _hand_over(paths, request, last)
        if isinstance(answer, Answer) or answer == "unreachable":
            return answer
        silence = answer or silence
        if time.monotonic() >= last:
            return silence or without_keeping(paths, holder)
        time.sleep(_PAUSE)


def _hand_over(paths: Paths, request: OpenRequest, last: float) -> Answer | Silence | None:
    def left() -> float:
        return max(0.001, last - time.monotonic())

    address = _address(paths.address)
    if not address:
        return None
    if address == _NOWHERE:
        return "unreachable"
    received = bytearray()
    silence: Silence | None = None
    try:
        with connect_to(address, left()) as window:
            silence = "silent"
            _let_come_forward()
            window.sendall(framed(request))
            while (message := unframed(received)) is None:
                window.settimeout(left())
                part = window.recv(4096)
                if not part:
                    return None  # It is closing.
                received += part
        return decoded(message, Answer)
    except (OSError, ValueError):
        return silence


def _address(file: Path) -> str:
    try:
        return os.fsdecode(read_file(file, 4096))
    except OSError:
        return ""


def _let_come_forward() -> None:
    """Let another process come to the front, which Windows allows this one to permit."""
    if sys.platform == "win32":
        import ctypes

        any_process = -1
        ctypes.windll.user32.AllowSetForegroundWindow(any_process)
