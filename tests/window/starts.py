"""The command in a process of its own, with a window that nobody sees."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.window.screen import OFFSCREEN, ROOT


def soiree(*arguments: str) -> subprocess.Popen[str]:
    return python("-m", "soiree", *arguments)


def python(*arguments: str, **environment: str) -> subprocess.Popen[str]:
    """A Python with this checkout's modules. It and its pipes are closed as a context."""
    path = os.pathsep.join((str(ROOT / "app"), str(ROOT)))
    return subprocess.Popen(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path, "QT_QPA_PLATFORM": OFFSCREEN, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
