"""A screen of our own: an X server without a monitor, and tests that run on it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

ON_IT = "SOIREE_TESTS_ON_OWN_SCREEN"
"""Set for the tests that run there, so that nobody's own mouse is taken."""


@contextmanager
def own_screen() -> Iterator[str]:
    """An X server on a display that is free; gives the display's name."""
    for program in ("Xvfb", "xdotool"):
        if shutil.which(program) is None:
            pytest.fail(
                f"{program} is not installed: `python3 packaging/dev.py test` installs it.",
                pytrace=False,
            )
    reading, writing = os.pipe()
    server = subprocess.Popen(
        f"Xvfb -displayfd {writing} -screen 0 1600x1000x24 -dpi 96 -nolisten tcp -noreset".split(),
        pass_fds=(writing,),
        stderr=subprocess.PIPE,
        text=True,
    )
    os.close(writing)
    with server, os.fdopen(reading) as told:
        try:
            number = told.readline().strip()
            if not number:
                assert server.stderr is not None
                pytest.fail(f"Xvfb did not start: {server.stderr.read()}", pytrace=False)
            yield f":{number}"
        finally:
            server.terminate()


def passes_on_own_screen(file: str) -> None:
    """Run a file of `under_x` with a screen, a mouse and a keyboard of its own."""
    with own_screen() as display:
        environment = {
            name: value for name, value in os.environ.items() if name != "WAYLAND_DISPLAY"
        }
        environment |= {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", ON_IT: "1"}
        tests = Path(__file__).parent / "under_x" / file
        run = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tests)],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
    if run.returncode:
        pytest.fail(f"{run.stdout}\n{run.stderr}", pytrace=False)
