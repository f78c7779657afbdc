"""Answers of threads come to the screen that asked, as long as it is there."""

from __future__ import annotations

import threading

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from soiree.controller.computers.worker import Worker
from soiree.controller.match.start import Threads
from soiree.ui.shell.invoker import Answers, Invoker


def test_what_comes_after_the_end_is_dropped(qtbot: QtBot) -> None:
    invoker, heard = Invoker(), list[int]()
    threads = Threads(Worker(), Worker(), invoker.post, invoker.call_later)
    answers, others = Answers(threads), Answers(threads)

    def think() -> None:
        answers.post(lambda: heard.append(1))
        others.post(lambda: heard.append(2))

    thread = threading.Thread(target=think)
    thread.start()
    thread.join()
    answers.call_later(0, lambda: heard.append(3))
    answers.end()
    qtbot.waitUntil(lambda: bool(heard))
    QApplication.processEvents()
    assert heard == [2]
