"""The speech uses SSIP, and reports a failure once."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from pytestqt.qtbot import QtBot

from soiree.resources import resource
from soiree.ui.desktop.speech import Speech
from soiree.ui.language.voice import Weight


class Service(QObject):
    """A speech-dispatcher that records its requests.

    Attributes:
        spoken: each sentence with its priority, or "silence".
        client: the name that the client gave itself.
        languages: the languages that the client chose.
    """

    def __init__(self, where: str) -> None:
        super().__init__()
        self.spoken: list[tuple[str, str]] = []
        self.client = ""
        self.languages: list[str] = []
        self._priority = ""
        self._takes_data = False
        self._server = QLocalServer(self)
        assert self._server.listen(where)
        self._server.newConnection.connect(self._meet)

    def go(self) -> None:
        self._server.close()
        self._socket.abort()

    def _meet(self) -> None:
        self._socket: QLocalSocket = self._server.nextPendingConnection()
        self._socket.readyRead.connect(self._hear)

    def _hear(self) -> None:
        while self._socket.canReadLine():
            line = bytes(self._socket.readLine().data()).decode().removesuffix("\r\n")
            answer = self._take_data(line) if self._takes_data else self._take(line)
            self._socket.write(answer.encode())

    def _take(self, line: str) -> str:
        match line.split():
            case ["SET", "SELF", "CLIENT_NAME", name]:
                self.client = name
                return "208 OK CLIENT NAME SET\r\n"
            case ["SET", "SELF", "LANGUAGE", language]:
                self.languages.append(language)
                return "201 OK LANGUAGE SET\r\n"
            case ["SET", "SELF", "PRIORITY", priority]:
                self._priority = priority
                return "202 OK PRIORITY SET\r\n"
            case ["CANCEL", "SELF"]:
                self.spoken.append(("silence", ""))
                return "210 OK CANCELED\r\n"
            case ["SPEAK"]:
                self._takes_data = True
                return "230 OK RECEIVING DATA\r\n"
        return "300 ERR\r\n"

    def _take_data(self, line: str) -> str:
        if line == ".":
            self._takes_data = False
            return "225-21\r\n225 OK MESSAGE QUEUED\r\n"
        self.spoken.append((line, self._priority))
        return ""


@pytest.fixture
def where(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The path of a socket, which must be short."""
    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(folder) / "speechd.sock")
        monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{path}")
        yield path


@pytest.fixture
def speech() -> Iterator[Speech]:
    around = QObject()
    made = Speech(around, starter="true")
    yield made
    made.stop()


def test_sentences_are_spoken_in_order(qtbot: QtBot, where: str, speech: Speech) -> None:
    service = Service(where)
    speech.failed.connect(pytest.fail)
    speech.start()
    speech.speak("Ada plays the king of clubs.", Weight.NEWS)
    speech.speak("Ada: My favourite.", Weight.REMARK)
    speech.speak(".5 of a point.", Weight.NEWS)
    qtbot.waitUntil(lambda: len(service.spoken) == 3)
    assert service.client.endswith(":soiree:table")
    assert service.spoken == [
        ("Ada plays the king of clubs.", "message"),
        ("Ada: My favourite.", "notification"),
        ("..5 of a point.", "message"),
    ]


def test_an_answer_interrupts_the_current_sentence(
    qtbot: QtBot, where: str, speech: Speech
) -> None:
    service = Service(where)
    speech.start()
    speech.speak("Old.", Weight.NEWS)
    qtbot.waitUntil(lambda: service.spoken == [("Old.", "message")])
    speech.speak("Cut short.", Weight.NEWS)
    speech.speak("You hold\nno cards.", Weight.ANSWER)
    qtbot.waitUntil(lambda: ("You hold no cards.", "message") in service.spoken)
    assert service.spoken.index(("silence", "")) == 1
    speech.speak("", Weight.ANSWER)
    speech.speak("Your turn.", Weight.NEWS)
    qtbot.waitUntil(lambda: ("Your turn.", "message") in service.spoken)
    assert service.spoken[-2] == ("silence", "")


def test_another_language_has_another_voice(
    qtbot: QtBot, where: str, speech: Speech, load_from: Callable[[str, Path], None]
) -> None:
    service = Service(where)
    speech.start()
    speech.speak("Hello.", Weight.NEWS)
    load_from("pt_BR", resource("translations"))
    speech.speak("Olá.", Weight.NEWS)
    speech.speak("Sua vez.", Weight.NEWS)
    qtbot.waitUntil(lambda: len(service.spoken) == 3)
    assert service.languages == ["en", "pt-BR"]


def test_a_missing_speech_service_is_reported_once(qtbot: QtBot, where: str) -> None:
    around = QObject()
    speech, failed = Speech(around, starter=f"{where}-is-no-program"), list[str]()
    speech.failed.connect(failed.append)
    speech.start()
    qtbot.waitUntil(lambda: bool(failed))
    speech.speak("Is anybody there?", Weight.NEWS)
    assert failed == ["The table cannot be spoken: speech-dispatcher does not answer."]
    speech.stop()


def test_a_speech_service_that_ends_is_reported(qtbot: QtBot, where: str, speech: Speech) -> None:
    service, failed = Service(where), list[str]()
    speech.failed.connect(failed.append)
    speech.start()
    speech.speak("Your turn.", Weight.NEWS)
    qtbot.waitUntil(lambda: bool(service.spoken))
    service.go()
    speech.speak("Still your turn.", Weight.NEWS)
    qtbot.waitUntil(lambda: bool(failed))
