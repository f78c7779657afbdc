"""The lock that lets one process at a time write a person's files."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from msgspec import Struct

from soiree.storage.files import open_file, sweep
from soiree.storage.notices import LOCK_HELD, LOCK_HELD_BY, NO_LOCK, Notice, because, readable
from soiree.storage.paths import Paths

if sys.platform == "win32":
    import msvcrt

    def _lock_file(file: BinaryIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

    _TAKEN: tuple[type[OSError], ...] = (PermissionError,)
else:
    import fcntl

    def _lock_file(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    _TAKEN: tuple[type[OSError], ...] = (BlockingIOError,)


class Lock(Struct):
    """The right to write. The system releases it at the end of the process.

    Attributes:
        notice: a notice for the person if another process might write, too.
        keeps: False if another process has the right, so that this one writes nothing.
    """

    _file: BinaryIO | None
    notice: Notice | None = None
    keeps: bool = True

    def release(self) -> None:
        if self._file is not None:
            self._file.close()


def acquire(paths: Paths) -> Lock | None:
    """The right to write to these paths; None if another process has it.

    Temporary files of a killed process are removed. Where files cannot be locked, the caller gets
    the right with a notice: two windows are better than none.
    """
    path = paths.lock
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = os.fdopen(open_file(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600), "ab")
    except OSError as error:
        return Lock(None, because(NO_LOCK, path, error))
    _keep_others_out(file)
    try:
        _lock_file(file)
    except _TAKEN:
        file.close()
        return None
    except OSError as error:
        file.close()
        return Lock(None, because(NO_LOCK, path, error))
    kept = (paths.config, paths.state, paths.waiting, paths.played, paths.decks)
    for folder in (*kept, paths.pictures, paths.table_pictures, paths.reviews):
        sweep(folder)
    return Lock(file)


class Holder(Struct, frozen=True):
    """The process that has the right to write.

    Attributes:
        user: the number of the user; None if unknown.
    """

    process: int
    user: int | None

    @property
    def is_somebody_elses(self) -> bool:
        return self.user is not None and self.user != os.getuid()


def holder_of(paths: Paths) -> Holder | None:
    """The process that has the right to write; None if unknown, as on all systems but Linux."""
    try:
        status = paths.lock.stat()
        lines = Path("/proc/locks").read_text("ascii").splitlines()
    except OSError:
        return None
    place = f"{os.major(status.st_dev):02x}:{os.minor(status.st_dev):02x}:{status.st_ino}"
    for _, kind, _, _, process, where, *_ in map(str.split, lines):
        if kind == "FLOCK" and where == place and int(process) > 0:
            return Holder(int(process), _user_of(process))
    return None


def _user_of(process: str) -> int | None:
    with suppress(OSError):
        return Path(f"/proc/{process}").stat().st_uid
    return None


def without_keeping(paths: Paths, holder: Holder | None) -> Lock:
    """The lock of a process that opens without the right to write."""
    file = readable(paths.lock)
    if holder is None:
        return Lock(None, Notice(LOCK_HELD, {"lock": file}), keeps=False)
    words = {"lock": file, "process": str(holder.process), "user": _user_name(holder.user)}
    return Lock(None, Notice(LOCK_HELD_BY, words), keeps=False)


def _user_name(user: int | None) -> str:
    if user is None:
        return "?"
    import pwd

    try:
        return pwd.getpwuid(user).pw_name
    except KeyError:
        return str(user)


def _keep_others_out(file: BinaryIO) -> None:
    """Deny other users the file, which they could lock; earlier versions allowed it."""
    if sys.platform != "win32":
        with suppress(OSError):
            if os.fstat(file.fileno()).st_mode & 0o077:
                os.fchmod(file.fileno(), 0o600)
