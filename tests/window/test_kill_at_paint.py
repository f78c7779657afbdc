"""Programs killed at a paint after a choice, or at any moment: all shown entries are saved."""

from __future__ import annotations

import json
import os
import random
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from soiree.core import records
from soiree.core.records import Record
from soiree.games import GAMES
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices, SeatChoice
from tests.storage.keeping import on_disk
from tests.window.driver import PATIENCE, choose_settings
from tests.window.screen import OFFSCREEN, own_screen
from tests.window.starts import python

KILLS = int(os.environ.get("SOIREE_KILLS", "84"))
"""The kills of each game in a soak, half of them by mouse and half by keyboard."""

ANY_MOMENT = 0.5
"""The longest time in seconds from a choice to the kill."""

SHORT: dict[str, dict[str, int | str]] = {
    "soda": {"players": 2},
    "spy": {"players": 2, "deck": "half"},
}
"""Options with fast computers."""

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a kill by signal")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["soda", pytest.param("spy", marks=pytest.mark.thorough)])
def test_entries_shown_before_a_kill_are_saved(game: str) -> None:
    """In a race of Spy vs Spy the computer moves at the same time."""
    assert lost_in(game, range(2)) == []


@pytest.mark.soak
@pytest.mark.parametrize("hands", ["mouse", "keys"])
@pytest.mark.parametrize("game", GAMES)
def test_entries_shown_before_many_kills_are_saved(game: str, hands: str) -> None:
    with own_screen() as display:
        numbers = range(KILLS // 2)
        assert lost_in(game, numbers, hands, display) == []


def lost_in(
    game: str, numbers: range, hands: str = "none", display: str = ""
) -> list[tuple[int, str]]:
    """Kill and resume a match several times. Returns the shown entries that were not saved.

    Args:
        display: the X display for mouse and keyboard, if needed.
    """
    seats = [SeatChoice("human"), *3 * [SeatChoice("computer", level=GAMES[game].levels[0].name)]]
    options = SHORT.get(game, {})
    players = GAMES[game].players({**GAMES[game].defaults(), **options})
    choices = GameChoices(options=options, seats=seats[:players], message_delay=200)
    choose_settings(games={game: choices}, lessons=[*GAMES])
    lost = []
    for number in numbers:
        shown = kill(game, hands, number, display)
        there = [[str(entry) for entry in record.entries] for record in kept(game)]
        lost += [
            (number, match[-1])
            for match in shown
            if match not in [entries[: len(match)] for entries in there]
        ]
    return lost


def kill(game: str, hands: str, number: int, display: str) -> list[list[str]]:
    """Kill a process. Returns the shown entries of each match.

    Every other process dies at the paint after a choice; the others die soon after.
    """
    choices, at_paint = 1 + number % 3, number % 2 == 0
    call = f"play({game!r}, {hands!r}, {number}, {choices if at_paint else 0})"
    code = f"from tests.window.killed import play_until_killed as play; {call}"
    with python("-c", code, platform="xcb" if display else OFFSCREEN, DISPLAY=display) as playing:
        try:
            said = list(what_it_says(playing, choices))
            if not at_paint:
                with suppress(subprocess.TimeoutExpired):
                    playing.wait(random.Random(number).uniform(0, ANY_MOMENT))
                assert playing.poll() is None, f"it ended by itself: {playing.communicate()[1]}"
                playing.kill()
            said += what_it_says(playing)
            complaint = playing.communicate(timeout=PATIENCE)[1]
        finally:
            playing.kill()
    assert said, f"it ended by itself: {complaint}"
    assert said[-1]["choices"] >= choices, f"it ended by itself: {complaint}"
    shown: list[list[str]] = []
    for each in said:
        if not each["after"]:
            shown.append([])
        shown[-1] += each["entries"]
    return [match for match in shown if match]


def what_it_says(
    playing: subprocess.Popen[str], choices: int | None = None
) -> Iterator[dict[str, Any]]:
    """The shown entries in the output of a process, up to a number of choices."""
    assert playing.stdout is not None
    for line in playing.stdout:
        if line.endswith("\n"):  # The entries of an incomplete line are not shown yet.
            said: dict[str, Any] = json.loads(line)
            yield said
            if choices is not None and said["choices"] >= choices:
                return


def kept(game: str) -> list[Record]:
    """The unfinished match, if any, and all finished ones."""
    played = [records.decode(each.read_bytes(), GAMES) for each in Paths.find().played.glob("*")]
    waiting = on_disk(Paths.find(), game)
    return [waiting, *played] if waiting else played
