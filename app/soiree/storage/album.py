"""Every match that is kept, to be searched and looked through: waiting, played, or unusable.

The records are authoritative, and so is the history for the matches played. The rows here are made
of them, lie in the cache, and are made again where they are damaged or of another version. All
of it is for a thread beside the window's.
"""

from __future__ import annotations

import os
import sqlite3
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Literal

from msgspec import Struct

from soiree.core import records
from soiree.core.entries import Decision
from soiree.core.games import Game
from soiree.core.records import Record
from soiree.core.standing import scores_of
from soiree.core.tallies import Tally
from soiree.storage import history
from soiree.storage.album_rows import (
    FIELDS,
    PLAYED,
    WAITING,
    Kept,
    Outcome,
    kept,
    make_row,
    marks,
    moment_of,
    open_rows,
    put,
    row_of_played,
    row_of_unusable,
)
from soiree.storage.files import RECORD, read_file
from soiree.storage.notices import RECORD_DAMAGED, Notice
from soiree.storage.paths import Paths
from soiree.storage.trash import Trash
from soiree.storage.waiting_files import changed, waiting_in
from soiree.storage.waiting_match import WaitingMatch

Order = Literal["latest", "oldest", "longest", "shortest", "game"]


class Search(Struct, frozen=True):
    """What is looked for in the album.

    Attributes:
        words: each has to be found; of several in one, one of them.
        game: its name; any game if empty.
        outcomes: any outcome if empty.
    """

    words: tuple[tuple[str, ...], ...] = ()
    game: str = ""
    outcomes: tuple[Outcome, ...] = ()
    order: Order = "latest"


_ORDERS: Mapping[Order, str] = {
    "latest": "last DESC, number DESC",
    "oldest": "last, number",
    "longest": "seconds DESC, number DESC",
    "shortest": "seconds, number",
    "game": "game, last DESC",
}


class Album:
    """The album of one person. For one thread."""

    def __init__(self, paths: Paths, games: Mapping[str, Game]) -> None:
        self._paths = paths
        self._games = games
        self._trash = Trash(paths)
        self._database: sqlite3.Connection | None = None

    def find(self, search: Search) -> array[int]:
        """The numbers of the matches that are looked for, in their order."""
        where, values = ["1"], list[object]()
        if search.game:
            where.append("game = ?")
            values.append(search.game)
        if search.outcomes:
            where.append(f"outcome IN ({marks(search.outcomes)})")
            values += search.outcomes
        for either in search.words:
            where.append("(" + " OR ".join(["instr(words, ?)"] * len(either)) + ")")
            values += (word.casefold() for word in either)
        query = f"SELECT number FROM matches WHERE {' AND '.join(where)}"
        query += f" ORDER BY {_ORDERS[search.order]}"
        return array("q", (number for (number,) in self._opened().execute(query, values)))

    def rows(self, numbers: Sequence[int]) -> list[Kept]:
        """The matches with these numbers that are still there, in this order."""
        query = f"SELECT {', '.join(FIELDS)} FROM matches WHERE number IN ({marks(numbers)})"
        found = {row[0]: kept(row) for row in self._opened().execute(query, list(numbers))}
        return [found[number] for number in numbers if number in found]

    def path(self, match: Kept) -> Path:
        """Where the record of a match lies."""
        return self._folder(match.folder) / match.file

    def record(self, match: Kept) -> Record:
        """The match itself.

        Raises:
            OSError: it cannot be read.
            records.Faulty: it is no sound record.
        """
        if match.folder == WAITING:
            return WaitingMatch.load(self.path(match), self._games)[1]
        return records.decode(read_file(self.path(match)), self._games, largest=None)

    def note_fault(self, match: Kept, line: str) -> None:
        """A match that was sound once cannot be used any more."""
        query = "UPDATE matches SET outcome = 'unusable', line = ? WHERE number = ?"
        self._change(lambda rows: rows.execute(query, [line, match.number]))

    # --- in agreement with the records -----------------------------------------------------------

    def agree(self) -> list[Notice]:
        """Bring the album into agreement with the records.

        Returns:
            What the person should be told.
        """
        return [notice for told in self.agreeing() for notice in told]

    def agreeing(self) -> Iterator[list[Notice]]:
        """The same step by step, each short, so that the album can be asked in between."""
        self._trash.put_back_what_a_crash_left()
        self._agree_with_waiting()
        yield []
        told = history.mend(self._paths, self._games)
        # What the album itself shows need not be said.
        yield [notice for notice in told if notice.text != RECORD_DAMAGED]
        for _ in self._agreeing_with_history():
            yield []
        self._agree_with_unusable()

    def _agreeing_with_history(self) -> Iterator[None]:
        counted = history.names(self._paths)
        query = "SELECT file FROM matches WHERE folder = ? AND outcome <> 'unusable'"
        known = {file for (file,) in self._opened().execute(query, [PLAYED])}
        gone = known.difference(counted)
        for part in _parts([file for file in counted if file not in known], 500):
            new = list(map(row_of_played, history.rows(self._paths, part)))
            self._change(partial(put, new=new))
            yield
        self._change(partial(self._note_gone, files=gone))

    def _note_gone(self, rows: sqlite3.Connection, *, files: Iterable[str]) -> None:
        """Matches count no more: a person took them out, or their records are at fault."""
        one = "folder = ? AND file = ?"
        for file in files:
            path = self._folder(PLAYED) / file
            if self._trash.has(path):
                rows.execute(f"DELETE FROM matches WHERE {one}", [PLAYED, file])
                continue
            line = _fault_in(path, self._games) or _GONE
            query = f"UPDATE matches SET outcome = 'unusable', line = ? WHERE {one}"
            rows.execute(query, [line, PLAYED, file])

    def _agree_with_waiting(self) -> None:
        query = "SELECT file, stamp FROM matches WHERE folder = ?"
        stamps = dict(self._opened().execute(query, [WAITING]))
        there = {path.name: path for path in waiting_in(self._paths.waiting)}
        gone = [(WAITING, file) for file in stamps.keys() - there.keys()]
        new = [
            self._row_of_waiting(path, stamp)
            for file, path in there.items()
            if (stamp := changed(path)) != stamps.get(file)
        ]

        def change(rows: sqlite3.Connection) -> None:
            rows.executemany("DELETE FROM matches WHERE folder = ? AND file = ?", gone)
            put(rows, new)

        self._change(change)

    def _row_of_waiting(self, path: Path, stamp: int) -> dict[str, object]:
        try:
            record = WaitingMatch.load(path, self._games)[1]
        except (OSError, records.Faulty) as fault:
            return row_of_unusable(WAITING, path, _line(fault))
        tally = Tally.of(record.extra)
        return make_row(
            folder=WAITING,
            file=path.name,
            game=record.game,
            last=moment_of(stamp / 1e9),
            outcome="waiting",
            seats=record.players,
            scores=scores_of(record, self._games[record.game]),
            moves=sum(isinstance(each, Decision) for each in record.entries),
            seconds=round(tally.seconds),
            assisted=tally.assisted,
            stamp=stamp,
        )

    def _agree_with_unusable(self) -> None:
        """Those that nobody counts, and those that were set aside."""
        for folder in (PLAYED, WAITING):
            query = "SELECT file FROM matches WHERE folder = ?"
            known = {file for (file,) in self._opened().execute(query, [folder])}
            aside = {name for name in _names_in(self._folder(folder)) if name not in known}
            new = [
                row_of_unusable(folder, path, line)
                for path in (self._folder(folder) / file for file in sorted(aside))
                if (line := _fault_in(path, self._games))
            ]
            self._change(partial(put, new=new))

    # --- taken out -------------------------------------------------------------------------------

    def delete(self, matches: Iterable[Kept]) -> list[Path]:
        """Take matches out; they lie in the trash until `empty_trash`.

        Returns:
            Where their records lay, for `restore`.

        Raises:
            OSError: the others, and this one, are still there.
        """
        taken = []
        try:
            for match in matches:
                path = self.path(match)
                self._trash.take(path)
                taken.append(path)
                self._forget(match)
        finally:
            history.forget(self._paths, [path.name for path in taken])
        return taken

    def _forget(self, match: Kept) -> None:
        query = "DELETE FROM matches WHERE number = ?"
        self._change(lambda rows: rows.execute(query, [match.number]))

    def restore(self, taken: Iterable[Path]) -> list[Notice]:
        """Have matches back that were taken out. Raises OSError."""
        for path in taken:
            self._trash.give_back(path)
        return self.agree()

    def empty_trash(self) -> None:
        """Let go for good what was taken out."""
        self._trash.empty()

    def close(self) -> None:
        if self._database is not None:
            self._database.close()
            self._database = None

    def _folder(self, name: str) -> Path:
        return self._paths.waiting if name == WAITING else self._paths.played

    def _change(self, change: Callable[[sqlite3.Connection], object]) -> None:
        """Change rows, all or none. Once the disk takes none any more, they are in memory."""
        rows = self._opened()
        try:
            with rows:
                change(rows)
        except sqlite3.OperationalError:
            self._database = sqlite3.connect(":memory:")
            rows.backup(self._database)
            rows.close()
            with self._database:
                change(self._database)

    def _opened(self) -> sqlite3.Connection:
        if self._database is None:
            self._database = open_rows(self._paths.album)
        return self._database


_GONE = os.strerror(2)


def _names_in(folder: Path) -> Iterator[str]:
    """The names of all records in a folder, those that were set aside too."""
    with suppress(OSError), os.scandir(folder) as found:
        for entry in found:
            if entry.name.endswith(RECORD) and not entry.name.startswith("."):
                yield entry.name


def _fault_in(path: Path, games: Mapping[str, Game]) -> str:
    """Why a record cannot be used; empty if it can."""
    try:
        records.decode(read_file(path), games, largest=None)
    except (OSError, records.Faulty) as fault:
        return _line(fault)
    return ""


def _line(fault: OSError | records.Faulty) -> str:
    return (isinstance(fault, OSError) and fault.strerror) or str(fault)


def _parts(whole: Sequence[str], size: int) -> Iterator[Sequence[str]]:
    for start in range(0, len(whole), size):
        yield whole[start : start + size]
