"""Matches are saved at each entry, and trouble is reported once."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from soiree.core.records import Record
from soiree.games import GAMES
from soiree.storage.matches import MatchStore
from soiree.storage.notices import Notice
from soiree.storage.paths import Paths
from soiree.ui.screens.match.autosave import Autosave
from tests.storage.keeping import counted
from tests.ui.games.soi.soi_match import play_on, play_out, soi_match


@pytest.fixture
def told() -> list[Notice | None]:
    return []


@pytest.fixture
def autosave(told: list[Notice | None]) -> Autosave:
    return heard(Autosave(Paths.find(), saves_matches=True), told)


def heard(autosave: Autosave, told: list[Notice | None]) -> Autosave:
    """Collect the reports: notices, and None for the end of trouble."""
    autosave.troubled.connect(told.append)
    autosave.saved.connect(lambda: told.append(None))
    return autosave


def save(store: MatchStore | None, record: Record) -> None:
    assert store is not None
    store.note(record)
    store.catch_up(renew=True)


def unfinished() -> Record:
    match = soi_match()
    play_on(match, questions=2)
    return match.record()


def finished() -> Record:
    match = soi_match()
    play_out(match)
    return match.record()


def test_an_unfinished_match_is_found_again(autosave: Autosave, told: list[Notice | None]) -> None:
    record = unfinished()
    assert autosave.waiting() == []
    save(autosave.new(GAMES["soi"]), record)
    assert autosave.waiting() == ["soi"]
    found, notices = autosave.load(GAMES["soi"])
    assert found is not None
    assert found.record.entries == record.entries
    assert notices == ()
    assert told == []


def test_an_opened_copy_of_an_unfinished_match_goes_on_in_its_file(autosave: Autosave) -> None:
    record = unfinished()
    save(autosave.new(GAMES["soi"]), record)
    save(autosave.of(record, GAMES["soi"]).store, finished())
    assert autosave.waiting() == []
    save(autosave.new(GAMES["soi"]), record)
    other = autosave.of(replace(record, seed=5), GAMES["soi"])
    assert other.store is not None
    other.store.note(other.record)
    assert len(list(Paths.find().waiting.glob("*.journal"))) == 2


def test_a_finished_match_is_counted_and_no_longer_unfinished(autosave: Autosave) -> None:
    store = autosave.new(GAMES["soi"])
    for record in (unfinished(), finished()):
        save(store, record)
    assert autosave.waiting() == []
    assert [played.game for played in counted(Paths.find())] == ["soi"]


def test_a_demonstration_saves_nothing(told: list[Notice | None]) -> None:
    autosave = heard(Autosave(Paths.find(), saves_matches=False), told)
    assert autosave.new(GAMES["soi"]) is None
    autosave.put(unfinished(), GAMES["soi"])
    assert autosave.waiting() == []
    assert not Paths.find().waiting.exists()


def test_trouble_and_its_end_are_reported_once_each(
    autosave: Autosave, told: list[Notice | None]
) -> None:
    waiting = Paths.find().waiting
    waiting.parent.mkdir(parents=True)
    waiting.write_bytes(b"no folder")
    store = autosave.new(GAMES["soi"])
    for _ in range(2):
        save(store, unfinished())
    assert len(told) == 1
    assert "could not be saved" in str(told[0])
    waiting.unlink()
    save(store, unfinished())
    assert told[1:] == [None]
