from __future__ import annotations

import errno
import os
import re
import stat
import sys
import time
from pathlib import Path

import pytest

from soiree.storage.files import (
    PATIENCE,
    files_in,
    keep_copy,
    set_aside,
    sweep,
    write_safely,
)
from soiree.storage.notices import not_written
from tests.conftest import FullDisk
from tests.storage.processes import python


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_writing_a_file_creates_its_folder(tmp_path: Path) -> None:
    path = tmp_path / "some" / "where" / "file"
    write_safely(path, b"one")
    write_safely(path, b"two")
    assert path.read_bytes() == b"two"
    assert names(path.parent) == ["file"]


def test_on_a_full_disk_the_old_file_stays_and_nothing_else(
    tmp_path: Path, full_disk: FullDisk
) -> None:
    path = tmp_path / "file"
    write_safely(path, b"old")
    with full_disk(100), pytest.raises(OSError, match="too large") as raised:
        write_safely(path, b"n" * 101)
    assert path.read_bytes() == b"old"
    assert names(tmp_path) == ["file"]
    assert str(not_written(path, raised.value)).endswith("the previous version is kept.")


def test_a_failed_replacement_leaves_no_temporary_file(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.mkdir()
    with pytest.raises(OSError, match=str(path)):
        write_safely(path, b"new")
    assert names(tmp_path) == ["file"]


WRITER = """
import itertools
import os
import signal
import stat
import sys

from soiree.storage import files
from soiree.storage.paths import Paths

def die_after(lines):
    def trace(frame, event, argument):
        nonlocal lines
        if frame.f_code.co_filename == files.__file__:
            lines -= 1
            if not lines:
                os.kill(os.getpid(), signal.SIGKILL)
            return trace
    sys.settrace(trace)

path = Paths.find().settings
for lines in itertools.count(1):
    files.write_safely(path, b"old")
    if not (process := os.fork()):
        die_after(lines)
        files.write_safely(path, b"new")
        os._exit(0)
    _, status = os.waitpid(process, 0)
    print(path.read_text())
    if not status:
        break
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="each case is a process of its own")
def test_killed_at_any_line_the_file_is_the_old_one_or_the_new() -> None:
    with python(WRITER) as writer:
        assert writer.stdout is not None
        found = writer.stdout.read().split()
    assert writer.returncode == 0
    assert found == ["old"] * found.count("old") + ["new"] * found.count("new")
    assert found.count("old") > 5
    assert found.count("new") > 2


def test_a_folder_that_cannot_be_created_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"old")
    with pytest.raises(OSError, match="file"):
        write_safely(tmp_path / "file" / "inner", b"new")
    assert (tmp_path / "file").read_bytes() == b"old"


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="rights bind common users only"
)
def test_without_permission_to_write_the_old_file_stays(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_safely(path, b"old")
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(PermissionError) as raised:
            write_safely(path, b"new")
    finally:
        tmp_path.chmod(0o700)
    assert path.read_bytes() == b"old"
    assert "you may not write there" in str(not_written(path, raised.value))


class Scanner:
    """A virus scanner that keeps a file open for a number of attempts to replace it.

    Attributes:
        pauses: the seconds that were waited between tries.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch, tries: int) -> None:
        self.pauses: list[float] = []
        replace = Path.replace
        held = [PermissionError(errno.EACCES, "held open")] * tries

        def replace_later(source: Path, target: Path) -> Path:
            if held:
                raise held.pop()
            return replace(source, target)

        monkeypatch.setattr(Path, "replace", replace_later)
        monkeypatch.setattr(time, "sleep", self.pauses.append)


@pytest.mark.parametrize("tries", [0, 1, 3, len(PATIENCE)])
def test_on_windows_a_file_held_open_for_a_moment_is_tried_again(
    tries: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scanner = Scanner(monkeypatch, tries)
    monkeypatch.setattr(sys, "platform", "win32")
    write_safely(tmp_path / "file", b"new")
    assert (tmp_path / "file").read_bytes() == b"new"
    assert scanner.pauses == list(PATIENCE[:tries])


def test_on_windows_a_file_held_open_for_long_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    write_safely(path, b"old")
    Scanner(monkeypatch, len(PATIENCE) + 1)
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(PermissionError):
        write_safely(path, b"new")
    assert path.read_bytes() == b"old"
    assert names(tmp_path) == ["file"]


def test_on_other_systems_a_refusal_is_raised_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scanner = Scanner(monkeypatch, 1)
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(PermissionError):
        write_safely(tmp_path / "file", b"new")
    assert scanner.pauses == []


def test_a_link_is_followed(tmp_path: Path) -> None:
    target = tmp_path / "real" / "file"
    write_safely(target, b"old")
    link = tmp_path / "link"
    try:
        link.symlink_to(target)
    except OSError:
        pytest.skip("links need a right of their own here")
    write_safely(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EDQUOT, "the disk is full"),
        (errno.EACCES, "you may not write there"),
        (errno.EROFS, "the disk is read-only"),
        (errno.EIO, re.escape(f"({os.strerror(errno.EIO)})")),
    ],
)
def test_each_cause_of_a_failed_write_has_its_own_sentence(number: int, sentence: str) -> None:
    notice = not_written(Path("settings.json"), OSError(number, os.strerror(number)))
    assert re.fullmatch(rf"settings\.json could not be saved.*{sentence}.*\.", str(notice))


def test_files_set_aside_keep_their_content_under_new_names(
    tmp_path: Path,
) -> None:
    path = tmp_path / "settings.json"
    kept = set()
    for content in (b"one", b"two", b"three"):
        path.write_bytes(content)
        aside = set_aside(path)
        assert aside.read_bytes() == content
        assert re.fullmatch(r"settings\.damaged-\d{4}-\d\d-\d\d-\d{6}(-\d)?\.json", aside.name)
        assert not path.exists()
        kept.add(aside)
    assert {path.read_bytes() for path in kept} == {b"one", b"two", b"three"}


def test_a_copy_of_a_file_is_kept_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"one")
    assert keep_copy(path).read_bytes() == b"one"
    assert path.read_bytes() == b"one"
    assert len(names(tmp_path)) == 2


def test_an_error_without_a_number_keeps_its_own_words() -> None:
    notice = not_written(Path("settings.json"), OSError("the disk is asleep"))
    assert str(notice).startswith("settings.json could not be saved (the disk is asleep);")


def test_without_free_descriptors_writing_raises_only_that_error(tmp_path: Path) -> None:
    """There is no temporary file to remove, which causes no second error."""
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (0, hard))
    try:
        with pytest.raises(OSError, match="Too many open files") as raised:
            write_safely(tmp_path / "file", b"new")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert raised.value.errno == errno.EMFILE
    assert names(tmp_path) == []


def test_sweeping_keeps_files_of_other_programs(tmp_path: Path) -> None:
    for name in ("a.soiree", ".hidden", "b.tmp", ".a.soiree.1234abcd.soiree-tmp"):
        (tmp_path / name).write_bytes(b"")
    (tmp_path / ".in the way.soiree-tmp").mkdir()
    sweep(tmp_path)
    assert names(tmp_path) == [".hidden", ".in the way.soiree-tmp", "a.soiree", "b.tmp"]
    sweep(tmp_path / "missing")


def test_records_set_aside_are_not_listed(tmp_path: Path) -> None:
    for name in ("soy.soiree", "soi.soiree", "soi.png", ".soi.soiree.12345678.soiree-tmp"):
        (tmp_path / name).write_bytes(b"")
    set_aside(tmp_path / "soy.soiree")
    assert files_in(tmp_path, ".soiree") == [tmp_path / "soi.soiree"]
    assert files_in(tmp_path / "missing", ".soiree") == []


class Disk:
    """Records the calls to the system in their order.

    Attributes:
        asked: for each call its name, the inode of the file or folder, and the size of the file.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[tuple[str, int, int]] = []
        self._fsync, self._replace = os.fsync, os.replace
        monkeypatch.setattr(os, "fsync", self._watch_fsync)
        monkeypatch.setattr(os, "replace", self._watch_replace)

    def _watch_fsync(self, handle: int) -> None:
        found = os.fstat(handle)
        self._fsync(handle)
        self._note("fsync of a folder" if stat.S_ISDIR(found.st_mode) else "fsync", found)

    def _watch_replace(self, source: Path, target: Path) -> None:
        found = source.stat()
        self._replace(source, target)
        self._note("replace", found)

    def _note(self, what: str, found: os.stat_result) -> None:
        folder = stat.S_ISDIR(found.st_mode)
        self.asked.append((what, found.st_ino, 0 if folder else found.st_size))


needs_folders = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows brings names to the disk by itself"
)


@needs_folders
def test_a_file_is_synced_before_it_is_renamed_and_its_folder_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    write_safely(path, b"old")
    disk = Disk(monkeypatch)
    content = b"new and longer"
    write_safely(path, content)
    file, folder = path.stat().st_ino, tmp_path.stat().st_ino
    assert disk.asked == [
        ("fsync", file, len(content)),
        ("replace", file, len(content)),
        ("fsync of a folder", folder, 0),
    ]


@needs_folders
def test_a_disk_without_synced_folders_is_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fsync = os.fsync

    def refuse_folders(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        fsync(handle)

    monkeypatch.setattr(os, "fsync", refuse_folders)
    write_safely(tmp_path / "file", b"new")
    assert (tmp_path / "file").read_bytes() == b"new"


def test_nothing_stays_open_after_writing(tmp_path: Path) -> None:
    lowest = os.dup(0)
    os.close(lowest)
    write_safely(tmp_path / "file", b"new")
    again = os.dup(0)
    os.close(again)
    assert again == lowest
