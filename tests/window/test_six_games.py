"""The short round that `packaging/dev.py matrix` runs on every Python, with each PySide6.

Only this test runs the program as a person does, in a window on an X server.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.window.screen import own_screen
from tests.window.starts import python


@pytest.mark.slow
def test_all_six_games_can_be_played_saved_and_continued(tmp_path: Path, home: Path) -> None:
    """Twenty seconds of processor time, for two starts and twelve tables on a screen."""
    files = tmp_path / "files"
    files.mkdir()
    with own_screen() as display:
        for driver in ("play", "go_on"):
            code = f"from tests.window.six_games import *; {driver}(Path({str(files)!r}))"
            with python("-W", "error", "-c", code, DISPLAY=display, QT_QPA_PLATFORM="xcb") as start:
                said, complained = start.communicate()
            if start.returncode or said or complained:
                pytest.fail(f"exit code {start.returncode}\n{said}{complained}", pytrace=False)
    log = (home / "state" / "logs" / "soiree.log").read_text("utf-8")
    assert [line for line in log.splitlines() if " INFO " not in line] == []
