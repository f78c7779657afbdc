"""The frozen program beside the checkout: its size, its start, its memory.

The test needs the frozen program of `packaging/frozen/build.py`. Both commands paint the start page
into a file and end. They run in turns, and the first run of each does not count.
"""

from __future__ import annotations

import importlib.metadata
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
FROZEN = ROOT / "build" / "dist" / "soiree" / "soiree"
ROUNDS = 9

pytestmark = pytest.mark.skipif(
    not FROZEN.exists() or sys.platform != "linux", reason="no frozen program was built"
)


class Run(NamedTuple):
    """The seconds of a run from start to end, and its largest resident size in megabytes."""

    seconds: float
    megabytes: float


def run(command: tuple[str, ...], home: Path) -> Run:
    environment = {
        **{name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"},
        "PYTHONPATH": str(ROOT / "app"),
        "SOIREE_HOME": str(home),
        "QT_QPA_PLATFORM": "offscreen",
    }
    begun = time.perf_counter()
    child = subprocess.Popen([*command, "--screenshot", str(home / "x.png")], env=environment)
    _, status, used = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    assert child.returncode == 0
    return Run(time.perf_counter() - begun, used.ru_maxrss / 1024)


def megabytes(folder: Path) -> float:
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files) / 1e6


def of_the_checkout() -> float:
    """Return the megabytes of `app`, `resources` and the installed packages that Soirée imports."""
    packages = ("PySide6_Essentials", "shiboken6", "msgspec", "platformdirs")
    installed = sum(
        path.stat().st_size
        for name in packages
        for file in importlib.metadata.files(name) or ()
        if (path := Path(str(file.locate()))).is_file()
    )
    return installed / 1e6 + megabytes(ROOT / "app") + megabytes(ROOT / "resources")


def test_the_frozen_program_is_smaller_and_about_as_quick(tmp_path: Path) -> None:
    tmp_path.joinpath("home").mkdir()
    commands = {"checkout": (sys.executable, "-m", "soiree"), "frozen": (str(FROZEN),)}
    found: dict[str, list[Run]] = {name: [] for name in commands}
    for _ in range(ROUNDS + 1):
        for name, command in commands.items():
            found[name].append(run(command, tmp_path / "home"))
    sizes = {"checkout": of_the_checkout(), "frozen": megabytes(FROZEN.parent)}
    quickest, memory = {}, {}
    for name, (_, *runs) in found.items():
        quickest[name] = min(each.seconds for each in runs)
        memory[name] = statistics.median(each.megabytes for each in runs)
        print(
            f"\n{name:8} {sizes[name]:4.0f} MB on disk  {1000 * quickest[name]:4.0f} ms"
            f"  {memory[name]:5.1f} MB in memory",
            end="",
        )
    assert sizes["frozen"] < sizes["checkout"]
    assert quickest["frozen"] < 1.6 * quickest["checkout"]
    assert memory["frozen"] < 1.4 * memory["checkout"]
