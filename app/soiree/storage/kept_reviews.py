"""Reviews of matches on disk. They can be made again, so that a damaged one is only forgotten."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from soiree.core.texts import tr_noop
from soiree.storage.files import read_file, write_safely
from soiree.storage.notices import Notice, because
from soiree.storage.paths import Paths

NOT_KEPT = tr_noop("The review cannot be kept ({reason}): it is made again when you open it.")

_LARGEST = 50_000_000
"""Bytes of a review that is read."""

_MOST = 5000
"""How many reviews are kept; the oldest go."""


def load(paths: Paths, name: str) -> bytes | None:
    """The review that is kept under a name, as it was written, if there is one."""
    with suppress(OSError):
        return read_file(_file(paths, name), _LARGEST)
    return None


def keep(paths: Paths, name: str, content: bytes) -> Notice | None:
    """Keep a review under a name; returns what the person should be told."""
    file = _file(paths, name)
    try:
        write_safely(file, content, lasts=False)
    except OSError as error:
        return because(NOT_KEPT, file, error)
    with suppress(OSError):
        _tidy(file.parent)
    return None


def forget(paths: Paths, name: str) -> None:
    """Let a review go that turned out to be damaged."""
    with suppress(OSError):
        _file(paths, name).unlink(missing_ok=True)


def _file(paths: Paths, name: str) -> Path:
    return paths.reviews / f"{name}.json"


def _tidy(folder: Path) -> None:
    files = list(folder.glob("*.json"))
    if len(files) > _MOST:
        files.sort(key=lambda each: each.lstat().st_mtime)
        for old in files[:-_MOST]:
            old.unlink(missing_ok=True)
