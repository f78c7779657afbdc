"""Time and memory of the statistics of 100,000 matches; see `statistics_page.py`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.window.screen import ROOT

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the system does not tell")

MATCHES = 100_000


def run(home: Path, *arguments: str) -> str:
    return subprocess.run(
        [sys.executable, "-m", "tests.bench.statistics_page", *arguments],
        cwd=ROOT,
        env=os.environ
        | {
            "PYTHONPATH": os.pathsep.join((str(ROOT / "app"), str(ROOT))),
            "SOIREE_HOME": str(home),
            "QT_QPA_PLATFORM": "offscreen",
        },
        check=True,
        capture_output=True,
        text=True,
    ).stdout


def test_statistics_of_many_matches(tmp_path: Path) -> None:
    run(tmp_path, "make", str(MATCHES))
    spent = json.loads(run(tmp_path, "open"))
    ratio = spent["seconds"] / spent["reading"]
    print(
        f"\n{1000 * spent['seconds']:.0f} ms of the processor,"
        f" shown after {1000 * spent['waited']:.0f} ms;"
        f" reading the rows alone {1000 * spent['reading']:.0f} ms, ratio {ratio:.1f};"
        f" {spent['megabytes']:.0f} MB",
        end="",
    )
    assert ratio < 5
    assert spent["megabytes"] < 100
