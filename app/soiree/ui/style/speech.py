"""A voice of our own, where no screen reader runs: speech-dispatcher, which Linux desktops have.

It is spoken to over its socket in SSIP, its protocol: a line each way, but for a sentence, which is
sent between the answers to `SPEAK` and to the dot that ends it.
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
"""Whether the system may have speech-dispatcher."""

_PRIORITIES = {Weight.REMARK: "notification", Weight.NEWS: "message", Weight.ANSWER: "message"}


def socket_file() -> str:
    """Where speech-dispatcher listens for this person."""
    kind, _, where = os.environ.get("SPEECHD_ADDRESS", "").partition(":")
    if kind == "unix_socket" and where:
        return where
    running = os.environ.get("XDG_RUNTIME_DIR") or str(Path.home() / ".cache")
    return str(Path(running) / "speech-dispatcher" / "speechd.sock")


class Speech(QObject):
    """Speaks sentences in their order; an answer cuts short what is spoken.

    Signals:
        failed: nothing can be spoken; the sentence says so, once.
    """

    failed = Signal(str)

    def __init__(self, parent: QObject, starter: str = "speech-dispatcher") -> None:
        """
        Args:
            starter: the program that starts the service.
        """
        super().__init__(parent)
        self._starter = starter
        # What is to be sent, each once the one before is answered, with what follows the answer.
        self._requests: deque[tuple[str, str]] = deque()
        self._follows = ""
        self._awaits_answer = False
        self._has_started = False
        self._has_failed = False
        self._connection: Connection | None = None
        self._heard = b""  # of a line that has not ended
        self._process = QProcess(self)
        self._process.finished.connect(lambda *_: self._connect())
        self._process.errorOccurred.connect(lambda _: self._fail())

    def start(self) -> None:
        """Look for the service, which starts by itself if it does not run."""
        self._has_started = self._has_failed = False
        self._requests.clear()
        self._connect()

    def stop(self) -> None:
        """Be silent, and leave the service."""
        self._requests.clear()
        self._follows, self._awaits_answer = "", False
        if self._connection is not None:
            self._connection.lost.disconnect(self._lose)
            self._connection.send(b"CANCEL SELF\r\nQUIT\r\n")
            self._leave()

    def speak(self, sentence: str, weight: Weight) -> None:
        """Speak a sentence; an empty one with the weight of an answer is silence."""
        if self._has_failed:
            return
        if weight is Weight.ANSWER:
            kept = (each for each in self._requests if each[0].startswith(_GREETINGS))
            self._requests = deque((*kept, ("CANCEL SELF", "")))
        if sentence:
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
        client, language = _GREETINGS
        self._requests.appendleft((f"{language} {languages()[0]}", ""))
        self._requests.appendleft((f"{client} {person}:soiree:table", ""))
        self._send()

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
            if line[3:4] == b" ":  # The last line of an answer; those before have a hyphen.
                self._take_answer(int(line[:3]) if line[:3].isdigit() else 0)

    def _take_answer(self, code: int) -> None:
        self._awaits_answer = False
        follows, self._follows = self._follows, ""
        if follows and code < _REFUSED:
            self._write(follows)
        else:
            self._send()

    def _lose(self) -> None:
        """There is no service, or none any more: start it, once."""
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


_GREETINGS = ("SET SELF CLIENT_NAME", "SET SELF LANGUAGE")
"""What is said of oneself first."""

_REFUSED = 300
"""The least code of an answer that refuses."""


def _as_data(sentence: str) -> str:
    """A sentence as it is sent: one line, and the dot that ends it."""
    line = " ".join(sentence.split())
    return f"{'.' if line.startswith('.') else ''}{line}\r\n.\r\n"
