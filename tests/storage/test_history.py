from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from soiree.core import records
from soiree.core.entries import Decision
from soiree.storage import history
from soiree.storage.history import Played
from soiree.storage.notices import HISTORY_DAMAGED, Notice
from soiree.storage.paths import Paths
from tests.conftest import FullDisk
from tests.storage.keeping import keep
from tests.storage.processes import python
from tests.storage.soi_matches import GAMES, PLAYERS, finished


def play(paths: Paths, *seeds: int) -> None:
    for seed in seeds:
        assert keep(paths, finished(seed)) is None


def kept(paths: Paths) -> list[Path]:
    return list(paths.data.glob("history.damaged-*.sqlite3"))


def test_without_matches_there_is_nothing_and_nothing_is_written(paths: Paths) -> None:
    assert history.read(paths, GAMES) == history.History(())
    assert not paths.data.exists()


def test_a_row_tells_what_statistics_need(paths: Paths) -> None:
    record = replace(finished(), extra={"assisted": True, "undos": 3, "seconds": 95})
    keep(paths, record)
    os.utime(paths.played / "soi-2026-11-20-1.soiree", (0, 0))
    paths.history.unlink()
    assert record.result is not None
    assert history.read(paths, GAMES).matches == (
        Played(
            file="soi-2026-11-20-1.soiree",
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
        ),
    )
    assert paths.history.exists()
    (from_its_row,) = history.read(paths, GAMES).matches
    assert from_its_row.assisted


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the zone is set otherwise here")
def test_the_end_of_a_match_is_told_in_universal_time(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(paths, 1)
    os.utime(paths.played / "soi-2026-11-20-1.soiree", (0, 0))
    paths.history.unlink()
    with monkeypatch.context() as elsewhere:
        elsewhere.setenv("TZ", "Asia/Tokyo")
        time.tzset()
        (played,) = history.read(paths, GAMES).matches
    time.tzset()
    assert played.finished == "1970-01-01T00:00:00Z"


def test_the_latest_match_comes_first(paths: Paths) -> None:
    play(paths, 1, 2, 3)
    for number, when in ((1, 200), (2, 300), (3, 100)):
        os.utime(paths.played / f"soi-2026-11-20-{number}.soiree", (when, when))
    paths.history.unlink()
    files = [played.file for played in history.read(paths, GAMES).matches]
    assert files == [f"soi-2026-11-20-{number}.soiree" for number in (2, 1, 3)]


def test_one_after_the_other_they_come_as_all_at_once(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "_AT_ONCE", 2)
    play(paths, 1, 2, 3, 4, 5)
    with closing(sqlite3.connect(paths.history)) as database, database:
        database.execute("UPDATE played SET seconds = 1 WHERE rowid = 2")
    told: list[Notice] = []
    found = list(history.latest_first(paths, GAMES, told.append))
    assert [notice.text for notice in told] == [HISTORY_DAMAGED]
    assert found == list(history.read(paths, GAMES).matches)
    assert len(found) == 5


def test_a_game_without_scores_has_none(paths: Paths) -> None:
    record = finished()
    assert record.result is not None
    unscored = replace(record, result=replace(record.result, scores=None))
    file = paths.played / "soi-2026-11-20-1.soiree"
    keep(paths, record)
    paths.history.unlink()
    assert history.add(paths, file, unscored) is None
    (played,) = history.read(paths, GAMES).matches
    assert played.scores is None


def test_a_row_goes_with_its_record(paths: Paths) -> None:
    play(paths, 1, 2)
    record = paths.played / "soi-2026-11-20-1.soiree"
    content = record.read_bytes()
    record.unlink()
    (played,) = history.read(paths, GAMES).matches
    assert played.file == "soi-2026-11-20-2.soiree"
    assert rows_in(paths) == [played.file]
    record.write_bytes(content)
    assert len(history.read(paths, GAMES).matches) == 2


def test_a_row_that_was_invented_goes(paths: Paths) -> None:
    play(paths, 1)
    before = history.read(paths, GAMES)
    invented = replace_file(before.matches[0], "soi-2026-11-21-1.soiree")
    assert history._write(paths, [invented]) is None
    assert len(rows_in(paths)) == 2
    assert history.read(paths, GAMES) == before
    assert rows_in(paths) == [before.matches[0].file]


def test_a_row_that_stands_there_twice_counts_once(paths: Paths) -> None:
    play(paths, 1, 2)
    before = history.read(paths, GAMES).matches
    with closing(sqlite3.connect(paths.history)) as database, database:
        columns = ", ".join(history._COLUMNS)
        database.execute(f"CREATE TABLE twice AS SELECT {columns} FROM played")
        database.execute(f"INSERT INTO twice SELECT {columns} FROM played LIMIT 1")
        database.execute("DROP TABLE played")
        database.execute("ALTER TABLE twice RENAME TO played")
    past = history.read(paths, GAMES)
    assert past.matches == before
    assert len(past.notices) == len(kept(paths)) == 1
    assert history.read(paths, GAMES) == history.History(before)
    assert len(rows_in(paths)) == 2


def test_a_row_that_was_changed_is_made_again_of_its_record(paths: Paths) -> None:
    """What it says is possible, but not what was played."""
    play(paths, 1, 2)
    before = history.read(paths, GAMES).matches
    with closing(sqlite3.connect(paths.history)) as database, database:
        database.execute("UPDATE played SET assisted = 1 WHERE file = ?", [before[0].file])
    past = history.read(paths, GAMES)
    assert past.matches == before
    assert len(past.notices) == 1
    assert history.read(paths, GAMES) == history.History(before)


def test_sound_rows_of_a_damaged_database_are_not_read_from_records_again(paths: Paths) -> None:
    """Thousands of records take minutes."""
    play(paths, 1, 2)
    before = history.read(paths, GAMES).matches
    other, changed = before
    with closing(sqlite3.connect(paths.history)) as database, database:
        database.execute("UPDATE played SET assisted = 1 WHERE file = ?", [changed.file])
    (paths.played / other.file).write_bytes(b"not looked into")
    assert history.read(paths, GAMES).matches == before


def test_a_folder_of_records_that_cannot_be_looked_through_loses_no_row(
    paths: Paths, tmp_path: Path
) -> None:
    play(paths, 1)
    before = history.read(paths, GAMES).matches
    paths.played.rename(tmp_path / "elsewhere")
    paths.played.write_bytes(b"in the way")
    past = history.read(paths, GAMES)
    assert past.matches == before
    assert "could not be read" in str(past.notices[0])
    assert rows_in(paths) == [before[0].file]


def test_an_older_list_is_made_again_of_the_records(paths: Paths) -> None:
    """Version 1 had no checksums."""
    play(paths, 1)
    before = history.read(paths, GAMES)
    with closing(sqlite3.connect(paths.history)) as database, database:
        database.execute("ALTER TABLE played DROP COLUMN checksum")
        database.execute("PRAGMA user_version = 1")
    assert history.read(paths, GAMES) == before


def rows_in(paths: Paths) -> list[str]:
    with closing(sqlite3.connect(paths.history)) as database:
        return [file for (file,) in database.execute("SELECT file FROM played")]


def replace_file(match: Played, file: str) -> Played:
    return msgspec.structs.replace(match, file=file)


def test_a_record_without_a_row_gets_one(paths: Paths) -> None:
    play(paths, 1)
    (paths.played / "soi-2025-01-01-1.soiree").write_bytes(records.encode(finished(2)))
    assert len(history.read(paths, GAMES).matches) == 2
    with closing(sqlite3.connect(paths.history)) as database:
        assert database.execute("SELECT count(*) FROM played").fetchone() == (2,)


def test_a_damaged_record_stays_and_the_others_count(paths: Paths) -> None:
    play(paths, 1)
    file = paths.played / "soi-2025-01-01-1.soiree"
    file.write_bytes(b"{")
    past = history.read(paths, GAMES)
    assert len(past.matches) == 1
    (notice,) = past.notices
    assert str(notice).startswith(
        "The record soi-2025-01-01-1.soiree of a finished match could not be used (line 1: found"
    )
    assert str(notice).endswith("so it is not counted.")
    assert file.read_bytes() == b"{"


def test_the_rows_are_mended_without_reading_them_all(paths: Paths) -> None:
    play(paths, 1, 2)
    gone = paths.played / "soi-2026-11-20-1.soiree"
    content = gone.read_bytes()
    gone.unlink()
    (paths.played / "soi-2025-01-01-1.soiree").write_bytes(b"{")
    (notice,) = history.mend(paths, GAMES)
    assert "could not be used" in str(notice)
    assert history.names(paths) == ["soi-2026-11-20-2.soiree"]
    gone.write_bytes(content)
    history.mend(paths, GAMES)
    assert sorted(history.names(paths)) == ["soi-2026-11-20-1.soiree", "soi-2026-11-20-2.soiree"]
    assert len(history.rows(paths, ["soi-2026-11-20-2.soiree", "no.soiree"])) == 1


def test_a_record_that_cannot_be_read_is_told_of_and_the_others_count(paths: Paths) -> None:
    play(paths, 1)
    folder = paths.played / "soi-2025-01-01-1.soiree"
    folder.mkdir()
    past = history.read(paths, GAMES)
    assert len(past.matches) == 1
    (notice,) = past.notices
    assert str(notice).startswith(f"{folder} could not be read (Is a directory)")


def test_reading_clears_away_what_a_kill_left_among_the_records(paths: Paths) -> None:
    play(paths, 1)
    left = paths.played / ".12345678.soiree-tmp"
    left.write_bytes(b"half")
    history.read(paths, GAMES)
    assert not left.exists()


def test_a_record_of_an_unfinished_match_does_not_count(paths: Paths) -> None:
    play(paths, 1)
    whole = finished(2)
    unfinished = replace(whole, entries=whole.entries[:9], result=None)
    file = paths.played / "soi-2025-01-01-1.soiree"
    file.write_bytes(records.encode(unfinished))
    past = history.read(paths, GAMES)
    assert len(past.matches) == 1
    assert past.notices == ()
    assert file.exists()


def test_records_of_games_that_are_not_known_are_left_alone(paths: Paths) -> None:
    play(paths, 1)
    other = paths.played / "whist-2025-01-01-1.soiree"
    other.write_bytes(b"{")
    assert history.read(paths, GAMES).notices == ()
    assert other.exists()


def damage_nothing_but_noise(path: Path) -> None:
    path.write_bytes(b"noise" * 1000)


def damage_cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5000])


def damage_middle(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[:4096] + b"\xaa" * (len(content) - 4096))


def damage_no_table(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("DROP TABLE played")


def damage_a_value(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE played SET ranks = '[1, 2'")


def damage_a_type(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE played SET ranks = '\"first\"'")


def damage_letters(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE played SET reason = CAST(x'ff' AS TEXT)")


DAMAGES = (
    damage_letters,
    damage_nothing_but_noise,
    damage_cut_short,
    damage_middle,
    damage_no_table,
    damage_a_value,
    damage_a_type,
)


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_database_is_set_aside_and_made_again(damage: object, paths: Paths) -> None:
    assert callable(damage)
    play(paths, 1, 2, 3)
    before = history.read(paths, GAMES).matches
    damage(paths.history)
    damaged = paths.history.read_bytes()
    past = history.read(paths, GAMES)
    (notice,) = past.notices
    (aside,) = kept(paths)
    assert past.matches == before
    assert aside.name in str(notice)
    assert aside.read_bytes() == damaged
    assert history.read(paths, GAMES) == history.History(before)


def test_a_damaged_database_is_closed_before_it_is_set_aside(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or Windows would not have it renamed."""
    play(paths, 1)
    paths.history.write_bytes(b"noise" * 1000)
    lowest: list[int] = []
    rename = Path.rename

    def watch(source: Path, target: Path) -> Path:
        lowest.append(next_handle())
        return rename(source, target)

    monkeypatch.setattr(Path, "rename", watch)
    before = next_handle()
    history.read(paths, GAMES)
    assert lowest == [before]


def next_handle() -> int:
    """The number that the next file opened would have."""
    handle = os.dup(0)
    os.close(handle)
    return handle


def test_a_match_that_ends_over_a_damaged_database_counts(paths: Paths) -> None:
    play(paths, 1)
    paths.history.write_bytes(b"noise" * 1000)
    notice = keep(paths, finished(2))
    assert "was rebuilt" in str(notice)
    assert len(history.read(paths, GAMES).matches) == 2
    assert len(kept(paths)) == 1


def test_a_newer_database_is_read_and_not_written(paths: Paths) -> None:
    play(paths, 1)
    with closing(sqlite3.connect(paths.history)) as database:
        database.execute("ALTER TABLE played ADD COLUMN mood TEXT")
        database.execute(f"PRAGMA user_version = {len(history.STEPS) + 1}")
    content = paths.history.read_bytes()
    notice = keep(paths, finished(2))
    assert "newer" in str(notice)
    past = history.read(paths, GAMES)
    assert past.notices == (notice,)
    assert len(past.matches) == 2
    assert paths.history.read_bytes() == content


def test_a_newer_database_that_cannot_be_read_stays_and_the_records_count(paths: Paths) -> None:
    play(paths, 1)
    with closing(sqlite3.connect(paths.history)) as database:
        database.execute("ALTER TABLE played RENAME TO finished")
        database.execute(f"PRAGMA user_version = {len(history.STEPS) + 1}")
    content = paths.history.read_bytes()
    past = history.read(paths, GAMES)
    assert len(past.matches) == 1
    assert len(past.notices) == 1
    assert paths.history.read_bytes() == content


def test_an_older_database_is_brought_up_step_by_step(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(paths, 1)
    with closing(sqlite3.connect(paths.history)) as database:
        database.execute("ALTER TABLE played RENAME COLUMN reason TO why")
    invented = "ALTER TABLE played RENAME COLUMN why TO reason"
    monkeypatch.setattr(history, "STEPS", (*history.STEPS, invented))
    play(paths, 2)
    assert len(history.read(paths, GAMES).matches) == 2
    assert kept(paths) == []


def test_on_a_full_disk_the_database_stays_and_the_match_counts_later(
    paths: Paths, full_disk: FullDisk
) -> None:
    play(paths, 1)
    record = finished(2)
    file = paths.played / "soi-2026-11-20-2.soiree"
    file.write_bytes(records.encode(record))
    with full_disk(100):
        notice = history.add(paths, file, record)
        past = history.read(paths, GAMES)
    assert "history.sqlite3 could not be saved" in str(notice)
    assert past.notices == (notice,)
    assert len(past.matches) == 2
    assert kept(paths) == []
    assert history.read(paths, GAMES) == history.History(past.matches)


@pytest.mark.usefixtures("no_renaming")
def test_a_damaged_database_that_cannot_be_set_aside_is_told_of_and_the_records_count(
    paths: Paths,
) -> None:
    play(paths, 1)
    paths.history.write_bytes(b"noise" * 1000)
    past = history.read(paths, GAMES)
    assert len(past.matches) == 1
    (notice,) = past.notices
    assert str(notice).startswith(f"{paths.history} could not be saved")
    assert paths.history.read_bytes() == b"noise" * 1000


def test_a_database_that_cannot_be_opened_is_told_of_and_the_records_count(paths: Paths) -> None:
    play(paths, 1)
    paths.history.unlink()
    paths.history.mkdir()
    past = history.read(paths, GAMES)
    assert len(past.matches) == 1
    unread, unwritten = map(str, past.notices)
    assert unread.startswith(f"{paths.history} could not be read (Is a directory)")
    assert unwritten.startswith(f"{paths.history} could not be saved (Is a directory")
    assert kept(paths) == []


def test_where_no_row_can_be_written_one_sentence_says_so(paths: Paths, blocked: Paths) -> None:
    play(paths, 1)
    (record,) = paths.played.iterdir()
    gone = paths.played / "soi-2025-01-01-1.soiree"
    for notice in (
        history.add(blocked, record, finished()),
        history.add(replace(paths, data=blocked.data), gone, finished()),
    ):
        assert notice is not None
        assert str(notice).startswith(f"{blocked.history} could not be saved (")
        assert notice.words["reason"].startswith("No")


KILLED = """
import itertools
import os
import shutil
import signal
import sys

from soiree.storage import history
from soiree.storage.paths import Paths
from tests.storage.soi_matches import GAMES, finished

def die_after(lines):
    def trace(frame, event, argument):
        nonlocal lines
        if frame.f_code.co_filename == history.__file__ and "_open" in frame.f_code.co_name:
            lines -= 1
            if not lines:
                os.kill(os.getpid(), signal.SIGKILL)
            return trace
    sys.settrace(trace)

paths = Paths.find()
(file,) = paths.played.iterdir()
for lines in itertools.count(1):
    if not (process := os.fork()):
        die_after(lines)
        history.add(paths, file, finished())
        os._exit(0)
    _, status = os.waitpid(process, 0)
    past = history.read(paths, GAMES)
    print(len(past.matches), *past.notices, flush=True)
    if not status:
        break
    paths.history.unlink()
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="each case is a process of its own")
def test_killed_at_any_line_while_the_database_is_made_it_is_sound(paths: Paths) -> None:
    play(paths, 1)
    paths.history.unlink()
    with python(KILLED) as writer:
        assert writer.stdout is not None
        found = writer.stdout.read().splitlines()
    assert writer.returncode == 0
    assert len(found) > 5
    assert set(found) == {"1"}


def test_where_nothing_can_be_read_there_is_nothing(blocked: Paths) -> None:
    assert history.read(blocked, GAMES) == history.History(())
