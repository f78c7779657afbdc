"""Answers of threads reach the screen that asked, as long as the screen is open."""

from __future__ import annotations

import threading
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from soiree.ui.background import Answers, Background
from soiree.ui.deferring import window_thread


def test_posts_after_the_end_of_a_screen_are_dropped(qtbot: QtBot) -> None:
    answers, others, heard = Answers(), Answers(), list[int]()

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


def test_posts_of_an_ended_screen_do_not_reach_the_window_which_may_be_gone() -> None:
    posted, answers = list[object](), Answers()
    window_thread().run.connect(posted.append)
    answers.end()
    answers.post(lambda: None)
    window_thread().run.disconnect(posted.append)
    assert posted == []


def test_answers_dropped_last_by_a_worker_destroy_no_qt_object() -> None:
    """A worker's thread that destroyed a `QObject` of the window's thread crashed the program."""
    assert not issubclass(Answers, QObject)


def test_posts_of_several_threads_run_once_each_in_the_order_of_each_thread(qtbot: QtBot) -> None:
    answers, heard = Answers(), list[tuple[int, int]]()

    def post(thread: int) -> None:
        for number in range(200):
            answers.post(partial(heard.append, (thread, number)))

    threads = [threading.Thread(target=post, args=(thread,)) for thread in range(3)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    qtbot.waitUntil(lambda: len(heard) == 600)
    for thread in range(3):
        assert [number for each, number in heard if each == thread] == list(range(200))


def test_the_result_of_work_is_taken_on_the_windows_thread_until_the_end(qtbot: QtBot) -> None:
    background, heard = Background(), list[tuple[str, bool]]()

    def take(found: str) -> None:
        heard.append((found, threading.current_thread() is threading.main_thread()))

    background.run(lambda: "first", take)
    qtbot.waitUntil(lambda: bool(heard))
    background.run(lambda: "too late", take)
    background.end()
    assert background.worker.finish(10)
    QApplication.processEvents()
    assert heard == [("first", True)]
