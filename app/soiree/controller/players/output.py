"""The output of custom players: the first lines, without control characters."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from functools import cache

from soiree.core.texts import printable

MOST_LINES = 20
"""The number of lines shown for each player, over all of its matches."""

LONGEST_LINE = 200
"""The longest line, in characters; the rest is left out."""

_LONGEST_READ = 65536
"""The number of bytes without a line break that count as a line."""

Show = Callable[[str], None]
"""Shows one line."""


class Output:
    """Writes what all processes of one player print, line by line, with the player's name.

    The first `MOST_LINES` lines are written as soon as they arrive. The rest is only counted.
    """

    def __init__(self, name: str, show: Show) -> None:
        self._name = name
        self._show = show
        self._lines = 0
        self._left_out = 0
        self._told = False
        self._lock = threading.Lock()

    def drain(self, pipe: int) -> None:
        """Read the output of a process and its children until all have ended."""
        with os.fdopen(pipe, "rb", closefd=False) as printed:
            while line := printed.readline(_LONGEST_READ):
                self._add(line)
        self._tell_left_out()

    def _add(self, line: bytes) -> None:
        with self._lock:
            if self._lines == MOST_LINES:
                self._left_out += len(line)
                return
            self._lines += 1
        text = printable(line[: 4 * LONGEST_LINE].decode(errors="replace"))
        if len(text) > LONGEST_LINE:
            text = text[: LONGEST_LINE - 1] + "…"
        self._show(f"{self._name}: {text}")

    def _tell_left_out(self) -> None:
        with self._lock:
            if not self._left_out or self._told:
                return
            self._told = True
        self._show(f"{self._name}: … and {size(self._left_out)} more; no more of it is shown")


def size(count: int) -> str:
    """A number of bytes in the largest unit that fits, such as `50 MB`."""
    for unit, each in (("GB", 10**9), ("MB", 10**6), ("kB", 1000)):
        if count >= each:
            return f"{count / each:.0f} {unit}"
    return f"{count} bytes"


def show_on_stderr(line: str) -> None:
    if sys.stderr is not None:  # under pythonw there is none
        sys.stderr.write(f"{line}\n")
        sys.stderr.flush()


@cache
def output_of(name: str) -> Output:
    """The `Output` that all processes of a player share; always the same for a name."""
    return Output(name, show_on_stderr)
