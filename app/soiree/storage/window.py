"""Where the window was, to open it there again."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from soiree.storage.files import write_safely
from soiree.storage.notices import Notice, not_written
from soiree.storage.paths import Paths

Position = Annotated[int, Meta(ge=-100_000, le=100_000)]
Length = Annotated[int, Meta(ge=1, le=100_000)]


class WindowPlace(Struct, frozen=True):
    """The place of the window when it is not maximised, in the desktop's logical pixels.

    Whether such a place is on a screen today is for the window to see.
    """

    x: Position
    y: Position
    width: Length
    height: Length
    maximised: bool = False


def load(paths: Paths) -> WindowPlace | None:
    """Where the window was, or None if that is not known; it is not worth a word to the person."""
    try:
        return msgspec.json.decode(paths.window.read_bytes(), type=WindowPlace)
    except (OSError, ValueError, RecursionError):
        return None


def save(paths: Paths, place: WindowPlace) -> Notice | None:
    """Keep where the window is. Returns why that could not be done."""
    try:
        write_safely(paths.window, msgspec.json.encode(place))
    except OSError as error:
        return not_written(paths.window, error)
    return None
