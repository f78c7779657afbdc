"""The command in a process of its own, with a window that nobody sees."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.started import Started
from tests.window.screen import OFFSCREEN, ROOT


def soiree(*arguments: str, folder: Path = ROOT, platform: str = OFFSCREEN) -> Started[str]:
    """The command, called in a folder, with a window on a platform of Qt's."""
    return python("-m", "soiree", *arguments, folder=folder, platform=platform)


def python(
    *arguments: str, folder: Path = ROOT, platform: str = OFFSCREEN, **environment: str
) -> Started[str]:
    """A Python with this checkout's modules. It and its pipes are closed as a context."""
    path = os.pathsep.join((str(ROOT / "app"), str(ROOT)))
    return Started(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path, "QT_QPA_PLATFORM": platform, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
