"""Asks the album on the disk, on a separate thread."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from soiree.controller.computers.worker import Worker
from soiree.core import records
from soiree.games import GAMES
from soiree.storage.files import write_safely
from soiree.storage.history.album import Album, Search
from soiree.storage.history.index import Progress
from soiree.storage.history.index_rows import AlbumRow
from soiree.storage.notices import NOT_OPENED, NOT_REMOVED, Notice, because, not_written
from soiree.storage.paths import Paths
from soiree.ui.background import Answers

_T = TypeVar("_T")

_CLOSING_TAKES = 3.0
"""The longest wait in seconds for the trash to be emptied at the end of the program."""


class KeptAlbum:
    """The album of the program, with its thread and its trash.

    Attributes:
        album: the album; used on the worker's thread only.
        worker: the thread.
        taken: for each deletion, the paths of its matches in the trash; the latest deletion is
            last. Undo is possible until the program ends.
    """

    def __init__(self, paths: Paths) -> None:
        self.album = Album(paths, GAMES)
        self.worker = Worker()
        self.taken: list[list[Path]] = []

    def close(self) -> None:
        """Empty the trash, and stop the thread."""
        taken = frozenset(chain.from_iterable(self.taken))
        self.worker.submit(lambda: self.album.empty_trash(taken))
        self.worker.finish(_CLOSING_TAKES)


class Library(QObject):
    """Questions of one page to the album. Answers come on the window's thread, in order.

    Attributes:
        has_updated: true once the album has read all records.

    Signals:
        agreed: the album has read more or all of the records.
        progressed: the album reads records; with the `Progress`, or None at the end.
        troubled: a file could not be read or written.
    """

    agreed = Signal()
    progressed = Signal(object)
    troubled = Signal(Notice)

    def __init__(self, kept: KeptAlbum) -> None:
        super().__init__()
        self._kept = kept
        self._album = kept.album
        self._worker = kept.worker
        self._answers = Answers()
        self.has_updated = False
        self._is_updating = False
        self._updates_again = False

    def update(self) -> None:
        """Make the album read changed records, in steps that allow other questions in between."""
        self._updates_again = self._is_updating
        if not self._is_updating:
            self._is_updating = True
            self._go_on(self._album.update_in_steps(), 1)

    def _go_on(self, steps: Iterator[Progress], number: int) -> None:
        def take(progress: Progress | None) -> None:
            is_power_of_two = not number & (number - 1)
            if progress is None:
                self._is_updating, self.has_updated = False, True
            if progress is None or is_power_of_two:
                self.agreed.emit()
            self.progressed.emit(progress)
            if progress is not None:
                self._go_on(steps, number + 1)
                return
            self._ask(self._album.notices, self._tell_all)
            if self._updates_again:
                self.update()

        self._ask(lambda: next(steps, None), take)

    def find(self, search: Search, answer: Callable[[array[int]], None]) -> None:
        """Pass the numbers of the matches that a search finds (`AlbumRow.number`) to `answer`."""
        self._ask(lambda: self._album.find(search), answer)

    def rows(
        self,
        numbers: Sequence[int],
        answer: Callable[[list[AlbumRow]], None],
        known: Sequence[AlbumRow] = (),
    ) -> None:
        """Pass the matches with these numbers to `answer`, without deleted matches.

        Args:
            known: matches loaded before, a substitute for rows of a damaged index.
        """

        def read() -> list[AlbumRow]:
            found = self._album.rows(numbers)
            if not self._album.agrees:
                numbers_found = {match.number for match in found}
                found += [match for match in known if match.number not in numbers_found]
            return found

        self._ask(read, answer)

    def note_fault(self, match: AlbumRow, line: str) -> None:
        """Mark a match as unusable, with a reason."""
        self._ask(lambda: self._album.note_fault(match, line), lambda _: None)

    def delete(self, matches: Sequence[AlbumRow], answer: Callable[[list[Path]], None]) -> None:
        """Move matches to the trash, up to the first failure. `answer` receives their paths in the
        trash, on the window's thread, and `KeptAlbum.taken` keeps these paths for undo.
        """

        def delete() -> None:
            taken = list[Path]()
            for match in matches:
                try:
                    taken.append(self._album.delete(match))
                except OSError as error:
                    self._tell(because(NOT_REMOVED, self._album.path(match), error))
                    break
            if taken:
                self._kept.taken.append(taken)
            self._answers.post(lambda: answer(taken))

        self._worker.submit(delete)

    def restore(self, taken: Sequence[Path]) -> None:
        """Move matches back from the trash. Matches that cannot be moved are never erased.

        Args:
            taken: paths that were removed from `KeptAlbum.taken`.
        """

        def restore() -> None:
            try:
                self._album.restore(taken)
            except OSError as error:
                self._tell(not_written(Path(error.filename or ""), error))

        self._ask(restore, lambda _: self.update())

    def save_copies(
        self, copies: Mapping[Path, AlbumRow], saved: Callable[[Sequence[Path]], None]
    ) -> None:
        """Save copies of matches, up to the first failure; `saved` receives the written paths."""

        def save() -> list[Path]:
            done = list[Path]()
            for path, match in copies.items():
                try:
                    write_safely(path, records.encode(self._album.record(match)))
                except records.Faulty as fault:
                    self._tell(because(NOT_OPENED, self._album.path(match), fault))
                    break
                except OSError as error:
                    self._tell(not_written(path, error))
                    break
                done.append(path)
            return done

        self._ask(save, saved)

    def path(self, match: AlbumRow) -> Path:
        """The path of the record of a match."""
        return self._album.path(match)

    def end(self) -> None:
        """Drop all answers from now on."""
        self._answers.end()

    def _ask(self, act: Callable[[], _T], answer: Callable[[_T], object]) -> None:
        def work() -> None:
            found = act()
            agrees = self._album.agrees
            self._answers.post(lambda: take(found, agrees))

        def take(found: _T, agrees: bool) -> None:
            answer(found)
            if self.has_updated and not agrees and not self._is_updating:
                self.update()

        self._worker.submit(work)

    def _tell(self, notice: Notice) -> None:
        self._answers.post(lambda: self.troubled.emit(notice))

    def _tell_all(self, notices: Iterable[Notice]) -> None:
        for notice in notices:
            self.troubled.emit(notice)
