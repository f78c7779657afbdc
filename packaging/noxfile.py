"""The sessions of the matrix: all games on each Python, with the oldest PySide6 and the newest.

`python3 packaging/dev.py matrix` runs them. To run one session:

    .venv/bin/python -P -m nox -f packaging/noxfile.py -s six_games-3.12-oldest
"""

from __future__ import annotations

import functools
import re
import subprocess
import sys
import time
from pathlib import Path

import nox

sys.path.insert(0, str(Path(__file__).resolve().parent))

from matrix import (
    MATRIX,
    PYSIDE,
    WHICH,
    Python,
    Result,
    Which,
    all_files,
    allowed_pyside,
    name_of,
    newest_of_each,
    note,
    pick,
)
from setting_up import requirements
from steps import ROOT

nox.options.envdir = str(MATRIX)

ROUND = "tests/window/test_six_games.py"


def six_games(python: Python, which: Which, session: nox.Session) -> None:
    """Play ten choices by mouse and ten by keyboard in each game; then save, quit and continue."""
    session.chdir(ROOT)
    version = ".".join(map(str, python.version))
    pyside, remark = pick(which, offered(session), allowed_pyside(python.minor))
    result = Result(version, pyside, "could not be set up", note=remark)
    note(python, which, result)
    # On a terminal, pip displays its progress.
    quiet = () if sys.stdout.isatty() else ("--quiet",)
    tests = requirements("window-test")
    session.install(*quiet, "-e", ".", *tests, f"{PYSIDE}=={pyside}", silent=False)
    result = result._replace(result="failed")
    began = time.monotonic()
    try:
        command = ("python", "-P", "-m", "pytest", "-q", "-p", "no:cacheprovider", ROUND)
        session.run(*command, env={"SOIREE_SOAK": "1"})
        result = result._replace(result="passed")
    finally:
        note(python, which, result._replace(seconds=time.monotonic() - began))


def offered(session: nox.Session) -> list[str]:
    """Return the versions of PySide6 that the index offers for this Python."""
    ask = ("python", "-m", "pip", "index", "versions", PYSIDE)
    said = str(session.run(*ask, silent=True, stderr=subprocess.DEVNULL))
    (line,) = re.findall(r"^Available versions: (.+)$", said, re.MULTILINE)
    return line.split(", ")


for python in newest_of_each(all_files()):
    for which in WHICH:
        part = functools.partial(six_games, python, which)
        functools.update_wrapper(part, six_games)
        nox.session(part, python=str(python.file), name=name_of(python, which))
