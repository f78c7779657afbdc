"""A match in progress on disk: a snapshot, and a journal of the changes since."""

from __future__ import annotations

import errno
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
    free_name,
    is_taken,
    journal_of,
    put_in_place,
    read_file,
    size_of,
    sync_folder,
    write_safely,
)
from soiree.storage.journal import Change, Journal, read_changes, replay

NUMBER = "journal"
"""The extra field of a snapshot with the number of its last change."""

_lock = threading.Lock()
"""Protects the creation and removal of files, for microseconds on a sound disk."""

_holders: WeakValueDictionary[Path, WaitingMatch] = WeakValueDictionary()
"""The match of this process that owns a path: the one whose `note` was called last."""


class _Version(Struct, frozen=True):
    number: int
    record: Record


class WaitingMatch:
    """Keeps one match in progress on disk, so that it survives the process.

    `note` makes a change survive the process at once. `catch_up` makes it survive a power cut, and
    renews the snapshot; it is slow and runs on a thread. Once the same match is loaded again and
    noted there, this object no longer touches any file.

    Attributes:
        path: the path of the snapshot; the journal lies beside it.
    """

    def __init__(self, path: Path, *, is_new: bool = False) -> None:
        """
        Args:
            is_new: True if the match has no files yet. If another match has the path, the first
                `note` chooses a path with a number, such as `rummy-2.soiree`.
        """
        self.path = path
        self._is_new = is_new
        self._journal = Journal(self.journal)
        self._is_replaced = False
        self._number = 0
        self._latest: _Version | None = None
        self._kept: _Version | None = None  # in the journal or the snapshot
        self._snapshot: _Version | None = None

    @classmethod
    def load(
        cls, path: Path, games: Mapping[str, Game], *, replays: bool = True
    ) -> tuple[WaitingMatch, Record]:
        """The waiting match at a path, and its record with the changes since the snapshot.

        Args:
            replays: False to leave out the journal.

        Raises:
            FileNotFoundError: no match waits there.
            OSError: the match cannot be read.
            records.Newer: a newer Soirée wrote the snapshot or the journal.
            records.Faulty: the match is damaged.
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
        """The record of the last `note`, or the loaded one; None if there is none."""
        latest = self._latest
        return latest.record if latest else None

    @property
    def is_safe(self) -> bool:
        """True if the last `note` survives the process."""
        with _lock:
            return self._kept is self._latest

    def note(self, record: Record) -> None:
        """Make the present match survive the process.

        Raises:
            OSError: only the earlier state of the match survives. The next call tries again.
        """
        with _lock:
            self._number += 1
            self._latest = _Version(self._number, record)
            self._take_place()
            if self._journal.is_gone():  # Its folder and the snapshot may be gone, too.
                self._kept = None
            self._journal.append(_change(self._kept, self._latest))
            self._kept = self._latest

    def catch_up(self, *, renew: bool = True) -> None:
        """Flush the noted changes to the disk.

        Args:
            renew: True to renew the snapshot, too, which takes longer for longer matches.

        Raises:
            OSError: the last changes may not be on the disk; earlier ones are.
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
        """Remove the files of a match that is over or given up.

        Args:
            unless_after: the expected last record; the files stay if another one was noted since.

        Raises:
            OSError: the match still waits.
        """
        with _lock:
            if unless_after is not None and self._latest and self._latest.record != unless_after:
                return
            if not self._is_replaced:
                self._journal.close()
                for path in (self.journal, self.path):
                    path.unlink(missing_ok=True)
                # Another match may take the path from now on.
                _holders.pop(self.path, None)
                self._is_new = True
            self._latest = self._kept = self._snapshot = None
        sync_folder(self.path.parent)

    def _take_place(self) -> None:
        if self._is_new:
            self._is_new = False
            self.path = free_name(self.path, lambda path: path in _holders or is_taken(path))
            self._journal = Journal(self.journal)
        holder = _holders.get(self.path)
        if holder is not self:
            if holder is not None:
                holder._is_replaced = True
            _holders[self.path] = self

    def _renew(self, latest: _Version) -> None:
        extra = latest.record.extra | {NUMBER: latest.number}
        write_safely(self.path, records.encode(replace(latest.record, extra=extra)), put=self._put)
        with _lock:
            if self._is_replaced:
                return
            self._snapshot = latest
            if self._kept is None or self._kept.number <= latest.number:
                self._kept = latest
                with suppress(OSError):  # The remaining changes are older than the snapshot.
                    self._journal.clear()

    def _put(self, written: Path, path: Path) -> None:
        """Move a snapshot to its path, unless another match owns the path by now."""
        with _lock:
            if self._is_replaced:
                written.unlink()
            else:
                put_in_place(written, path)


def _content(path: Path) -> bytes:
    # In this order: a snapshot that is renewed meanwhile only contains the changes just read.
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
    shorter = min(len(before), len(now))
    if before[:shorter] == now[:shorter]:
        return shorter
    return next(n for n in range(shorter) if before[n] != now[n])
