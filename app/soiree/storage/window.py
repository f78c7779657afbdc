"""Where the window was, so that it opens there again."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from soiree.storage.files import read_file, write_safely
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


_LARGEST = 10_000
"""How many bytes of the file are read."""


def load(paths: Paths) -> WindowPlace | None:
    """Where the window was, or None if that is unknown, which is not worth a notice."""
    try:
        return msgspec.json.decode(read_file(paths.window, _LARGEST), type=WindowPlace)
    except (OSError, ValueError, RecursionError):
        return None


def save(paths: Paths, place: WindowPlace) -> Notice | None:
    """Remember where the window is. Returns why that failed."""
    try:
        write_safely(paths.window, msgspec.json.encode(place))
    except OSError as error:
        return not_written(paths.window, error)
    return None
