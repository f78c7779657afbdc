"""The album: all evenings and matches, sound or not, for searching, reading and deleting.

The index is only displayed. Deletion moves files: it needs no index, and a failing index can
neither undo it nor make it final. Everything here runs on a thread beside the window's.
"""

from __future__ import annotations

import sqlite3
from array import array
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Literal

from msgspec import Struct

from soiree.core import records
from soiree.core.games import Game
from soiree.core.records import Record
from soiree.storage.files import (
    EVENING,
    RECORD,
    free_name,
    is_taken,
    read_file,
    sync_folder,
    with_journal,
)
from soiree.storage.history.index import Progress, index_of
from soiree.storage.history.index_rows import (
    EVENINGS,
    PLAYED,
    WAITING,
    AlbumRow,
    Outcome,
    folder_of,
    marks,
    match_in,
)
from soiree.storage.notices import RECORD_DAMAGED, Notice
from soiree.storage.paths import Paths
from soiree.storage.waiting_match import WaitingMatch

Order = Literal["latest", "oldest", "longest", "shortest", "game"]


class Search(Struct, frozen=True):
    """The criteria of a search in the album.

    Attributes:
        words: groups of alternatives; a match has at least one word of each group.
        game: the name of the game; empty for any.
        outcomes: the accepted outcomes; empty for any.
    """

    words: tuple[tuple[str, ...], ...] = ()
    game: str = ""
    outcomes: tuple[Outcome, ...] = ()
    order: Order = "latest"


_ORDERS: Mapping[Order, str] = {
    "latest": "finished DESC, number DESC",
    "oldest": "finished, number",
    "longest": "seconds DESC, number DESC",
    "shortest": "seconds, number",
    "game": "game, finished DESC",
}


class Album:
    """The album of one person, for use on one thread."""

    def __init__(self, paths: Paths, games: Mapping[str, Game]) -> None:
        self._paths = paths
        self._games = games
        self._trash_is_checked = False
        self._index = index_of(paths)

    @property
    def agrees(self) -> bool:
        """True if the index has agreed with the records and has not been lost since."""
        return self._index.agrees

    def find(self, search: Search) -> array[int]:
        """The numbers of the index's rows that a search finds, in its order."""
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
        return array("q", (number for (number,) in self._index.select(query, *values)))

    def rows(self, numbers: Sequence[int]) -> list[AlbumRow]:
        """The matches with these numbers, in this order, without deleted ones."""
        columns = ", ".join(AlbumRow.__struct_fields__)
        query = f"SELECT {columns} FROM matches WHERE number IN ({marks(numbers)})"

        def read(rows: sqlite3.Connection) -> dict[int, AlbumRow]:
            matches = (match_in(row, AlbumRow) for row in rows.execute(query, list(numbers)))
            return {match.number: match for match in matches}

        found = self._index.ask(read)
        return [found[number] for number in numbers if number in found]

    def path(self, match: AlbumRow) -> Path:
        """The path of a match's record."""
        return folder_of(self._paths, match.folder) / match.file

    def record(self, match: AlbumRow) -> Record:
        """The record of a match.

        Raises:
            OSError: the file cannot be read.
            records.Faulty: the record is damaged.
        """
        if match.folder == WAITING:
            return WaitingMatch.load(self.path(match), self._games)[1]
        return records.decode(read_file(self.path(match)), self._games, largest=None)

    def note_fault(self, match: AlbumRow, line: str) -> None:
        """Mark a match as unusable, with the line that describes its fault."""
        query = "UPDATE matches SET outcome = 'unusable', line = ? WHERE folder = ? AND file = ?"
        values = [line, match.folder, match.file]
        self._index.change(lambda rows: rows.execute(query, values))

    def update_in_steps(self) -> Iterator[Progress]:
        """Update the album from the records, in short steps.

        The first call restores matches that an earlier, crashed run had moved to the trash.
        """
        if not self._trash_is_checked:
            self._trash_is_checked = True
            for place in list(self._in_trash()):
                with suppress(OSError):
                    self.restore([place])
        yield from self._index.update_in_steps(self._games)

    def notices(self) -> list[Notice]:
        """The notices for the person, without those that the album displays as rows."""
        return [notice for notice in self._index.notices() if notice.text != RECORD_DAMAGED]

    # --- the trash -------------------------------------------------------------------------------

    def delete(self, match: AlbumRow) -> Path:
        """Move a match, with its journal, to the trash, and return its path there.

        Raises:
            OSError: the match is where it was.
        """
        path = self.path(match)
        place = free_name(self._paths.trash / path.parent.name / path.name, is_taken)
        _move(path, place)
        self._index.forget([(match.folder, match.file)])
        return place

    def restore(self, places: Iterable[Path]) -> None:
        """Move matches out of the trash, under new names where theirs are taken. Raises OSError."""
        for place in places:
            home = folder_of(self._paths, place.parent.name)
            _move(place, free_name(home / place.name, is_taken))

    def empty_trash(self, places: Collection[Path]) -> None:
        """Delete these matches of the trash for good, and no others."""
        for place in places:
            for each in with_journal(place):
                with suppress(OSError):
                    each.unlink(missing_ok=True)

    def _in_trash(self) -> Iterator[Path]:
        for name in (PLAYED, WAITING, EVENINGS):
            folder, suffix = self._paths.trash / name, EVENING if name == EVENINGS else RECORD
            with suppress(OSError):
                stems = {path.stem for path in folder.iterdir()}
                yield from (folder / f"{stem}{suffix}" for stem in sorted(stems))


def _move(source: Path, target: Path) -> None:
    """Move a record and its journal, both or neither. Raises OSError."""
    target.parent.mkdir(parents=True, exist_ok=True)
    moved: list[tuple[Path, Path]] = []
    try:
        for pair in zip(with_journal(source), with_journal(target), strict=True):
            with suppress(FileNotFoundError):
                pair[0].replace(pair[1])
                moved.append(pair)
    except OSError:
        for before, after in moved:
            with suppress(OSError):
                after.replace(before)
        raise
    # The new name first: a power cut may leave both, never neither.
    sync_folder(target.parent)
    sync_folder(source.parent)
