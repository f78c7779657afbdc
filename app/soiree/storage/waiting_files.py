"""The files of matches that wait: which there are, and of which games. Nothing here reads one."""

from __future__ import annotations

import os
from pathlib import Path, PurePath

from soiree.storage.files import RECORD, files_in, status_of
from soiree.storage.paths import Paths

JOURNAL = ".journal"
"""The ending of a journal's name, beside a record of the same name."""


def games_waiting(paths: Paths) -> frozenset[str]:
    """The names of the games of which a match waits to be continued."""
    return frozenset(map(game_of, waiting_in(paths.waiting)))


def waiting_in(folder: Path) -> list[Path]:
    """The paths of the matches that wait in a folder, sorted, without those that were set aside.

    Folders, pipes and links that lead nowhere are no matches, nor is a journal without a line.
    """
    snapshots = [path for path in files_in(folder, RECORD) if size_of(path) is not None]
    journals = [path for path in files_in(folder, JOURNAL) if size_of(path)]
    return sorted({*snapshots, *(path.with_suffix(RECORD) for path in journals)})


def game_of(path: Path | str) -> str:
    """The name of the game of a match that waits under a path, as the file's name has it."""
    return PurePath(path).stem.partition("-")[0]


def changed(path: Path) -> int:
    """When the match that waits under a path was last noted, in nanoseconds; 0 if none does."""
    found = (_status_of(each) for each in (path, journal_of(path)))
    return max((status.st_mtime_ns for status in found if status), default=0)


def size_of(path: Path) -> int | None:
    """Of a file, in bytes; None if there is none."""
    status = _status_of(path)
    return status.st_size if status else None


def _status_of(path: Path) -> os.stat_result | None:
    try:
        return status_of(path)
    except OSError:
        return None


def journal_of(path: Path) -> Path:
    """The journal beside a record."""
    return path.with_suffix(JOURNAL)
