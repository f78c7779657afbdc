"""Dialogs and pages: from the wish to their first full frame, at the start page, all being loaded.

What counts is what the window's thread works until then; the clock is shown beside it.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

from tests.bench.test_start import APP

LIMIT = 60.0
"""Milliseconds."""


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
    works = {}
    for name, (first, *others) in json.loads(done.stdout).items():
        clock, works[name] = (statistics.median(each) for each in zip(*others, strict=True))
        print(
            f"\n{name:12} {works[name]:4.0f} ms of the thread, {clock:4.0f} by the clock"
            f"   the first time {first[1]:4.0f}, {first[0]:4.0f}",
            end="",
        )
    assert {name: work for name, work in works.items() if work > LIMIT} == {}
