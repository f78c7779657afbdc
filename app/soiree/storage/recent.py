"""The files with matches that were opened or saved last."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from soiree.storage import versions
from soiree.storage.files import write_safely
from soiree.storage.paths import Paths

MOST = 8
"""How many files are remembered."""

_LARGEST = 100_000
"""How many bytes of the list are read."""

_NAMES = list[Annotated[str, Meta(min_length=1, max_length=4096)]]


def _with_name(names: Any) -> Any:
    """Version 2 is an object; version 1 was the list alone."""
    return {"files": names}


STEPS: tuple[versions.Step, ...] = (_with_name,)
"""The step from version 1 of the file to 2, and so on."""


def load(paths: Paths, steps: Sequence[versions.Step] = STEPS) -> list[Path]:
    """The files, latest first; none if that is unknown, which is not worth a notice."""
    try:
        content = versions.load(paths.recent, _LARGEST, steps)
        names = msgspec.convert(content and content.get("files"), _NAMES)
    except (AttributeError, msgspec.ValidationError):
        return []
    return [Path(name) for name in names[:MOST] if "\0" not in name]


def save(paths: Paths, files: list[Path], steps: Sequence[versions.Step] = STEPS) -> None:
    """Remember these files, latest first, unless a newer Soirée has; no loss if that fails.

    Names that are no text cannot be written down.
    """
    if versions.must_stay(paths.recent, _LARGEST, steps):
        return
    content = {"version": versions.latest(steps), "files": [str(file) for file in files[:MOST]]}
    try:
        write_safely(paths.recent, msgspec.json.encode(content), lasts=False)
    except (OSError, UnicodeEncodeError):
        return
