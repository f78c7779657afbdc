"""Private screens for tests: an X server without a monitor, or two offscreen screens."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

OFFSCREEN = f"offscreen:configfile={Path(__file__).with_name('offscreen.json')}"
"""A large invisible screen; Qt's default size of 800×800 is too small for the window."""

ON_PRIVATE_SCREEN = "SOIREE_TESTS_ON_OWN_SCREEN"
"""The environment variable of tests on a private screen, which may take over the mouse."""


@contextmanager
def own_screen(size: str = "1600x1000") -> Iterator[str]:
    """Start an X server on a free display, and yield the display's name.

    Args:
        size: the size of the screen in device pixels, such as `1366x768`.
    """
    for program in ("Xvfb", "xdotool", "xrandr"):
        if shutil.which(program) is None:
            pytest.fail(
                f"{program} is not installed: `python3 packaging/dev.py test` installs it.",
                pytrace=False,
            )
    reading, writing = os.pipe()
    server = subprocess.Popen(
        f"Xvfb -displayfd {writing} -screen 0 {size}x24 -dpi 96 -nolisten tcp -noreset".split(),
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


def pass_on_own_screen(*files: str) -> None:
    """Run files of `under_x` with a private screen, mouse and keyboard."""
    with own_screen() as display:
        _pass("under_x", *files, DISPLAY=display, QT_QPA_PLATFORM="xcb")


def pass_on_a_screen_of(size: str, scale: str, file: str) -> None:
    """Run a file of `sizes` on a screen of `size` device pixels, with Qt's scale factor `scale`."""
    with own_screen(size) as display:
        around = {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "QT_SCALE_FACTOR": scale}
        _pass("sizes", file, **around)


def pass_on_two_screens(folder: Path, *files: str) -> None:
    """Run files of `two_screens` with two screens side by side, of pixel ratio 1 and 2.

    Args:
        folder: the folder for the file that describes the screens.
    """
    screens = [
        {"name": name, "x": left, "y": 0, "width": 3000, "height": 2000}
        | {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
        for name, left in (("one", 0), ("two", 3000))
    ]
    described = folder / "screens.json"
    described.write_text(json.dumps({"screens": screens}), "utf-8")
    _pass(
        "two_screens",
        *files,
        QT_QPA_PLATFORM=f"offscreen:configfile={described}",
        QT_SCREEN_SCALE_FACTORS="one=1;two=2",
    )


def _pass(folder: str, *files: str, **environment: str) -> None:
    """Run test files in a separate process, and fail with its output if a test fails."""
    around = {name: value for name, value in os.environ.items() if name != "WAYLAND_DISPLAY"}
    tests = [str(Path(__file__).parent / folder / file) for file in files]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests],
        cwd=ROOT,
        env={**around, **environment, ON_PRIVATE_SCREEN: "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        pytest.fail(f"{run.stdout}\n{run.stderr}", pytrace=False)
