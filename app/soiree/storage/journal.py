"""The journal of a match in progress: one line for each change since its snapshot.

Each line is passed to the system in one call, so that a killed process loses nothing that the table
has shown. Flushing to the disk takes longer and is a separate call. Each line begins with its
checksum: a line that a power cut left incomplete ends the journal.

    8c14f3a2 {"number": 41, "after": 40, "kept": 17, "entries": [{"seat": 0, "move": "ask 2 7H"}]}
"""

from __future__ import annotations

import errno
import json
import os
import threading
import zlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from soiree.core.migrations import MIGRATIONS, Migration, brought_up, check_version
from soiree.core.strict_json import Faulty
from soiree.storage.files import open_file, read_file, write_safely

LARGEST = 32_000_000
"""The largest size that is read, in bytes. Snapshots are written long before."""

Change = Mapping[str, Any]
"""A change of a match, as a JSON object.

    version: the version of records; 1 if missing. It also rises with changes of journals.
    number: the number of the change, from 1.
    record: the whole record; or else
    after: the number of the previous change.
    kept, entries: the number of earlier entries that stay, and the entries that follow them.
    extra: the record's extra fields, if they have changed.
    result, ended: the result and its time, if the match is over after the change.
"""


class Journal:
    """Appends changes to a file, which the first change creates."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None
        self._end = 0
        self._opening = threading.Lock()  # `sync` runs on other threads

    def append(self, change: Change) -> None:
        """Pass a change to the system: it survives the process, but not yet a power cut.

        Raises:
            OSError: nothing of the change was written.
        """
        text = json.dumps(change, ensure_ascii=False).encode()
        line = b"%08x %s\n" % (zlib.crc32(text), text)
        if self.is_gone():
            self.close()
        if self._file is None and not os.path.lexists(self._path):
            # A process that is killed while it writes the first change leaves no journal.
            write_safely(self._path, line, lasts=False)
            self._opened()
            return
        file = self._opened()
        end = os.fstat(file).st_size
        try:
            written = os.write(file, line)
            if written < len(line):  # The disk is full: the second call raises.
                written += os.write(file, line[written:])
            if written < len(line):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(self._path))
        except OSError:
            os.ftruncate(file, end)
            raise
        self._end = end + len(line)

    def is_gone(self) -> bool:
        """True if the open file has been deleted."""
        return self._file is not None and os.fstat(self._file).st_nlink == 0

    def sync(self) -> None:
        """Flush the appended changes to the disk. This is slow; any thread may call this method.

        Raises:
            OSError: the changes may not be on the disk.
        """
        with self._opening:
            file = None if self._file is None else os.dup(self._file)
        if file is not None:  # A duplicate: another thread may close the original.
            try:
                _sync(file)
            finally:
                os.close(file)

    def clear(self) -> None:
        """Drop all changes after a snapshot, unless another process has added some.

        Raises:
            OSError: the changes are still there, which is harmless.
        """
        if self._file is not None and os.fstat(self._file).st_size == self._end:
            os.ftruncate(self._file, 0)
            self._end = 0

    def close(self) -> None:
        with self._opening:
            if self._file is not None:
                os.close(self._file)
                self._file = None

    def _opened(self) -> int:
        if self._file is None:
            file = open_file(self._path, os.O_RDWR | os.O_CREAT | os.O_APPEND)
            # Nothing after an incomplete line could be read.
            self._end = sum(len(line) for line in _whole_lines(_content(file)))
            os.ftruncate(file, self._end)
            self._file = file
        return self._file


def read_changes(path: Path) -> list[Change]:
    """The changes in a journal, up to the first incomplete line; empty without a file.

    Raises:
        OSError: the file cannot be read.
        Faulty: a complete line is not JSON.
    """
    try:
        content = read_file(path, LARGEST)
    except FileNotFoundError:
        return []
    changes = []
    for number, line in enumerate(_whole_lines(content), 1):
        try:
            changes.append(json.loads(line[_CHECKSUM:]))
        except (ValueError, RecursionError):
            raise _faulty(number) from None
    return changes


def replay(
    snapshot: bytes | None,
    changes: Sequence[Change],
    migrations: Sequence[Migration] = MIGRATIONS,
) -> bytes | None:
    """The content of a record's file, with the changes since its snapshot applied.

    The field `journal` of a snapshot has the number of the last change in it. A damaged snapshot,
    and one without later changes, is returned as it is: decoding it reports the fault.

    Args:
        snapshot: the content of the record's file, if there is one.
        migrations: the migrations of records. The match is migrated to the version of each change.

    Returns:
        None without a snapshot and without a change that begins with a whole record.

    Raises:
        Newer: a newer Soirée wrote the snapshot or a change.
        Faulty: a line of the journal is not a change.
    """
    if not changes:
        return snapshot
    versions = [_version(line, change, migrations) for line, change in enumerate(changes, 1)]
    fields: dict[str, Any] | None = None
    if snapshot is not None:
        try:
            fields = dict(json.loads(snapshot))
        except (ValueError, TypeError, RecursionError):
            return snapshot
        check_version(fields.get("version"), "version", migrations)
    for line, (change, version) in enumerate(zip(changes, versions, strict=True), 1):
        try:
            number = -1 if fields is None else fields.get("journal", 0)
            if "record" not in change and not change["after"] <= number:
                break
            if number < change["number"]:
                fields = _changed(fields or {}, change, migrations[: version - 1])
        except (ValueError, TypeError, LookupError, AttributeError):
            raise _faulty(line) from None
    try:
        return None if fields is None else json.dumps(fields).encode()
    except RecursionError:
        raise _faulty(len(changes)) from None


def _changed(
    fields: Mapping[str, Any], change: Change, migrations: Sequence[Migration]
) -> dict[str, Any]:
    if "record" in change:
        return {**change["record"], "journal": change["number"]}
    fields = dict(brought_up(fields, migrations))
    fields["entries"][change["kept"] :] = change["entries"]
    fields |= change.get("extra", {})
    for name in ("result", "ended"):
        fields.pop(name, None)
        fields |= {name: change[name]} if name in change else {}
    return {**fields, "journal": change["number"]}


def _version(line: int, change: object, migrations: Sequence[Migration]) -> int:
    version = change.get("version", 1) if isinstance(change, Mapping) else 1
    if type(version) is not int or version < 1:
        raise _faulty(line)
    check_version(version, f"journal, line {line}", migrations)
    return version


def _faulty(line: int) -> Faulty:
    return Faulty(f"journal, line {line}", "something else", "a change of the match")


_CHECKSUM = 9
"""The length of a line's checksum, in bytes, with the space after it."""


def _whole_lines(content: bytes) -> Iterator[bytes]:
    for line in content.splitlines(keepends=True):
        if not line.endswith(b"\n") or line[:_CHECKSUM] != b"%08x " % zlib.crc32(
            line[_CHECKSUM:-1]
        ):
            return
        yield line


def _content(file: int) -> bytes:
    with open(file, "rb", closefd=False) as opened:
        opened.seek(0)
        return opened.read(LARGEST)


_sync = getattr(os, "fdatasync", os.fsync)
