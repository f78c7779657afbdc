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
    """The connection of a program that sends a message and gets a reply.

    Without the key the connection closes, and so it does when the other end closes it.

    Args:
        key: the bytes that the other end must send first.

    Signals:
        received: the other end has sent these bytes so far, after the key.
    """

    received = Signal(bytes)

    def __init__(self, end: socket.socket, parent: QObject, key: bytes) -> None:
        super().__init__(parent)
        end.setblocking(False)
        self._end, self._key, self._received = end, key, b""
        self.destroyed.connect(end.close)
        self._notifier = QSocketNotifier(end.fileno(), _Notified.Read, self)
        self._notifier.activated.connect(self._receive)

    def reply(self, message: bytes) -> None:
        """Send at most a few kilobytes, and close the connection. The bytes still arrive."""
        with suppress(OSError):
            self._end.sendall(message)
        self.close()

    def close(self) -> None:
        """Close and delete the connection."""
        self._notifier.setEnabled(False)
        self._end.close()
        self.deleteLater()

    def _receive(self) -> None:
        try:
            part = self._end.recv(64 * 1024)
        except BlockingIOError:
            return
        except OSError:
            part = b""
        self._received += part
        said, rest = self._received[: len(self._key)], self._received[len(self._key) :]
        if not part or (self._key and rest and not _is_equal(said, self._key)):
            self.close()
        elif rest:
            self.received.emit(rest)


def _is_equal(said: bytes, key: bytes) -> bool:
    from hmac import compare_digest  # Only Windows needs this.

    return compare_digest(said, key)


class Listener(QObject):
    """Accepts connections of programs of the same user.

    Raises:
        OSError: the system has no place for the socket.

    Attributes:
        address: the address for `connect_to`. A program that can read the address can connect.

    Signals:
        met: a program has connected; the listener is the parent of the `Connection`.
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
            # All users of this computer can connect to a port: hence the key.
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
        """Accept no more connections. Present connections stay open."""
        self._notifier.setEnabled(False)
        self._socket.close()
        forget(self.address)

    def _meet(self) -> None:
        with suppress(OSError):  # The other end is already gone.
            self.met.emit(Connection(self._socket.accept()[0], self, self._key))


def connect_to(address: str, seconds: float | None) -> socket.socket:
    """Connect to the listener at an address.

    Args:
        seconds: the time limit, for the connection and for each later operation.

    Raises:
        OSError: there is no listener.
        ValueError: the address is invalid.
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
    """Remove the file of a listener that was closed or killed."""
    if _has_files() and Path(address).is_socket():
        with suppress(OSError):
            Path(address).unlink()


def _has_files() -> bool:
    return hasattr(socket, "AF_UNIX")


def _bound_for_oneself(listener: socket.socket, name: str) -> str:
    """Bind a socket to a file that only this user can open. Returns the path.

    The folder is the temporary one, `XDG_RUNTIME_DIR` or `/tmp`: the first where the path is short
    enough. Raises OSError if there is none.
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
