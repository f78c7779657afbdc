"""Files of evenings, and their rows in the album."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from soiree.core.evenings import EveningPlace
from soiree.core.records import Record
from soiree.core.strict_json import Faulty, Newer
from soiree.storage.history import evenings
from soiree.storage.history.album import Album, Search
from soiree.storage.history.index_rows import EVENINGS, AlbumRow
from soiree.storage.notices import EVENING_DAMAGED, EVENING_GONE, EVENING_NEWER, Notice
from soiree.storage.paths import Paths
from tests.storage.keeping import keep, update
from tests.storage.soi_matches import GAMES, finished, in_progress

NAME = "evening-2026-11-20-1"


def content(*, over: bool = False) -> bytes:
    members = [{"name": name} for name in ("You", "Ada", "Basil", "Clara")]
    ranks = [2, 1, 3, 4] if over else []
    summary = {"points": [6, 12, 3, 3], "ranks": ranks, "played": 4}
    head = {"started": "2026-11-20T19:00:00Z", "title": "First night"}
    return json.dumps({"members": members, "summary": summary, **head}).encode()


def of_evening(record: Record) -> Record:
    return replace(record, extra=EveningPlace(NAME, 2, 0).fields())


def seen(album: Album, words: str = "") -> list[AlbumRow]:
    update(album)
    sought = ((words,),) if words else ()
    return album.rows(album.find(Search(words=sought)))


def test_an_evening_lies_in_the_album_with_its_matches(paths: Paths) -> None:
    album = Album(paths, GAMES)
    assert evenings.save(paths, NAME, content()) is None
    keep(paths, of_evening(finished(1)))
    keep(paths, finished(2))
    keep(paths, of_evening(in_progress(20)))
    found = seen(album, NAME)
    assert {each.folder for each in found} == {"evenings", "matches", "waiting"}
    assert len(seen(album)) == 4
    kept = evenings.records_of(paths, GAMES, NAME)
    assert [len(kept.finished), len(kept.waiting)] == [1, 1]
    (evening,) = (each for each in found if each.folder == EVENINGS)
    assert (evening.outcome, evening.reason, evening.moves) == ("waiting", "First night", 4)
    evenings.save(paths, NAME, content(over=True))
    (evening,) = (each for each in seen(album, NAME) if each.folder == EVENINGS)
    assert (evening.outcome, evening.place, evening.scores) == ("lost", 2, (6, 12, 3, 3))


def test_a_deleted_evening_comes_back_and_its_matches_stay(paths: Paths) -> None:
    album = Album(paths, GAMES)
    evenings.save(paths, NAME, content())
    keep(paths, of_evening(finished(1)))
    (evening,) = (each for each in seen(album) if each.folder == EVENINGS)
    place = album.delete(evening)
    assert [each.folder for each in seen(album)] == ["matches"]
    assert evenings.load(paths, NAME, bytes)[1] == Notice(EVENING_GONE)
    album.restore([place])
    assert len(seen(album)) == 2
    album.delete(evening)
    assert len(seen(Album(paths, GAMES))) == 2, "a crashed run loses nothing"


def test_a_damaged_evening_is_kept_under_another_name(paths: Paths) -> None:
    evenings.save(paths, NAME, b"{")
    (row,) = seen(Album(paths, GAMES))
    assert row.outcome == "unusable"

    def decode(content: bytes) -> None:
        raise Faulty("line 1", "the end of the file", "a value")

    found, notice = evenings.load(paths, NAME, decode)
    assert found is None
    assert notice is not None
    assert notice.text == EVENING_DAMAGED
    assert (paths.evenings / str(notice.words["kept"])).read_bytes() == b"{"
    (row,) = seen(Album(paths, GAMES))
    assert (row.file, row.outcome) == (notice.words["kept"], "unusable")


def test_an_evening_of_a_newer_version_stays_unchanged(paths: Paths) -> None:
    evenings.save(paths, NAME, content())

    def decode(content: bytes) -> None:
        raise Newer("version", "2", "1")

    notice = evenings.load(paths, NAME, decode)[1]
    assert notice is not None
    assert notice.text == EVENING_NEWER
    assert evenings.path_of(paths, NAME).read_bytes() == content()
    assert evenings.peek_all(paths, decode) == {}


def test_evenings_of_a_day_are_in_the_order_of_their_numbers(paths: Paths) -> None:
    names = [evenings.new_name(paths, "2026-11-20")]
    for _ in range(10):
        evenings.save(paths, names[-1], content())
        names.append(evenings.new_name(paths, "2026-11-20"))
    assert list(evenings.peek_all(paths, bytes)) == names[:-1]


def test_an_evening_that_cannot_be_written_is_reported(blocked: Paths) -> None:
    assert evenings.save(blocked, NAME, content()) is not None


@pytest.mark.parametrize("written", [None, 3, {}, {"evening": 1, "item": 0, "table": 0}])
def test_an_invalid_place_in_an_evening_counts_as_none(written: object) -> None:
    assert EveningPlace.of({"evening": written}) is None
