"""Versions of the program's own JSON files: older ones are brought up, newer ones left alone.

A file says its version in its field `version`; without one, it is of version 1. A field that is new
and may be missing needs no new version. Anything else does: a field that goes or means something
else, or a value that programs before would refuse.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from soiree.storage.files import read_file

Step = Callable[[Any], Any]
"""Turns the content of a file of one version into that of the next."""


def version_of(content: object) -> int:
    """The version of a file's content; 1 if it has no sound version."""
    version = content.get("version") if isinstance(content, dict) else None
    return version if type(version) is int and version > 0 else 1


def latest(steps: Sequence[Step]) -> int:
    """The version that these steps, from version 1 on, lead to."""
    return len(steps) + 1


def is_newer(content: object, steps: Sequence[Step]) -> bool:
    """True if a newer Soirée wrote this content."""
    return version_of(content) > latest(steps)


def brought_up(content: Any, steps: Sequence[Step]) -> Any:
    """The content of a file as the present version has it; that of a newer file as it is."""
    for step in steps[version_of(content) - 1 :]:
        content = step(content)
    return content


def load(path: Path, largest: int, steps: Sequence[Step]) -> Any:
    """The content of a file, brought up; None if there is none, or none that can be used.

    Args:
        largest: how many bytes are read.
    """
    content = _content(path, largest)
    return None if is_newer(content, steps) else brought_up(content, steps)


def must_stay(path: Path, largest: int, steps: Sequence[Step]) -> bool:
    """True if a newer Soirée wrote the file: nobody may write over it."""
    return is_newer(_content(path, largest), steps)


def _content(path: Path, largest: int) -> Any:
    try:
        return msgspec.json.decode(read_file(path, largest))
    except (OSError, ValueError, RecursionError):
        return None
