"""Speech without a screen reader, by speech-dispatcher, a service of Linux desktops.

The service uses the protocol SSIP on a socket: a line for each request and each reply. A sentence
follows the reply to `SPEAK`; a line with a dot ends it and gets a reply too.
"""

from __future__ import annotations

import os
import sys
from collections import deque
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, Signal

from soiree.ui.style.local_socket import Connection, connect_to
from soiree.ui.style.translation import languages, tr
from soiree.ui.style.voice import Weight

IS_THERE = sys.platform not in ("win32", "darwin")
"""True if the system may have speech-dispatcher."""

_PRIORITIES = {Weight.REMARK: "notification", Weight.NEWS: "message", Weight.ANSWER: "message"}


def socket_file() -> str:
    """The socket of speech-dispatcher for this user."""
    kind, _, where = os.environ.get("SPEECHD_ADDRESS", "").partition(":")
    if kind == "unix_socket" and where:
        return where
    running = os.environ.get("XDG_RUNTIME_DIR") or str(Path.home() / ".cache")
    return str(Path(running) / "speech-dispatcher" / "speechd.sock")


class Speech(QObject):
    """Speaks sentences in order; an answer interrupts the current sentence.

    Signals:
        failed: the service does not work; emitted once, with a sentence for the player.
    """

    failed = Signal(str)

    def __init__(self, parent: QObject, starter: str = "speech-dispatcher") -> None:
        """
        Args:
            starter: the program that starts the service.
        """
        super().__init__(parent)
        self._starter = starter
        # The waiting requests, each with the text to send after its reply.
        self._requests: deque[tuple[str, str]] = deque()
        self._follows = ""
        self._awaits_answer = False
        self._language = ""
        self._has_started = False
        self._has_failed = False
        self._connection: Connection | None = None
        self._heard = b""  # The start of an incomplete line.
        self._process = QProcess(self)
        self._process.finished.connect(lambda *_: self._connect())
        self._process.errorOccurred.connect(lambda _: self._fail())

    def start(self) -> None:
        """Connect to the service, or start it first."""
        self._has_started = self._has_failed = False
        self._requests.clear()
        self._connect()

    def stop(self) -> None:
        """Stop speaking and disconnect."""
        self._requests.clear()
        self._follows, self._awaits_answer = "", False
        if self._connection is not None:
            self._connection.lost.disconnect(self._lose)
            self._connection.send(b"CANCEL SELF\r\nQUIT\r\n")
            self._leave()

    def speak(self, sentence: str, weight: Weight) -> None:
        """Speak a sentence; an empty one with the weight of an answer stops the speech."""
        if self._has_failed:
            return
        if weight is Weight.ANSWER:
            kept = (each for each in self._requests if each[0].startswith(_GREETINGS))
            self._requests = deque((*kept, ("CANCEL SELF", "")))
        if sentence:
            if self._language and self._language != _language():
                self._requests.append((self._set_language(), ""))
            self._requests.append((f"SET SELF PRIORITY {_PRIORITIES[weight]}", ""))
            self._requests.append(("SPEAK", _as_data(sentence)))
        self._send()

    def _connect(self) -> None:
        try:
            connection = Connection(connect_to(socket_file(), seconds=0), self)
        except (OSError, ValueError):
            self._lose()
            return
        self._leave()
        self._connection = connection
        connection.received.connect(self._hear_answers)
        connection.lost.connect(self._lose)
        self._greet()

    def _leave(self) -> None:
        connection, self._connection, self._heard = self._connection, None, b""
        if connection is not None:
            connection.close()
            connection.deleteLater()

    def _greet(self) -> None:
        self._awaits_answer = False
        person = os.environ.get("USER") or "user"
        self._requests.appendleft((self._set_language(), ""))
        self._requests.appendleft((f"{_CLIENT} {person}:soiree:table", ""))
        self._send()

    def _set_language(self) -> str:
        self._language = _language()
        return f"{_LANGUAGE} {self._language}"

    def _send(self) -> None:
        if self._connection is not None and not self._awaits_answer and self._requests:
            request, self._follows = self._requests.popleft()
            self._write(f"{request}\r\n")

    def _write(self, text: str) -> None:
        if self._connection is not None:
            self._awaits_answer = True
            self._connection.send(text.encode())

    def _hear_answers(self, heard: bytes) -> None:
        *lines, self._heard = (self._heard + heard).split(b"\n")
        for line in lines:
            if line[3:4] == b" ":  # The last line of a reply; all others have a hyphen.
                self._take_answer(int(line[:3]) if line[:3].isdigit() else 0)

    def _take_answer(self, code: int) -> None:
        self._awaits_answer = False
        follows, self._follows = self._follows, ""
        if follows and code < _REFUSED:
            self._write(follows)
        else:
            self._send()

    def _lose(self) -> None:
        self._leave()
        self._awaits_answer = False
        if self._has_started:
            self._fail()
            return
        self._has_started = True
        self._process.start(self._starter, ["--spawn"])

    def _fail(self) -> None:
        if self._has_failed:
            return
        self._has_failed = True
        self._requests.clear()
        self._leave()
        self.failed.emit(tr("The table cannot be spoken: speech-dispatcher does not answer."))


_CLIENT, _LANGUAGE = "SET SELF CLIENT_NAME", "SET SELF LANGUAGE"
_GREETINGS = (_CLIENT, _LANGUAGE)
"""The first two requests, without their arguments."""

_REFUSED = 300
"""The least code of a reply with an error."""


def _language() -> str:
    """The program's language, such as `de` or `pt-BR`."""
    return languages()[0].replace("_", "-")


def _as_data(sentence: str) -> str:
    line = " ".join(sentence.split())
    return f"{'.' if line.startswith('.') else ''}{line}\r\n.\r\n"
