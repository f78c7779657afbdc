"""Killed at the first paint after a choice: what the person has seen as done is on disk."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest

from soiree.core import records
from soiree.core.records import Record
from soiree.games import GAMES
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices, SeatChoice
from tests.storage.keeping import on_disk
from tests.window.driver import PATIENCE, choose_settings
from tests.window.starts import python

KILLS = int(os.environ.get("SOIREE_KILLS", "84"))
"""Of each game, in a soak."""

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a kill by signal")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["soda", "spy"])
def test_a_choice_that_was_shown_is_on_disk(game: str) -> None:
    """Spy in a race, in which the computer moves meanwhile."""
    assert lost_in(game, kills=2) == []


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_of_many_choices_that_were_shown_all_are_on_disk(game: str) -> None:
    assert lost_in(game, KILLS) == []


def lost_in(game: str, kills: int) -> list[str]:
    """Kill a match of a game so often, going on each time; what was shown and is not on disk."""
    seats = [SeatChoice("human"), SeatChoice("computer", level=GAMES[game].levels[0].name)]
    options: dict[str, int | str] = {"players": 2} if game in ("soda", "spy") else {}
    if game == "soi":
        seats = []
    choose_settings(games={game: GameChoices(options=options, seats=seats, message_delay=200)})
    lost = []
    for number in range(kills):
        shown = kill(game, choices=1 + number % 3, seed=number)
        record = last_of(game)
        entries = record.entries if record else ()
        if len(entries) < shown["entries"] or str(entries[shown["index"]]) != shown["choice"]:
            lost.append(f"kill {number}: {shown['choice']}, {len(entries)} entries on disk")
    return lost


def kill(game: str, choices: int, seed: int) -> dict[str, Any]:
    """Have a process die at a paint; what it showed."""
    code = "from tests.window.killed import play_until_killed as play;"
    with python("-c", f"{code} play({game!r}, {choices}, {seed})") as playing:
        try:
            said, complaint = playing.communicate(timeout=PATIENCE)
        finally:
            playing.kill()
    assert said, f"it ended by itself: {complaint}"
    shown: dict[str, Any] = json.loads(said)
    return shown


def last_of(game: str) -> Record | None:
    """The match that waits, or else the last one that was played to its end."""
    if (waiting := on_disk(Paths.find(), game)) is not None:
        return waiting
    played = sorted(Paths.find().played.glob("*.soiree"), key=lambda each: each.stat().st_mtime)
    return records.decode(played[-1].read_bytes(), GAMES) if played else None
