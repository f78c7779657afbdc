from __future__ import annotations

import os
import random
import zlib
from pathlib import Path

import pytest
from msgspec.structs import replace

from soiree.core import records
from soiree.core.records import Record
from soiree.storage import matches
from soiree.storage.files import games_waiting
from soiree.storage.lock import acquire
from soiree.storage.paths import Paths
from soiree.storage.waiting_match import WaitingMatch
from tests.conftest import FullDisk
from tests.storage.keeping import counted, keep, waiting_match
from tests.storage.processes import python
from tests.storage.soi_matches import GAMES, finished, in_progress


def file(paths: Paths) -> Path:
    return paths.waiting / "soi.soiree"


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_waiting_match_keeps_its_position(paths: Paths) -> None:
    assert games_waiting(paths) == frozenset()
    assert waiting_match(paths) == (None, None)
    for length in (0, 2, 40):
        record = in_progress(length)
        assert keep(paths, record) is None
        assert games_waiting(paths) == {"soi"}
        assert waiting_match(paths) == (record, None)
    assert names(paths.waiting) == ["soi.journal", "soi.soiree"]


def test_temporary_files_and_files_set_aside_are_no_waiting_matches(paths: Paths) -> None:
    paths.waiting.mkdir(parents=True)
    (paths.waiting / ".soi.soiree.12345678.soiree-tmp").write_bytes(b"{")
    (paths.waiting / "soi.damaged-2026-11-20-183000.soiree").write_bytes(b"{")
    assert games_waiting(paths) == frozenset()
    assert waiting_match(paths) == (None, None)


def begin(paths: Paths, record: Record, moment: int) -> Path:
    """Save a new match, changed at a time in nanoseconds, and return its path."""
    match = matches.new(paths, GAMES["soi"])
    match.note(record)
    match.catch_up()
    for each in (match.path, match.journal):
        os.utime(each, ns=(moment, moment))
    return match.path


def test_any_number_of_matches_of_a_game_wait_and_the_latest_comes_first(paths: Paths) -> None:
    first, second, third = (begin(paths, in_progress(n), n) for n in (20, 40, 30))
    assert [each.name for each in (first, second, third)] == [
        "soi.soiree",
        "soi-2.soiree",
        "soi-3.soiree",
    ]
    assert games_waiting(paths) == {"soi"}
    assert matches.latest(paths, "soi") == [second, third, first]
    assert waiting_match(paths) == (in_progress(40), None)
    waiting, _ = matches.load(paths, GAMES["soi"])
    assert waiting is not None
    waiting.note(in_progress(41))
    assert WaitingMatch.load(second, GAMES)[1] == in_progress(41), "it goes on in its own file"
    assert WaitingMatch.load(first, GAMES)[1] == in_progress(20)
    assert len(matches.latest(paths, "soi")) == 3


def test_a_damaged_match_is_skipped_in_favour_of_the_previous_one(paths: Paths) -> None:
    first, second = begin(paths, in_progress(20), 1), begin(paths, in_progress(40), 2)
    second.write_bytes(b"{")
    record, notice = waiting_match(paths)
    assert record == in_progress(20)
    assert str(notice).startswith("The waiting match could not be read (")
    assert matches.latest(paths, "soi") == [first]


def test_one_of_two_matches_that_is_over_leaves_the_other_alone(paths: Paths) -> None:
    first = begin(paths, in_progress(20), 1)
    begin(paths, finished(), 2)
    assert waiting_match(paths) == (in_progress(20), None)
    assert matches.latest(paths, "soi") == [first]
    assert len(counted(paths)) == 1


def test_a_record_that_is_waiting_already_is_found(paths: Paths) -> None:
    begin(paths, in_progress(20), 1)
    second = begin(paths, in_progress(40), 2)
    copy = replace(in_progress(40), extra={"seconds": 7})
    match = matches.load_copy(paths, copy, GAMES["soi"])
    assert match is not None
    assert match.path == second
    assert matches.load_copy(paths, in_progress(41), GAMES["soi"]) is None


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", ""),
        (b"{", ""),
        (b"\xff\xfe", ""),
        (records.encode(in_progress(40))[:-200], ""),
        (records.encode(in_progress(40)).replace(b"ask", b"beg"), "entry 3"),
        (records.encode(in_progress(2)).replace(b'"version": 1', b'"version": 0'), "version"),
    ],
)
def test_a_damaged_match_is_set_aside(content: bytes, reason: str, paths: Paths) -> None:
    paths.waiting.mkdir(parents=True)
    file(paths).write_bytes(content)
    record, notice = waiting_match(paths)
    (kept,) = paths.waiting.iterdir()
    assert record is None
    assert reason in str(notice)
    assert str(notice).endswith(f"; the file is kept as {kept.name}.")
    assert kept.read_bytes() == content
    assert games_waiting(paths) == frozenset()


@pytest.mark.usefixtures("no_renaming")
def test_the_notice_of_a_damaged_match_that_cannot_be_renamed_has_its_path(paths: Paths) -> None:
    paths.waiting.mkdir(parents=True)
    file(paths).write_bytes(b"{}")
    record, notice = waiting_match(paths)
    assert record is None
    assert str(notice) == (
        f"The waiting match in {file(paths)} could not be read"
        ' (format: found nothing, expected "soiree-record").'
    )
    assert names(paths.waiting) == ["soi.soiree"]


def test_a_match_that_cannot_be_read_stays(paths: Paths) -> None:
    file(paths).mkdir(parents=True)
    record, notice = waiting_match(paths)
    assert record is None
    assert str(notice) == (
        f"{file(paths)} could not be read (Is a directory), so Soirée continues without it."
    )
    assert names(paths.waiting) == ["soi.soiree"]


def test_where_nothing_can_be_written_one_sentence_says_so(blocked: Paths) -> None:
    for done in (
        keep(blocked, in_progress(40)),
        keep(blocked, finished()),
    ):
        assert str(done).startswith(str(blocked.state.parent))
        assert "could not be saved" in str(done)
    assert games_waiting(blocked) == frozenset()
    assert waiting_match(blocked)[0] is None


def test_on_a_full_disk_the_last_saved_position_stays(paths: Paths, full_disk: FullDisk) -> None:
    keep(paths, in_progress(40))
    with full_disk(20):
        notice = keep(paths, in_progress(41))
    assert "the disk is full" in str(notice)
    assert waiting_match(paths) == (in_progress(40), None)
    assert names(paths.waiting) == ["soi.journal", "soi.soiree"]


def test_a_finished_match_is_put_down_and_counted(paths: Paths) -> None:
    keep(paths, finished())
    assert keep(paths, finished()) is None
    assert games_waiting(paths) == frozenset()
    assert names(paths.played) == ["soi-2026-11-20-1.soiree"]
    content = (paths.played / "soi-2026-11-20-1.soiree").read_bytes()
    assert records.decode(content, GAMES) == finished()
    (played,) = counted(paths)
    assert played.file == "soi-2026-11-20-1.soiree"


def test_to_finish_a_match_again_counts_it_once(paths: Paths) -> None:
    for _ in range(2):
        assert keep(paths, finished()) is None
    assert len(counted(paths)) == 1
    assert len(names(paths.played)) == 1


def test_matches_of_a_day_are_numbered(paths: Paths) -> None:
    for record in (finished(1), finished(2), replace(finished(3), started=None)):
        assert keep(paths, record) is None
    assert names(paths.played) == [
        "soi-2026-11-20-1.soiree",
        "soi-2026-11-20-2.soiree",
        "soi-undated-1.soiree",
    ]


def test_an_invalid_start_time_does_not_change_the_folder_of_the_record(paths: Paths) -> None:
    assert keep(paths, replace(finished(), started="../../../x")) is None
    assert names(paths.played) == ["soi-undated-1.soiree"]


@pytest.mark.parametrize("done", ["saved", "put down", "counted"])
def test_a_crash_before_a_match_is_finished_loses_nothing(done: str, paths: Paths) -> None:
    """Each case has the files after one more step of the end of a match."""
    keep(paths, finished())
    waiting = matches.new(paths, GAMES["soi"])
    waiting.note(finished())
    waiting.catch_up()
    if done == "saved":
        (paths.played / "soi-2026-11-20-1.soiree").unlink()
    if done != "counted":
        paths.index.unlink()
    assert waiting_match(paths) == (None, None)
    assert games_waiting(paths) == frozenset()
    assert len(names(paths.played)) == 1
    assert len(counted(paths)) == 1


def test_a_finished_match_that_cannot_be_moved_still_waits(paths: Paths) -> None:
    paths.data.parent.mkdir()
    paths.data.write_bytes(b"no folder")
    notice = keep(paths, finished())
    assert "could not be saved" in str(notice)
    assert games_waiting(paths) == {"soi"}
    paths.data.unlink()
    assert waiting_match(paths) == (None, None)
    assert len(counted(paths)) == 1


def test_a_match_that_could_not_be_saved_in_progress_is_counted(
    paths: Paths, blocked: Paths
) -> None:
    mixed = replace(paths, state=blocked.state)
    notice = keep(mixed, finished())
    assert str(notice).startswith(f"{file(mixed)} could not be saved")
    assert names(paths.played) == ["soi-2026-11-20-1.soiree"]
    assert len(counted(paths)) == 1


def test_a_finished_match_is_counted_later_if_the_index_fails(paths: Paths) -> None:
    paths.index.mkdir(parents=True)
    assert keep(paths, finished()) is None
    assert games_waiting(paths) == frozenset()
    assert len(counted(paths)) == 1


def test_a_start_loads_no_database() -> None:
    code = "import sys; from soiree.storage import lock, log, matches, settings, state_files;"
    with python(code + "print([name for name in sys.modules if 'sqlite' in name])") as start:
        assert start.stdout is not None
        assert start.stdout.read() == "[]\n"


SAVER = """
from soiree.storage.paths import Paths
from tests.storage.keeping import counted, keep
from tests.storage.soi_matches import in_progress
paths = Paths.find()
while True:
    for length in range(300):
        assert keep(paths, in_progress(length)) is None
        print(length, flush=True)
"""


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="a kill by signal")
@pytest.mark.parametrize("kills", [6, pytest.param(20, marks=pytest.mark.thorough)])
def test_killed_while_saving_leaves_a_sound_match_not_older_than_the_last_one_saved(
    paths: Paths, kills: int
) -> None:
    rng = random.Random(9)
    for _ in range(kills):
        with python(SAVER) as saver:
            assert saver.stdout is not None
            said = [saver.stdout.readline() for _ in range(rng.randint(1, 30))]
            # Killed at once, it would always die at the start of the next writing.
            sum(range(rng.randrange(1_000_000)))
            saver.kill()
            said += saver.stdout.readlines()
        last = int([line for line in said if line.endswith("\n")][-1])
        record, notice = waiting_match(paths)
        assert notice is None
        assert record is not None
        assert len(record.entries) in (last, (last + 1) % 300)
        assert record == in_progress(len(record.entries))
        mine = acquire(paths)
        assert mine is not None
        mine.release()
        assert names(paths.waiting) == ["soi.journal", "soi.soiree"]


FINISHER = """
import itertools
from msgspec.structs import replace
from soiree.storage.paths import Paths
from tests.storage.keeping import counted, keep
from tests.storage.soi_matches import finished
paths = Paths.find()
first = int(input())
for number in itertools.count(first):
    record = replace(finished(), seed=number)
    assert keep(paths, record) is None
    print(number, flush=True)
"""


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="a kill by signal")
@pytest.mark.parametrize("kills", [4, pytest.param(10, marks=pytest.mark.thorough)])
def test_killed_while_finishing_every_match_counts_once(paths: Paths, kills: int) -> None:
    rng = random.Random(9)
    number = 0
    for _ in range(kills):
        with python(FINISHER) as finisher:
            assert finisher.stdin is not None
            assert finisher.stdout is not None
            finisher.stdin.write(f"{number}\n")
            finisher.stdin.flush()
            said = [finisher.stdout.readline() for _ in range(rng.randint(1, 5))]
            sum(range(rng.randrange(2_000_000)))
            finisher.kill()
            said += finisher.stdout.readlines()
        last = int([line for line in said if line.endswith("\n")][-1])
        lock = acquire(paths)  # as each start does, which sweeps what the kill left
        assert lock is not None
        lock.release()
        assert waiting_match(paths) == (None, None)
        past = counted(paths)
        seeds = [
            records.decode((paths.played / played.file).read_bytes(), GAMES).seed for played in past
        ]
        assert len(names(paths.played)) == len(seeds)
        assert sorted(seed for seed in seeds if seed is not None) == list(range(len(seeds)))
        assert len(seeds) in (last + 1, last + 2)
        number = len(seeds)


HOSTILE = {
    "no JSON": b"{",
    "no change": b"5",
    "a number that is a text": b'{"number": "2", "after": 0, "kept": 20, "entries": []}',
    "entries that are a number": b'{"number": 2, "after": 0, "kept": 20, "entries": 7}',
    "an illegal move": (
        b'{"number": 2, "after": 0, "kept": 20, "entries": [{"seat": 9, "move": "x"}]}'
    ),
    "half a character": (
        b'{"number": 2, "after": 0, "kept": 20, "entries": [], "extra": {"a": "\\ud800"}}'
    ),
    "a record that is a list": b'{"number": 9, "record": [[1, 2, 3]]}',
    "brackets": b"[" * 100_000,
    "a huge number": b'{"number": ' + b"9" * 5000 + b"}",
}


@pytest.mark.parametrize("line", HOSTILE.values(), ids=HOSTILE)
def test_a_match_goes_on_without_a_journal_that_cannot_be_used(line: bytes, paths: Paths) -> None:
    """The lines have valid checksums, but another program has written them."""
    keep(paths, in_progress(20))
    journal = paths.waiting / "soi.journal"
    content = b"%08x %s\n" % (zlib.crc32(line), line)
    journal.write_bytes(content)
    record, notice = waiting_match(paths)
    assert record == in_progress(20)
    (kept,) = paths.waiting.glob("soi.damaged-*")
    assert kept.read_bytes() == content
    assert str(notice).isprintable()
    assert str(notice).endswith(
        f"The match continues before these moves; they are kept as {kept.name}."
    )
    assert keep(paths, in_progress(21)) is None
    assert waiting_match(paths) == (in_progress(21), None)


def test_a_journal_that_is_too_large_is_not_read(paths: Paths) -> None:
    keep(paths, in_progress(20))
    with (paths.waiting / "soi.journal").open("wb") as journal:
        journal.truncate(20_000_000_000)
    record, notice = waiting_match(paths)
    assert record == in_progress(20)
    assert "(File too large)" in str(notice)


@pytest.mark.parametrize("line", HOSTILE.values(), ids=HOSTILE)
def test_a_journal_alone_that_cannot_be_used_is_set_aside(line: bytes, paths: Paths) -> None:
    paths.waiting.mkdir(parents=True)
    journal = paths.waiting / "soi.journal"
    journal.write_bytes(b"%08x %s\n" % (zlib.crc32(line), line))
    record, notice = waiting_match(paths)
    assert record is None
    assert str(notice).startswith("The waiting match could not be read (journal")
    assert games_waiting(paths) == frozenset()


def test_a_snapshot_with_half_a_character_is_set_aside(paths: Paths) -> None:
    """Found by fuzzing: the match could be read, but not written again."""
    paths.waiting.mkdir(parents=True)
    content = records.encode(in_progress(20)).replace(b"{", b'{"a": "\\ud800", ', 1)
    file(paths).write_bytes(content)
    record, notice = waiting_match(paths)
    assert record is None
    assert "text without half characters" in str(notice)
