"""The files that the index is made from: which records there are, and the row of each."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path

from soiree.core import records
from soiree.core.games import Game
from soiree.storage.files import RECORD, read_file
from soiree.storage.index_rows import (
    UNREAD,
    WAITING,
    Row,
    Stamp,
    row_of_finished,
    row_of_unusable,
    row_of_waiting,
    stamp_of,
)
from soiree.storage.paths import Paths
from soiree.storage.waiting_files import JOURNAL
from soiree.storage.waiting_match import WaitingMatch

Key = tuple[str, str]
"""The folder of a record, as rows have it, and the name of its file."""


def folder_of(paths: Paths, folder: str) -> Path:
    """The folder of records that rows call so."""
    return paths.waiting if folder == WAITING else paths.played


def files_in(home: Path, folder: str) -> dict[Key, Stamp]:
    """The records in a folder, with their stamps. Raises OSError if nobody may look through it."""
    found: dict[Key, Stamp] = {}
    try:
        with os.scandir(home) as entries:
            for entry in entries:
                name = entry.name
                if name.endswith(RECORD) and not name.startswith("."):
                    key = folder, name
                elif folder == WAITING and name.endswith(JOURNAL) and name.count(".") == 1:
                    key = folder, name.removesuffix(JOURNAL) + RECORD
                else:
                    continue
                stamp = _stamp_of(entry)
                found[key] = _together(found[key], stamp) if key in found else stamp
    except FileNotFoundError:
        return {}
    return found


def _together(one: Stamp, other: Stamp) -> Stamp:
    """The stamp of a snapshot and its journal."""
    if UNREAD in (one, other):
        return UNREAD
    return max(one[0], other[0]), one[1] + other[1]


def _stamp_of(entry: os.DirEntry[str]) -> Stamp:
    try:
        return stamp_of(entry.stat())
    except OSError:
        return UNREAD


def row_of_file(
    paths: Paths, folder: str, file: str, stamp: Stamp, games: Mapping[str, Game]
) -> Iterator[Row]:
    """The row of a record; none if the record has gone meanwhile."""
    path = folder_of(paths, folder) / file
    try:
        if folder == WAITING:
            record = WaitingMatch.load(path, games)[1]
            yield row_of_waiting(file, stamp, record, games[record.game])
        else:
            record = records.decode(read_file(path), games, largest=None)
            yield row_of_finished(file, stamp, record)
    except FileNotFoundError:
        return
    except (OSError, records.Faulty) as fault:
        yield row_of_unusable(folder, file, stamp, fault)
