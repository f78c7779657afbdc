"""The options of the command line for the window; read before Qt is loaded."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

SIDES = range(10, 10_000)
"""The widths and heights that a window may be asked to have, in pixels."""


Side = Annotated[int, Meta(ge=SIDES[0], le=SIDES[-1])]
Name = Annotated[str, Meta(max_length=100)]


class StartOptions(Struct, frozen=True, kw_only=True):
    """The options of a start that an open window can carry out, too.

    Attributes:
        game: go straight to this game.
        seed: of the first match, to play the same deals again.
        deal: the word of a deal to play (`soiree.controller.match.deal_words`).
        size: of the window in pixels, width and height.
        scheme: the colours, whatever the settings and the desktop say.
        language: of the window, whatever the settings and the system say.
    """

    game: Name | None = None
    seed: int | None = None
    deal: Annotated[str, Meta(max_length=1000)] | None = None
    size: tuple[Side, Side] | None = None
    scheme: Literal["light", "dark"] | None = None
    language: Name | None = None


class WindowOptions(StartOptions, frozen=True, kw_only=True):
    """The options of the window at its start.

    Attributes:
        file: open this record, to continue or review it.
        demo: show a match that plays itself.
        screenshot: paint the window into this file, and end.
    """

    file: Path | None = None
    demo: bool = False
    screenshot: Path | None = None
