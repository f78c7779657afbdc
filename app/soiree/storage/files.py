"""Reads and writes files, and finds the records in a folder.

A crash or a full disk leaves either the old file or the new one, never half of it.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime
from itertools import chain, count
from pathlib import Path, PurePath
from typing import BinaryIO

from soiree.storage.notices import Notice, not_written
from soiree.storage.paths import Paths

RECORD = ".soiree"
"""The suffix of a record's file."""

EVENING = ".evening"
"""The suffix of an evening's file."""

JOURNAL = ".journal"
"""The suffix of a journal, beside the record with the same name."""

_TEMPORARY = ".soiree-tmp"
_BINARY = getattr(os, "O_BINARY", 0)
_NO_WAITING = getattr(os, "O_NONBLOCK", 0)

PATIENCE = (0.01, 0.05, 0.1, 0.2, 0.4)
"""Seconds between attempts to replace a file that a virus scanner on Windows keeps open."""


def open_file(path: Path | str, flags: int, mode: int = 0o666) -> int:
    """Open a regular file as `os.open` does, without blocking on pipes or devices.

    Raises:
        OSError: the file cannot be opened, or is a folder, a pipe, a device or a socket.
    """
    try:
        file = os.open(path, flags | _BINARY | _NO_WAITING, mode)
    except OSError as error:
        if error.errno != errno.ENXIO:  # from a pipe without a reader, and from a socket
            raise
        raise _not_a_file(path) from error
    try:
        _check_is_file(os.fstat(file), path)
    except OSError:
        os.close(file)
        raise
    return file


def status_of(path: Path) -> os.stat_result | None:
    """The status of the file at a path; None if the path does not exist.

    Raises:
        OSError: the path is not a regular file, or access is denied.
    """
    try:
        status = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    _check_is_file(status, path)
    return status


def read_file(path: Path, largest: int | None = None) -> bytes:
    """The content of a regular file.

    Args:
        largest: the largest allowed size in bytes; None for no limit, as in the person's folders.

    Raises:
        OSError: the file cannot be read, is too large, or is a folder, a pipe or a device.
    """
    with os.fdopen(open_file(path, os.O_RDONLY), "rb") as opened:
        # The system generates some files on reading, and gives no size in advance.
        content = opened.read() if largest is None else opened.read(largest + 1)
    if largest is not None and len(content) > largest:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return content


def write_safely(
    path: Path,
    content: bytes | Iterable[bytes],
    *,
    lasts: bool = True,
    put: Callable[[Path, Path], None] | None = None,
) -> None:
    """Write a file atomically, and create its folder.

    Links are followed, so that a linked file stays linked. An existing file keeps its mode, and its
    owner where the system allows that.

    Args:
        content: the whole content, or an iterable of its pieces.
        lasts: True if the file must survive a power cut, which takes longer; a cache need not.
        put: moves the written temporary file to its target, or deletes it.

    Raises:
        OSError: nothing was written, the old file is unchanged, and no temporary file remains.
    """
    path = Path(os.path.realpath(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    before = status_of(path)
    temporary = path.with_name(f".{os.urandom(8).hex()}{_TEMPORARY}")
    try:
        with _made_like(before, temporary) as file:
            file.writelines([content] if isinstance(content, bytes) else content)
            if lasts:
                file.flush()
                os.fsync(file.fileno())
        (put or put_in_place)(temporary, path)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise
    if lasts:
        sync_folder(path.parent)


def written(path: Path, content: bytes | Iterable[bytes]) -> Notice | None:
    """Write a file safely. Returns a notice if that failed."""
    try:
        write_safely(path, content)
    except OSError as error:
        return not_written(path, error)
    return None


def free_name(path: Path, is_taken: Callable[[Path], bool] = os.path.lexists) -> Path:
    """The path, or the first of `NAME-2`, `NAME-3` … beside it that is not taken."""
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(each for each in chain([path], numbered) if not is_taken(each))


def set_aside(path: Path) -> Path:
    """Rename a damaged file, and return its new path. Raises OSError."""
    kept = _name_for_damaged(path)
    path.rename(kept)
    return kept


def keep_copy(path: Path) -> Path:
    """Copy a file before its repair, and return the path of the copy. Raises OSError."""
    kept = _name_for_damaged(path)
    write_safely(kept, read_file(path))
    return kept


def files_in(folder: Path, ending: str) -> list[Path]:
    """The files in a folder with this suffix, sorted by name, without damaged files set aside."""
    try:
        found = [path for path in folder.iterdir() if path.suffix == ending]
    except OSError:
        return []
    return sorted(path for path in found if "." not in path.stem)


def keep_newest(folder: Path, ending: str, most: int) -> None:
    """Delete the oldest files in a folder with this suffix, until `most` are left. Raises OSError.

    Args:
        most: at least 1.
    """
    files = list(folder.glob(f"*{ending}"))
    if len(files) > most:
        files.sort(key=lambda each: each.lstat().st_mtime)
        for old in files[:-most]:
            old.unlink(missing_ok=True)


def sweep(folder: Path) -> None:
    """Remove temporary files of a killed process; no other process may be writing to the folder."""
    for left_over in folder.glob(f".*{_TEMPORARY}"):
        with suppress(OSError):
            left_over.unlink()


# Matches that wait to be continued ----------------------------------------------------------------


def games_waiting(paths: Paths) -> frozenset[str]:
    """The names of the games with a match that waits to be continued."""
    return frozenset(map(game_of, waiting_in(paths.waiting)))


def waiting_in(folder: Path) -> list[Path]:
    """The paths of the waiting matches in a folder, sorted, without damaged ones set aside.

    Folders, pipes and dangling links are skipped, and so are empty journals.
    """
    snapshots = [path for path in files_in(folder, RECORD) if size_of(path) is not None]
    journals = [path for path in files_in(folder, JOURNAL) if size_of(path)]
    return sorted({*snapshots, *(path.with_suffix(RECORD) for path in journals)})


def game_of(path: Path | str) -> str:
    """The name of the game of a waiting match, taken from its file name."""
    return PurePath(path).stem.partition("-")[0]


def changed(path: Path) -> int:
    """The time of the last change of a file or its journal, in nanoseconds; 0 if there is none."""
    found = map(_status_or_none, with_journal(path))
    return max((status.st_mtime_ns for status in found if status), default=0)


def size_of(path: Path) -> int | None:
    """The size of a file in bytes; None if there is no such file."""
    status = _status_or_none(path)
    return status.st_size if status else None


def journal_of(path: Path) -> Path:
    """The path of the journal beside a record."""
    return path.with_suffix(JOURNAL)


def with_journal(path: Path) -> tuple[Path, Path]:
    """The paths of a record and of its journal."""
    return path, journal_of(path)


def is_taken(path: Path) -> bool:
    """True if anything lies at the path of a record or of its journal."""
    return any(map(os.path.lexists, with_journal(path)))


# The parts of writing and reading -----------------------------------------------------------------


def _status_or_none(path: Path) -> os.stat_result | None:
    with suppress(OSError):
        return status_of(path)
    return None


def _name_for_damaged(path: Path) -> Path:
    moment = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    return free_name(path.with_name(f"{path.stem}.damaged-{moment}{path.suffix}"))


def _not_a_file(path: Path | str) -> OSError:
    return OSError(errno.EINVAL, "it is not a file", str(path))


def _check_is_file(status: os.stat_result, path: Path | str) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(status.st_mode):
        raise _not_a_file(path)


def _made_like(before: os.stat_result | None, path: Path) -> BinaryIO:
    """Create a file with the mode and owner of the file that it will replace.

    At no time has the new file more readers than the old one.
    """
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY
    if before is None or sys.platform == "win32":
        return os.fdopen(os.open(path, flags, 0o666), "wb")
    mode = stat.S_IMODE(before.st_mode)
    file = os.open(path, flags, mode)
    with suppress(OSError):
        os.fchown(file, before.st_uid, before.st_gid)
    with suppress(OSError):
        os.fchmod(file, mode)
    return os.fdopen(file, "wb")


def put_in_place(source: Path, target: Path) -> None:
    """Replace a file by another one. Raises OSError."""
    pauses = PATIENCE if sys.platform == "win32" else ()
    for pause in pauses:
        try:
            source.replace(target)
        except PermissionError:
            time.sleep(pause)
        else:
            return
    source.replace(target)


def sync_folder(folder: Path) -> None:
    """Flush the list of names in a folder to the disk, where the system supports that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
