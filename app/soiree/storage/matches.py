"""Matches on disk: those in progress, any number of each game, and the records of those played.

A match that is over moves to those played in steps that can each be repeated: a crash between two
of them loses nothing, and `load` finishes the rest without counting anything twice.
"""

from __future__ import annotations

import errno
import itertools
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import date
from pathlib import Path

from msgspec.structs import replace

from soiree.core import records
from soiree.core.games import Game
from soiree.core.records import Record
from soiree.storage.files import RECORD, read_file, write_safely
from soiree.storage.notices import (
    JOURNAL_DAMAGED,
    MATCH_DAMAGED,
    MATCH_DAMAGED_IN_PLACE,
    MATCH_NEWER,
    NOT_READ,
    Notice,
    because,
    not_written,
)
from soiree.storage.paths import Paths
from soiree.storage.waiting_files import changed, game_of, waiting_in
from soiree.storage.waiting_match import WaitingMatch

Report = Callable[[Notice | None], None]
"""Takes what the person should be told, or None when that is true no longer. On any thread."""


class MatchStore:
    """Keeps a match while it is played, and has it among those played when it is over."""

    def __init__(self, paths: Paths, waiting: WaitingMatch, report: Report) -> None:
        self._paths = paths
        self._waiting = waiting
        self._report = report
        self._trouble: Notice | None = None

    def note(self, record: Record) -> None:
        """Have the match survive the process as it is now. Takes microseconds."""
        try:
            self._waiting.note(record)
        except OSError as error:
            self._tell(not_written(self._waiting.path, error))

    def catch_up(self, *, renew: bool = True) -> None:
        """Bring to the disk what was noted; it may take long. A match that is over is counted.

        Args:
            renew: whether to renew the snapshot, which takes longer the longer the match is.
        """
        record = self._waiting.record
        if record is not None and record.result is not None:
            self._finish(record)
            return
        try:
            self._waiting.catch_up(renew=renew)
        except OSError as error:
            self._tell(not_written(self._waiting.path, error))
        else:
            self._tell(None)

    @property
    def trouble(self) -> Notice | None:
        """Why the match is not on disk as it is now, if it is not."""
        return self._trouble

    @property
    def is_safe(self) -> bool:
        """Whether what was noted last survives the process."""
        return self._waiting.is_safe

    def _finish(self, record: Record) -> None:
        notice = _finish(self._paths, self._waiting, record)
        if self._waiting.record is not None:
            self._tell(notice)
            return
        # It is among those played, whatever else is to be said.
        self._tell(None)
        if notice is not None:
            self._report(notice)

    def _tell(self, notice: Notice | None) -> None:
        is_news = notice != self._trouble and (notice is not None or self._waiting.is_safe)
        if is_news:
            self._trouble = notice
            self._report(notice)


def new(paths: Paths, game: Game) -> WaitingMatch:
    """Where a new match of a game is kept, beside those that wait."""
    return WaitingMatch(_first_path(paths, game), is_new=True)


def latest(paths: Paths, game: str) -> list[Path]:
    """The paths of the matches of a game that wait, the one that was played last first."""
    paths_of_game = [path for path in waiting_in(paths.waiting) if game_of(path) == game]
    return sorted(paths_of_game, key=changed, reverse=True)


def load(paths: Paths, game: Game) -> tuple[WaitingMatch | None, tuple[Notice, ...]]:
    """The match of a game that was played last, if any waits, and what the person should be told.

    Those before it that cannot be used are passed over.
    """
    told: list[Notice] = []
    # What is there but cannot wait, such as a folder, is told of as well.
    for path in dict.fromkeys((*latest(paths, game.name), _first_path(paths, game))):
        match, notice = load_path(paths, path, {game.name: game})
        if notice is not None:
            told.append(notice)
        if match is not None:
            return match, tuple(told)
    return None, tuple(told)


def peek(paths: Paths, game: Game) -> Record | None:
    """The match of a game that was played last and can be continued, if any; it touches nothing."""
    for path in latest(paths, game.name):
        with suppress(OSError, records.Faulty):
            record = WaitingMatch.load(path, {game.name: game})[1]
            if record.result is None:
                return record
    return None


def load_path(
    paths: Paths, path: Path, games: Mapping[str, Game]
) -> tuple[WaitingMatch | None, Notice | None]:
    """The match that waits under a path, if one does, and what the person should be told.

    A damaged one is set aside; if only its journal is, the match goes on from its snapshot. If a
    newer Soirée wrote the snapshot or the journal, both stay as they are. A match that is already
    over, because the process was killed before it was counted, is counted now.
    """
    notice = None
    try:
        try:
            match, record = WaitingMatch.load(path, games)
        except FileNotFoundError:
            return None, None
        except records.Newer:
            raise
        except (OSError, records.Faulty) as fault:
            match, record = _load_snapshot(path, games, fault)
            notice = _without_journal(match, fault)
    except OSError as error:
        return None, because(NOT_READ, path, error)
    except records.Newer as fault:
        return None, because(MATCH_NEWER, path, fault)
    except records.Faulty as fault:
        return None, _damaged(path, fault)
    if record.result:
        return None, _finish(paths, match, record) or notice
    return match, notice


def load_copy(paths: Paths, record: Record, game: Game) -> WaitingMatch | None:
    """The waiting match that is this very one, entry by entry, if any is.

    It may have counted otherwise how long it took, and what help there was.
    """
    for path in latest(paths, game.name):
        with suppress(OSError, records.Faulty):
            match, found = WaitingMatch.load(path, {game.name: game})
            if replace(found, extra=record.extra) == record:
                return match
    return None


def read_record(path: Path, games: Mapping[str, Game]) -> Record:
    """The record in a file from elsewhere, which may be anything.

    Raises:
        OSError: it cannot be read, or is no file.
        records.Newer: a newer Soirée wrote it.
        records.Faulty: it is no sound record, or too large to be one.
    """
    try:
        content = read_file(path, records.LARGEST)
    except OSError as error:
        if error.errno != errno.EFBIG:
            raise
        largest = f"more than {records.LARGEST} bytes"
        raise records.Faulty("file", largest, "no more") from None
    return records.decode(content, games)


def _finish(paths: Paths, match: WaitingMatch, record: Record) -> Notice | None:
    """Move a finished match to those played, and count it. Doing so again changes nothing.

    Returns:
        What failed. The match goes on waiting until its record is among those played.
    """
    from soiree.storage import index  # SQLite is not needed before a first match is over.

    # The waiting match must be this very record, or `load` would count another one after a crash.
    unsaved = None
    try:
        match.catch_up()
    except OSError as error:
        unsaved = not_written(match.path, error)
    try:
        file = _put_down(paths.played, record)
    except OSError as error:
        return not_written(paths.played, error)
    index.add(paths, file, record)
    with suppress(OSError):  # If it stays, it is finished once more, to no effect.
        match.remove(unless_after=record)
    return unsaved


def _first_path(paths: Paths, game: Game) -> Path:
    return paths.waiting / f"{game.name}{RECORD}"


def _load_snapshot(
    path: Path, games: Mapping[str, Game], fault: OSError | records.Faulty
) -> tuple[WaitingMatch, Record]:
    """A match as its snapshot has it, for its journal is at fault; or else raises that."""
    try:
        return WaitingMatch.load(path, games, replays=False)
    except FileNotFoundError:
        raise fault from None


def _without_journal(match: WaitingMatch, fault: OSError | records.Faulty) -> Notice:
    kept = match.journal
    with suppress(OSError):
        kept = match.set_journal_aside()
    notice = because(JOURNAL_DAMAGED, match.path, fault)
    return Notice(notice.text, {**notice.words, "kept": kept.name})


def _damaged(path: Path, fault: records.Faulty) -> Notice:
    try:
        kept = WaitingMatch(path).set_aside()
    except OSError:
        return because(MATCH_DAMAGED_IN_PLACE, path, fault)
    return Notice(MATCH_DAMAGED, {"reason": str(fault), "kept": kept.name})


def _put_down(folder: Path, record: Record) -> Path:
    """Write a record among those played, unless it is there, as `rummy-2026-01-31-1.soiree`."""
    content = records.encode(record)
    for number in itertools.count(1):
        path = folder / f"{record.game}-{_day(record)}-{number}{RECORD}"
        if not os.path.lexists(path):
            write_safely(path, content)
            break
        with suppress(OSError):  # What cannot be read is another match, or none.
            if read_file(path) == content:
                break
    return path


def _day(record: Record) -> str:
    try:
        return str(date.fromisoformat((record.started or "")[:10]))
    except ValueError:
        return "undated"
