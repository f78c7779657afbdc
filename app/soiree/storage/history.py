"""The matches played, one row each, for statistics.

The records are authoritative. The rows only save reading them all. Each time the history is read,
the names of the records are compared with the rows: a record without a row gets one, and a row
whose record is gone goes too. A row has a checksum; where one is unsound or stands there twice, the
database is set aside, and made again of its sound rows and of the records that have none.
"""

from __future__ import annotations

import os
import sqlite3
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from soiree.core import records
from soiree.core.entries import Decision
from soiree.core.games import Game
from soiree.core.records import Participant, Record
from soiree.core.tallies import Tally
from soiree.storage.files import RECORD, read_file, set_aside, status_of, sweep
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
        moves: how many all players made.
        assisted, hints, undos, seconds: as in its `Tally`.
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
    moves: int
    assisted: bool
    hints: int
    undos: int
    seconds: int


class History(Struct, frozen=True):
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
    # Rows without a checksum are made again of their records.
    "DROP TABLE IF EXISTS played",
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
        moves INTEGER NOT NULL,
        assisted INTEGER NOT NULL,
        hints INTEGER NOT NULL,
        undos INTEGER NOT NULL,
        seconds INTEGER NOT NULL,
        checksum INTEGER NOT NULL
    )""",
)
"""The step from version 0, an empty database, to version 1, and so on."""

_FIELDS = Played.__struct_fields__
_COLUMNS = (*_FIELDS, "checksum")
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
    """All matches played, as the records have them. Mends the rows that do not agree with them."""
    sweep(paths.played)
    rows, told = _read(paths)
    try:
        there = _records_in(paths.played)
    except OSError as error:  # Nobody can say what is there: the rows are all there is.
        if rows or not isinstance(error, NotADirectoryError):
            told.append(because(NOT_READ, paths.played, error))
        return _history(rows, told)
    gone = {row.file for row in rows} - there
    rows = [row for row in rows if row.file not in gone]
    new, troubles = _uncounted(paths, games, there - {row.file for row in rows})
    told += troubles
    # A database that was set aside is made again of all rows.
    unwritten = None
    if new or gone or (rows and not paths.history.exists()):
        unwritten = _write(paths, new if paths.history.exists() else [*rows, *new], gone)
    if unwritten and unwritten not in told:
        told.append(unwritten)
    return _history([*rows, *new], told)


def names(paths: Paths) -> list[str]:
    """The names of the records that have a row, latest first; none where no row can be read."""
    try:
        if status_of(paths.history) is None:
            return []
        with closing(_open(paths.history)) as database:
            query = "SELECT file FROM played ORDER BY finished DESC, file DESC"
            return [file for (file,) in database.execute(query)]
    except (OSError, *_SQLITE_ERRORS):
        return []


def rows(paths: Paths, files: Sequence[str]) -> list[Played]:
    """The sound rows of these records, at most some hundreds."""
    columns, marks = ", ".join(_COLUMNS), ", ".join("?" * len(files))
    try:
        with closing(_open(paths.history)) as database:
            database.text_factory = bytes
            query = f"SELECT {columns} FROM played WHERE file IN ({marks})"
            return _sound(database.execute(query, list(files)))
    except (OSError, *_SQLITE_ERRORS):
        return []


def mend(paths: Paths, games: Mapping[str, Game]) -> list[Notice]:
    """Do as `read` does to the rows, without reading them all.

    A row that is unsound in itself is found only by `read`, which is called if none can be read.
    """
    counted = set(names(paths))
    if not counted:
        return list(read(paths, games).notices)
    try:
        there = _records_in(paths.played)
    except OSError as error:
        return [because(NOT_READ, paths.played, error)]
    new, told = _uncounted(paths, games, there - counted)
    unwritten = _write(paths, new, counted - there) if new or counted - there else None
    return [*told, *([unwritten] if unwritten else [])]


def latest_first(
    paths: Paths, games: Mapping[str, Game], tell: Callable[[Notice], object] = lambda _: None
) -> Iterator[Played]:
    """All matches played, as `read` gives them, but never all of them in memory.

    Args:
        tell: what the person should be told.
    """
    for notice in mend(paths, games):
        tell(notice)
    files = names(paths)
    for start in range(0, len(files), _AT_ONCE):
        wanted = files[start : start + _AT_ONCE]
        found = rows(paths, wanted)
        if len(found) < len(wanted):  # One is unsound.
            for notice in read(paths, games).notices:
                tell(notice)
            found = rows(paths, wanted)
        order = {file: place for place, file in enumerate(wanted)}
        yield from sorted(found, key=lambda each: order[each.file])


_AT_ONCE = 500
"""Rows that are in memory at once where all of them are gone through."""


def forget(paths: Paths, files: Sequence[str]) -> Notice | None:
    """Remove the rows of records that were taken out. Returns why that failed, if it did."""
    return _write(paths, (), files) if files and paths.history.exists() else None


def _history(matches: Iterable[Played], told: Iterable[Notice]) -> History:
    latest_first = sorted(matches, key=lambda each: (each.finished, each.file), reverse=True)
    return History(tuple(latest_first), tuple(told))


def _uncounted(
    paths: Paths, games: Mapping[str, Game], files: Iterable[str]
) -> tuple[list[Played], list[Notice]]:
    """The rows of records that have none, and what is wrong with those that get none."""
    new, told = [], []
    for name in sorted(files):
        file = paths.played / name
        if file.stem.partition("-")[0] not in games:
            continue
        try:
            record = records.decode(read_file(file), games, largest=None)
            if record.result:
                new.append(_played(file, record))
        except OSError as error:
            told.append(because(NOT_READ, file, error))
        except records.Faulty as fault:
            told.append(Notice(RECORD_DAMAGED, {"file": file.name, "reason": str(fault)}))
    return new, told


def _write(paths: Paths, matches: Iterable[Played], gone: Iterable[str] = ()) -> Notice | None:
    """Add the rows of these matches, and remove those of records that are gone."""
    path = paths.history
    columns, marks = ", ".join(_COLUMNS), ", ".join("?" * len(_COLUMNS))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        status_of(path)
        with closing(_open(path)) as database:
            if _version(database) > len(STEPS):
                return Notice(HISTORY_NEWER)
            with database:
                database.executemany(
                    "DELETE FROM played WHERE file = ?", [(name,) for name in gone]
                )
                database.executemany(
                    f"INSERT OR IGNORE INTO played ({columns}) VALUES ({marks})",
                    [_row(each) for each in matches],
                )
    except OSError as error:
        return not_written(path, error)
    except _SQLITE_ERRORS as error:
        return _trouble(path, error, NOT_WRITTEN)
    return None


def _read(paths: Paths) -> tuple[list[Played], list[Notice]]:
    """The sound rows. Where others are among them, the database is set aside."""
    path = paths.history
    columns = ", ".join(_COLUMNS)
    told = []
    try:
        if status_of(path) is None:
            return [], []
        with closing(_open(path)) as database:
            if _version(database) > len(STEPS):
                told.append(Notice(HISTORY_NEWER))
            database.text_factory = bytes  # One letter that is none would end the reading.
            rows = database.execute(f"SELECT {columns} FROM played").fetchall()
    except OSError as error:
        return [], [because(NOT_READ, path, error)]
    except _SQLITE_ERRORS as error:
        return [], told or [_trouble(path, error, NOT_READ)]
    sound = _sound(rows)
    if len(sound) < len(rows):
        told = told or [_damaged(path)]
    return sound, told


def _sound(rows: Iterable[tuple[Any, ...]]) -> list[Played]:
    """The matches of sound rows, each once."""
    found = {}
    for row in rows:
        with suppress(ValueError, TypeError, AttributeError):
            match = _match(row)
            found[match.file] = match
    return list(found.values())


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
    tally = Tally.of(record.extra)
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
        moves=sum(isinstance(entry, Decision) for entry in record.entries),
        assisted=tally.assisted,
        hints=tally.hints,
        undos=tally.undos,
        seconds=round(tally.seconds),
    )


def _row(match: Played) -> tuple[object, ...]:
    values = msgspec.structs.asdict(match)
    for name in _AS_JSON:
        values[name] = msgspec.json.encode(values[name]).decode()
    values["assisted"] = int(match.assisted)
    row = tuple(values.values())
    return (*row, _checksum(row))


def _match(row: tuple[Any, ...]) -> Played:
    """The match in a row, with its texts as bytes. Raises ValueError if the row is unsound."""
    *written, checksum = row
    if checksum != _checksum(written):
        raise ValueError("something in the row has changed")
    file, game, started, finished, options, seats, ranks, scores, reason, *counts = written
    moves, assisted, hints, undos, seconds = counts
    return Played(
        file=file.decode(),
        game=game.decode(),
        started=None if started is None else started.decode(),
        finished=finished.decode(),
        options=_OPTIONS.decode(options),
        seats=seats_from(seats),
        ranks=RANKS.decode(ranks),
        scores=SCORES.decode(scores),
        reason=reason.decode(),
        moves=moves,
        assisted=assisted == 1,
        hints=hints,
        undos=undos,
        seconds=seconds,
    )


_OPTIONS = msgspec.json.Decoder(dict[str, int | str])
RANKS = msgspec.json.Decoder(tuple[int, ...])
SCORES = msgspec.json.Decoder(tuple[int, ...] | None)
_SEATS = msgspec.json.Decoder(tuple[Participant, ...])


# Most matches are among the same few: to read them again would take half the time.
@lru_cache(256)
def seats_from(text: str) -> tuple[Participant, ...]:
    """Who sat where, from the JSON in a row of a match."""
    return _SEATS.decode(text)


def _checksum(row: Iterable[object]) -> int:
    """Of the values in a row, with texts as such or as bytes."""
    parts = (part if isinstance(part, bytes) else str(part).encode() for part in row)
    return zlib.crc32(b"\0".join(parts))


def _records_in(folder: Path) -> set[str]:
    """The names of the records in a folder. Raises OSError if it cannot be looked through."""
    try:
        with os.scandir(folder) as found:
            names = {entry.name for entry in found}
    except FileNotFoundError:
        return set()
    return {name for name in names if name.endswith(RECORD) and name.count(".") == 1}


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


_SQLITE_ERRORS = (sqlite3.Error, UnicodeDecodeError)
"""What reading a database raises: its complaint of a damaged one may quote what is no text."""


def _trouble(path: Path, error: sqlite3.Error | UnicodeDecodeError, otherwise: str) -> Notice:
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
