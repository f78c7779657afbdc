"""The files with matches that were opened or saved last."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from soiree.storage.files import read_file, write_safely
from soiree.storage.paths import Paths

MOST = 8
"""How many files are remembered."""

_LARGEST = 100_000
"""How many bytes of the list are read."""

_NAMES = list[Annotated[str, Meta(min_length=1, max_length=4096)]]


def load(paths: Paths) -> list[Path]:
    """The files, latest first; none if that is unknown, which is not worth a notice."""
    try:
        names = msgspec.json.decode(read_file(paths.recent, _LARGEST), type=_NAMES)
    except (OSError, ValueError, RecursionError):
        return []
    return [Path(name) for name in names[:MOST] if "\0" not in name]


def save(paths: Paths, files: list[Path]) -> None:
    """Remember these files, latest first; it is no loss if that fails.

    Names that are no text cannot be written down.
    """
    names = [str(file) for file in files[:MOST]]
    try:
        write_safely(paths.recent, msgspec.json.encode(names), lasts=False)
    except (OSError, UnicodeEncodeError):
        return
