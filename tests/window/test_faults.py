"""Faults in slots and threads of demonstrations and screenshots."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from soiree.storage.paths import Paths
from tests.conftest import ExpectLog
from tests.window.driver import PATIENCE, Acts, Driver, run_script
from tests.window.starts import python

DAMAGED = """
import sys
sys.modules["soiree.ui.games.soi.presenter"] = None  # as if its file were gone
"""

STUMBLING = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication
application = QApplication([])
def stumble():
    raise LookupError("no such card")
"""

FAULTS = {
    "a table that is damaged": (
        DAMAGED,
        "ModuleNotFoundError: import of soiree.ui.games.soi.presenter",
        ("--game", "soi"),
    ),
    "a slot": (
        STUMBLING + "QTimer.singleShot(0, stumble)",
        "LookupError: no such card",
        ("--demo", "--game", "soi"),
    ),
    "a thread": (
        STUMBLING
        + "import threading\nQTimer.singleShot(0, threading.Thread(target=stumble).start)",
        "LookupError: no such card",
        ("--demo", "--game", "soi"),
    ),
}


@pytest.mark.parametrize(("before", "fault", "arguments"), FAULTS.values(), ids=FAULTS)
def test_a_fault_ends_a_screenshot_with_a_trace_in_the_log(
    before: str, fault: str, arguments: tuple[str, ...], tmp_path: Path, home: Path
) -> None:
    """The screenshot once waited for ever."""
    picture = tmp_path / "window.png"
    code = f"{before}\nfrom soiree import cli\nsys.exit(cli.main(sys.argv[1:]))"
    with python("-c", code, "--screenshot", str(picture), *arguments) as start:
        out, told = end_of(start)
    faults = home / "state" / "logs" / "faults.log"
    assert (start.returncode, out) == (1, "")
    assert told == f"soiree: something went wrong; the details are in {faults}\n"
    trace = faults.read_text("utf-8")
    assert trace.count("Traceback") == 1
    assert fault in trace
    assert not picture.exists()


def test_a_demonstration_reports_a_fault_and_plays_on(expect_log: ExpectLog) -> None:
    expect_log("Something went wrong")
    faults = Paths.find().logs / "faults.log"

    def stumble() -> None:
        raise LookupError("no such card")

    def watch(driver: Driver) -> Acts:
        driver.expects_faults = True
        yield lambda: driver.has_table
        before = driver.entries
        driver.soon(stumble)
        sentence = f"Something went wrong. The details are in {faults}."
        yield lambda: sentence in driver.window.status_bar.sentences()
        yield lambda: driver.entries > before

    assert run_script(watch, "--demo", "--game", "soi") == 0
    assert faults.read_text("utf-8").endswith("LookupError: no such card\n")


def end_of(start: subprocess.Popen[str]) -> tuple[str, str]:
    """The output of a start, which is killed if it does not end."""
    try:
        return start.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        start.kill()
        out, told = start.communicate()
        pytest.fail(f"it went on for ever, and said: {out}{told}", pytrace=False)
