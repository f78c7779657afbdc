"""Speech of a table on the accessibility bus: announcements, or descriptions for old readers."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest

from soiree.games import GAMES
from soiree.storage import settings as settings_file
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from tests.window.bus.programs import Reader, Soiree, own_bus

pytestmark = pytest.mark.slow

ANNOUNCEMENT = "object:announcement"
DESCRIPTION = "object:property-change:accessible-description"

LOOKS = 100
"""The number of attempts to find the sentence."""

ASKED = "Choose its place, or discard it."
"""The last sentence before the first choice in a match of Soureh."""


@pytest.mark.soak  # now and then the table is not found in time
@pytest.mark.parametrize("knows", [True, False], ids=["knows", "does not know"])
def test_a_reader_gets_each_sentence_once(tmp_path: Path, knows: bool) -> None:
    settings = Settings(speed="off", remarks=False, lessons=list(GAMES))
    assert settings_file.save(Paths.find(), settings) is None
    with own_bus(tmp_path) as around:
        unknown = () if knows else (ANNOUNCEMENT,)
        with closing(Reader(around, *unknown)) as reader:
            soiree = Soiree(around, reader)
            try:
                told = told_of_a_table(soiree, around)
            finally:
                soiree.kill()
    by, other = (ANNOUNCEMENT, DESCRIPTION) if knows else (DESCRIPTION, ANNOUNCEMENT)
    table = [text for kind, text in told if kind == by]
    assert table.count(ASKED) == 1
    assert table.index("Your turn.") < table.index(ASKED)
    assert (other, ASKED) not in told


def told_of_a_table(soiree: Soiree, around: Mapping[str, str]) -> list[tuple[str, str]]:
    """Start Soureh from the start page. Returns the accessibility events up to the first choice:
    pairs of type and text. `around` has the environment variables of the bus and the display.
    """
    focus = ["xdotool", "search", "--sync", "--name", "Soir", "windowfocus", "--sync"]
    button = soiree.find("push button", "Soureh$")
    # Without a window manager no window is active, and readers ignore inactive windows.
    subprocess.run(focus, env=dict(around), check=True, capture_output=True)
    soiree.find("frame", "", "active")
    soiree.events()
    soiree.press(button)
    told: list[tuple[str, str]] = []
    soiree.find("heading", "The ", "showing")
    for _ in range(LOOKS):
        told += [(each.type, each.data) for each in soiree.events()]
        if any(text == ASKED for _, text in told):
            break
        soiree.find("heading")
    return told
