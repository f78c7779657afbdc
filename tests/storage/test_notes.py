"""Notes on choices stay in the records of matches, and the album finds them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from msgspec.structs import replace

from soiree.controller.review.kept import name_of
from soiree.core.entries import Decision
from soiree.core.notes import notes_in, with_note
from soiree.core.records import Record
from soiree.storage.history.album import Album, Search
from soiree.storage.matches import put_notes
from soiree.storage.paths import Paths
from tests.storage.keeping import keep, update, waiting_match
from tests.storage.soi_matches import GAMES, finished, in_progress

NOTE = "Why not\nthe KING\u202e?"


def choice_in(record: Record) -> int:
    """The number of a choice."""
    entries = enumerate(record.entries, 1)
    return next(number for number, each in entries if isinstance(each, Decision))


@pytest.fixture
def album(paths: Paths) -> Album:
    return Album(paths, GAMES)


def found(album: Album, word: str) -> int:
    update(album)
    return len(album.find(Search(words=((word,),))))


@pytest.mark.parametrize("ended", ["2026-11-20T19:00:00Z", None])
def test_a_note_on_a_finished_match_outlives_the_index(
    paths: Paths, album: Album, ended: str | None
) -> None:
    record = replace(finished(1), ended=ended)
    keep(paths, finished(2))
    keep(paths, record)
    for path in paths.played.iterdir():
        os.utime(path, (1e9, 1e9))
    update(album)
    before = album.rows(album.find(Search()))
    noted = with_note(record, choice_in(record), NOTE)
    assert put_notes(paths, record, noted, GAMES["soi"]) is None
    assert found(album, "king?") == 1
    paths.index.unlink()
    again = Album(paths, GAMES)
    assert found(again, "king?") == 1
    (match,) = again.rows(again.find(Search(words=(("king?",),))))
    assert notes_in(again.record(match).entries) == {choice_in(record): "Why not the KING?"}
    assert match.finished in {each.finished for each in before}
    assert name_of(noted) == name_of(record)
    assert put_notes(paths, noted, with_note(noted, choice_in(record), " "), GAMES["soi"]) is None
    assert found(again, "king?") == 0
    assert again.record(match) == record


def test_a_note_on_a_waiting_match_is_there_when_it_continues(paths: Paths, album: Album) -> None:
    record = in_progress(20)
    keep(paths, record)
    noted = with_note(record, choice_in(record), NOTE)
    assert put_notes(paths, record, noted, GAMES["soi"]) is None
    assert waiting_match(paths) == (noted, None)
    assert found(album, "king?") == 1


def test_a_match_that_the_person_does_not_have_takes_no_note(paths: Paths) -> None:
    for record in (finished(1), in_progress(20)):
        with pytest.raises(LookupError):
            put_notes(paths, record, with_note(record, choice_in(record), NOTE), GAMES["soi"])


def test_a_match_in_another_form_takes_a_note(paths: Paths, album: Album, tmp_path: Path) -> None:
    """Migrated matches and those of other programs have other bytes."""
    record = finished(1)
    keep(paths, record)
    (path,) = paths.played.iterdir()
    path.write_bytes(path.read_bytes().replace(b"\n", b" "))
    noted = with_note(record, choice_in(record), NOTE)
    assert put_notes(paths, record, noted, GAMES["soi"]) is None
    assert found(album, "king?") == 1
