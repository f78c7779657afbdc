"""Speech without a screen reader, by speech-dispatcher, a service of Linux desktops.

The service uses the protocol SSIP on a socket: a line for each request and each reply. A sentence
follows the reply to `SPEAK`; a line with a dot ends it and gets a reply too.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from io import BufferedRWPair
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from soiree.controller.computers.worker import Worker
from soiree.ui.desktop.local_socket import connect_to
from soiree.ui.language.translation import languages, tr
from soiree.ui.language.voice import Weight

IS_THERE = sys.platform not in ("win32", "darwin")
"""True if the system may have speech-dispatcher."""

_PATIENCE = 10.0
"""The seconds in which the service must start, and those for each reply."""

_REFUSED = 300
"""The least code of a reply with an error."""

_LAST_WORDS = 0.2
"""The seconds in which the service must receive the last requests."""

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

    A thread waits for the replies of the service.

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
        self._worker = Worker()
        self._service: BufferedRWPair | None = None
        self._language = ""
        self._answers = 0
        self._has_failed = False

    def start(self) -> None:
        """Connect to the service, or start it first."""
        self._submit(self._connect)

    def stop(self) -> None:
        """Stop speaking and disconnect."""
        self._answers += 1
        self._worker.submit(self._leave)
        self._worker.finish(_LAST_WORDS)

    def speak(self, sentence: str, weight: Weight) -> None:
        """Speak a sentence; an empty one with the weight of an answer stops the speech."""
        self._answers += weight is Weight.ANSWER
        language = languages()[0].replace("_", "-")  # such as `de` or `pt-BR`
        self._submit(partial(self._speak, sentence, weight, language, self._answers))

    def _submit(self, act: Callable[[], None]) -> None:
        def try_to_act() -> None:
            try:
                act()
            except (OSError, ValueError, subprocess.SubprocessError):
                self._has_failed = True
                text = tr("The table cannot be spoken: speech-dispatcher does not answer.")
                self.failed.emit(text)

        if not self._has_failed:
            self._worker.submit(try_to_act)

    # On the thread ------------------------------------------------------------------------------

    def _speak(self, sentence: str, weight: Weight, language: str, answers: int) -> None:
        if self._has_failed:
            return
        try:
            self._request(sentence, weight, language, answers)
        except OSError:
            self._connect()  # The service may have been started again.
            self._request(sentence, weight, language, answers)

    def _request(self, sentence: str, weight: Weight, language: str, answers: int) -> None:
        if weight is Weight.ANSWER:
            self._ask("CANCEL SELF")
        if sentence and self._language != language:
            self._ask(f"SET SELF LANGUAGE {language}")
            self._language = language
        if sentence:
            self._ask(f"SET SELF PRIORITY {_PRIORITIES[weight]}")
        # A later answer has interrupted this sentence.
        if sentence and answers == self._answers and self._ask("SPEAK") < _REFUSED:
            line = " ".join(sentence.split())
            self._ask(f"{'.' if line.startswith('.') else ''}{line}\r\n.")

    def _connect(self) -> None:
        self._leave()
        try:
            end = connect_to(socket_file(), _PATIENCE)
        except OSError:
            command, null = [self._starter, "--spawn"], subprocess.DEVNULL
            subprocess.run(command, timeout=_PATIENCE, check=False, stdout=null, stderr=null)
            end = connect_to(socket_file(), _PATIENCE)
        with end:
            self._service = end.makefile("rwb")
        self._language = ""
        self._ask(f"SET SELF CLIENT_NAME {os.environ.get('USER') or 'user'}:soiree:table")

    def _ask(self, request: str) -> int:
        """Send a request. Returns the code of the reply. Raises OSError if there is none."""
        if self._service is None:
            raise ConnectionError
        self._service.write(f"{request}\r\n".encode())
        self._service.flush()
        while line := self._service.readline():
            if line[3:4] == b" ":  # The last line of a reply; all others have a hyphen.
                return int(line[:3])
        raise ConnectionError

    def _leave(self) -> None:
        service, self._service = self._service, None
        if service is not None:
            with suppress(OSError), service:
                service.write(b"CANCEL SELF\r\nQUIT\r\n")
