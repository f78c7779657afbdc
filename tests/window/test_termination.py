"""Ended from outside: the program saves what there is, asks nothing, and leaves cleanly."""

from __future__ import annotations

import os
import signal
import subprocess
import time

import pytest

from soiree.core import records
from soiree.games import GAMES
from soiree.storage.paths import Paths
from tests.storage.keeping import on_disk
from tests.window.driver import PATIENCE, choose_settings
from tests.window.starts import python, soiree

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals as Unix has them")

BEHIND_A_DIALOG = """
import os, signal
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from soiree import cli
from soiree.ui.window.match_coordinator import MatchCoordinator

app, opening = QApplication([]), []

def look():
    found = [c for w in app.topLevelWidgets() for c in w.findChildren(MatchCoordinator)]
    if app.activeModalWidget():
        timer.stop()
        os.kill(os.getpid(), signal.SIGTERM)
    elif found and found[0].table:
        opening.append(True) or len(opening) > 1 or QTimer.singleShot(0, found[0].ask_for_deal)

timer = QTimer(interval=10)
timer.timeout.connect(look)
timer.start()
raise SystemExit(cli.main(["--game", "soda"]))
"""


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_a_signal_ends_it_as_closing_the_window_does(name: str) -> None:
    choose_settings()
    with soiree("--game", "soda") as playing:
        wait_for_match(playing)
        playing.send_signal(signal.Signals[name])
        assert_ended_cleanly(playing)


def test_a_signal_ends_it_though_a_dialog_is_open() -> None:
    choose_settings()
    with python("-c", BEHIND_A_DIALOG) as playing:
        assert_ended_cleanly(playing)


def wait_for_match(playing: subprocess.Popen[str]) -> None:
    given_up = time.monotonic() + PATIENCE
    try:
        while on_disk(Paths.find(), "soda") is None:
            if playing.poll() is not None or time.monotonic() > given_up:
                playing.kill()
                pytest.fail(f"no match began: {playing.communicate()}", pytrace=False)
    except BaseException:
        playing.kill()  # else its context would wait for it for ever
        raise


def assert_ended_cleanly(playing: subprocess.Popen[str]) -> None:
    try:
        said, complaint = playing.communicate(timeout=PATIENCE)
    finally:
        playing.kill()
    assert playing.returncode == 0
    assert "Traceback" not in said + complaint
    paths = Paths.find()
    assert records.decode((paths.waiting / "soda.soiree").read_bytes(), GAMES).game == "soda"
    assert (paths.waiting / "soda.journal").stat().st_size == 0
    assert paths.window.exists()
    assert not [*paths.logs.glob("faults*"), *paths.logs.glob("crash*")]
