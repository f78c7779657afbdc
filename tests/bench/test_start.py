"""From the start to the first full picture, and the memory then, beside a bare window.

The bare window has PySide6 and the 52 cards of the same deck, drawn from the same SVG file. Each
is started several times by turns, the first time of each is not counted, and medians are compared.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROUNDS = 9
STARTS = Path(__file__).with_name("starts.py")
APP = STARTS.parents[2] / "app"


def start(what: str, home: Path) -> tuple[float, float]:
    """Seconds until the first full picture, and megabytes then."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment = kept | {
        "PYTHONPATH": str(APP),
        "SOIREE_HOME": str(home),
        "QT_QPA_PLATFORM": "offscreen",
    }
    begun = time.time()
    said = subprocess.run(
        [sys.executable, str(STARTS), what],
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    then, megabytes = map(float, said.split())
    return then - begun, megabytes


@pytest.mark.parametrize("what", ["start", "table"])
def test_the_first_picture_is_hardly_later_than_a_bare_window(what: str, tmp_path: Path) -> None:
    found: dict[str, list[tuple[float, float]]] = {"bare": [], what: []}
    for _ in range(ROUNDS):
        for name, measured in found.items():
            measured.append(start(name, tmp_path))
    seconds, megabytes = (
        {
            name: statistics.median(each[place] for each in measured[1:])
            for name, measured in found.items()
        }
        for place in (0, 1)
    )
    for name in found:
        print(f"\n{name:6} {1000 * seconds[name]:5.0f} ms {megabytes[name]:6.1f} MB", end="")
    slower, larger = seconds[what] / seconds["bare"], megabytes[what] / megabytes["bare"]
    print(f"\n{what} / bare  time {slower:.2f}  memory {larger:.2f}")
    assert slower < 1.4
    assert larger < 1.4
