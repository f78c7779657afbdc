"""The files of Soirée 0.1.0, for tests that open them with the present program."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

FIRST = Path(__file__).parent / "golden" / "1"
"""Files of version 0.1.0. They never change."""

WAITING: dict[str, int] = json.loads((FIRST / "waiting.json").read_bytes())
"""The number of entries of each match in progress, by the name of its file."""


def copy_first_home(home: Path) -> None:
    """Copy the SOIREE_HOME of a player of 0.1.0 to `home`, the SOIREE_HOME of a test."""
    shutil.copytree(FIRST / "home", home, dirs_exist_ok=True, copy_function=shutil.copyfile)


def contents(folder: Path) -> dict[str, bytes]:
    """The contents of all files below a folder, by their paths within the folder."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


first_files = pytest.mark.parametrize("file", sorted(FIRST.rglob("*.soiree")), ids=lambda f: f.name)
