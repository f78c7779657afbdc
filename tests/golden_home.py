"""The files of Soirée 0.1.0, for tests that open them with the present program."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

FIRST = Path(__file__).parent / "golden" / "1"
"""Files of version 0.1.0. They never change."""

WAITING: dict[str, int] = json.loads((FIRST / "waiting.json").read_bytes())
"""How many entries each match that waits has, by the name of its file."""


def settle(home: Path) -> None:
    """Copy the home of 0.1.0 to where the program looks for one."""
    shutil.copytree(FIRST / "home", home, dirs_exist_ok=True, copy_function=shutil.copyfile)


def contents(folder: Path) -> dict[str, bytes]:
    """All files below a folder, by their paths within it."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


first_files = pytest.mark.parametrize("file", sorted(FIRST.rglob("*.soiree")), ids=lambda f: f.name)
