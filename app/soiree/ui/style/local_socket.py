"""Connections to other programs on this computer over sockets, within Qt's event loop.

QtNetwork could do this too, but is large, and would take longer to load than any other module.
"""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QDir, QObject, QSocketNotifier, Signal

_Notified = QSocketNotifier.Type

_HOST = "127.0.0.1"


class Connection(QObject):
    """One end of a connection.

    Args:
        key: what the other end has to send first.

    Signals:
        received: these bytes have come.
        lost: the other end has hung up, or does not have the key; told once, and not of `close`.
    """

    received = Signal(bytes)
    lost = Signal()

    def __init__(self, end: socket.socket, parent: QObject, key: bytes = b"") -> None:
        super().__init__(parent)
        end.setblocking(False)
        self._end = end
        self.destroyed.connect(end.close)
        self._key = key
        self._first = b""
        self._notifier = QSocketNotifier(end.fileno(), _Notified.Read, self)
        self._notifier.activated.connect(self._receive)

    def send(self, message: bytes) -> None:
        """Send a few kilobytes at most. Who does not even take those is lost."""
        try:
            self._end.sendall(message)
        except OSError:
            self._lose()

    def close(self) -> None:
        """Hang up. What was sent still arrives."""
        self._notifier.setEnabled(False)
        self._end.close()

    def _receive(self) -> None:
        try:
            message = self._end.recv(64 * 1024)
        except BlockingIOError:
            return
        except OSError:
            message = b""
        if not message:
            self._lose()
        elif self._key:
            self._check(message)
        else:
            self.received.emit(message)

    def _check(self, message: bytes) -> None:
        self._first += message
        said, rest = self._first[: len(self._key)], self._first[len(self._key) :]
        if len(said) < len(self._key):
            return
        from hmac import compare_digest  # which only Windows needs

        if not compare_digest(said, self._key):
            self._lose()
            return
        self._key = b""
        if rest:
            self.received.emit(rest)

    def _lose(self) -> None:
        if self._notifier.isEnabled():
            self.close()
            self.lost.emit()


class Listener(QObject):
    """Hears the programs of this person that connect.

    Raises OSError where the system has no place to listen at.

    Attributes:
        address: what `connect_to` takes. Who reads it can connect.

    Signals:
        met: a program has connected; its `Connection` belongs to the listener.
    """

    met = Signal(Connection)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        name = os.urandom(16).hex()
        if _has_files():
            self._socket = socket.socket(socket.AF_UNIX)
            self._key = b""
            self.address = _bound_for_oneself(self._socket, f"soiree-{name[:16]}")
        else:
            # Everybody on this computer may connect there: hence a key.
            self._socket = socket.socket()
            self._key = name.encode()
            self._socket.bind((_HOST, 0))
            self.address = f"{self._socket.getsockname()[1]} {name}"
        self.destroyed.connect(self._socket.close)
        self._socket.setblocking(False)
        self._socket.listen()
        self._notifier = QSocketNotifier(self._socket.fileno(), _Notified.Read, self)
        self._notifier.activated.connect(self._meet)

    def close(self) -> None:
        """Hear nobody any more. Who is connected stays so."""
        self._notifier.setEnabled(False)
        self._socket.close()
        forget(self.address)

    def _meet(self) -> None:
        with suppress(OSError):  # who has gone already
            self.met.emit(Connection(self._socket.accept()[0], self, self._key))


def connect_to(address: str, seconds: float | None) -> socket.socket:
    """One end of a connection with who listens at an address; where a file is one, at that.

    Args:
        seconds: how long to wait, for this and for each thing that is done with it.

    Raises:
        OSError: nobody answers.
        ValueError: it is no address.
    """
    if _has_files():
        end = socket.socket(socket.AF_UNIX)
        try:
            end.settimeout(seconds)
            end.connect(address)
        except OSError:
            end.close()
            raise
        return end
    port, key = address.split()
    end = socket.create_connection((_HOST, int(port)), seconds)
    end.sendall(key.encode())
    return end


def forget(address: str) -> None:
    """Remove what a listener has left, which may have been killed."""
    if _has_files() and Path(address).is_socket():
        with suppress(OSError):
            Path(address).unlink()


def _has_files() -> bool:
    """Whether the system has sockets that are files, which have an owner; Windows has none."""
    return hasattr(socket, "AF_UNIX")


def _bound_for_oneself(listener: socket.socket, name: str) -> str:
    """The file that a socket of that name has: in the first folder where its path is short enough.

    Raises OSError if there is none.
    """
    before = os.umask(0o177)
    fault: OSError | None = None
    try:
        for folder in (QDir.tempPath(), os.environ.get("XDG_RUNTIME_DIR"), "/tmp"):
            file = str(Path(folder or "/tmp") / name)
            try:
                listener.bind(file)
            except OSError as found:
                fault = fault or found
            else:
                return file
    finally:
        os.umask(before)
    assert fault is not None
    raise fault
