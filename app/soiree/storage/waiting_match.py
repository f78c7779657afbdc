"""A match in progress on disk: a snapshot of it, and a journal of what came after."""

from __future__ import annotations

import errno
import itertools
import json
import os
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from weakref import WeakValueDictionary

from msgspec import Struct
from msgspec.structs import replace

from soiree.core import records
from soiree.core.entries import Entry
from soiree.core.games import Game
from soiree.core.records import Record
from soiree.storage.files import (
    put_in_place,
    read_file,
    set_aside,
    sync_folder,
    write_safely,
)
from soiree.storage.journal import Change, Journal, read_changes, replay
from soiree.storage.waiting_files import game_of, journal_of, size_of

NUMBER = "journal"
"""The extra field of a snapshot that says which change of the match was its last."""

_lock = threading.Lock()
"""Held while files of any match appear or go: for microseconds, if the disk is sound."""

_holders: WeakValueDictionary[Path, WaitingMatch] = WeakValueDictionary()
"""Which match of this process has a path: the one that was noted last under it."""


class _Version(Struct, frozen=True):
    """The match after one of its changes."""

    number: int
    record: Record


class WaitingMatch:
    """Keeps one match in progress, which waits on disk whatever happens to the process.

    What is noted survives the process at once. `catch_up` brings it to the disk itself, so that it
    survives a power cut, and renews the snapshot; it may take long, on a thread of its own. From
    when the same match, loaded once more, is noted, this one touches no file any more, however late
    it comes.

    Attributes:
        path: of the snapshot; the journal lies beside it.
    """

    def __init__(self, path: Path, *, is_new: bool = False) -> None:
        """
        Args:
            is_new: whether nothing of it waits yet. Then it takes no other match's place: where one
                is, its first note gives it a path with a number, such as `rummy-2.soiree`.
        """
        self.path = path
        self._is_new = is_new
        self._journal = Journal(self.journal)
        self._is_replaced = False
        self._number = 0
        self._latest: _Version | None = None
        self._kept: _Version | None = None  # which the journal or the snapshot has
        self._snapshot: _Version | None = None

    @classmethod
    def load(
        cls, path: Path, games: Mapping[str, Game], *, replays: bool = True
    ) -> tuple[WaitingMatch, Record]:
        """The match that waits under a path, with what its snapshot does not hold.

        Args:
            replays: whether the journal is read; without it, the snapshot is all.

        Raises:
            FileNotFoundError: none does.
            OSError: it cannot be read.
            records.Newer: a newer Soirée wrote the snapshot or the journal.
            records.Faulty: it is no sound match.
        """
        content = _content(path) if replays else read_file(path)
        record = records.decode(content, games, largest=None)
        number = record.extra.pop(NUMBER, 0)
        match = cls(path)
        match._number = number if isinstance(number, int) else 0
        match._latest = match._kept = _Version(match._number, record)
        return match, record

    @property
    def journal(self) -> Path:
        """The path of the journal."""
        return journal_of(self.path)

    @property
    def record(self) -> Record | None:
        """The match as it was noted last, if it ever was."""
        latest = self._latest
        return latest.record if latest else None

    @property
    def is_safe(self) -> bool:
        """Whether what was noted last survives the process."""
        with _lock:
            return self._kept is self._latest

    def note(self, record: Record) -> None:
        """Have a match survive the process as it is now.

        Raises:
            OSError: it does not, but what was noted before does. The next call tries again.
        """
        with _lock:
            self._number += 1
            self._latest = _Version(self._number, record)
            self._take_place()
            if self._journal.is_gone():  # With its folder, perhaps, and with the snapshot.
                self._kept = None
            self._journal.append(_change(self._kept, self._latest))
            self._kept = self._latest

    def catch_up(self, *, renew: bool = True) -> None:
        """Bring to the disk what was noted.

        Args:
            renew: whether to renew the snapshot, which takes longer the longer the match is.

        Raises:
            OSError: it may not be there; what was there before still is.
        """
        with _lock:
            latest = self._latest
        if latest is None or latest is self._snapshot or self._is_replaced:
            return
        self._journal.sync()
        if renew or not self.is_safe:
            try:
                self._renew(latest)
            except OSError:
                if not self.is_safe:
                    raise

    def remove(self, *, unless_after: Record | None = None) -> None:
        """Let nothing wait any more, as the match is over or given up.

        Args:
            unless_after: the match is kept all the same if something was noted after this.

        Raises:
            OSError: it still waits.
        """
        with _lock:
            if unless_after is not None and self._latest and self._latest.record != unless_after:
                return
            if not self._is_replaced:
                self._journal.close()
                for path in (self.journal, self.path):
                    path.unlink(missing_ok=True)
                # Another match may have the path from now on.
                _holders.pop(self.path, None)
                self._is_new = True
            self._latest = self._kept = self._snapshot = None
        sync_folder(self.path.parent)

    def _take_place(self) -> None:
        """Be the match that waits here; whichever was before is not any more."""
        if self._is_new:
            self._is_new = False
            self.path = _free(self.path)
            self._journal = Journal(self.journal)
        holder = _holders.get(self.path)
        if holder is not self:
            if holder is not None:
                holder._is_replaced = True
            _holders[self.path] = self

    def set_aside(self) -> Path:
        """Rename a match that cannot be used, so that it no longer waits.

        Returns:
            What its snapshot, or the journal if it has none, is called now.

        Raises:
            OSError: it could not be renamed.
        """
        both = (self.path, self.journal)
        first, *_ = [set_aside(path) for path in both if os.path.lexists(path)]
        return first

    def set_journal_aside(self) -> Path:
        """Rename a journal that cannot be used, and return its new path. The snapshot stays.

        Raises:
            OSError: it could not be renamed.
        """
        return set_aside(self.journal)

    def _renew(self, latest: _Version) -> None:
        extra = latest.record.extra | {NUMBER: latest.number}
        write_safely(self.path, records.encode(replace(latest.record, extra=extra)), put=self._put)
        with _lock:
            if self._is_replaced:
                return
            self._snapshot = latest
            if self._kept is None or self._kept.number <= latest.number:
                self._kept = latest
                with suppress(OSError):  # What is left there is older than the snapshot.
                    self._journal.clear()

    def _put(self, written: Path, path: Path) -> None:
        """Have a snapshot take its place, unless that is another match's by now."""
        with _lock:
            if self._is_replaced:
                written.unlink()
            else:
                put_in_place(written, path)


def _free(path: Path) -> Path:
    """A path where no match waits: this one, or one with a number. Called under the lock."""
    for number in itertools.count(1):
        free = path if number == 1 else path.with_stem(f"{game_of(path)}-{number}")
        if free in _holders or any(map(os.path.lexists, (free, journal_of(free)))):
            continue
        return free
    raise AssertionError("there is always a larger number")


def _content(path: Path) -> bytes:
    """The file of a record of the match that waits under a path. Raises OSError or Faulty."""
    # In this order: a journal may be begun meanwhile, and a snapshot that is renewed meanwhile only
    # holds what the journal held.
    has_journal = bool(size_of(journal_of(path)))
    changes = read_changes(journal_of(path))
    try:
        snapshot = read_file(path)
    except FileNotFoundError:
        snapshot = None
    content = replay(snapshot, changes)
    if content is None:
        if has_journal:
            raise records.Faulty("journal", "no whole match", "one at its beginning")
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    return content


def _change(before: _Version | None, now: _Version) -> Change:
    change: dict[str, object] = {"version": records.VERSION, "number": now.number}
    if before is None:
        return change | {"record": json.loads(records.encode(now.record))}
    kept = _common(before.record.entries, now.record.entries)
    change |= {
        "after": before.number,
        "kept": kept,
        "entries": [records.entry_fields(each) for each in now.record.entries[kept:]],
    }
    if now.record.extra != before.record.extra:
        change["extra"] = now.record.extra
    if now.record.result is not None:
        change["result"] = json.loads(records.encode(now.record))["result"]
        if now.record.ended is not None:
            change["ended"] = now.record.ended
    return change


def _common(before: Sequence[Entry], now: Sequence[Entry]) -> int:
    """How many entries two matches have in common at their beginning."""
    shorter = min(len(before), len(now))
    if before[:shorter] == now[:shorter]:
        return shorter
    return next(n for n in range(shorter) if before[n] != now[n])
