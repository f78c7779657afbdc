"""The time from the request of a dialog or page to its first full frame.

The modules are loaded, and the start page is open. The limit is on the work of the window's thread,
as a share of the start of a bare window; the time by the clock is printed too.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

from tests.bench.test_start import APP, bare_window

LIMIT = 0.4
"""The most work for one dialog, as a share of the start of a bare window."""


def test_each_dialog_is_there_at_once(tmp_path: Path) -> None:
    environment = {
        **{name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"},
        "PYTHONPATH": str(APP),
        "SOIREE_HOME": str(tmp_path),
    }
    program = Path(__file__).with_name("dialogs.py")
    done = subprocess.run(
        [sys.executable, str(program)], env=environment, capture_output=True, text=True, check=True
    )
    works, most = {}, LIMIT * bare_window()
    for name, (first, *others) in json.loads(done.stdout).items():
        clock, works[name] = (statistics.median(each) for each in zip(*others, strict=True))
        print(
            f"\n{name:12} {works[name]:4.0f} ms of the thread, {clock:4.0f} by the clock"
            f"   the first time {first[1]:4.0f}, {first[0]:4.0f}",
            end="",
        )
    print(f"\nat most {most:.0f} ms: {LIMIT} of a bare window's start")
    assert {name: work for name, work in works.items() if work > most} == {}
