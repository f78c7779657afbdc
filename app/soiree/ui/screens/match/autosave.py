"""Saves the matches of the window, and finds unfinished ones."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from soiree.core.games import Game
from soiree.core.records import Record
from soiree.games import GAMES
from soiree.storage import matches
from soiree.storage.files import games_waiting
from soiree.storage.matches import MatchStore
from soiree.storage.notices import Notice
from soiree.storage.paths import Paths
from soiree.storage.waiting_match import WaitingMatch


class Unfinished(Struct, frozen=True):
    """An unfinished match, and the store that goes on saving it; None if nothing is saved."""

    record: Record
    store: MatchStore | None


class Autosave(QObject):
    """Saves matches as they are played, and finds unfinished ones.

    Signals:
        troubled: a match could not be saved.
        saved: a match is saved again after trouble.
    """

    troubled = Signal(Notice)
    saved = Signal()

    def __init__(self, paths: Paths, *, saves_matches: bool) -> None:
        """
        Args:
            saves_matches: false to write nothing to the disk, in a demonstration.
        """
        super().__init__()
        self._paths = paths
        self._saves_matches = saves_matches

    def new(self, game: Game) -> MatchStore | None:
        """The store of a new match of a game; None if nothing is saved."""
        return self._store(matches.new(self._paths, game))

    def load(self, game: Game) -> tuple[Unfinished | None, Sequence[Notice]]:
        """The unfinished match of a game that was played last, if any, and notices."""
        waiting, notices = matches.load(self._paths, game)
        return self._unfinished(waiting), notices

    def load_path(self, path: Path) -> tuple[Unfinished | None, Notice | None]:
        """The unfinished match at a path, if any, and a notice."""
        waiting, notice = matches.load_path(self._paths, path, GAMES)
        return self._unfinished(waiting), notice

    def peek(self, game: Game) -> matches.Latest | None:
        """The sound match that `load` would find. Changes no file; thread-safe.

        Raises:
            records.Newer: there is none, and a newer Soirée wrote one.
        """
        return matches.peek(self._paths, game) if self._saves_matches else None

    def of(self, record: Record, game: Game) -> Unfinished:
        """The unfinished match that equals a record from a file, or else a new one."""
        waits = self._saves_matches and record.result is None
        waiting = matches.load_copy(self._paths, record, game) if waits else None
        return self._unfinished(waiting) or Unfinished(record, self.new(game))

    def put(self, record: Record, game: Game) -> None:
        """Save a new unfinished match."""
        if (store := self.new(game)) is not None:
            store.note(record)

    def waiting(self) -> list[str]:
        """The games with unfinished matches."""
        waiting = games_waiting(self._paths) if self._saves_matches else ()
        return [name for name in GAMES if name in waiting]

    def _unfinished(self, waiting: WaitingMatch | None) -> Unfinished | None:
        if waiting is None or waiting.record is None:
            return None
        return Unfinished(waiting.record, self._store(waiting))

    def _store(self, waiting: WaitingMatch) -> MatchStore | None:
        saves = self._saves_matches
        return MatchStore(self._paths, waiting, self._report) if saves else None

    def _report(self, notice: Notice | None) -> None:
        """Report the result of an attempt to save, on the thread that saves."""
        if notice is None:
            self.saved.emit()
        else:
            self.troubled.emit(notice)
