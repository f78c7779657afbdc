"""The end by a signal or a logout: the program saves, asks nothing and exits cleanly."""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QSessionManager
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from soiree.core import records
from soiree.games import GAMES
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices, SeatChoice
from soiree.ui.program.termination import Termination
from tests.conftest import FullDisk
from tests.storage.keeping import on_disk
from tests.truth import match_at
from tests.window.driver import PATIENCE, Acts, Driver, choose_settings, run_script
from tests.window.starts import python, soiree

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals as Unix has them")
linux = pytest.mark.skipif(sys.platform != "linux", reason="Qt's functions by their names there")

DUEL = GameChoices(
    options={"players": 2},
    seats=[SeatChoice("human"), SeatChoice("computer", level="easy")],
    message_delay=200,
)

BEHIND_A_DIALOG = """
import os, signal
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from soiree import cli
from soiree.ui.shell.main_window import MainWindow

app, opening = QApplication([]), []

def look():
    found = [w for w in app.topLevelWidgets() if isinstance(w, MainWindow)]
    if app.activeModalWidget():
        timer.stop()
        os.kill(os.getpid(), signal.SIGTERM)
    elif found and found[0].table and not opening:
        opening.append(True)
        QTimer.singleShot(0, lambda: found[0].commands.trigger("numbered"))

timer = QTimer(interval=10)
timer.timeout.connect(look)
timer.start()
raise SystemExit(cli.main(["--game", "soda"]))
"""

AT_AN_IMPORT = """
import os, signal, sys
from soiree import cli

class Killer:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name == sys.argv[1]:
            os.kill(os.getpid(), signal.SIGTERM)

sys.meta_path.insert(0, Killer)
raise SystemExit(cli.main(["--game", "soda"]))
"""


@pytest.fixture(autouse=True)
def hears_hang_ups() -> Iterator[None]:
    """Restore the handler of SIGHUP, which `nohup` would have ignored."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


@pytest.mark.parametrize(
    "name",
    # Other tests send SIGTERM at other moments.
    ["SIGINT", *(pytest.param(each, marks=pytest.mark.thorough) for each in ("SIGTERM", "SIGHUP"))],
)
def test_a_signal_ends_the_program_as_closing_the_window_does(qtbot: QtBot, name: str) -> None:
    choose_settings()
    with soiree("--game", "soda") as playing:
        wait_for_match(qtbot, playing)
        playing.send_signal(signal.Signals[name])
        assert_ended_cleanly(playing)


@pytest.mark.parametrize(
    "module",
    [
        "soiree.ui.games.soda.presenter",
        pytest.param("soiree.ui.screens.match.screen", marks=pytest.mark.thorough),
    ],
)
def test_a_signal_while_a_match_opens_ends_the_program(module: str) -> None:
    """The program once went on without a window."""
    choose_settings()
    with python("-c", AT_AN_IMPORT, module) as playing:
        assert_ended_cleanly(playing)


def test_a_signal_ends_the_program_under_a_dialog() -> None:
    choose_settings()
    with python("-c", BEHIND_A_DIALOG) as playing:
        assert_ended_cleanly(playing)


def test_a_signal_to_another_thread_ends_the_program(qapp: QApplication) -> None:
    """The event loop once slept on, if it was woken before the handler ran."""
    parent, ended = QObject(), []
    termination = Termination(qapp, parent)
    termination.ended.connect(lambda: ended.append(True))
    woken_by = signal.set_wakeup_fd(-1)
    signal.set_wakeup_fd(woken_by, warn_on_full_buffer=False)
    for number, expected in ((signal.SIGCHLD, []), (signal.SIGHUP, [True])):
        os.write(woken_by, bytes([number]))
        qapp.processEvents()
        assert ended == expected
    termination.close()


@linux
def test_a_logout_saves_the_match_without_a_question() -> None:
    choose_settings(lessons=[*GAMES], games={"soda": DUEL})

    def play(driver: Driver) -> Acts:
        yield lambda: driver.has_table and driver.legal
        driver.table.choice.make(driver.legal[0])
        match = match_at(driver.table)
        request_commit()
        snapshot = Paths.find().waiting / "soda.soiree"
        assert records.decode(snapshot.read_bytes(), GAMES).entries == list(match.entries)
        assert Paths.find().window.exists()
        assert driver.front is driver.window
        # The logout is cancelled, and the match goes on.
        yield lambda: driver.legal or driver.scoreboard()

    assert run_script(play, "--game", "soda") == 0


@linux
def test_a_logout_with_a_full_disk_asks_no_question(full_disk: FullDisk) -> None:
    choose_settings(lessons=[*GAMES], games={"soda": DUEL})

    def play(driver: Driver) -> Acts:
        yield lambda: driver.has_table and driver.legal
        with full_disk(20):
            driver.table.choice.make(driver.legal[0])
            yield driver.window.notice_bar.isVisible
            request_commit()
            assert driver.window.close()

    assert run_script(play, "--game", "soda") == 0


def request_commit() -> None:
    """Emit Qt's signal of the end of the desktop's session.

    Only C++ code can emit the signal of the session manager.
    """
    app = QApplication.instance()
    assert app is not None
    session = app.findChild(QSessionManager)
    assert isinstance(session, QSessionManager)
    library = ctypes.CDLL(str(Path(PySide6.__file__).parent / "Qt" / "lib" / "libQt6Gui.so.6"))
    emit = library["_ZN15QGuiApplication17commitDataRequestER15QSessionManager"]
    emit(*(ctypes.c_void_p(*Shiboken.getCppPointer(each)) for each in (app, session)))


def wait_for_match(qtbot: QtBot, playing: subprocess.Popen[str]) -> None:
    qtbot.waitUntil(lambda: on_disk(Paths.find(), "soda") is not None or playing.poll() is not None)
    if playing.poll() is not None:
        pytest.fail(f"no match began: {playing.communicate()}", pytrace=False)


def assert_ended_cleanly(playing: subprocess.Popen[str]) -> None:
    try:
        said, complaint = playing.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        playing.send_signal(signal.SIGABRT)  # which makes it log its tracebacks
        playing.communicate()
        where = "".join(file.read_text() for file in Paths.find().logs.glob("crash*"))
        pytest.fail(f"it did not end: {where}", pytrace=False)
    finally:
        playing.kill()
    assert playing.returncode == 0
    assert "Traceback" not in said + complaint
    paths = Paths.find()
    assert records.decode((paths.waiting / "soda.soiree").read_bytes(), GAMES).game == "soda"
    assert (paths.waiting / "soda.journal").stat().st_size == 0
    assert paths.window.exists()
    assert not [*paths.logs.glob("faults*"), *paths.logs.glob("crash*")]
