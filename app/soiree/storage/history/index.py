"""The index of all matches: one SQLite table of rows made from the records.

The records are authoritative. The index holds only what follows from them, so it is dropped and
made again at any damage. New, changed and deleted files are recognized by name, size and time.
Where the disk accepts no index, it stays in memory.
"""

from __future__ import annotations

import sqlite3
import threading
import time
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar
from weakref import WeakValueDictionary, finalize

from msgspec import Struct

from soiree import __version__
from soiree.core.games import Game
from soiree.core.records import Record
from soiree.storage.files import status_of
from soiree.storage.history.index_rows import (
    COLUMNS,
    EVENINGS,
    PLAYED,
    SCHEMA,
    UNREAD,
    VERSION,
    WAITING,
    IndexRow,
    Key,
    Played,
    Stamp,
    columns_of,
    folder_of,
    marks,
    match_in,
    row_of_finished,
    rows_of_file,
    stamp_of,
    stamps_in,
)
from soiree.storage.notices import NOT_READ, RECORD_DAMAGED, Notice, because
from soiree.storage.paths import Paths

_T = TypeVar("_T")

_STEP = 0.1
"""Seconds of reading records before their rows are written."""

_MOST_DROPS = 3
"""The number of times that an index is dropped from the disk before it stays in memory."""

_AT_ONCE = 500
"""The number of rows in memory at once while `latest_first` reads all rows."""

# The plus has SQLite read the table in its order: by the index of the folder takes longer.
ALL_PLAYED = f"FROM matches WHERE +folder = '{PLAYED}' AND outcome <> 'unusable'"
"""The part of a query that selects the finished matches."""

_PUT = (
    f"INSERT INTO matches ({', '.join(COLUMNS)}) VALUES ({marks(COLUMNS)})"
    " ON CONFLICT (folder, file) DO UPDATE SET "
    + ", ".join(f"{name} = excluded.{name}" for name in COLUMNS)
)

WRONG = (sqlite3.Error, ValueError, TypeError, LookupError)
"""The errors of a damaged index, raised by SQLite or while rows are decoded."""

# SQLite's errors with a cause outside the database.
_OUTER_CAUSES = {
    sqlite3.SQLITE_AUTH,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
}

# While another process locks the database, its rows cannot be copied to memory either.
_BLOCKED = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}

_THEIR_SCHEMA = "SELECT sql FROM sqlite_master WHERE sql > '' AND name NOT LIKE 'sqlite_%'"


class Progress(Struct, frozen=True):
    """The number of changed files that the index has taken in, and the total."""

    done: int
    total: int


class Index:
    """The index of one person's matches, for any thread; each call takes milliseconds.

    Attributes:
        agrees: True if the index has matched the records since it was opened or made.
    """

    def __init__(self, paths: Paths) -> None:
        self.agrees = False
        self._paths = paths
        self._lock = threading.RLock()
        self._database: sqlite3.Connection | None = None
        self._close: Callable[[], object] = lambda: None
        self._file: tuple[int, int] | None = None  # device and inode; None in memory
        self._makings = 0
        self._drops = 0
        self._in_memory = False
        self._unreadable: list[Notice] = []
        self._thread: threading.Thread | None = None

    def ask(self, question: Callable[[sqlite3.Connection], _T]) -> _T:
        """The answer to a question, which raises one of `WRONG` at a damaged row.

        A damaged index is dropped, and the question put to an empty index. If the disk is full, all
        rows move to memory.
        """
        with self._lock:
            while True:
                database = self._opened()
                try:
                    return question(database)
                except WRONG as error:
                    if self._in_memory:
                        raise
                    is_lasting = _is_outer(error) and _code(error) not in _BLOCKED
                    if not is_lasting or not self._move_to_memory(database):
                        self._drop(error)

    def select(
        self, query: str, *values: object, games: Mapping[str, Game] | None = None
    ) -> list[Any]:
        """The rows that a query selects.

        Args:
            games: all games with records; the index is updated if it does not agree with these.
                None for the rows as they are.
        """

        def read(database: sqlite3.Connection) -> list[Any]:
            return database.execute(query, values).fetchall()

        return self.ask(read) if games is None else self.answer(games, read)

    def change(self, change: Callable[[sqlite3.Connection], object]) -> None:
        """Change rows, all or none."""

        def act(database: sqlite3.Connection) -> None:
            with database:
                change(database)

        self.ask(act)

    def put(self, rows: Iterable[IndexRow]) -> None:
        """Add rows. Each replaces the row of the same file."""
        new = list(map(columns_of, rows))
        if new:
            self.change(lambda database: database.executemany(_PUT, new))

    def forget(self, keys: Iterable[Key]) -> None:
        """Remove the rows of these files."""
        query, gone = "DELETE FROM matches WHERE folder = ? AND file = ?", list(keys)
        if gone:
            self.change(lambda database: database.executemany(query, gone))

    # --- synchronization with the records --------------------------------------------------------

    def update_in_steps(self, games: Mapping[str, Game]) -> Iterator[Progress]:
        """Update the index from the records, step by step, the latest records first.

        A step takes a tenth of a second. Several threads may call this; each record is read once.
        """
        made = -1
        while made != self._makings:
            self._check(games)
            made = self._makings
            changed, gone = self._differences()
            self.forget(gone)
            changed.sort(key=lambda each: (each[0][0] == WAITING, each[1]))
            total = len(changed) + len(gone)
            yield Progress(total - len(changed), total)
            while changed:
                rows, until = list[IndexRow](), time.monotonic() + _STEP
                while changed and time.monotonic() < until:
                    key, stamp = changed.pop()
                    if not self._has(key, stamp):
                        rows += rows_of_file(self._paths, key, stamp, games)
                self.put(rows)
                yield Progress(total - len(changed), total)
            with self._lock:
                self._opened()
                self.agrees = made == self._makings
                if self.agrees and self._file is not None:
                    self._remove_former_indices()

    def update(self, games: Mapping[str, Game]) -> None:
        """Update the index from the records, in one call of any length."""
        for _ in self.update_in_steps(games):
            pass

    def answer(self, games: Mapping[str, Game], question: Callable[[sqlite3.Connection], _T]) -> _T:
        """The answer of an index that agrees with the records; updates the index as necessary."""
        while True:
            if not self.agrees:
                self.update(games)
            found = self.ask(question)
            if self.agrees:
                return found

    def update_in_background(self, games: Mapping[str, Game]) -> threading.Thread:
        """Update the index on a thread, and return the thread."""
        with self._lock:
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self.update, args=(games,), daemon=True)
                self._thread.start()
            return self._thread

    def notices(self) -> list[Notice]:
        """A notice for each record that is not counted."""
        query = "SELECT file, line FROM matches WHERE outcome = 'unusable' AND folder = ?"
        unusable = [
            Notice(RECORD_DAMAGED, {"file": str(file), "reason": str(line)})
            for file, line in self.select(query, PLAYED)
        ]
        return [*self._unreadable, *unusable]

    def _check(self, games: Mapping[str, Game]) -> None:
        made_by = zlib.crc32(" ".join([__version__, *sorted(games)]).encode()) & 0x7FFFFFFF

        def check(database: sqlite3.Connection) -> bool:
            schema = database.execute(_THEIR_SCHEMA).fetchall()
            sound = database.execute("PRAGMA integrity_check(1)").fetchall()
            if schema != [(each,) for each in SCHEMA] or sound != [("ok",)]:
                raise ValueError("the index is damaged")
            return bool(database.execute("PRAGMA application_id").fetchone() == (made_by,))

        def forget(database: sqlite3.Connection) -> None:
            database.execute("DELETE FROM matches WHERE outcome = 'unusable'")
            database.execute(f"PRAGMA application_id = {made_by}")

        if not self.ask(check):
            self.change(forget)

    def _remove_former_indices(self) -> None:
        """Remove the databases of Soirée 0.1.0, which follow from the same records."""
        for path in self._paths.former_indices:
            with suppress(OSError):
                if status_of(path) is not None:
                    path.unlink()

    def _differences(self) -> tuple[list[tuple[Key, Stamp]], list[Key]]:
        there, gone = self._stamps(), list[Key]()
        query = "SELECT folder, file, changed, size FROM matches"
        # If the index is dropped meanwhile, `update_in_steps` begins again.
        for folder, file, changed, size in self.select(query):
            found = there.get((folder, file))
            if found is None:
                gone.append((folder, file))
            elif found == (changed, size) and found != UNREAD:
                del there[folder, file]
        return list(there.items()), gone

    def _has(self, key: Key, stamp: Stamp) -> bool:
        query = "SELECT changed, size FROM matches WHERE folder = ? AND file = ?"
        return stamp != UNREAD and self.select(query, *key) == [stamp]

    def _stamps(self) -> dict[Key, Stamp]:
        found: dict[Key, Stamp] = {}
        self._unreadable = []
        query = "SELECT file, changed, size FROM matches WHERE folder = ?"
        for folder in (PLAYED, WAITING, EVENINGS):
            home = folder_of(self._paths, folder)
            try:
                found |= stamps_in(home, folder)
            except OSError as error:
                before: dict[Key, Stamp] = {
                    (folder, file): (changed, size)
                    for file, changed, size in self.select(query, folder)
                }
                found |= before
                if before or not isinstance(error, NotADirectoryError):
                    self._unreadable.append(because(NOT_READ, home, error))
        return found

    # --- the database ----------------------------------------------------------------------------

    def _opened(self) -> sqlite3.Connection:
        if self._file is not None and self._file != _identity(self._paths.index):
            self._forget_database()  # Another process has removed or replaced the file.
        if self._database is None:
            self._database = self._open()
        return self._database

    def _open(self) -> sqlite3.Connection:
        path = self._paths.index
        while not self._in_memory:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                status_of(path)
                database = self._connect(str(path))
            except OSError:
                self._in_memory = True
            except WRONG as error:
                self._drop(error)
            else:
                self._file = _identity(path)
                return database
        return self._connect(":memory:")

    def _connect(self, place: str) -> sqlite3.Connection:
        database = sqlite3.connect(place, check_same_thread=False)
        try:
            database.execute("PRAGMA synchronous = NORMAL")
            if database.execute("PRAGMA user_version").fetchone() != (VERSION,):
                _make_tables(database)
        except BaseException:
            database.close()
            raise
        self._makings += 1
        self._hold(database)
        return database

    def _hold(self, database: sqlite3.Connection) -> None:
        close = finalize(self, database.close)
        close.atexit = False  # A thread may still use it.
        self._close = close

    def _drop(self, error: BaseException) -> None:
        """Remove the index from the disk, or leave it there if the cause lies elsewhere."""
        self._forget_database()
        self._drops += 1
        is_outer = _is_outer(error) and _code(error) != sqlite3.SQLITE_IOERR
        if is_outer or self._drops > _MOST_DROPS:
            self._in_memory = True
            return
        try:
            # SQLite would apply the journal of the old index to the new one.
            for name in (f"{self._paths.index.name}-journal", self._paths.index.name):
                self._paths.index.with_name(name).unlink(missing_ok=True)
        except OSError:
            self._in_memory = True

    def _forget_database(self) -> None:
        self._close()
        self._database = self._file = None
        self.agrees = False

    def _move_to_memory(self, database: sqlite3.Connection) -> bool:
        """Move all rows to memory for good. Returns False if the disk did not give them all."""
        memory = sqlite3.connect(":memory:", check_same_thread=False)
        try:
            database.backup(memory)
        except sqlite3.Error:
            memory.close()
            return False
        self._close()
        self._hold(memory)
        self._database, self._file, self._in_memory = memory, None, True
        return True


def _make_tables(database: sqlite3.Connection) -> None:
    if database.execute("SELECT count(*) FROM sqlite_master").fetchone() != (0,):
        raise ValueError("the index is of another version")
    with database:
        for each in SCHEMA:
            database.execute(each)
        # No two indices share the number of a row.
        first_number = (time.time_ns() // 1_000_000) << 20
        query = "INSERT INTO sqlite_sequence (name, seq) VALUES ('matches', ?)"
        database.execute(query, [first_number])
        database.execute(f"PRAGMA user_version = {VERSION}")


_indices: WeakValueDictionary[Path, Index] = WeakValueDictionary()
_opening = threading.Lock()


def index_of(paths: Paths) -> Index:
    """The index of one person's matches, shared by all parts of the process."""
    with _opening:
        found = _indices.get(paths.index)
        if found is None:
            found = _indices[paths.index] = Index(paths)
        return found


def add(paths: Paths, file: Path, record: Record) -> None:
    """Add the row of a finished match. After a failure, `Index.update_in_steps` adds it later."""
    with suppress(OSError):
        stamp = stamp_of(file.stat())
        index_of(paths).put([row_of_finished(file.name, stamp, record)])


def latest_first(
    paths: Paths, games: Mapping[str, Game], report: Callable[[Notice], object] = lambda _: None
) -> Iterator[Played]:
    """Yield all finished matches, with a few hundred of them in memory at a time.

    Args:
        report: receives each notice for the person.
    """
    index = index_of(paths)
    index.update(games)
    for notice in index.notices():
        report(notice)
    query = f"SELECT file {ALL_PLAYED} ORDER BY finished DESC, file DESC"
    files = [str(file) for (file,) in index.select(query, games=games)]
    for start in range(0, len(files), _AT_ONCE):
        wanted = files[start : start + _AT_ONCE]
        found = index.answer(games, partial(_played_among, wanted))
        yield from (found[file] for file in wanted if file in found)


def begun_in(
    paths: Paths, games: Mapping[str, Game], month: str, names: Sequence[str]
) -> list[Path]:
    """The records of the finished matches of some games that began in a month, oldest first.

    Args:
        month: such as `2026-11`, in UTC.
        names: of the games.
    """
    query = f"SELECT file {ALL_PLAYED} AND substr(started, 1, 7) = ?"
    query += f" AND game IN ({marks(names)}) ORDER BY started, file"
    found = index_of(paths).select(query, month, *names, games=games)
    return [paths.played / str(file) for (file,) in found]


def _played_among(files: Sequence[str], database: sqlite3.Connection) -> dict[str, Played]:
    columns = ", ".join(Played.__struct_fields__)
    query = f"SELECT {columns} {ALL_PLAYED} AND file IN ({marks(files)})"
    return {row[0]: match_in(row, Played) for row in database.execute(query, files)}


def _identity(path: Path) -> tuple[int, int] | None:
    with suppress(OSError):
        status = path.stat()
        return status.st_dev, status.st_ino
    return None


def _is_outer(error: BaseException) -> bool:
    return _code(error) in _OUTER_CAUSES


def _code(error: BaseException) -> int:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    assert isinstance(code, int)
    return code & 0xFF
