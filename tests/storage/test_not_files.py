"""A folder, a pipe, a device, a socket or a dangling link in place of each file."""

from __future__ import annotations

import logging
import os
import stat
import sys
from pathlib import Path

import pytest

from soiree.core import records
from soiree.storage import lock, log, matches, settings
from soiree.storage.files import games_waiting, read_file, write_safely
from soiree.storage.history import index
from soiree.storage.journal import Journal
from soiree.storage.notices import Notice
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.storage.state_files import WindowPlace, load_window, save_window
from tests.conftest import ExpectLog
from tests.storage.keeping import counted, keep, waiting_match
from tests.storage.not_files import Put, every_kind, reason
from tests.storage.soi_matches import GAMES, finished, in_progress

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has none of these")


def in_place_of(path: Path, put: Put) -> int:
    """Put a folder, pipe or the like at the free path of a file, and return its inode."""
    path.parent.mkdir(parents=True, exist_ok=True)
    put(path)
    return path.lstat().st_ino


@every_kind
def test_a_path_that_is_no_file_is_neither_read_nor_written(put: Put, tmp_path: Path) -> None:
    path = tmp_path / "file"
    before = in_place_of(path, put)
    with pytest.raises(OSError, match=reason(put)):
        read_file(path)
    with pytest.raises(OSError, match=r"is not a file|Is a directory"):
        write_safely(path, b"new")
    assert path.lstat().st_ino == before
    assert [each.name for each in tmp_path.iterdir()] == ["file"]


def test_a_file_without_a_size_has_a_limit_too(tmp_path: Path) -> None:
    """The system generates some files on reading."""
    file = Path("/proc/self/status")
    if not file.exists():
        pytest.skip("no such file here")
    assert file.stat().st_size == 0
    with pytest.raises(OSError, match="too large"):
        read_file(file, 10)
    assert read_file(file, 100_000).startswith(b"Name:")


@every_kind
def test_no_settings_are_read_from_a_path_that_is_no_file(put: Put, paths: Paths) -> None:
    in_place_of(paths.settings, put)
    loaded = settings.load(paths, GAMES)
    assert loaded.settings == Settings()
    assert loaded.read_only
    (notice,) = loaded.notices
    why = reason(put)
    assert str(notice) == (
        f"{paths.settings} could not be read ({why}), so Soirée continues without it."
    )


def test_settings_that_are_a_link_to_nowhere(paths: Paths, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere" / "settings.json"
    in_place_of(paths.settings, lambda path: path.symlink_to(elsewhere))
    loaded = settings.load(paths, GAMES)
    (notice,) = loaded.notices
    assert "could not be read (No such file or directory)" in str(notice)
    assert settings.save(paths, loaded.settings) is None
    assert elsewhere.is_file()
    assert settings.load(paths, GAMES).notices == ()


@every_kind
def test_no_window_place_is_read_from_a_path_that_is_no_file(put: Put, paths: Paths) -> None:
    in_place_of(paths.window, put)
    assert load_window(paths) is None
    notice = save_window(paths, WindowPlace(1, 2, 300, 400))
    assert str(paths.window) in str(notice)


@every_kind
def test_a_path_that_is_no_file_is_not_locked(put: Put, paths: Paths) -> None:
    in_place_of(paths.lock, put)
    given = lock.acquire(paths)
    assert given is not None
    assert str(given.notice) == (
        "Soirée cannot make sure that it runs only once because"
        f" {paths.lock} cannot be locked ({reason(put)})."
    )


@every_kind
@pytest.mark.parametrize("name", ["soiree.log", "faults.log", "crash.log"])
def test_no_log_is_written_to_a_path_that_is_no_file(
    put: Put, name: str, paths: Paths, expect_log: ExpectLog
) -> None:
    expect_log("A player stumbled")
    file = paths.logs / name
    before = in_place_of(file, put)
    notice = log.start(paths)
    if name == "soiree.log":
        assert str(notice) == f"The log cannot be written to {file} ({reason(put)})."
    else:
        assert notice is None
    try:
        raise LookupError("no such card")
    except LookupError:
        logging.getLogger("soiree.somewhere").exception("A player stumbled.")
    log.stop()
    log.unreported_faults(paths)
    assert file.lstat().st_ino == before


@every_kind
def test_a_path_that_is_no_file_is_no_match_to_continue(put: Put, paths: Paths) -> None:
    in_place_of(paths.waiting / "soi.soiree", put)
    assert games_waiting(paths) == frozenset()
    record, notice = waiting_match(paths)
    assert record is None
    assert reason(put) in str(notice)


@every_kind
def test_a_journal(put: Put, paths: Paths) -> None:
    """The match continues from its snapshot, and is saved as before."""
    assert keep(paths, in_progress(20)) is None
    journal = paths.waiting / "soi.journal"
    journal.unlink()
    in_place_of(journal, put)
    record, notice = waiting_match(paths)
    assert record == in_progress(20)
    (kept,) = paths.waiting.glob("soi.damaged-*.journal")
    assert str(notice) == (
        f"The last moves of the waiting match could not be read ({reason(put)}). The match"
        f" continues before these moves; they are kept as {kept.name}."
    )
    assert keep(paths, in_progress(21)) is None
    assert waiting_match(paths) == (in_progress(21), None)


@every_kind
def test_a_journal_that_appears_while_the_match_is_played(put: Put, tmp_path: Path) -> None:
    in_place_of(tmp_path / "soi.journal", put)
    with pytest.raises(OSError, match=r"is not a file|Is a directory"):
        Journal(tmp_path / "soi.journal").append({"number": 1})


@every_kind
def test_a_record_of_a_match_played(put: Put, paths: Paths) -> None:
    first = paths.played / "soi-2026-11-20-1.soiree"
    in_place_of(first, put)
    assert keep(paths, finished()) is None
    told: list[Notice] = []
    found = index.latest_first(paths, GAMES, told.append)
    assert [each.file for each in found] == ["soi-2026-11-20-2.soiree"]
    (notice,) = told
    assert f"{first.name} of a finished match could not be read ({reason(put)})" in str(notice)


@every_kind
def test_the_index_ignores_a_path_that_is_no_file(put: Put, paths: Paths) -> None:
    """The path is not changed, and the matches are counted in memory."""
    before = in_place_of(paths.index, put)
    assert keep(paths, finished()) is None
    assert len(counted(paths)) == 1
    assert paths.index.lstat().st_ino == before


@every_kind
def test_a_record_from_elsewhere(put: Put, tmp_path: Path) -> None:
    in_place_of(tmp_path / "file", put)
    with pytest.raises(OSError, match=reason(put)):
        matches.read_record(tmp_path / "file", GAMES)


def test_a_record_from_elsewhere_that_is_huge(tmp_path: Path) -> None:
    """Twenty gigabytes, none of which is read or occupies the disk."""
    file = tmp_path / "huge.soiree"
    with file.open("wb") as opened:
        opened.truncate(20_000_000_000)
    with pytest.raises(records.Faulty, match="more than 4000000 bytes"):
        matches.read_record(file, GAMES)


def test_a_file_keeps_its_mode_and_a_new_one_has_what_is_usual(tmp_path: Path) -> None:
    private, usual = tmp_path / "private", tmp_path / "usual"
    private.write_bytes(b"old")
    private.chmod(0o600)
    before = os.umask(0o027)
    try:
        for path in (private, usual):
            write_safely(path, b"new")
    finally:
        os.umask(before)
    assert stat.S_IMODE(private.stat().st_mode) == 0o600
    assert stat.S_IMODE(usual.stat().st_mode) == 0o640


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root gives files away"
)
def test_a_file_keeps_its_owner_where_the_system_allows_that(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    os.chown(path, 1234, 5678)
    write_safely(path, b"new")
    assert (path.stat().st_uid, path.stat().st_gid) == (1234, 5678)
