"""Programs of one user connect to each other, over sockets that are files or ports."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from soiree.ui.desktop.local_socket import Connection, Listener, connect_to, forget


class Heard(QObject):
    """A listener that records messages, and replies in capitals to one that ends in a dot."""

    def __init__(self) -> None:
        super().__init__()
        self.listener = Listener(self)
        self.listener.met.connect(self._meet)
        self.bytes = b""
        self.gone = 0

    def _meet(self, connection: Connection) -> None:
        connection.received.connect(lambda received: self._hear(connection, received))
        connection.destroyed.connect(self._lose)

    def _hear(self, connection: Connection, received: bytes) -> None:
        self.bytes = received
        if received.endswith(b"."):
            connection.reply(received.upper() * 300)

    def _lose(self) -> None:
        self.gone += 1


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="sockets are no files")
def test_where_the_temporary_folder_has_a_long_path_the_socket_is_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    long = tmp_path / ("x" * 120)
    long.mkdir()
    monkeypatch.setenv("TMPDIR", str(long))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(long))
    heard = Heard()
    connect_to(heard.listener.address, 1).close()
    assert not list(long.iterdir())
    heard.listener.close()


@pytest.fixture(params=["files", "no files"])
def heard(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Heard]:
    if request.param == "no files":
        monkeypatch.delattr(socket, "AF_UNIX")
    heard = Heard()
    yield heard
    heard.listener.close()


def test_a_message_is_received_and_answered(qtbot: QtBot, heard: Heard) -> None:
    with connect_to(heard.listener.address, 5) as end:
        end.sendall(b"good ")
        qtbot.waitUntil(lambda: heard.bytes == b"good ")
        end.sendall(b"evening.")
        qtbot.waitUntil(lambda: heard.gone == 1)
        assert heard.bytes == b"good evening."
        answer = b""
        while part := end.recv(1000):
            answer += part
        assert answer == b"GOOD EVENING." * 300, "it arrives although the connection is closed"


def test_a_connection_ends_when_the_other_end_closes_it(qtbot: QtBot, heard: Heard) -> None:
    with connect_to(heard.listener.address, 5) as end:
        end.sendall(b"evening")
        qtbot.waitUntil(lambda: heard.bytes == b"evening")
        assert heard.gone == 0
    qtbot.waitUntil(lambda: heard.gone == 1)


def test_a_closed_listener_accepts_no_connection(heard: Heard) -> None:
    heard.listener.close()
    with pytest.raises(OSError, match=r"refused|No such file"):
        connect_to(heard.listener.address, 5)


def test_another_user_cannot_connect_to_the_file() -> None:
    heard = Heard()
    file = Path(heard.listener.address)
    assert file.stat().st_mode & 0o777 == 0o600
    assert file.stat().st_uid == os.getuid()
    heard.listener.close()
    assert not file.exists()


def test_only_the_socket_of_a_killed_listener_is_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "sockets"
    folder.mkdir()
    left, other = folder / "left", folder / "other"
    with socket.socket(socket.AF_UNIX) as killed:
        monkeypatch.chdir(folder)  # such a name must not be long
        killed.bind(left.name)
    other.touch()
    for file in (left, other, folder / "not there"):
        forget(str(file))
    assert list(folder.iterdir()) == [other]


@pytest.mark.parametrize("key", [b"0" * 32, b"0" * 64, b"\xff" * 32])
def test_a_connection_without_the_key_is_closed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, key: bytes
) -> None:
    monkeypatch.delattr(socket, "AF_UNIX")
    heard = Heard()
    port = heard.listener.address.split()[0]
    with socket.create_connection(("127.0.0.1", int(port)), 5) as end:
        end.sendall(key + b"evening")
        qtbot.waitUntil(lambda: heard.gone == 1)
    heard.listener.close()
    assert heard.bytes == b""
