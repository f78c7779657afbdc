"""One process at a time writes where a person's files are."""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

from msgspec import Struct

from soiree.storage.files import open_file, sweep
from soiree.storage.notices import NO_LOCK, Notice, because
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
    """The right to write. The system releases it when the process ends, however it ends.

    Attributes:
        notice: what the person should be told, if another process might write too.
    """

    _file: BinaryIO | None
    notice: Notice | None = None

    def release(self) -> None:
        if self._file is not None:
            self._file.close()


def acquire(paths: Paths) -> Lock | None:
    """The right to write to these paths, or None if another process has it.

    Temporary files of a killed process are removed. Where files cannot be locked, the right is
    given all the same, with a notice: better two windows than none.
    """
    path = paths.lock
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = os.fdopen(open_file(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT), "ab")
    except OSError as error:
        return Lock(None, because(NO_LOCK, path, error))
    try:
        _lock_file(file)
    except _TAKEN:
        file.close()
        return None
    except OSError as error:
        file.close()
        return Lock(None, because(NO_LOCK, path, error))
    for folder in (paths.config, paths.state, paths.waiting, paths.played, paths.pictures):
        sweep(folder)
    return Lock(file)
