"""Matches on disk: matches in progress, any number of each game, and finished matches.

A match that ends moves to the finished ones in repeatable steps: a crash between two steps loses
nothing, and `load` completes the rest without counting the match twice.
"""

from __future__ import annotations

import errno
import glob
import itertools
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from datetime import date
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from soiree.core import records
from soiree.core.games import Game
from soiree.core.records import Record
from soiree.storage.files import (
    RECORD,
    changed,
    game_of,
    read_file,
    set_aside,
    waiting_in,
    with_journal,
    write_safely,
)
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
from soiree.storage.waiting_match import WaitingMatch

Report = Callable[[Notice | None], None]
"""Receives a notice for the person, or None when it is outdated. Called on any thread."""


class MatchStore:
    """Keeps a match while it is played, and moves it to the finished ones when it is over.

    Attributes:
        trouble: the reason why the disk lacks the present match; None if it is there.
    """

    def __init__(self, paths: Paths, waiting: WaitingMatch, report: Report) -> None:
        self._paths = paths
        self._waiting = waiting
        self._report = report
        self.trouble: Notice | None = None

    def note(self, record: Record) -> None:
        """Make the present match survive the process, in microseconds."""
        try:
            self._waiting.note(record)
        except OSError as error:
            self._tell(not_written(self._waiting.path, error))

    def catch_up(self, *, renew: bool = True) -> None:
        """Flush the noted changes to the disk, which is slow, and count a finished match.

        Args:
            renew: True to renew the snapshot, too, which takes longer for longer matches.
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
    def is_safe(self) -> bool:
        """True if the last `note` survives the process."""
        return self._waiting.is_safe

    def _finish(self, record: Record) -> None:
        notice = _finish(self._paths, self._waiting, record)
        if self._waiting.record is not None:
            self._tell(notice)
            return
        # The match is among the finished ones in spite of a further notice.
        self._tell(None)
        if notice is not None:
            self._report(notice)

    def _tell(self, notice: Notice | None) -> None:
        is_news = notice != self.trouble and (notice is not None or self._waiting.is_safe)
        if is_news:
            self.trouble = notice
            self._report(notice)


def new(paths: Paths, game: Game) -> WaitingMatch:
    """The place of a new match, beside the waiting matches of its game."""
    return WaitingMatch(_first_path(paths, game), is_new=True)


def latest(paths: Paths, game: str) -> list[Path]:
    """The paths of the waiting matches of a game, the last played first."""
    paths_of_game = [path for path in waiting_in(paths.waiting) if game_of(path) == game]
    return sorted(paths_of_game, key=changed, reverse=True)


def load(paths: Paths, game: Game) -> tuple[WaitingMatch | None, tuple[Notice, ...]]:
    """The last played waiting match of a game, if there is one, and notices for the person.

    Damaged matches are skipped.
    """
    notices: list[Notice] = []
    # A folder or pipe at the first path has a notice, too.
    for path in dict.fromkeys((*latest(paths, game.name), _first_path(paths, game))):
        match, notice = load_path(paths, path, {game.name: game})
        if notice is not None:
            notices.append(notice)
        if match is not None:
            return match, tuple(notices)
    return None, tuple(notices)


class Latest(Struct, frozen=True):
    """The last played match of a game that can be continued.

    Attributes:
        changed: the time of its last change, in nanoseconds.
        is_only: True if no other match of the game can be continued.
    """

    record: Record
    changed: int
    is_only: bool


def peek(paths: Paths, game: Game) -> Latest | None:
    """The last played match of a game that can be continued, if there is one.

    Changes no file.

    Raises:
        records.Newer: none can be continued, and a newer Soirée wrote one of them.
    """
    newer: list[records.Newer] = []
    sound = (found for found in _sound(paths, game, newer) if found[1].result is None)
    latest = next(sound, None)
    if latest is None:
        for fault in newer:
            raise fault
        return None
    match, record = latest
    return Latest(record, changed(match.path), next(sound, None) is None)


def load_path(
    paths: Paths, path: Path, games: Mapping[str, Game]
) -> tuple[WaitingMatch | None, Notice | None]:
    """The waiting match at a path, if there is one, and a notice for the person.

    A damaged match is set aside. With only the journal damaged, the match continues from its
    snapshot. Files of a newer Soirée stay as they are. A match that is over, because the process
    was killed before it was counted, is counted now.
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


def find(paths: Paths, game: Game, extra: Mapping[str, object]) -> WaitingMatch | None:
    """The last played waiting match whose record has these extra fields, if there is one."""
    return _first(paths, game, lambda found: extra.items() <= found.extra.items())


def load_copy(paths: Paths, record: Record, game: Game) -> WaitingMatch | None:
    """The waiting match that equals a record, except for extra fields such as the tally."""
    return _first(paths, game, lambda found: replace(found, extra=record.extra) == record)


def _first(paths: Paths, game: Game, accepts: Callable[[Record], bool]) -> WaitingMatch | None:
    return next((match for match, record in _sound(paths, game) if accepts(record)), None)


def _sound(
    paths: Paths, game: Game, newer: list[records.Newer] | None = None
) -> Iterator[tuple[WaitingMatch, Record]]:
    """Yield the waiting matches of a game that can be read, the last played first.

    Args:
        newer: receives the faults of matches that a newer Soirée wrote.
    """
    for path in latest(paths, game.name):
        try:
            found = WaitingMatch.load(path, {game.name: game})
        except (OSError, records.Faulty) as fault:
            if newer is not None and isinstance(fault, records.Newer):
                newer.append(fault)
            continue
        yield found


def put_notes(paths: Paths, before: Record, after: Record, game: Game) -> Notice | None:
    """Save a match of the person whose notes have changed, and return a notice if that fails.

    Raises:
        LookupError: the match is not among those of the person.
    """
    match = load_copy(paths, before, game) if before.result is None else None
    if before.result is None and match is None:
        raise LookupError("no such match is waiting")
    path = match.path if match else _file_of(paths, before, game)
    try:
        if match:
            match.note(after)
            match.catch_up()
        else:
            _put_notes_of_played(paths, path, after)
    except OSError as error:
        return not_written(path, error)
    return None


def _put_notes_of_played(paths: Paths, path: Path, after: Record) -> None:
    from soiree.storage.history import index

    status = path.stat()
    write_safely(path, records.encode(after))
    # The time of the file is the end of a match that does not state its end.
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
    index.add(paths, path, after)


def _file_of(paths: Paths, record: Record, game: Game) -> Path:
    """The file of a finished match. Raises LookupError if there is none."""
    files = list(played_on(paths, record.game, _day(record)))
    content = records.encode(record)
    # A person may have given the file any name.
    for path in dict.fromkeys([*files, *paths.played.glob(f"*{RECORD}")]):
        with suppress(OSError):
            if path.stat().st_size == len(content) and read_file(path) == content:
                return path
    for path in files:  # An older Soirée may have written the same match differently.
        with suppress(OSError, records.Faulty):
            if read_kept(path, {game.name: game}) == record:
                return path
    raise LookupError("no such match is there")


def started_at(paths: Paths, game: Game, started: str) -> Path | None:
    """The match of a game that started at a time, as records write it, waiting or finished."""
    if match := _first(paths, game, lambda record: record.started == started):
        return match.path
    for path in played_on(paths, game.name, started[:10]):
        with suppress(OSError, records.Faulty):
            if read_kept(path, {game.name: game}).started == started:
                return path
    return None


def played_on(paths: Paths, game: str, day: str) -> Iterator[Path]:
    """The records of finished matches of a game that began on a day, such as `2026-11-20`."""
    yield from sorted(paths.played.glob(f"{glob.escape(f'{game}-{day}-')}*{RECORD}"))


def read_record(path: Path, games: Mapping[str, Game]) -> Record:
    """The record in an untrusted file.

    Raises:
        OSError: the file cannot be read, or is not a regular file.
        records.Newer: a newer Soirée wrote the file.
        records.Faulty: the record is damaged or too large.
    """
    try:
        content = read_file(path, records.LARGEST)
    except OSError as error:
        if error.errno != errno.EFBIG:
            raise
        largest = f"more than {records.LARGEST} bytes"
        raise records.Faulty("file", largest, "no more") from None
    return records.decode(content, games)


def read_kept(path: Path, games: Mapping[str, Game]) -> Record:
    """The record in one of the person's own files, of any size. Raises OSError and Faulty."""
    return records.decode(read_file(path), games, largest=None)


def _finish(paths: Paths, match: WaitingMatch, record: Record) -> Notice | None:
    """Move a match to the finished ones and count it; repeating this changes nothing.

    Returns:
        The failure. The match waits until its record is among the finished ones.
    """
    # The files must have this record, or `load` would count another one after a crash.
    unsaved = None
    try:
        match.catch_up()
    except OSError as error:
        unsaved = not_written(match.path, error)
    _, failure = keep_finished(paths, record)
    if failure:
        return failure
    with suppress(OSError):  # A match that stays is finished again, without effect.
        match.remove(unless_after=record)
    return unsaved


def keep_finished(paths: Paths, record: Record) -> tuple[Path | None, Notice | None]:
    """Put a finished match among the others, and count it.

    Returns:
        The path of its record, or the failure.
    """
    from soiree.storage.history import index  # SQLite is not needed before a first match is over.

    try:
        file = _put_down(paths.played, record)
    except OSError as error:
        return None, not_written(paths.played, error)
    index.add(paths, file, record)
    return file, None


def _first_path(paths: Paths, game: Game) -> Path:
    return paths.waiting / f"{game.name}{RECORD}"


def _load_snapshot(
    path: Path, games: Mapping[str, Game], fault: OSError | records.Faulty
) -> tuple[WaitingMatch, Record]:
    """A match without its faulty journal. Raises the fault if there is no snapshot."""
    try:
        return WaitingMatch.load(path, games, replays=False)
    except FileNotFoundError:
        raise fault from None


def _without_journal(match: WaitingMatch, fault: OSError | records.Faulty) -> Notice:
    kept = match.journal
    with suppress(OSError):
        kept = set_aside(match.journal)
    notice = because(JOURNAL_DAMAGED, match.path, fault)
    return Notice(notice.text, {**notice.words, "kept": kept.name})


def _damaged(path: Path, fault: records.Faulty) -> Notice:
    files = filter(os.path.lexists, with_journal(path))
    try:
        kept, *_ = [set_aside(file) for file in files]
    except OSError:
        return because(MATCH_DAMAGED_IN_PLACE, path, fault)
    return Notice(MATCH_DAMAGED, {"reason": str(fault), "kept": kept.name})


def _put_down(folder: Path, record: Record) -> Path:
    content = records.encode(record)
    for number in itertools.count(1):
        path = folder / f"{record.game}-{_day(record)}-{number}{RECORD}"
        if not os.path.lexists(path):
            write_safely(path, content)
            break
        with suppress(OSError):  # An unreadable file is another match, or none.
            if read_file(path) == content:
                break
    return path


def _day(record: Record) -> str:
    try:
        return str(date.fromisoformat((record.started or "")[:10]))
    except ValueError:
        return "undated"
