"""A match in progress on disk: a snapshot of it, and a journal of what came after."""

from __future__ import annotations

import errno
import json
import os
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from soiree.core import records
from soiree.core.entries import Entry
from soiree.core.games import Game
from soiree.core.records import Record
from soiree.storage.files import read_file, remove, write_safely
from soiree.storage.journal import Change, Journal, read_changes, replay

NUMBER = "journal"
"""The extra field of a snapshot that says which change of the match was its last."""


@dataclass(frozen=True, slots=True)
class _Version:
    """The match after one of its changes."""

    number: int
    record: Record


class WaitingMatch:
    """Keeps one match in progress, which waits on disk whatever happens to the process.

    What is noted survives the process at once. `catch_up` brings it to the disk itself, so that it
    survives a power cut, and renews the snapshot; it may take long, on a thread of its own.
    """

    def __init__(self, path: Path) -> None:
        """
        Args:
            path: of the snapshot; the journal lies beside it.
        """
        self.path = path
        self._journal = Journal(_journal_of(path))
        self._lock = threading.Lock()  # held for microseconds
        self._latest: _Version | None = None
        self._kept: _Version | None = None  # as the journal or the snapshot has it
        self._snapshot = 0  # its number

    @classmethod
    def load(cls, path: Path, games: Mapping[str, Game]) -> tuple[WaitingMatch, Record]:
        """The match that waits under a path, with what its snapshot does not hold.

        Raises:
            FileNotFoundError: none does.
            OSError: it cannot be read.
            records.Faulty: it is no sound match.
        """
        content = _content(path)
        record = records.decode(content, games, largest=None)
        number = record.extra.pop(NUMBER, 0)
        match = cls(path)
        if isinstance(number, int):
            match._snapshot = number
        return match, record

    def note(self, record: Record) -> None:
        """Have a match survive the process as it is now.

        Raises:
            OSError: it does not, but what was noted before does. The next call tries again.
        """
        with self._lock:
            number = self._latest.number if self._latest else self._snapshot
            if self._journal.is_gone():  # With its folder, perhaps, and with the snapshot.
                self._kept = None
            self._latest = _Version(number + 1, record)
            self._journal.append(_change(self._kept, self._latest))
            self._kept = self._latest

    def catch_up(self, *, renew: bool = True) -> None:
        """Bring to the disk what was noted.

        Args:
            renew: whether to renew the snapshot, which takes longer the longer the match is.

        Raises:
            OSError: it may not be there; what was there before still is.
        """
        with self._lock:
            latest = self._latest
        if latest is None or latest.number == self._snapshot:
            return
        self._journal.sync()
        if renew:
            self._renew(latest)

    def remove(self) -> None:
        """The match is over, or given up: nothing waits any more.

        Raises:
            OSError: it still does.
        """
        self._journal.close()
        remove(_journal_of(self.path))
        remove(self.path)

    def _renew(self, latest: _Version) -> None:
        extra = latest.record.extra | {NUMBER: latest.number}
        write_safely(self.path, records.encode(replace(latest.record, extra=extra)))
        with self._lock:
            self._snapshot = latest.number
            if self._kept is None or self._kept.number <= latest.number:
                self._kept = latest
                with suppress(OSError):  # What is left there is older than the snapshot.
                    self._journal.clear()


def exists(path: Path) -> bool:
    """Whether a match waits under the path of a snapshot."""
    return path.exists() or _journal_of(path).exists()


def _content(path: Path) -> bytes:
    """The file of a record of the match that waits under a path. Raises OSError."""
    try:
        snapshot = read_file(path)
    except FileNotFoundError:
        snapshot = None
    content = replay(snapshot, read_changes(_journal_of(path)))
    if content is None:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    return content


def _journal_of(path: Path) -> Path:
    return path.with_suffix(".journal")


def _change(before: _Version | None, now: _Version) -> Change:
    if before is None:
        return {"number": now.number, "record": json.loads(records.encode(now.record))}
    kept = _common(before.record.entries, now.record.entries)
    change: dict[str, object] = {
        "number": now.number,
        "after": before.number,
        "kept": kept,
        "entries": [records.entry_fields(each) for each in now.record.entries[kept:]],
    }
    if now.record.extra != before.record.extra:
        change["extra"] = now.record.extra
    return change


def _common(before: Sequence[Entry], now: Sequence[Entry]) -> int:
    """How many entries two matches have in common at their beginning."""
    shorter = min(len(before), len(now))
    if before[:shorter] == now[:shorter]:
        return shorter
    return next(n for n in range(shorter) if before[n] != now[n])
