"""The start beside other installed card programs of the desktop, on one screen.

The time is from before the process to the last change of the screen. The processor seconds are
those until the program is at rest, with its work after the picture. The bare window of `starts.py`
is included, and all programs start in turns.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.bench.test_start import STARTS, surroundings
from tests.window.bus.programs import session_bus

ROUNDS = 5
REST = 1.5
"""The seconds without a change after which the picture counts as complete, and without work after
which the program counts as at rest.
"""

TICKING = 0.02
"""The processor seconds within `REST` that count as no work: timers of a program at rest."""

PATIENCE = 30.0

OURS = {
    "bare window": (sys.executable, str(STARTS), "bare", "stays"),
    "start page": (sys.executable, str(STARTS), "run"),
    "new table": (sys.executable, str(STARTS), "run", "--game", "soda", "--seed", "7"),
}
OTHERS = {"KPat": ("kpat",), "Aisleriot": ("sol", "--variation", "klondike")}
"""The commands of Debian's packages `kpat` and `aisleriot`."""

pytestmark = [
    pytest.mark.skipif(shutil.which("Xvfb") is None, reason="there is no Xvfb"),
    pytest.mark.skipif(
        shutil.which("dbus-run-session") is None, reason="there is no session bus, which KPat needs"
    ),
]


class Start(NamedTuple):
    """The seconds until the picture was complete, and the processor seconds of all its processes
    until the program was at rest.
    """

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


def start(command: Sequence[str], shown: Screen, home: Path, bus: dict[str, str]) -> Start:
    """Start a program, wait until its picture and its processes rest, and end it."""
    environment = surroundings(home / "soiree") | {
        "DISPLAY": shown.display,
        "QT_QPA_PLATFORM": "xcb",
        "HOME": str(home),
        **bus,
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
        before, last, spent, worked = empty, begun, 0.0, begun
        while before == empty or time.perf_counter() - max(last, worked) < REST:
            assert program.poll() is None, f"{command[0]} ended"
            assert time.perf_counter() - begun < PATIENCE, f"{command[0]} does not rest"
            now = shown.pixels.read_bytes()
            if now != before:
                before, last = now, time.perf_counter()
            if (processor_now := processor(program.pid)) > spent + TICKING:
                spent, worked = processor_now, time.perf_counter()
            time.sleep(0.004)
        return Start(last - begun, spent)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGKILL)
        program.wait()
        # The window of the last program disappears.
        time.sleep(0.3)


def processor(group: int) -> float:
    """Return the processor seconds of the processes of a group."""
    ticks = 0
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            status = (process / "stat").read_text(encoding="ascii", errors="replace")
            fields = status.rpartition(")")[2].split()
            if int(fields[2]) == group:
                ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


def test_the_start_page_is_there_before_a_program_that_is_compiled(tmp_path: Path) -> None:
    """The goals are three quarters of KPat's time, and no more processor seconds than KPat.

    Without KPat the figures are only printed.
    """
    path = f"{os.environ.get('PATH', '')}:/usr/games"
    found = {name: shutil.which(command[0], path=path) for name, command in OTHERS.items()}
    commands = {
        **OURS,
        **{name: (file, *OTHERS[name][1:]) for name, file in found.items() if file},
    }
    took: dict[str, list[Start]] = {name: [] for name in commands}
    settings = tmp_path / "soiree" / "config" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps({"version": 1, "reduced_motion": "on"}), encoding="utf-8")
    with screen(tmp_path) as shown, session_bus(os.environ) as bus:
        for _ in range(ROUNDS + 1):
            for name, command in commands.items():
                took[name].append(start(command, shown, tmp_path, bus))
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
    assert statistics.median(works["start page"]) < statistics.median(works["KPat"])
