"""Where the window was, so that it opens there again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from soiree.storage import versions
from soiree.storage.files import write_safely
from soiree.storage.notices import Notice, not_written
from soiree.storage.paths import Paths

Position = Annotated[int, Meta(ge=-100_000, le=100_000)]
Length = Annotated[int, Meta(ge=1, le=100_000)]


class WindowPlace(Struct, frozen=True):
    """The geometry of the window when it is not maximised, in the desktop's logical pixels.

    It may lie on a screen that is no longer there.
    """

    x: Position
    y: Position
    width: Length
    height: Length
    maximised: bool = False


STEPS: tuple[versions.Step, ...] = ()
"""The step from version 1 of the file to 2, and so on."""

_LARGEST = 10_000
"""How many bytes of the file are read."""


def load(paths: Paths, steps: Sequence[versions.Step] = STEPS) -> WindowPlace | None:
    """Where the window was, or None if that is unknown, which is not worth a notice."""
    try:
        return msgspec.convert(versions.load(paths.window, _LARGEST, steps), WindowPlace)
    except msgspec.ValidationError:
        return None


def save(paths: Paths, place: WindowPlace, steps: Sequence[versions.Step] = STEPS) -> Notice | None:
    """Remember where the window is, unless a newer Soirée has. Returns why that failed."""
    if versions.must_stay(paths.window, _LARGEST, steps):
        return None
    content = {"version": versions.latest(steps), **msgspec.to_builtins(place)}
    try:
        write_safely(paths.window, msgspec.json.encode(content))
    except OSError as error:
        return not_written(paths.window, error)
    return None
