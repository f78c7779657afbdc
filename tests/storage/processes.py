"""Processes that the tests of storage kill."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.started import Started

_ROOT = Path(__file__).resolve().parents[2]


def python(code: str, *arguments: str) -> Started[str]:
    """A process that runs `code` with this checkout's modules. It and its pipes are closed as a
    context.
    """
    return Started(
        [sys.executable, "-c", code, *arguments],
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(_ROOT / "app"), str(_ROOT)))},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
