"""A list model of matches that loads rows on demand, in pages."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, Qt, Signal

from soiree.storage.history.index_rows import AlbumRow
from soiree.ui.item_views import NO_INDEX, Index
from soiree.ui.screens.album import words
from soiree.ui.screens.album.library import Library

MATCH = Qt.ItemDataRole.UserRole
"""The role of the `AlbumRow` of a row; None until the row is loaded."""

_PAGE = 64
"""The number of rows in a page."""

_MOST = 24
"""The largest number of pages in memory."""


class MatchList(QAbstractListModel):
    """The matches of one search, in its order.

    Signals:
        arrived: rows have been loaded; with the first and the last row. `dataChanged` would make
            Qt lay out all rows again.
    """

    arrived = Signal(int, int)

    def __init__(self, library: Library) -> None:
        super().__init__()
        self._library = library
        self._numbers = array("q")
        self._pages: dict[int, list[AlbumRow | None]] = {}
        self._asked: set[int] = set()
        self._stale: set[int] = set()
        self._search = 0

    def show(self, numbers: array[int]) -> bool:
        """List the matches with these `AlbumRow.number`s. Returns true if they have changed."""
        self._search += 1
        self._asked.clear()
        if numbers == self._numbers:
            # Keep stale rows until they are reloaded.
            self._stale.update(self._pages)
            self.arrived.emit(0, len(numbers) - 1)
            return False
        self.beginResetModel()
        self._numbers = numbers
        self._pages.clear()
        self._stale.clear()
        self.endResetModel()
        return True

    def number(self, row: int) -> int | None:
        """The `AlbumRow.number` of the match in a row, its key in the index; None for no row."""
        return self._numbers[row] if 0 <= row < len(self._numbers) else None

    def row_of(self, number: int) -> int | None:
        """The row of the match with this `AlbumRow.number`; None if the match is not listed."""
        try:
            return self._numbers.index(number)
        except ValueError:
            return None

    def kept(self, row: int) -> AlbumRow | None:
        """The match of a row; None while it is being loaded."""
        page, place = divmod(row, _PAGE)
        matches = self._pages.pop(page, None)
        if matches is None:
            self._ask_for(page)
            return None
        self._pages[page] = matches  # The page used last comes last.
        if page in self._stale:
            self._stale.discard(page)
            self._ask_for(page)
        return matches[place]

    def put(self, match: AlbumRow) -> None:
        """Replace the data of a match whose row is loaded."""
        row = self.row_of(match.number)
        if row is not None:
            page, place = divmod(row, _PAGE)
            if page in self._pages:
                self._pages[page][place] = match
                self.arrived.emit(row, row)

    def load(self, rows: Sequence[int], answer: Callable[[list[AlbumRow]], None]) -> None:
        """Load the matches of these rows, and pass them to `answer`."""
        numbers, requested = [self._numbers[row] for row in rows], set(rows)
        known = [
            match
            for page, matches in self._pages.items()
            for place, match in enumerate(matches)
            if match is not None and page * _PAGE + place in requested
        ]
        self._library.rows(numbers, answer, known)

    def _ask_for(self, page: int) -> None:
        if page in self._asked:
            return
        self._asked.add(page)
        numbers = self._numbers[page * _PAGE : (page + 1) * _PAGE]
        search = self._search

        def take(found: list[AlbumRow]) -> None:
            if search == self._search:
                self._take(page, numbers, found)

        self._library.rows(numbers, take)

    def _take(self, page: int, numbers: array[int], found: list[AlbumRow]) -> None:
        self._asked.discard(page)
        by_number = {match.number: match for match in found}
        self._pages[page] = [by_number.get(number) for number in numbers]
        while len(self._pages) > _MOST:
            del self._pages[next(iter(self._pages))]
        self.arrived.emit(page * _PAGE, page * _PAGE + len(numbers) - 1)

    # --- Qt --------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._numbers)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == MATCH:
            return self.kept(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            match = self.kept(index.row())
            return words.spoken(match) if match else ""
        return None
