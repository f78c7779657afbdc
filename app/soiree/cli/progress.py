"""The progress bar of slow commands."""

from __future__ import annotations

from typing import TextIO


def show_progress(done: int, of: int, terminal: TextIO | None) -> None:
    """Draw the progress bar over the previous one, only on a terminal."""
    if terminal is None or not terminal.isatty():
        return
    bar = "#" * (30 * done // of)
    terminal.write(f"\r[{bar:<30}] {done}/{of}")
    if done == of:
        terminal.write("\n")
    terminal.flush()
