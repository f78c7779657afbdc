"""Matches are saved at each entry, and what goes wrong is told once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from soiree.core.records import Record
from soiree.games import GAMES
from soiree.storage import history
from soiree.storage.notices import Notice
from soiree.storage.paths import Paths
from soiree.ui.window.autosave import Autosave
from tests.ui.games.soi.soi_match import play_on, play_out, soi_match


def at_once(act: Callable[[], None]) -> None:
    act()


@pytest.fixture
def told() -> list[Notice]:
    return []


@pytest.fixture
def autosave(told: list[Notice]) -> Autosave:
    return Autosave(Paths.find(), at_once, told.append, keeps=True)


def unfinished() -> Record:
    match = soi_match()
    play_on(match, questions=2)
    return match.record()


def finished() -> Record:
    match = soi_match()
    play_out(match)
    return match.record()


def test_a_match_in_progress_waits(autosave: Autosave, told: list[Notice]) -> None:
    record = unfinished()
    assert autosave.waiting(GAMES) == []
    autosave.save(record)
    assert autosave.waiting(GAMES) == ["soi"]
    found, notice = autosave.load(GAMES["soi"])
    assert found is not None
    assert found.entries == record.entries
    assert notice is None
    assert told == []


def test_a_finished_match_waits_no_more_and_is_counted(autosave: Autosave) -> None:
    autosave.save(unfinished())
    autosave.save(finished())
    assert not autosave.waits("soi")
    assert [played.game for played in history.read(Paths.find(), GAMES).matches] == ["soi"]


def test_a_demonstration_keeps_nothing(told: list[Notice]) -> None:
    autosave = Autosave(Paths.find(), at_once, told.append, keeps=False)
    autosave.save(unfinished())
    assert autosave.waiting(GAMES) == []
    assert not Paths.find().waiting.exists()


def test_trouble_is_told_once_until_a_save_went_well(
    autosave: Autosave, told: list[Notice]
) -> None:
    waiting = Paths.find().waiting
    waiting.parent.mkdir(parents=True)
    waiting.write_bytes(b"no folder")
    autosave.save(unfinished())
    autosave.save(unfinished())
    assert len(told) == 1
    waiting.unlink()
    autosave.save(unfinished())
    waiting.rename(waiting.with_name("moved"))
    waiting.write_bytes(b"no folder")
    autosave.save(unfinished())
    assert len(told) == 2
