"""Every game is played to the end by ear alone, and its transcript reads well aloud.

With `SOIREE_TRANSCRIPTS=1` these tests write the transcripts anew: read them before they are kept.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from soiree.games import GAMES
from tests.window.blind.at_the_screen import at_the_screen
from tests.window.blind.player import play

pytestmark = pytest.mark.slow

TRANSCRIPTS = Path(__file__).with_name("transcripts")

WRITES = os.environ.get("SOIREE_TRANSCRIPTS", "0") not in ("", "0")

SHORT: dict[str, dict[str, int | str]] = {
    "soureh": {"threshold": 50},
    "pariah": {"threshold": 200},
    "soi": {"target": 100},
    "spy": {"players": 2, "deck": "half"},
    "soda": {"players": 2},
}
"""The options with which the games take least time."""


@pytest.mark.parametrize("name", GAMES)
def test_a_match_played_by_ear_reads_as_it_is_kept(qtbot: QtBot, name: str) -> None:
    with at_the_screen(qtbot, GAMES[name], SHORT.get(name, {}), seed=15) as table:
        lines = play(table, seed=4)
    kept = TRANSCRIPTS / f"{name}.txt"
    if WRITES:
        kept.write_text("\n".join(lines) + "\n", "utf-8")
    assert lines == kept.read_text("utf-8").splitlines()
