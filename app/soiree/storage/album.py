"""Every match that is kept, to be searched and looked through: waiting, played, or unusable.

What the index says is only shown. Deleting moves files: it needs no index, and no index that fails
can undo it or make it final. All of it is for a thread beside the window's.
"""

from __future__ import annotations

import sqlite3
from array import array
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Literal

from msgspec import Struct

from soiree.core import records
from soiree.core.games import Game
from soiree.core.records import Record
from soiree.storage.files import read_file
from soiree.storage.index import Progress, index_of, marks
from soiree.storage.index_files import folder_of
from soiree.storage.index_rows import KEPT_COLUMNS, WAITING, Kept, Outcome, kept
from soiree.storage.notices import RECORD_DAMAGED, Notice
from soiree.storage.paths import Paths
from soiree.storage.trash import Trash
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
        self._index = index_of(paths)

    @property
    def agrees(self) -> bool:
        """Whether the index has agreed with the records, and was not lost since."""
        return self._index.agrees

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

        def find(rows: sqlite3.Connection) -> array[int]:
            return array("q", (number for (number,) in rows.execute(query, values)))

        return self._index.ask(find)

    def rows(self, numbers: Sequence[int]) -> list[Kept]:
        """The matches with these numbers that are still there, in this order."""
        query = f"SELECT {KEPT_COLUMNS} FROM matches WHERE number IN ({marks(numbers)})"

        def read(rows: sqlite3.Connection) -> dict[int, Kept]:
            return {row[0]: kept(row) for row in rows.execute(query, list(numbers))}

        found = self._index.ask(read)
        return [found[number] for number in numbers if number in found]

    def path(self, match: Kept) -> Path:
        """Where the record of a match lies."""
        return folder_of(self._paths, match.folder) / match.file

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
        query = "UPDATE matches SET outcome = 'unusable', line = ? WHERE folder = ? AND file = ?"
        values = [line, match.folder, match.file]
        self._index.change(lambda rows: rows.execute(query, values))

    def agreeing(self) -> Iterator[Progress]:
        """Bring the album into agreement with the records, in short steps."""
        self._trash.put_back_what_a_crash_left()
        yield from self._index.agreeing(self._games)

    def notices(self) -> list[Notice]:
        """What the person should be told, but for what the album shows."""
        return [notice for notice in self._index.notices() if notice.text != RECORD_DAMAGED]

    # --- taken out -------------------------------------------------------------------------------

    def delete(self, match: Kept) -> Path:
        """Take a match out; it lies in the trash until `empty_trash`.

        Returns:
            Where it lies there, for `restore`.

        Raises:
            OSError: it is still there.
        """
        place = self._trash.take(self.path(match))
        self._index.forget([(match.folder, match.file)])
        return place

    def restore(self, taken: Iterable[Path]) -> None:
        """Have matches back that were taken out. Raises OSError."""
        for place in taken:
            self._trash.give_back(place)

    def empty_trash(self, taken: Collection[Path]) -> None:
        """Let these matches go for good, and nothing else that lies in the trash."""
        self._trash.erase(taken)
