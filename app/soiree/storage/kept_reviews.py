"""Reviews of matches on disk. A damaged review is deleted, as it can be made again."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from soiree.core.texts import tr_noop
from soiree.storage.files import keep_newest, read_file, write_safely
from soiree.storage.notices import Notice, because
from soiree.storage.paths import Paths

NOT_KEPT = tr_noop("The review cannot be saved ({reason}): it is made again when you open it.")

_LARGEST = 50_000_000
"""The largest size that is read, in bytes."""

_MOST = 5000
"""The number of reviews on disk, beyond which the oldest are deleted."""


def load(paths: Paths, name: str) -> bytes | None:
    """The content of a review by its name; None if there is none."""
    with suppress(OSError):
        return read_file(_file(paths, name), _LARGEST)
    return None


def keep(paths: Paths, name: str, content: bytes) -> Notice | None:
    """Save a review under a name, and return a notice if that fails."""
    file = _file(paths, name)
    try:
        write_safely(file, content, lasts=False)
    except OSError as error:
        return because(NOT_KEPT, file, error)
    with suppress(OSError):
        keep_newest(file.parent, ".json", _MOST)
    return None


def forget(paths: Paths, name: str) -> None:
    """Delete a damaged review."""
    with suppress(OSError):
        _file(paths, name).unlink(missing_ok=True)


def _file(paths: Paths, name: str) -> Path:
    return paths.reviews / f"{name}.json"
