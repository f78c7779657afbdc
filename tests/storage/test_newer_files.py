"""Files of a newer Soirée stay unchanged, and older ones are migrated step by step."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from soiree.core import records
from soiree.storage import journal, matches, settings
from soiree.storage.history.album import Album, Search
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.storage.state_files import (
    WindowPlace,
    load_recent,
    load_window,
    save_recent,
    save_window,
)
from soiree.storage.waiting_match import WaitingMatch
from tests.storage.keeping import update
from tests.storage.soi_matches import GAMES, finished, in_progress

SENTENCE = (
    "The waiting match in {file} was saved by a newer Soirée, so this version leaves it unchanged."
)


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def line(change: dict[str, Any]) -> bytes:
    text = json.dumps(change).encode()
    return b"%08x %s\n" % (zlib.crc32(text), text)


# A match that waits -------------------------------------------------------------------------------


def newer_snapshot(path: Path) -> None:
    content = path.read_bytes().replace(b'"version": 1', b'"version": 2')
    path.write_bytes(content)


def newer_option(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'{"target": 100}', b'{"target": 100, "tempo": 3}'))


def newer_journal(path: Path) -> None:
    path.with_suffix(".journal").write_bytes(line({"version": 2, "some": "thing"}))


def newer_journal_alone(path: Path) -> None:
    newer_journal(path)
    path.unlink()


def newer_journal_without_a_sound_snapshot(path: Path) -> None:
    newer_journal(path)
    path.write_bytes(b"{")


def newer_snapshot_behind_a_journal_that_is_none(path: Path) -> None:
    newer_snapshot(path)
    path.with_suffix(".journal").write_bytes(line({"number": "?"}))


def newer_record_in_a_journal(path: Path) -> None:
    whole = json.loads(path.read_bytes())
    whole["options"]["tempo"] = 3
    path.unlink()
    path.with_suffix(".journal").write_bytes(line({"number": 1, "record": whole}))


@pytest.fixture(
    params=[
        newer_snapshot,
        newer_option,
        newer_journal,
        newer_journal_alone,
        newer_journal_without_a_sound_snapshot,
        newer_snapshot_behind_a_journal_that_is_none,
        newer_record_in_a_journal,
    ]
)
def newer(request: pytest.FixtureRequest, paths: Paths) -> Path:
    """The path of a waiting match of a newer Soirée."""
    waiting = matches.new(paths, GAMES["soi"])
    waiting.note(in_progress(20))
    waiting.catch_up()
    made: Callable[[Path], None] = request.param
    made(waiting.path)
    return waiting.path


def test_a_newer_match_that_waits_stays_byte_for_byte(newer: Path, paths: Paths) -> None:
    before = contents(paths.waiting)
    match, notice = matches.load_path(paths, newer, GAMES)
    assert match is None
    assert str(notice) == SENTENCE.format(file=newer)
    with pytest.raises(records.Newer):
        matches.peek(paths, GAMES["soi"])
    assert matches.load_copy(paths, in_progress(20), GAMES["soi"]) is None
    assert contents(paths.waiting) == before


def test_a_new_match_is_kept_beside_a_newer_one_that_waits(newer: Path, paths: Paths) -> None:
    before = contents(paths.waiting)
    match, (notice,) = matches.load(paths, GAMES["soi"])
    assert match is None
    assert str(notice) == SENTENCE.format(file=newer)
    new = matches.new(paths, GAMES["soi"])
    new.note(in_progress(5))
    new.catch_up()
    again, told = matches.load(paths, GAMES["soi"])
    assert again is not None
    assert again.path.name == "soi-2.soiree"
    assert [str(each) for each in told] in ([], [SENTENCE.format(file=newer)])
    again.remove()
    assert contents(paths.waiting) == before


def test_the_album_says_that_a_newer_match_is_newer(newer: Path, paths: Paths) -> None:
    paths.played.mkdir(parents=True)
    file = paths.played / "soi-2026-11-20-1.soiree"
    file.write_bytes(records.encode(finished()).replace(b'"version": 1', b'"version": 2'))
    before = contents(paths.waiting) | contents(paths.played)
    album = Album(paths, GAMES)
    update(album)
    rows = album.rows(album.find(Search()))
    assert {row.file for row in rows} == {newer.name, file.name}
    assert all(row.outcome == "unusable" for row in rows)
    assert all(row.line.endswith("; the file comes from a newer Soirée") for row in rows)
    assert contents(paths.waiting) | contents(paths.played) == before


# A journal of several versions --------------------------------------------------------------------


def test_a_change_of_a_later_version_finds_an_older_match_brought_up() -> None:
    """The program was updated while a match waited, and killed before the next snapshot."""

    def renamed(record: dict[str, Any]) -> dict[str, Any]:
        return {**record, "entries": [{"n": each["old"]} for each in record["entries"]]}

    snapshot = json.dumps({"version": 1, "journal": 1, "entries": [{"old": 1}]}).encode()
    changes = [
        {"number": 2, "after": 1, "kept": 1, "entries": [{"old": 2}]},
        {"version": 2, "number": 3, "after": 2, "kept": 2, "entries": [{"n": 3}]},
    ]
    content = journal.replay(snapshot, changes, (renamed,))
    assert content is not None
    assert json.loads(content) == {
        "version": 2,
        "journal": 3,
        "entries": [{"n": 1}, {"n": 2}, {"n": 3}],
    }


def test_a_change_older_than_the_match_that_it_changes_is_refused() -> None:
    snapshot = json.dumps({"version": 2, "journal": 1, "entries": []}).encode()
    changes = [{"number": 2, "after": 1, "kept": 0, "entries": []}]
    with pytest.raises(records.Faulty) as caught:
        journal.replay(snapshot, changes, (dict,))
    assert not isinstance(caught.value, records.Newer)


def test_each_change_says_its_version(paths: Paths) -> None:
    waiting = WaitingMatch(paths.waiting / "soi.soiree", is_new=True)
    waiting.note(in_progress(3))
    waiting.note(in_progress(5))
    changes = journal.read_changes(waiting.journal)
    assert [change["version"] for change in changes] == [records.VERSION, records.VERSION]


@pytest.mark.parametrize("version", [0, "1", None, True])
def test_an_invalid_version_of_a_change_is_a_fault(version: object) -> None:
    with pytest.raises(records.Faulty, match="journal, line 1") as caught:
        journal.replay(b"{}", [{"version": version, "number": 1}])
    assert not isinstance(caught.value, records.Newer)


# The window's place and the files used last -------------------------------------------------------


PLACE = WindowPlace(1, 2, 300, 400)


def test_a_window_place_without_a_version_is_of_the_first(paths: Paths) -> None:
    paths.state.mkdir(parents=True)
    paths.window.write_bytes(b'{"x": 1, "y": 2, "width": 300, "height": 400}')
    assert load_window(paths) == PLACE


def test_a_newer_window_place_is_not_written_over(paths: Paths) -> None:
    paths.state.mkdir(parents=True)
    content = b'{"version": 2, "x": 1, "y": 2, "width": 300, "height": 400}'
    paths.window.write_bytes(content)
    assert load_window(paths) is None
    assert save_window(paths, PLACE) is None
    assert paths.window.read_bytes() == content


def test_recent_files_of_the_first_version_are_a_list(paths: Paths) -> None:
    paths.state.mkdir(parents=True)
    paths.recent.write_bytes(b'["/one.soiree", "/two.soiree"]')
    files = load_recent(paths)
    assert files == [Path("/one.soiree"), Path("/two.soiree")]
    save_recent(paths, files)
    assert json.loads(paths.recent.read_bytes())["version"] == 2
    assert load_recent(paths) == files


@pytest.mark.parametrize("content", ["{}", "[1]", "3", '{"version": 2}', '{"version": 2.5}', "{"])
def test_invalid_recent_files_are_ignored(content: str, paths: Paths) -> None:
    paths.state.mkdir(parents=True)
    paths.recent.write_text(content)
    assert load_recent(paths) == []


def test_newer_recent_files_are_not_written_over(paths: Paths) -> None:
    paths.state.mkdir(parents=True)
    content = b'{"version": 3, "files": ["/one.soiree"]}'
    paths.recent.write_bytes(content)
    assert load_recent(paths) == []
    save_recent(paths, [Path("/two.soiree")])
    assert paths.recent.read_bytes() == content


# Settings -----------------------------------------------------------------------------------------


def test_newer_settings_keep_the_problems_that_were_solved(paths: Paths) -> None:
    paths.config.mkdir(parents=True)
    content = b'{"version": 2, "problems": {"soi 9-42": "solved"}, "games": {"soi": {"new": 1}}}'
    paths.settings.write_bytes(content)
    loaded = settings.load(paths, GAMES)
    assert loaded.read_only
    assert loaded.settings.problems == {"soi 9-42": "solved"}
    assert settings.save(paths, Settings()) is not None
    assert paths.settings.read_bytes() == content
