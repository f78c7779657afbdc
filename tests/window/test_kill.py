"""A match that was killed in the middle goes on where it was."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from PySide6.QtWidgets import QPushButton

from soiree.controller.match import Match
from soiree.core import records
from soiree.core.records import Record
from soiree.rules import GAMES
from soiree.storage.places import Places
from tests.window.evening import Acts, Evening, choose_settings, spend
from tests.window.screen import ROOT

SOI = GAMES["soi"]


@pytest.mark.parametrize("moment", ["wanted", "chosen", "shown"])
def test_a_match_that_was_killed_is_continued(moment: str) -> None:
    """Killed as a move is wanted, just after it was chosen, or while others' are shown."""
    choose_settings()
    before: Record | None = None
    for times in (10, 5):
        entries = kill_when(moment, times)
        record = saved()
        # The last choice may have been on its way to the disk; all before it is there.
        assert entries - 1 <= len(record.entries)
        assert moment != "wanted" or entries == len(record.entries)
        if before is not None:
            assert record.seed == before.seed
            assert record.entries[: len(before.entries)] == before.entries
        before = record
    assert_resumes(saved())


def kill_when(moment: str, times: int) -> int:
    """Kill a process that plays, as it says such a thing again; returns how many entries it had."""
    code = "from tests.window.restless import play_for_ever; play_for_ever('--game', 'soi')"
    playing = subprocess.Popen(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "app"), str(ROOT)))},
        stdout=subprocess.PIPE,
        text=True,
    )
    with playing:
        assert playing.stdout is not None
        try:
            for line in playing.stdout:
                word, number = line.split()
                times -= word == moment
                if not times:
                    return int(number)
        finally:
            playing.kill()
    pytest.fail("it ended by itself", pytrace=False)


def saved() -> Record:
    return records.decode((Places.find().waiting / "soi.soiree").read_bytes(), GAMES)


def assert_resumes(record: Record) -> None:
    """The start page offers Continue, and what the person sees is what it was."""
    before = Match.from_record(record, SOI)

    def play(evening: Evening) -> Acts:
        yield lambda: evening.shown(QPushButton, "Continue Soi")
        evening.soon(evening.button("Continue Soi").click)
        yield lambda: evening.has_table
        table = evening.table
        resumed = table.session.match
        assert resumed.deal == before.deal
        assert resumed.entries[: before.position] == before.entries
        seen = before.view(0)
        assert resumed.view(0).events[: len(seen.events)] == seen.events
        if seen.deciders == (0,):
            yield lambda: table.decider == 0
            assert table.view_now() == seen
        assert table.disagreements() == []
        yield lambda: evening.legal or table.moving or evening.sheet()

    assert spend(play) == 0
