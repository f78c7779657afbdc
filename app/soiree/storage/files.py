"""Writes files so that a crash or a full disk leaves the old one or the new one, never half."""

from __future__ import annotations

import errno
import os
import stat
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

RECORD = ".soiree"
"""The suffix of a record's file."""

_TEMPORARY = ".soiree-tmp"
_BINARY = getattr(os, "O_BINARY", 0)
_NO_WAITING = getattr(os, "O_NONBLOCK", 0)

PATIENCE = (0.01, 0.05, 0.1, 0.2, 0.4)
"""Seconds between tries to replace a file that a virus scanner on Windows holds open."""


def open_file(path: Path | str, flags: int, mode: int = 0o666) -> int:
    """Open a file as `os.open` does, but nothing else: for a pipe or a device nobody waits.

    Raises:
        OSError: it cannot be opened, or is a folder, a pipe, a device or a socket.
    """
    try:
        file = os.open(path, flags | _BINARY | _NO_WAITING, mode)
    except OSError as error:
        if error.errno != errno.ENXIO:  # the answer of a pipe that nobody reads, and of a socket
            raise
        raise _not_a_file(path) from error
    try:
        _check_is_file(os.fstat(file), path)
    except OSError:
        os.close(file)
        raise
    return file


def status_of(path: Path) -> os.stat_result | None:
    """The status of the file under a path, or None if there is nothing.

    Raises:
        OSError: there is something else, or nobody may look.
    """
    try:
        status = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    _check_is_file(status, path)
    return status


def read_file(path: Path, largest: int | None = None) -> bytes:
    """What a file holds.

    Args:
        largest: how many bytes it may hold; what a person's own folder holds has no limit.

    Raises:
        OSError: it cannot be read, is too large, or is no file but a folder, a pipe or a device,
            for which nobody waits.
    """
    with os.fdopen(open_file(path, os.O_RDONLY), "rb") as opened:
        # The system makes some files as they are read, and gives no size before.
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
    """Write a file atomically, making its folder where there is none.

    Links are followed, so that a linked file stays linked. A file that was there keeps its mode,
    and its owner where the system allows that.

    Args:
        content: all of it, or one piece after the other.
        lasts: whether it has to survive a power cut, which takes longer; a cache need not.
        put: has the file take its place once it is written, or drops it.

    Raises:
        OSError: nothing was written; what was there before still is, and nothing is left over.
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


def remove(path: Path) -> None:
    """Remove a file for good, if it is there.

    Raises:
        OSError: it is still there.
    """
    path.unlink(missing_ok=True)
    sync_folder(path.parent)


def set_aside(path: Path) -> Path:
    """Rename a file that cannot be used, and return its new path.

    Raises:
        OSError: it could not be renamed.
    """
    kept = _name_for_damaged(path)
    path.rename(kept)
    return kept


def keep_copy(path: Path) -> Path:
    """Copy a file that is about to be repaired, and return the copy's path.

    Raises:
        OSError: it could not be copied.
    """
    kept = _name_for_damaged(path)
    write_safely(kept, read_file(path))
    return kept


def files_in(folder: Path, ending: str) -> list[Path]:
    """The files in a folder with this ending, sorted by name, without those that were set aside."""
    try:
        found = [path for path in folder.iterdir() if path.suffix == ending]
    except OSError:
        return []
    return sorted(path for path in found if "." not in path.stem)


def sweep(folder: Path) -> None:
    """Remove temporary files of a killed process. Nobody else may be writing there now."""
    for left_over in folder.glob(f".*{_TEMPORARY}"):
        with suppress(OSError):
            left_over.unlink()


def _name_for_damaged(path: Path) -> Path:
    """A free name such as `settings.damaged-2026-11-20-183000.json`."""
    moment = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    name = path.with_name(f"{path.stem}.damaged-{moment}{path.suffix}")
    number = 1
    while os.path.lexists(name):
        number += 1
        name = path.with_name(f"{path.stem}.damaged-{moment}-{number}{path.suffix}")
    return name


def _not_a_file(path: Path | str) -> OSError:
    return OSError(errno.EINVAL, "it is not a file", str(path))


def _check_is_file(status: os.stat_result, path: Path | str) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(status.st_mode):
        raise _not_a_file(path)


def _made_like(before: os.stat_result | None, path: Path) -> BinaryIO:
    """A new file with the mode and owner of one that it will replace.

    Nobody may read it in between who may not read that one.
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
    """Have a file take the place of another. Raises OSError."""
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
    """Flush a folder's list of names to the disk, where the system can."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
