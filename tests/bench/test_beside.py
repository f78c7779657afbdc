"""The start beside other installed card programs of the desktop, on one screen.

The time is from before the process to the last change of the screen. The bare window of `starts.py`
is included, and all programs start in turns.
"""

from __future__ import annotations

import os
import shutil
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.bench.test_start import STARTS, surroundings

ROUNDS = 5
REST = 1.5
"""The seconds without a change after which the picture counts as complete."""

PATIENCE = 30.0

OURS = {
    "bare window": (sys.executable, str(STARTS), "bare", "stays"),
    "start page": (sys.executable, "-m", "soiree"),
}
OTHERS = {"KPat": ("kpat",), "Aisleriot": ("sol", "--variation", "klondike")}
"""The commands of Debian's packages `kpat` and `aisleriot`."""

pytestmark = pytest.mark.skipif(shutil.which("Xvfb") is None, reason="there is no Xvfb")


class Start(NamedTuple):
    """The seconds until the picture was complete, and the processor seconds of all threads."""

    seconds: float
    processor: float


class Screen(NamedTuple):
    """A separate screen whose pixels are in a file."""

    display: str
    pixels: Path


@contextmanager
def screen(folder: Path) -> Iterator[Screen]:
    reading, writing = os.pipe()
    server = subprocess.Popen(
        [
            *f"Xvfb -displayfd {writing} -screen 0 1280x800x24 -nolisten tcp -noreset".split(),
            *("-fbdir", str(folder)),
        ],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with server, os.fdopen(reading) as told:
        try:
            yield Screen(f":{told.readline().strip()}", folder / "Xvfb_screen0")
        finally:
            server.terminate()


def start(command: Sequence[str], shown: Screen, home: Path) -> Start:
    """Start a program, wait until its picture is complete, and end it."""
    environment = surroundings(home / "soiree") | {
        "DISPLAY": shown.display,
        "QT_QPA_PLATFORM": "xcb",
        "HOME": str(home),
    }
    empty = shown.pixels.read_bytes()
    begun = time.perf_counter()
    program = subprocess.Popen(
        command,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        before, last, spent = empty, begun, 0.0
        while before == empty or time.perf_counter() - last < REST:
            assert time.perf_counter() - begun < PATIENCE, f"{command[0]} shows nothing"
            now = shown.pixels.read_bytes()
            if now != before:
                before, last, spent = now, time.perf_counter(), processor(program.pid)
            time.sleep(0.004)
        return Start(last - begun, spent)
    finally:
        os.killpg(program.pid, signal.SIGKILL)
        program.wait()
        # The window of the last program disappears.
        time.sleep(0.3)


def processor(pid: int) -> float:
    """Return the processor seconds of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace")
    user, system = fields.rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def test_the_start_page_is_there_before_a_program_that_is_compiled(tmp_path: Path) -> None:
    """The goal is three quarters of KPat's time. Without KPat the figures are only printed."""
    path = f"{os.environ.get('PATH', '')}:/usr/games"
    found = {name: shutil.which(command[0], path=path) for name, command in OTHERS.items()}
    commands = {
        **OURS,
        **{name: (file, *OTHERS[name][1:]) for name, file in found.items() if file},
    }
    took: dict[str, list[Start]] = {name: [] for name in commands}
    with screen(tmp_path) as shown:
        for _ in range(ROUNDS + 1):
            for name, command in commands.items():
                took[name].append(start(command, shown, tmp_path))
    times = {name: [each.seconds for each in starts[1:]] for name, starts in took.items()}
    works = {name: [each.processor for each in starts[1:]] for name, starts in took.items()}
    bare = min(times["bare window"]), min(works["bare window"])
    for name in commands:
        print(
            f"\n{name:12} {1000 * min(times[name]):5.0f} ms"
            f"  median {1000 * statistics.median(times[name]):5.0f} ms"
            f"  processor {1000 * min(works[name]):5.0f} ms   beside the bare window:"
            f" {min(times[name]) / bare[0]:.2f}, {min(works[name]) / bare[1]:.2f}",
            end="",
        )
    if "KPat" not in commands:
        pytest.skip("KPat is not installed")
    assert min(times["start page"]) < 0.8 * min(times["KPat"])
