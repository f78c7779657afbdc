"""The matches played, one row each, for statistics.

The records are authoritative. The rows only save reading them all: a record without a row gets one
when the history is next read, and a damaged database is rebuilt from the records.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec import Struct

from soiree.core import records
from soiree.core.games import Game
from soiree.core.records import Participant, Record
from soiree.storage.files import RECORD, files_in, set_aside, sweep
from soiree.storage.notices import (
    HISTORY_DAMAGED,
    HISTORY_NEWER,
    NOT_READ,
    NOT_WRITTEN,
    RECORD_DAMAGED,
    Notice,
    because,
    not_written,
)
from soiree.storage.paths import Paths


class Played(Struct, frozen=True):
    """A match that was played to its end.

    Attributes:
        file: the name of its record in `Paths.played`.
        started: as the record has it.
        finished: when the record was written, such as `2026-11-20T19:02:11Z`.
        scores: of each seat, or None where the game keeps none.
        assisted: whether the people had help that statistics count separately.
    """

    file: str
    game: str
    started: str | None
    finished: str
    options: dict[str, int | str]
    seats: tuple[Participant, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...] | None
    reason: str
    assisted: bool


@dataclass(frozen=True, slots=True)
class History:
    """All matches played, newest first, and what the person should be told."""

    matches: tuple[Played, ...]
    notices: tuple[Notice, ...] = ()


STEPS = (
    """CREATE TABLE played (
        file TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        started TEXT,
        finished TEXT NOT NULL,
        options TEXT NOT NULL,
        seats TEXT NOT NULL,
        ranks TEXT NOT NULL,
        scores TEXT NOT NULL,
        reason TEXT NOT NULL,
        assisted INTEGER NOT NULL
    )""",
)
"""The step from version 0, an empty database, to version 1, and so on."""

_COLUMNS = Played.__struct_fields__
_AS_JSON = ("options", "seats", "ranks", "scores")


def add(paths: Paths, file: Path, record: Record) -> Notice | None:
    """Add the row of a finished match, unless it has one.

    Args:
        file: the match's record on disk.

    Returns:
        Why that failed; the match gets its row when the history is next read.
    """
    try:
        return _write(paths, [_played(file, record)])
    except OSError as error:
        return not_written(paths.history, error)


def read(paths: Paths, games: Mapping[str, Game]) -> History:
    """All matches played. Adds the rows of records that have none yet."""
    sweep(paths.played)
    rows, told = _read(paths)
    new = []
    for file in _records_beside(paths.played, games, {row.file for row in rows}):
        try:
            record = records.decode(file.read_bytes(), games)
            if record.result:
                new.append(_played(file, record))
        except OSError as error:
            told.append(because(NOT_READ, file, error))
        except records.Faulty as fault:
            told.append(_damaged_record(file, fault))
    if new and (unwritten := _write(paths, new)) and unwritten not in told:
        told.append(unwritten)
    latest_first = sorted((*rows, *new), key=lambda each: each.finished, reverse=True)
    return History(tuple(latest_first), tuple(told))


def _write(paths: Paths, matches: Iterable[Played]) -> Notice | None:
    path = paths.history
    columns, marks = ", ".join(_COLUMNS), ", ".join("?" * len(_COLUMNS))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(_open(path)) as database:
            if _version(database) > len(STEPS):
                return Notice(HISTORY_NEWER)
            with database:
                database.executemany(
                    f"INSERT OR IGNORE INTO played ({columns}) VALUES ({marks})",
                    [_row(each) for each in matches],
                )
    except OSError as error:
        return not_written(path, error)
    except sqlite3.Error as error:
        return _trouble(path, error, NOT_WRITTEN)
    return None


def _read(paths: Paths) -> tuple[list[Played], list[Notice]]:
    path = paths.history
    if not path.exists():
        return [], []
    columns = ", ".join(_COLUMNS)
    told = []
    try:
        with closing(_open(path)) as database:
            if _version(database) > len(STEPS):
                told.append(Notice(HISTORY_NEWER))
            rows = database.execute(f"SELECT {columns} FROM played")
            return [_match(row) for row in rows], told
    except sqlite3.Error as error:
        return [], told or [_trouble(path, error, NOT_READ)]
    except ValueError:
        return [], told or [_damaged(path)]


def _open(path: Path) -> sqlite3.Connection:
    """The database, upgraded to the version of this program."""
    database = sqlite3.connect(path)
    try:
        for number, step in enumerate(STEPS[_version(database) :], _version(database) + 1):
            with database:
                database.execute("BEGIN IMMEDIATE")
                database.execute(step)
                database.execute(f"PRAGMA user_version = {number}")
    except BaseException:
        database.close()
        raise
    return database


def _version(database: sqlite3.Connection) -> int:
    (version,) = database.execute("PRAGMA user_version").fetchone()
    assert isinstance(version, int)
    return version


def _played(file: Path, record: Record) -> Played:
    """The row of a finished match. Raises OSError if its record is not on disk."""
    assert record.result is not None
    return Played(
        file=file.name,
        game=record.game,
        started=record.started,
        finished=f"{datetime.fromtimestamp(file.stat().st_mtime, UTC):%Y-%m-%dT%H:%M:%SZ}",
        options=record.options,
        seats=record.players,
        ranks=record.result.ranks,
        scores=record.result.scores,
        reason=record.result.reason,
        assisted=record.extra.get("assisted") is True,
    )


def _row(match: Played) -> list[object]:
    values = msgspec.structs.asdict(match)
    for name in _AS_JSON:
        values[name] = msgspec.json.encode(values[name]).decode()
    return list(values.values())


def _match(row: Iterable[object]) -> Played:
    """The match in a row. Raises ValueError if the row is unsound."""
    values = dict(zip(_COLUMNS, row, strict=True))
    for name in _AS_JSON:
        values[name] = msgspec.json.decode(str(values[name]))
    values["assisted"] = values["assisted"] == 1
    return msgspec.convert(values, Played)


def _records_beside(folder: Path, games: Mapping[str, Game], known: set[str]) -> list[Path]:
    """The records in a folder that have no row, except those of unknown games."""
    return [
        file
        for file in files_in(folder, RECORD)
        if file.stem.partition("-")[0] in games and file.name not in known
    ]


def _damaged_record(file: Path, fault: records.Faulty) -> Notice:
    words = {"file": file.name, "reason": str(fault), "kept": file.name}
    with suppress(OSError):
        words["kept"] = set_aside(file).name
    return Notice(RECORD_DAMAGED, words)


# SQLite's errors whose cause is not in the database but around it.
_OUTER_CAUSES = {
    sqlite3.SQLITE_AUTH,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_INTERRUPT,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
}


def _trouble(path: Path, error: sqlite3.Error, otherwise: str) -> Notice:
    """The notice of an error; a damaged database is set aside."""
    cause = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
    if cause in _OUTER_CAUSES:
        return because(otherwise, path, error)
    return _damaged(path)


def _damaged(path: Path) -> Notice:
    try:
        kept = set_aside(path)
    except OSError as error:
        return not_written(path, error)
    return Notice(HISTORY_DAMAGED, {"kept": kept.name})
