"""The index of all matches: one table of rows that are made from records, to be asked quickly.

The records are authoritative. Nothing lies in the index that does not follow from them, so the
index is dropped and made again whenever anything about it is wrong. A file that is new, changed or
gone is noticed by its name, size and time. Where the disk takes no index, it is kept in memory.
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
from typing import TypeVar
from weakref import WeakValueDictionary, finalize

from msgspec import Struct

from soiree import __version__
from soiree.core.games import Game
from soiree.core.records import Record
from soiree.storage.files import status_of
from soiree.storage.index_files import Key, files_in, folder_of, row_of_file
from soiree.storage.index_rows import (
    PLAYED,
    PLAYED_COLUMNS,
    SCHEMA,
    UNREAD,
    VERSION,
    WAITING,
    Played,
    Row,
    Stamp,
    first_number,
    played,
    row_of_finished,
    stamp_of,
)
from soiree.storage.notices import NOT_READ, RECORD_DAMAGED, Notice, because
from soiree.storage.paths import Paths

_T = TypeVar("_T")

_STEP = 0.1
"""Seconds for which records are read before their rows are written."""

_MOST_DROPS = 3
"""How often an index is dropped from the disk before it is kept in memory."""

_AT_ONCE = 500
"""Rows that are in memory at once where all of them are gone through."""

# The plus has SQLite read the table in its order: by the index of the folder takes longer.
ALL_PLAYED = f"FROM matches WHERE +folder = '{PLAYED}' AND outcome <> 'unusable'"
"""The part of a query that chooses the rows of matches that were played to their end."""

WRONG = (sqlite3.Error, ValueError, TypeError, LookupError)
"""What is raised by a damaged index: by SQLite, or by whoever decodes its rows."""

# SQLite's errors whose cause is not in the database but around it.
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


_THEIR_SCHEMA = "SELECT sql FROM sqlite_master WHERE sql > '' AND name NOT LIKE 'sqlite_%'"


class Progress(Struct, frozen=True):
    """How many of the files that have changed are in the index by now."""

    done: int
    total: int


class Index:
    """The index of one person's matches. Any thread may ask it; each answer takes a moment.

    Attributes:
        agrees: whether the index has agreed with the records since it was opened or made.
    """

    def __init__(self, paths: Paths) -> None:
        self.agrees = False
        self._paths = paths
        self._lock = threading.RLock()
        self._database: sqlite3.Connection | None = None
        self._close: Callable[[], object] = lambda: None
        self._file: tuple[int, int] | None = None  # the identity of its file; None in memory
        self._makings = 0
        self._drops = 0
        self._in_memory = False
        self._unreadable: list[Notice] = []
        self._thread: threading.Thread | None = None

    def ask(self, question: Callable[[sqlite3.Connection], _T]) -> _T:
        """The answer to a question, which raises one of `WRONG` where a row is damaged.

        A damaged index is dropped. Then the question is put to an empty one, until `agreeing`.
        """
        with self._lock:
            while True:
                database = self._opened()
                try:
                    return question(database)
                except WRONG as error:
                    if self._in_memory:
                        raise
                    self._drop(error)

    def change(self, change: Callable[[sqlite3.Connection], object]) -> None:
        """Change rows, all or none. If the disk takes no more, all rows go on in memory."""

        def act(database: sqlite3.Connection) -> None:
            with database:
                change(database)

        with self._lock:
            database = self._opened()
            try:
                act(database)
            except sqlite3.Error as error:
                if self._in_memory:
                    raise
                if not _is_outer(error) or not self._move_to_memory(database):
                    self._drop(error)
                self.ask(act)

    def put(self, rows: Iterable[Row]) -> None:
        """Add rows, each in place of the one of the same file."""
        new = [dict(row) for row in rows]
        if new:
            names = list(new[0])
            query = (
                f"INSERT INTO matches ({', '.join(names)}) VALUES (:{', :'.join(names)})"
                " ON CONFLICT (folder, file) DO UPDATE SET "
                + ", ".join(f"{name} = excluded.{name}" for name in names)
            )
            self.change(lambda database: database.executemany(query, new))

    def forget(self, keys: Iterable[Key]) -> None:
        """Remove the rows of these files, each given by its folder and name."""
        query, gone = "DELETE FROM matches WHERE folder = ? AND file = ?", list(keys)
        if gone:
            self.change(lambda database: database.executemany(query, gone))

    # --- in agreement with the records -----------------------------------------------------------

    def agreeing(self, games: Mapping[str, Game]) -> Iterator[Progress]:
        """Bring the index into agreement with the records, step by step, the latest ones first.

        A step takes a tenth of a second. Several threads may do this; each record is read once.
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
                rows, until = list[Row](), time.monotonic() + _STEP
                while changed and time.monotonic() < until:
                    key, stamp = changed.pop()
                    if not self._has(key, stamp):
                        rows += row_of_file(self._paths, *key, stamp, games)
                self.put(rows)
                yield Progress(total - len(changed), total)
            with self._lock:
                self._opened()
                self.agrees = made == self._makings
                if self.agrees and self._file is not None:
                    self._remove_former_indices()

    def agree(self, games: Mapping[str, Game]) -> None:
        """Bring the index into agreement with the records, however long that takes."""
        for _ in self.agreeing(games):
            pass

    def answer(self, games: Mapping[str, Game], question: Callable[[sqlite3.Connection], _T]) -> _T:
        """What `ask` gives, but never of an index that does not agree with the records."""
        while True:
            if not self.agrees:
                self.agree(games)
            found = self.ask(question)
            if self.agrees:
                return found

    def agree_in_background(self, games: Mapping[str, Game]) -> threading.Thread:
        """The same on a thread, which is returned."""
        with self._lock:
            if self._thread is None or not self._thread.is_alive():
                act = threading.Thread(target=lambda: self.agree(games), daemon=True)
                self._thread = act
                act.start()
            return self._thread

    def notices(self) -> list[Notice]:
        """What the person should be told of the records that do not count."""
        query = "SELECT file, line FROM matches WHERE outcome = 'unusable' AND folder = ?"
        rows = self.ask(lambda database: database.execute(query, [PLAYED]).fetchall())
        told = [
            Notice(RECORD_DAMAGED, {"file": str(file), "reason": str(line)}) for file, line in rows
        ]
        return [*self._unreadable, *told]

    def _check(self, games: Mapping[str, Game]) -> None:
        """Drop an index that is damaged; forget what another Soirée could not use."""
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
        """Remove what Soirée 0.1.0 had made from the same records: nothing else lies in it."""
        for path in self._paths.former_indices:
            with suppress(OSError):
                if status_of(path) is not None:
                    path.unlink()

    def _differences(self) -> tuple[list[tuple[Key, Stamp]], list[Key]]:
        """The files that are new or have changed, with their stamps; and those that are gone."""
        there, gone = self._files(), list[Key]()
        query = "SELECT folder, file, changed, size FROM matches"

        def compare(database: sqlite3.Connection) -> None:
            for folder, file, changed, size in database.execute(query):
                found = there.get((folder, file))
                if found is None:
                    gone.append((folder, file))
                elif found == (changed, size) and found != UNREAD:
                    del there[folder, file]

        # If the index is dropped meanwhile, `agreeing` begins again.
        self.ask(compare)
        return list(there.items()), gone

    def _stamps(self, folder: str) -> dict[Key, Stamp]:
        query = "SELECT file, changed, size FROM matches WHERE folder = ?"
        rows = self.ask(lambda database: database.execute(query, [folder]).fetchall())
        return {(folder, file): (changed, size) for file, changed, size in rows}

    def _has(self, key: Key, stamp: Stamp) -> bool:
        query = "SELECT changed, size FROM matches WHERE folder = ? AND file = ?"
        return stamp != UNREAD and stamp == self.ask(
            lambda database: database.execute(query, key).fetchone()
        )

    def _files(self) -> dict[Key, Stamp]:
        """All records that there are; those in a folder that cannot be read are as before."""
        found: dict[Key, Stamp] = {}
        self._unreadable = []
        for folder in (PLAYED, WAITING):
            home = folder_of(self._paths, folder)
            try:
                found |= files_in(home, folder)
            except OSError as error:
                before = self._stamps(folder)
                found |= before
                if before or not isinstance(error, NotADirectoryError):
                    self._unreadable.append(because(NOT_READ, home, error))
        return found

    # --- the database ----------------------------------------------------------------------------

    def _opened(self) -> sqlite3.Connection:
        if self._file is not None and self._file != _identity(self._paths.index):
            self._forget_database()  # Somebody has removed it, or put another one in its place.
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
            version = database.execute("PRAGMA user_version").fetchone()
            if version != (VERSION,):
                if database.execute("SELECT count(*) FROM sqlite_master").fetchone() != (0,):
                    raise ValueError("the index is of another version")
                with database:
                    for each in SCHEMA:
                        database.execute(each)
                    values = ["matches", first_number()]
                    database.execute(
                        "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", values
                    )
                    database.execute(f"PRAGMA user_version = {VERSION}")
        except BaseException:
            database.close()
            raise
        self._makings += 1
        self._hold(database)
        return database

    def _hold(self, database: sqlite3.Connection) -> None:
        """Close a connection when this index is no longer used."""
        close = finalize(self, database.close)
        close.atexit = False  # A thread may still be asking.
        self._close = close

    def _drop(self, error: BaseException) -> None:
        """Remove the index from the disk, or leave it alone where the fault is not in it."""
        self._forget_database()
        self._drops += 1
        is_outer = _is_outer(error) and _code(error) != sqlite3.SQLITE_IOERR
        if is_outer or self._drops > _MOST_DROPS:
            self._in_memory = True
            return
        try:
            # With the journal of the old one, SQLite would damage the new one.
            for name in (f"{self._paths.index.name}-journal", self._paths.index.name):
                self._paths.index.with_name(name).unlink(missing_ok=True)
        except OSError:
            self._in_memory = True

    def _forget_database(self) -> None:
        self._close()
        self._database = self._file = None
        self.agrees = False

    def _move_to_memory(self, database: sqlite3.Connection) -> bool:
        """Have all rows in memory from now on. Returns whether the disk gave them all."""
        self._in_memory = True
        memory = sqlite3.connect(":memory:", check_same_thread=False)
        try:
            database.backup(memory)
        except sqlite3.Error:
            memory.close()
            return False
        self._close()
        self._hold(memory)
        self._database, self._file = memory, None
        return True


_indices: WeakValueDictionary[Path, Index] = WeakValueDictionary()
_opening = threading.Lock()


def index_of(paths: Paths) -> Index:
    """The index of one person's matches, which all parts of a process share while they use it."""
    with _opening:
        found = _indices.get(paths.index)
        if found is None:
            found = _indices[paths.index] = Index(paths)
        return found


def add(paths: Paths, file: Path, record: Record) -> None:
    """Add the row of a finished match. If that fails, `Index.agreeing` adds it later."""
    with suppress(OSError):
        stamp = stamp_of(file.stat())
        index_of(paths).put([row_of_finished(file.name, stamp, record)])


def latest_first(
    paths: Paths, games: Mapping[str, Game], tell: Callable[[Notice], object] = lambda _: None
) -> Iterator[Played]:
    """All matches played, as the records have them, but never all of them in memory.

    Args:
        tell: what the person should be told.
    """
    index = index_of(paths)
    index.agree(games)
    for notice in index.notices():
        tell(notice)
    files = index.answer(games, _files_played)
    for start in range(0, len(files), _AT_ONCE):
        wanted = files[start : start + _AT_ONCE]
        found = index.answer(games, partial(_played_among, wanted))
        yield from (found[file] for file in wanted if file in found)


def _files_played(database: sqlite3.Connection) -> list[str]:
    query = f"SELECT file {ALL_PLAYED} ORDER BY last DESC, file DESC"
    return [str(file) for (file,) in database.execute(query)]


def _played_among(files: Sequence[str], database: sqlite3.Connection) -> dict[str, Played]:
    query = f"SELECT {PLAYED_COLUMNS} {ALL_PLAYED} AND file IN ({marks(files)})"
    return {row[0]: played(row) for row in database.execute(query, files)}


def marks(values: Iterable[object]) -> str:
    """A question mark for each value of a query."""
    return ", ".join("?" for _ in values)


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def _is_outer(error: BaseException) -> bool:
    return _code(error) in _OUTER_CAUSES


def _code(error: BaseException) -> int:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    assert isinstance(code, int)
    return code & 0xFF
