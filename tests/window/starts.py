"""Starts the command in a separate process, with an invisible window."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.started import Started
from tests.window.screen import OFFSCREEN, ROOT


def soiree(*arguments: str, folder: Path = ROOT, platform: str = OFFSCREEN) -> Started[str]:
    """Start the command in a folder, with a window on a platform of Qt."""
    return python("-m", "soiree", *arguments, folder=folder, platform=platform)


def python(
    *arguments: str, folder: Path = ROOT, platform: str = OFFSCREEN, **environment: str
) -> Started[str]:
    """Start a Python with this checkout's modules; as a context, it is closed with its pipes."""
    path = os.pathsep.join((str(ROOT / "app"), str(ROOT)))
    return Started(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path, "QT_QPA_PLATFORM": platform, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
