"""The index agrees with the records after changes and damage of either."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from soiree.core import records
from soiree.core.entries import Decision
from soiree.storage.history import index
from soiree.storage.history.index import Index, index_of
from soiree.storage.history.index_rows import Played
from soiree.storage.notices import Notice
from soiree.storage.paths import Paths
from tests.conftest import FullDisk
from tests.every_game import EVERY_GAME
from tests.storage.keeping import counted, keep
from tests.storage.processes import python
from tests.storage.soi_matches import GAMES, PLAYERS, finished, in_progress
from tests.thorough import always

FIRST = "soi-2026-11-20-1.soiree"


def play(paths: Paths, *seeds: int) -> None:
    for seed in seeds:
        assert keep(paths, finished(seed)) is None


def told_of(paths: Paths) -> list[str]:
    told: list[Notice] = []
    assert list(index.latest_first(paths, GAMES, told.append)) == counted(paths, GAMES)
    return list(map(str, told))


def files(paths: Paths) -> list[str]:
    return sorted(each.file for each in counted(paths, GAMES))


def rows_in(paths: Paths) -> list[str]:
    with closing(sqlite3.connect(paths.index)) as database:
        return sorted(file for (file,) in database.execute("SELECT file FROM matches"))


def test_without_matches_there_is_nothing(paths: Paths) -> None:
    assert counted(paths) == []
    assert not paths.data.exists()


def test_a_row_has_the_values_for_statistics(paths: Paths) -> None:
    record = replace(finished(), extra={"assisted": True, "undos": 3, "seconds": 95})
    keep(paths, record)
    os.utime(paths.played / FIRST, (0, 0))
    assert record.result is not None
    assert counted(paths) == [
        Played(
            file=FIRST,
            game="soi",
            started="2026-11-20T18:30:01Z",
            finished="1970-01-01T00:00:00Z",
            options={"target": 100},
            seats=PLAYERS,
            ranks=record.result.ranks,
            scores=record.result.scores,
            reason="target",
            moves=sum(isinstance(each, Decision) for each in record.entries),
            assisted=True,
            hints=0,
            undos=3,
            seconds=95,
        )
    ]


@pytest.mark.parametrize(
    ("ended", "told"),
    [
        ("2026-11-20T19:02:11Z", "2026-11-20T19:02:11Z"),
        ("2026-11-20T20:02:11+01:00", "2026-11-20T19:02:11Z"),
        ("in the evening", "1970-01-01T00:00:00Z"),
        (None, "1970-01-01T00:00:00Z"),
    ],
)
@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the zone is set otherwise here")
def test_the_end_of_a_match_is_in_its_record_or_else_the_time_of_its_file(
    paths: Paths, monkeypatch: pytest.MonkeyPatch, ended: str | None, told: str
) -> None:
    keep(paths, replace(finished(), ended=ended))
    os.utime(paths.played / FIRST, (0, 0))
    with monkeypatch.context() as elsewhere:
        elsewhere.setenv("TZ", "Asia/Tokyo")
        time.tzset()
        (played,) = counted(paths)
    time.tzset()
    assert played.finished == told


def test_a_file_with_a_time_outside_the_calendar_is_indexed(paths: Paths) -> None:
    play(paths, 1)
    os.utime(paths.played / FIRST, ns=(0, 2**62))
    assert files(paths) == [FIRST]


def test_the_latest_match_comes_first(paths: Paths) -> None:
    play(paths, 1, 2, 3)
    for number, when in ((1, 200), (2, 300), (3, 100)):
        os.utime(paths.played / f"soi-2026-11-20-{number}.soiree", (when, when))
    found = [played.file for played in counted(paths)]
    assert found == [f"soi-2026-11-20-{number}.soiree" for number in (2, 1, 3)]


def test_sound_records_count_whatever_their_names(paths: Paths) -> None:
    play(paths, 1)
    content = records.encode(finished(2))
    names = ["1.soiree", "My match with Ada.soiree", "whist-1.soiree", "a.b.c.soiree", "é.soiree"]
    for name in names:
        (paths.played / name).write_bytes(content)
    assert files(paths) == sorted([FIRST, *names])


def test_a_row_follows_its_record(paths: Paths) -> None:
    play(paths, 1, 2)
    before = counted(paths)
    record = paths.played / FIRST
    content = record.read_bytes()
    record.unlink()
    assert files(paths) == rows_in(paths) == ["soi-2026-11-20-2.soiree"]
    record.write_bytes(records.encode(replace(finished(1), extra={"seconds": 600})))
    assert sorted(each.seconds for each in counted(paths)) == [0, 600]
    record.write_bytes(content)
    assert {each.file for each in counted(paths)} == {each.file for each in before}


def test_records_that_have_not_changed_are_not_read_again(paths: Paths) -> None:
    """A hundred thousand of them take minutes."""
    play(paths, 1)
    before, record = counted(paths), paths.played / FIRST
    status, size = record.stat(), record.stat().st_size
    record.write_bytes(b"?" * size)
    os.utime(record, ns=(status.st_atime_ns, status.st_mtime_ns))
    assert counted(paths) == before


def test_a_folder_that_cannot_be_listed_keeps_its_rows(paths: Paths, tmp_path: Path) -> None:
    play(paths, 1)
    before = counted(paths)
    paths.played.rename(tmp_path / "elsewhere")
    paths.played.write_bytes(b"in the way")
    assert counted(paths) == before
    (notice,) = told_of(paths)
    assert notice.startswith(f"{paths.played} could not be read")


def test_a_damaged_record_stays_and_the_others_count(paths: Paths) -> None:
    play(paths, 1)
    file = paths.played / "soi-2025-01-01-1.soiree"
    file.write_bytes(b"{")
    assert files(paths) == [FIRST]
    (notice,) = told_of(paths)
    assert notice.startswith(
        f"The record {file.name} of a finished match could not be read (line 1"
    )
    assert notice.endswith("so the match is not counted.")
    assert file.read_bytes() == b"{"


def test_an_unfinished_record_among_the_finished_ones_gets_a_notice_and_is_not_counted(
    paths: Paths,
) -> None:
    play(paths, 1)
    file = paths.played / "soi-2025-01-01-1.soiree"
    file.write_bytes(records.encode(in_progress(9)))
    assert files(paths) == [FIRST]
    (notice,) = told_of(paths)
    assert "result: found nothing, expected that of a match that is over" in notice
    assert file.exists()


def test_a_record_of_an_unknown_game_counts_once_the_game_is_known(paths: Paths) -> None:
    play(paths, 1)
    paths.index.unlink()
    assert counted(paths, {"soy": EVERY_GAME["soy"]}) == []
    assert files(paths) == [FIRST]


def test_a_record_without_permission_is_read_again_later(paths: Paths) -> None:
    play(paths, 1)
    file = paths.played / FIRST
    content, status = file.read_bytes(), file.stat()
    file.unlink()
    file.mkdir()
    os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns))
    assert files(paths) == []
    file.rmdir()
    file.write_bytes(content)
    os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns))
    assert files(paths) == [FIRST]


# Damage -------------------------------------------------------------------------------------------


def change(paths: Paths, *queries: str) -> None:
    with closing(sqlite3.connect(paths.index)) as database, database:
        for query in queries:
            database.execute(query)


DAMAGES: dict[str, Callable[[Paths], object]] = {
    "nothing but noise": lambda paths: paths.index.write_bytes(b"noise" * 1000),
    "empty": lambda paths: paths.index.write_bytes(b""),
    "cut short": lambda paths: paths.index.write_bytes(paths.index.read_bytes()[:5000]),
    "gone": lambda paths: paths.index.unlink(),
    "no table": lambda paths: change(paths, "DROP TABLE matches"),
    "a value": lambda paths: change(paths, "UPDATE matches SET ranks = '[1, 2'"),
    "a type": lambda paths: change(paths, "UPDATE matches SET ranks = '\"first\"'"),
    "a number": lambda paths: change(paths, "UPDATE matches SET moves = 'many'"),
    "letters": lambda paths: change(paths, "UPDATE matches SET reason = CAST(x'ff' AS TEXT)"),
    "a row twice": lambda paths: change(
        paths,
        "CREATE TABLE twice AS SELECT * FROM matches",
        "INSERT INTO twice SELECT * FROM matches",
        "DROP TABLE matches",
        "ALTER TABLE twice RENAME TO matches",
    ),
    "a newer version": lambda paths: change(paths, "PRAGMA user_version = 1000"),
    "another column": lambda paths: change(
        paths, "ALTER TABLE matches RENAME COLUMN line TO lines", "PRAGMA user_version = 7"
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_index_is_made_again(paths: Paths, damage: str) -> None:
    make_again(paths, DAMAGES[damage], is_open=False)


@pytest.mark.parametrize("damage", always("nothing but noise", "gone", "a value", of=DAMAGES))
def test_an_open_index_that_is_damaged_is_made_again(paths: Paths, damage: str) -> None:
    make_again(paths, DAMAGES[damage], is_open=True)


def make_again(paths: Paths, damage: Callable[[Paths], object], *, is_open: bool) -> None:
    """Damage the index, which is read again at the next start or at once."""
    play(paths, 1, 2, 3)
    before = counted(paths)
    held = index_of(paths) if is_open else None
    assert files(paths) == sorted(each.file for each in before)
    damage(paths)
    assert counted(paths) == before
    assert rows_in(paths) == sorted(each.file for each in before)
    assert told_of(paths) == []
    del held


def test_a_row_without_a_record_is_removed(paths: Paths) -> None:
    play(paths, 1)
    names = "folder, file, changed, size, game, started, finished, outcome, place, options, seats"
    names += (
        ", ranks, scores, reason, moves, assisted, hints, undos, seconds, branched, line, words"
    )
    invented = names.replace("file", "'soi-2026-11-21-1.soiree'", 1)
    change(paths, f"INSERT INTO matches ({names}) SELECT {invented} FROM matches")
    assert len(rows_in(paths)) == 2
    assert files(paths) == rows_in(paths) == [FIRST]


def test_a_match_that_ends_over_a_damaged_index_counts(paths: Paths) -> None:
    play(paths, 1)
    paths.index.write_bytes(b"noise" * 1000)
    play(paths, 2)
    assert len(files(paths)) == 2


def test_an_index_is_shared_within_a_process(paths: Paths) -> None:
    held = index_of(paths)
    assert index_of(paths) is held
    held.update(GAMES)
    assert index_of(paths).agrees


def test_two_simultaneous_updates_read_each_record_once(paths: Paths) -> None:
    """Each update skips the records that the other one has read."""
    play(paths, 1, 2, 3)
    paths.index.unlink()
    held = index_of(paths)
    first, second = held.update_in_steps(GAMES), held.update_in_steps(GAMES)
    next(first)
    next(second)
    held.update(GAMES)
    for record in paths.played.iterdir():
        status = record.stat()
        record.write_bytes(b"?" * status.st_size)
        os.utime(record, ns=(status.st_atime_ns, status.st_mtime_ns))
    assert [each.done for each in first][-1] == [each.done for each in second][-1] == 3
    assert len(counted(paths)) == 3


def test_an_index_made_by_another_process_meanwhile_is_used(paths: Paths) -> None:
    play(paths, 1, 2)
    held = index_of(paths)
    held.update(GAMES)
    paths.index.unlink()
    other = Index(paths)
    other.update(GAMES)
    assert held.notices() == []
    assert not held.agrees
    held.update(GAMES)
    assert rows_in(paths) == files(paths)


def test_on_a_full_disk_the_index_moves_to_memory(paths: Paths, full_disk: FullDisk) -> None:
    play(paths, 1)
    held = index_of(paths)
    held.update(GAMES)
    (paths.played / "soi-2026-11-20-2.soiree").write_bytes(records.encode(finished(2)))
    with full_disk(100):
        assert len(files(paths)) == 2
        assert held.agrees
    del held
    assert len(files(paths)) == 2
    assert len(rows_in(paths)) == 2


def test_without_permission_to_write_matches_are_counted(paths: Paths, blocked: Paths) -> None:
    play(paths, 1)
    assert len(counted(replace(paths, cache=blocked.cache))) == 1
    assert counted(blocked) == []


def test_the_databases_of_soiree_0_1_0_are_removed(paths: Paths) -> None:
    play(paths, 1)
    for path in paths.former_indices:
        path.write_bytes(b"SQLite format 3\0")
    assert files(paths) == [FIRST]
    assert [path for path in paths.former_indices if path.exists()] == []


KILLED = """
import itertools
import os
import signal
import sys

from soiree.storage.history import index
from soiree.storage.paths import Paths
from tests.storage.soi_matches import GAMES, finished

def die_after(lines):
    def trace(frame, event, argument):
        nonlocal lines
        if frame.f_code.co_filename == index.__file__:
            lines -= 1
            if not lines:
                os.kill(os.getpid(), signal.SIGKILL)
            return trace
    sys.settrace(trace)

paths = Paths.find()
for lines in itertools.count(1, int(sys.argv[1])):
    if not (process := os.fork()):
        die_after(lines)
        index.index_of(paths).update(GAMES)
        os._exit(0)
    _, status = os.waitpid(process, 0)
    print(len(list(index.latest_first(paths, GAMES))), flush=True)
    if not status:
        break
    paths.index.unlink()
"""


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="each case is a process of its own")
@pytest.mark.parametrize("step", [11, pytest.param(3, marks=pytest.mark.thorough)])
def test_killed_at_any_line_while_the_index_is_made_every_match_counts(
    paths: Paths, step: int
) -> None:
    """After each number of lines that is one more than a multiple of `step`."""
    play(paths, 1)
    paths.index.unlink()
    with python(KILLED, str(step)) as writer:
        assert writer.stdout is not None
        found = writer.stdout.read().splitlines()
    assert writer.returncode == 0
    assert len(found) > 5
    assert set(found) == {"1"}
