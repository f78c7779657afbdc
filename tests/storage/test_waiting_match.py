from __future__ import annotations

import os
import random
import shutil
import signal
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from soiree.core import records
from soiree.core.records import Record
from soiree.storage import journal as journals
from soiree.storage.files import waiting_in
from soiree.storage.waiting_match import WaitingMatch
from tests.conftest import FullDisk
from tests.storage.processes import python
from tests.storage.soi_matches import GAMES, finished, in_progress
from tests.thorough import always


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "waiting" / "soi.soiree"


def journal(path: Path) -> Path:
    return path.with_suffix(".journal")


def found(path: Path) -> Record:
    """The record of a waiting match, loaded from the disk as in a new process."""
    return WaitingMatch.load(path, GAMES)[1]


def there_and_back(seed: int) -> Iterator[Record]:
    """A match after each change: entries come, some are undone, help is asked for."""
    rng = random.Random(seed)
    whole = in_progress(60)
    count, extra = 0, dict[str, object]()
    while count < len(whole.entries):
        count = max(0, count - rng.randrange(6)) if rng.random() < 0.2 else count + 1
        if rng.random() < 0.05:
            extra = {"assisted": True}
        yield replace(whole, entries=whole.entries[:count], extra=extra)


@pytest.mark.parametrize("seed", always(1, of=range(4)))
def test_a_noted_change_waits_at_once(path: Path, seed: int) -> None:
    match, rng = WaitingMatch(path), random.Random(seed)
    for record in there_and_back(seed):
        match.note(record)
        if rng.random() < 0.2:
            match.catch_up(renew=rng.random() < 0.5)
        assert found(path) == record


@pytest.mark.parametrize("seed", always(1, of=range(4)))
def test_a_match_continues_where_another_process_left_it(path: Path, seed: int) -> None:
    rng = random.Random(seed)
    match = WaitingMatch(path)
    for record in there_and_back(seed):
        if rng.random() < 0.2 and waiting_in(path.parent):
            match, _ = WaitingMatch.load(path, GAMES)
        match.note(record)
        if rng.random() < 0.2:
            match.catch_up()
        assert found(path) == record


KILLED_AT_THE_FIRST_CHANGE = """
import resource, signal, sys
from pathlib import Path
from soiree.storage.waiting_match import WaitingMatch
from tests.storage.soi_matches import finished
match = finished()
signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
WaitingMatch(Path(sys.argv[1])).note(match)
"""


def test_a_kill_while_the_first_change_is_written_leaves_no_match(path: Path) -> None:
    """Nothing of the match was shown yet, but it was once reported as damaged."""
    pytest.importorskip("resource")
    with python(KILLED_AT_THE_FIRST_CHANGE, str(path)) as killed:
        assert killed.wait() == -signal.SIGXFSZ
    assert waiting_in(path.parent) == []


def test_the_end_of_a_match_waits_with_its_result(path: Path) -> None:
    """A match killed between the last move and the snapshot was regarded as damaged."""
    over = replace(finished(), ended="2026-11-20T19:02:11Z")
    before = replace(over, entries=over.entries[:-1], ended=None, result=None)
    match = WaitingMatch(path)
    for record in (before, over, before, over):
        match.note(record)
        assert found(path) == record


def test_the_snapshot_is_a_record_that_other_programs_read(path: Path) -> None:
    match = WaitingMatch(path)
    match.note(in_progress(40))
    match.catch_up()
    read = records.decode(path.read_bytes(), GAMES)
    assert read.entries == in_progress(40).entries
    assert journal(path).read_bytes() == b""


def test_a_late_snapshot_undoes_no_later_change(path: Path) -> None:
    """The disk stalls during a snapshot, and the match continues."""
    match = WaitingMatch(path)
    match.note(in_progress(10))
    match.catch_up()
    old = path.read_bytes()
    match.note(in_progress(11))
    match.note(in_progress(12))
    path.write_bytes(old)  # as if the older one had come to be written last
    assert found(path) == in_progress(12)


def test_a_journal_is_read_up_to_a_line_that_a_power_cut_left_incomplete(path: Path) -> None:
    match = WaitingMatch(path)
    match.note(in_progress(10))
    match.catch_up()
    match.note(in_progress(11))
    length = journal(path).stat().st_size
    match.note(in_progress(12))
    whole = journal(path).read_bytes()
    for cut in range(length, len(whole)):
        journal(path).write_bytes(whole[:cut] + b"\0" * (cut % 3))
        assert found(path) == in_progress(11)
    again, _ = WaitingMatch.load(path, GAMES)
    again.note(in_progress(13))
    assert found(path) == in_progress(13)


def test_after_a_full_disk_the_next_note_saves_everything(path: Path, full_disk: FullDisk) -> None:
    match = WaitingMatch(path)
    match.note(in_progress(10))
    with full_disk(journal(path).stat().st_size + 20):
        for length in (11, 12):
            with pytest.raises(OSError, match="large"):
                match.note(in_progress(length))
        with pytest.raises(OSError, match="large"):
            match.catch_up()
    assert found(path) == in_progress(10)
    match.note(in_progress(13))
    assert found(path) == in_progress(13)
    match.catch_up()
    assert found(path) == in_progress(13)


def test_where_only_the_journal_fails_the_snapshot_holds_all(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = WaitingMatch(path)
    match.note(in_progress(10))
    with monkeypatch.context() as broken:
        broken.setattr("os.write", _full)
        with pytest.raises(OSError, match="full"):
            match.note(in_progress(11))
    match.catch_up()
    assert found(path) == in_progress(11)
    match.note(in_progress(12))
    assert found(path) == in_progress(12)


def _full(file: int, content: bytes) -> int:
    raise OSError(28, "the disk is full")


def test_a_folder_that_is_removed_in_play_is_made_again(path: Path) -> None:
    match = WaitingMatch(path)
    match.note(in_progress(10))
    match.catch_up()
    shutil.rmtree(path.parent)
    match.note(in_progress(11))
    assert found(path) == in_progress(11)
    match.catch_up()
    assert found(path) == in_progress(11)


def test_a_change_is_noted_while_a_snapshot_is_written(path: Path) -> None:
    match, over = WaitingMatch(path), threading.Event()

    def catch_up() -> None:
        while not over.is_set():
            match.catch_up()

    match.note(in_progress(0))
    thread = threading.Thread(target=catch_up)
    thread.start()
    try:
        for record in there_and_back(9):
            match.note(record)
            assert found(path) == record
    finally:
        over.set()
        thread.join()


def test_a_match_that_is_loaded_again_while_the_disk_stalls_takes_no_place(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The late snapshot of the previous object overwrote the changes of the other one."""
    before = WaitingMatch(path)
    before.note(in_progress(40))
    after, _ = WaitingMatch.load(path, GAMES)
    sync = os.fsync

    def stalls(file: int) -> None:
        monkeypatch.undo()
        after.note(in_progress(3))
        sync(file)

    monkeypatch.setattr("os.fsync", stalls)
    before.catch_up()
    assert found(path) == in_progress(3)
    assert waiting_in(path.parent) == [path]
    assert list(path.parent.iterdir()) == [journal(path)]
    after.note(in_progress(4))
    before.catch_up()
    assert found(path) == in_progress(4)


def test_a_match_that_is_counted_late_takes_the_next_one_not_along(path: Path) -> None:
    before, after = WaitingMatch(path, is_new=True), WaitingMatch(path, is_new=True)
    before.note(finished())
    after.note(in_progress(3))
    assert after.path == path.with_stem("soi-2")
    before.remove(unless_after=finished())
    assert before.record is None
    assert waiting_in(path.parent) == [after.path]
    after.note(in_progress(4))
    assert found(after.path) == in_progress(4)


def test_a_new_match_takes_no_place_even_of_one_that_could_not_be_written(path: Path) -> None:
    path.parent.write_bytes(b"in the way")
    first, second = (WaitingMatch(path, is_new=True) for _ in range(2))
    for each in (first, second):
        with pytest.raises(OSError, match="exists"):
            each.note(in_progress(3))
    path.parent.unlink()
    second.note(in_progress(4))
    first.note(in_progress(5))
    assert found(first.path) == in_progress(5)
    assert found(second.path) == in_progress(4)


def test_a_match_that_was_over_and_goes_on_takes_no_place_of_another(path: Path) -> None:
    over, other = WaitingMatch(path, is_new=True), WaitingMatch(path, is_new=True)
    over.note(finished())
    over.remove(unless_after=finished())
    other.note(in_progress(3))
    over.note(in_progress(40))
    assert other.path == path
    assert found(other.path) == in_progress(3)
    assert found(over.path) == in_progress(40)


def test_a_journal_that_is_removed_while_it_is_brought_to_the_disk(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The descriptor was closed, and may have been reused for another file."""
    match = WaitingMatch(path)
    match.note(in_progress(10))
    sync = journals._sync

    def stalls(file: int) -> None:
        shutil.rmtree(path.parent)
        match.note(in_progress(11))
        sync(file)
        assert os.fstat(file).st_nlink == 0

    monkeypatch.setattr(journals, "_sync", stalls)
    match.catch_up(renew=False)
    assert found(path) == in_progress(11)


def test_a_removed_match_does_not_wait(path: Path) -> None:
    match = WaitingMatch(path)
    match.note(in_progress(10))
    match.catch_up()
    match.note(in_progress(11))
    match.remove()
    assert waiting_in(path.parent) == []
    assert list(path.parent.iterdir()) == []


KILLED = """
import os, signal
from pathlib import Path
from soiree.storage.waiting_match import WaitingMatch
from tests.storage.soi_matches import in_progress
match = WaitingMatch(Path({path!r}))
for length in range(30):
    match.note(in_progress(length))
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_kill_after_a_choice_loses_nothing(path: Path) -> None:
    with python(KILLED.format(path=str(path))) as process:
        assert process.wait() == -signal.SIGKILL
    assert found(path) == in_progress(29)


def test_a_path_that_is_no_file_is_no_waiting_match(tmp_path: Path) -> None:
    (tmp_path / "folder.soiree").mkdir()
    (tmp_path / "dangling.soiree").symlink_to(tmp_path / "nowhere")
    os.mkfifo(tmp_path / "pipe.soiree")
    (tmp_path / "pariah.journal").write_bytes(b"")
    (tmp_path / "soi.journal").write_bytes(b"0")
    (tmp_path / "soy.soiree").write_bytes(b"")
    assert waiting_in(tmp_path) == [tmp_path / "soi.soiree", tmp_path / "soy.soiree"]
