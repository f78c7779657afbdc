"""The journal of a match in progress: what its snapshot does not hold yet, a line for each change.

A line is handed to the system with one call, so that a killed process loses nothing that the table
has shown; bringing it to the disk itself takes longer and is a call of its own. Each line begins
with its checksum: what a power cut left half written is seen, and ends the journal.

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
from soiree.storage.files import open_file, read_file

LARGEST = 32_000_000
"""How many bytes of a journal are read. Snapshots follow after far fewer."""

Change = Mapping[str, Any]
"""What happened to a match, as JSON has it.

    version: that of records; 1 if it is missing. It rises with any change of journals, too.
    number: counts what was noted of the match, from 1.
    record: the whole record; or else
    after: the number of the change before.
    kept, entries: how many of the entries before stay, and those that follow them.
    extra: the record's extra fields, if they have changed.
    result, ended: those of the match, if it is over after the change.
"""


class Journal:
    """Appends changes to a file, which is made with the first of them."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None
        self._end = 0
        self._opening = threading.Lock()  # for `sync`, which other threads call

    def append(self, change: Change) -> None:
        """Hand a change to the system: it survives this process, but not yet a power cut.

        Raises:
            OSError: it was not written, nor was a part of it.
        """
        text = json.dumps(change, ensure_ascii=False).encode()
        line = b"%08x %s\n" % (zlib.crc32(text), text)
        file = self._opened()
        end = os.fstat(file).st_size
        try:
            written = os.write(file, line)
            if written < len(line):  # No room for the rest, and this says why.
                written += os.write(file, line[written:])
            if written < len(line):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(self._path))
        except OSError:
            os.ftruncate(file, end)
            raise
        self._end = end + len(line)

    def is_gone(self) -> bool:
        """Whether somebody has removed the file."""
        return self._file is not None and os.fstat(self._file).st_nlink == 0

    def sync(self) -> None:
        """Bring what was appended to the disk itself. It may take long, on any thread.

        Raises:
            OSError: it may not be there.
        """
        with self._opening:
            file = None if self._file is None else os.dup(self._file)
        if file is not None:  # Its own, for the other may be closed meanwhile.
            try:
                _sync(file)
            finally:
                os.close(file)

    def clear(self) -> None:
        """Drop all changes, as a snapshot holds them, unless somebody else has added some.

        Raises:
            OSError: they are still there, which does no harm.
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
        if self.is_gone():
            self.close()
        if self._file is None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            file = open_file(self._path, os.O_RDWR | os.O_CREAT | os.O_APPEND)
            # After half a line nothing could be read any more.
            self._end = sum(len(line) for line in _whole_lines(_content(file)))
            os.ftruncate(file, self._end)
            self._file = file
        return self._file


def read_changes(path: Path) -> list[Change]:
    """The changes in a journal, up to the first line that is not whole; none if there is no file.

    Raises:
        OSError: it cannot be read.
        Faulty: a whole line is no JSON.
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
    """The file of a record, with the changes that its snapshot does not hold.

    A snapshot says in its field `journal` how far it goes. Where it is damaged, or where nothing
    has changed since, it comes back as it is: whoever decodes it finds the fault and can name it.

    Args:
        snapshot: the file of a record, if there is one.
        migrations: of records. A change of a later version finds the match brought up to that.

    Returns:
        None if there is neither a snapshot nor a change to begin with.

    Raises:
        Newer: the snapshot or a change was written by a newer Soirée.
        Faulty: something in the journal is no change.
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
            if "record" in change:
                if fields is None or fields.get("journal", 0) < change["number"]:
                    fields = dict(change["record"])
            elif fields is None or not change["after"] <= fields.get("journal", 0):
                break
            elif fields.get("journal", 0) >= change["number"]:
                continue
            else:
                fields = dict(brought_up(fields, migrations[: version - 1]))
                fields["entries"][change["kept"] :] = change["entries"]
                fields |= change.get("extra", {})
                for name in ("result", "ended"):
                    fields.pop(name, None)
                    fields |= {name: change[name]} if name in change else {}
            fields["journal"] = change["number"]
        except (ValueError, TypeError, LookupError, AttributeError):
            raise _faulty(line) from None
    try:
        return None if fields is None else json.dumps(fields).encode()
    except RecursionError:
        raise _faulty(len(changes)) from None


def _version(line: int, change: object, migrations: Sequence[Migration]) -> int:
    version = change.get("version", 1) if isinstance(change, Mapping) else 1
    if type(version) is not int or version < 1:
        raise _faulty(line)
    check_version(version, f"journal, line {line}", migrations)
    return version


def _faulty(line: int) -> Faulty:
    return Faulty(f"journal, line {line}", "something else", "a change of the match")


_CHECKSUM = 9
"""How many bytes of a line come before the change."""


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
