"""The options of the command line for the window; read before Qt is loaded."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from msgspec import Struct

SIDES = range(10, 10_000)
"""The widths and heights that a window may be asked to have, in pixels."""


class WindowOptions(Struct, frozen=True):
    """The options of the window at its start.

    Attributes:
        game: go straight to this game.
        file: open this record, to continue or review it.
        demo: show a match that plays itself.
        screenshot: paint the window into this file, and end.
        size: of the window in pixels, width and height.
        scheme: the colours, whatever the settings and the desktop say.
        seed: of the first match, to play the same deals again.
        language: of the window, whatever the settings and the system say.
        deal: the word of a deal to play (`soiree.controller.match.deal_words`).
    """

    game: str | None = None
    file: Path | None = None
    demo: bool = False
    screenshot: Path | None = None
    size: tuple[int, int] | None = None
    scheme: Literal["light", "dark"] | None = None
    seed: int | None = None
    language: str | None = None
    deal: str | None = None
