"""The album agrees with the records, searches them, and loses no match."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from msgspec.structs import replace

from soiree.core import records
from soiree.core.records import Record
from soiree.storage import matches
from soiree.storage.files import games_waiting
from soiree.storage.history.album import Album, Search
from soiree.storage.history.index_rows import AlbumRow
from soiree.storage.paths import Paths
from tests.conftest import FullDisk
from tests.storage.keeping import counted, keep, update
from tests.storage.soi_matches import GAMES, PLAYERS, finished, in_progress


@pytest.fixture
def album(paths: Paths) -> Album:
    return Album(paths, GAMES)


def begin(paths: Paths, record: Record) -> Path:
    match = matches.new(paths, GAMES[record.game])
    match.note(record)
    match.catch_up()
    return match.path


def seen(album: Album, search: Search | None = None) -> list[AlbumRow]:
    return album.rows(album.find(search or Search()))


def outcomes(album: Album) -> dict[str, str]:
    return {each.file: each.outcome for each in seen(album)}


def test_the_album_has_waiting_and_finished_matches(paths: Paths, album: Album) -> None:
    assert update(album) == []
    assert seen(album) == []
    keep(paths, finished(1))
    begin(paths, in_progress(20))
    begin(paths, in_progress(40))
    assert update(album) == []
    place = finished(1).result
    assert place is not None
    found = {each.file: each for each in seen(album)}
    assert set(found) == {"soi-2026-11-20-1.soiree", "soi.soiree", "soi-2.soiree"}
    played = found["soi-2026-11-20-1.soiree"]
    assert played.outcome == ("won" if place.ranks[0] == 1 else "lost")
    assert (played.seats, played.scores) == (PLAYERS, place.scores)
    assert found["soi.soiree"].outcome == "waiting"
    assert album.record(found["soi-2.soiree"]) == in_progress(40)


def test_the_album_follows_changes_of_the_records(paths: Paths, album: Album) -> None:
    path = begin(paths, in_progress(20))
    update(album)
    (before,) = seen(album)
    waiting, _ = matches.load(paths, GAMES["soi"])
    assert waiting is not None
    waiting.note(in_progress(40))
    os.utime(waiting.journal, (2e9, 2e9))
    update(album)
    (after,) = seen(album)
    assert after.moves > before.moves
    assert after.finished == "2033-05-18T03:33:20Z"
    waiting.note(finished(1))
    matches.load(paths, GAMES["soi"])
    assert not path.exists()
    update(album)
    assert outcomes(album).keys() == {"soi-2026-11-20-1.soiree"}


def test_an_unusable_match_stays_in_the_album_with_its_fault(paths: Paths, album: Album) -> None:
    for seed in (1, 2, 3):
        keep(paths, finished(seed))
    update(album)
    (paths.played / "soi-2026-11-20-1.soiree").unlink()
    newer = records.encode(finished(4)).replace(b'"version": 1', b'"version": 2')
    (paths.played / "soi-2027-01-01-1.soiree").write_bytes(newer)
    (paths.played / "whist-2027-01-01-1.soiree").write_bytes(b"{}")
    begin(paths, in_progress(20)).write_bytes(b"{")
    assert update(album) == []
    lines = {each.file: each.line for each in seen(album) if each.line}
    assert lines == {
        "soi-2027-01-01-1.soiree": (
            "version: found 2, expected 1; the file comes from a newer Soirée"
        ),
        "whist-2027-01-01-1.soiree": 'format: found nothing, expected "soiree-record"',
        "soi.soiree": lines["soi.soiree"],
    }
    assert lines["soi.soiree"].startswith("line 1")
    assert len(seen(album, Search(outcomes=("unusable",)))) == 3
    assert len(counted(paths, GAMES)) == 2
    (paths.played / "soi-2027-01-01-1.soiree").write_bytes(records.encode(finished(4)))
    (paths.played / "soi-2026-11-20-1.soiree").write_bytes(records.encode(finished(1)))
    update(album)
    assert len(seen(album, Search(outcomes=("unusable",)))) == 2
    assert len(counted(paths, GAMES)) == 4


def test_a_search_finds_matches_by_words_game_and_outcome_in_order(
    paths: Paths, album: Album
) -> None:
    for seed, seconds in ((1, 60), (2, 600), (3, 6)):
        keep(paths, replace(finished(seed), extra={"seconds": seconds}))
    begin(paths, in_progress(20))
    update(album)
    played = Search(outcomes=("won", "shared", "lost", "watched"))
    assert len(seen(album, played)) == 3
    longest = seen(album, replace(played, order="longest"))
    assert [each.seconds for each in longest] == [600, 60, 6]
    name = next(who.name for who in PLAYERS if who.kind == "computer")
    assert len(seen(album, Search(words=((name.upper(),),)))) == 4
    assert len(seen(album, Search(words=((name,), ("2026-11-20", "nothing"))))) == 3
    assert seen(album, Search(words=((name,), ("nothing",)))) == []
    assert seen(album, Search(words=(("%",),))) == []
    assert seen(album, Search(game="soy")) == []
    assert len(seen(album, Search(game="soi"))) == 4


def test_a_deleted_match_can_be_restored_until_the_trash_is_emptied(
    paths: Paths, album: Album
) -> None:
    for seed in (1, 2):
        keep(paths, finished(seed))
    path = begin(paths, in_progress(20))
    update(album)
    before = {each.file: each.finished for each in seen(album)}
    taken = [album.delete(match) for match in seen(album)]
    assert seen(album) == []
    assert games_waiting(paths) == frozenset()
    assert counted(paths, GAMES) == []
    update(album)
    assert seen(album) == []
    album.restore(taken)
    assert update(album) == []
    assert {each.file: each.finished for each in seen(album)} == before
    assert len(counted(paths, GAMES)) == 2
    taken = [album.delete(match) for match in seen(album)]
    other = begin(paths, in_progress(3))
    assert other == path
    album.empty_trash(taken)
    update(album)
    assert outcomes(album) == {"soi.soiree": "waiting"}
    assert not [each for each in paths.trash.rglob("*") if each.is_file()]


def test_a_crash_after_deleting_loses_nothing(paths: Paths, album: Album) -> None:
    keep(paths, finished(1))
    begin(paths, in_progress(20))
    update(album)
    for match in seen(album):
        album.delete(match)
    begin(paths, in_progress(3))
    after = Album(paths, GAMES)
    update(after)
    found = {each.file: after.record(each) for each in seen(after)}
    assert found == {
        "soi-2026-11-20-1.soiree": finished(1),
        "soi.soiree": in_progress(3),
        "soi-2.soiree": in_progress(20),
    }


def test_a_match_that_cannot_be_moved_stays(paths: Paths, album: Album) -> None:
    keep(paths, finished(1))
    update(album)
    paths.trash.write_bytes(b"in the way")
    with pytest.raises(OSError, match=r"exists|Not a directory"):
        album.delete(seen(album)[0])
    assert len(seen(album)) == 1
    assert len(counted(paths, GAMES)) == 1


def test_a_deleted_match_can_be_restored_on_a_full_disk(
    paths: Paths, album: Album, full_disk: FullDisk
) -> None:
    for seed in (1, 2):
        keep(paths, finished(seed))
    update(album)
    one, other = seen(album)
    with full_disk(100):
        taken = album.delete(one)
        assert seen(album) == [other]
        album.restore([taken])
    begin(paths, in_progress(20))
    update(album)
    assert sorted(outcomes(album)) == sorted([one.file, other.file, "soi.soiree"])


def test_two_matches_that_had_the_same_name_both_come_back(paths: Paths, album: Album) -> None:
    taken = []
    for length in (20, 40):
        begin(paths, in_progress(length))
        update(album)
        taken.append(album.delete(seen(album)[0]))
    album.restore(taken)
    update(album)
    found = {len(album.record(each).entries) for each in seen(album)}
    assert found == {20, 40}


def test_the_number_of_a_row_is_never_used_for_another_match(paths: Paths, album: Album) -> None:
    """A selection may come from an index that has been lost since."""
    for seed in (1, 2):
        keep(paths, finished(seed))
    update(album)
    before = list(album.find(Search()))
    album.delete(seen(album)[0])
    keep(paths, finished(3))
    assert not set(album.find(Search())) - {before[1]} & set(before)
    paths.index.write_bytes(b"noise" * 1000)
    update(album)
    assert len(album.find(Search())) == 2
    assert album.rows(before) == []


def test_emptying_the_trash_deletes_only_the_given_matches(paths: Paths, album: Album) -> None:
    for seed in (1, 2):
        keep(paths, finished(seed))
    update(album)
    first, _ = (album.delete(match) for match in seen(album))
    album.empty_trash([first])
    after = Album(paths, GAMES)
    update(after)
    assert len(seen(after)) == 1
