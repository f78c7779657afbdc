"""The memory of a run of the program: many decks, sizes, matches, and random input.

The whole program runs in a separate process on a separate screen; see `memory.py` and `monkey.py`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from soiree.games import GAMES
from soiree.storage.paths import Paths
from tests.bench.memory import make_decks
from tests.window.screen import ROOT, own_screen

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/smaps_rollup").exists(), reason="the system does not tell"
)


def measured(*arguments: str, module: str = "memory") -> list[float]:
    """Run `memory.py` or `monkey.py`; return the megabytes of the process alone after each step."""
    make_decks(Paths.find().decks)
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    with own_screen() as display:
        said = subprocess.run(
            [sys.executable, "-m", f"tests.bench.{module}", *arguments],
            cwd=ROOT,
            env=kept
            | {
                "PYTHONPATH": os.pathsep.join((str(ROOT / "app"), str(ROOT))),
                "DISPLAY": display,
                "QT_QPA_PLATFORM": "xcb",
            },
            check=True,
            capture_output=True,
            text=True,
        ).stdout
    steps = [json.loads(line) for line in said.splitlines()]
    for step in steps:
        figures = "   ".join(f"{kind} {step[kind]:6.1f} MB" for kind in ("alone", "pss", "own"))
        print(f"\n{step['step']:14} {figures}", end="")
    return [step["alone"] for step in steps]


def test_decks_and_sizes_take_no_more_than_the_one_in_sight() -> None:
    first, *_, last = measured("decks")
    print(f"\nlast / first {last / first:.2f}", end="")
    assert last < 1.2 * first


def test_matches_take_no_more_than_the_one_at_the_table() -> None:
    first, _, all_games, *_, last = measured("matches")
    print(f"\nlast − first {last - first:+.1f} MB", end="")
    print(f", last / after five {last / all_games:.3f}", end="")
    # The modules, fonts and card pictures of six games and the start page; level from the tenth on.
    assert last < first + 24
    assert last < 1.05 * all_games


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_ten_minutes_of_random_input_take_no_more_than_one(name: str) -> None:
    _, first, *_, last = measured(name, "600", module="monkey")
    print(f"\n{name}: last / first {last / first:.3f}", end="")
    assert last < 1.05 * first
