"""What the host keeps while matches come and go."""

from __future__ import annotations

import os
import threading

import pytest
from pytestqt.qtbot import QtBot

from soiree.controller.worker import Worker
from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.decks import load_deck
from soiree.ui.window.main_window import MainWindow
from soiree.ui.window.match_coordinator import MatchCoordinator


def test_a_match_waits_as_soon_as_it_is_left_however_slow_the_disk(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was looked for before it had been saved: the start page knew nothing of it."""
    settings, deck = Settings(speed="off"), load_deck(resource("decks", "classic.svg"))
    window = MainWindow(GAMES, Paths.find(), settings, deck)
    qtbot.addWidget(window)
    coordinator = MatchCoordinator(window, GAMES, Paths.find(), settings, deck)
    fsync, never = os.fsync, threading.Event()

    def slowly(descriptor: int) -> None:
        if threading.current_thread() is not threading.main_thread():
            never.wait(0.2)
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", slowly)
    coordinator.begin("soi", settings.choices(GAMES["soi"]), seed=3)
    coordinator.leave()
    assert coordinator.waiting() == ["soi"]
    coordinator.resume("soi")
    assert coordinator.table is not None
    window.close()


def test_a_worker_has_caught_up_when_all_that_waited_is_done() -> None:
    worker, done, go_on = Worker(), list[int](), threading.Event()

    def busy() -> None:
        go_on.wait()

    worker.submit(busy)
    worker.submit(lambda: done.append(1))
    assert not worker.catch_up(0)
    go_on.set()
    assert worker.catch_up(10)
    assert done == [1]
    assert worker.finish(10)
