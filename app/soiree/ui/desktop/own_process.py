"""Starts the program again in a process without a desktop, to draw a deck or film a match."""

from __future__ import annotations

import os
import sys

_DESKTOP = ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XAUTHORITY")
"""The environment variables that name the desktop."""


def own_command(*arguments: str) -> list[str]:
    """The command line for a command of the program."""
    if getattr(sys, "frozen", False):
        return [sys.executable, *arguments]
    return [sys.executable, "-P", "-m", "soiree", *arguments]


def own_environment() -> dict[str, str]:
    """The environment for a process with the modules of this one, and without a desktop."""
    kept = {name: value for name, value in os.environ.items() if name not in _DESKTOP}
    if not getattr(sys, "frozen", False):
        kept["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
    return kept | {"QT_QPA_PLATFORM": "offscreen", "PYTHONDONTWRITEBYTECODE": "1"}
