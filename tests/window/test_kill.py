"""A killed program resumes its match at the last saved entry."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton

from soiree.controller.match.authority import Match
from soiree.core.records import Record
from soiree.games import GAMES
from soiree.storage.paths import Paths
from tests.storage.keeping import waiting_match
from tests.thorough import tries
from tests.truth import match_at
from tests.window.driver import Acts, Driver, choose_settings, run_script
from tests.window.starts import python

SOI = GAMES["soi"]


@pytest.mark.slow
@pytest.mark.parametrize(
    "moment",
    ["chosen", *(pytest.param(each, marks=pytest.mark.thorough) for each in ("wanted", "shown"))],
)
def test_a_match_of_a_killed_program_can_be_continued(moment: str) -> None:
    """The kill comes before a move, right after it, or during the moves of others."""
    choose_settings(target=1000)
    before: Record | None = None
    for times in (tries(2, thorough=10), tries(1, thorough=5)):
        entries = kill_when(moment, times)
        record = saved()
        # A computer may have moved since the line was printed.
        assert entries <= len(record.entries)
        assert moment != "wanted" or entries == len(record.entries)
        if before is not None:
            assert record.seed == before.seed
            assert record.entries[: len(before.entries)] == before.entries
        before = record
    assert_resumes(saved())


def kill_when(moment: str, times: int) -> int:
    """Kill a playing process at a line of its output. Returns its number of entries."""
    thinks_at = times if moment == "wanted" else 0
    code = f"from tests.window.restless import play_for_ever; play_for_ever({thinks_at})"
    with python("-c", code) as playing:
        assert playing.stdout is not None
        try:
            for line in playing.stdout:
                word, number = line.split()
                times -= word == moment
                if not times:
                    return int(number)
        finally:
            playing.kill()
        assert playing.stderr is not None
        pytest.fail(f"it ended by itself: {playing.stderr.read()}", pytrace=False)


def saved() -> Record:
    record, notice = waiting_match(Paths.find())
    assert notice is None
    assert record is not None
    return record


def assert_resumes(record: Record) -> None:
    """Assert that Continue shows the view of the killed match."""
    before = Match(record, SOI)

    def play(driver: Driver) -> Acts:
        yield lambda: driver.shown(QPushButton, "Continue Soi")
        driver.soon(driver.button("Continue Soi").click)
        yield lambda: driver.has_table
        table = driver.table
        resumed = match_at(table)
        assert resumed.deal == before.deal
        assert resumed.entries[: before.position] == before.entries
        seen = before.view(0)
        assert resumed.view(0).events[: len(seen.events)] == seen.events
        if seen.deciders == (0,):
            yield lambda: table.shown.now.decider == 0
            assert table.play.view_now() == seen
        while not driver.legal and not driver.scoreboard():
            table.playback.hurry()
            yield lambda: driver.legal or driver.scoreboard() or table.play.moving

    assert run_script(play) == 0
