"""Qt is loaded without the signatures of its functions, which are loaded when needed."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.window.screen import ROOT

LOAD = "from soiree.ui import qt; qt.load()\n"

LOADED = """
import sys
from PySide6.QtWidgets import QWidget
print(*sorted({"inspect", "traceback", "zipfile"} & set(sys.modules)))
print(*(name for name in sys.modules if name.endswith(("signature.parser", "signature.loader"))))
import traceback, zipfile
print(zipfile.ZipFile, traceback.format_exc)
"""

IMPORTS = """
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QColor
"""

WRONG = """
for call in (lambda: QRect(1, "2"), lambda: QColor("red").lighter("3"), lambda: QObject(no=4)):
    try:
        call()
    except (AttributeError, TypeError) as error:
        print(type(error), error)
"""

DOCUMENTED = """
print(QRect.translated.__doc__)
print(QColor.__doc__)
"""


def said_by(code: str, *arguments: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT / "app")},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_qt_is_loaded_without_signatures() -> None:
    python, pyside, after = said_by(LOAD + LOADED).splitlines()
    assert (python, pyside) == ("", "")
    assert after.startswith("<class 'zipfile.ZipFile'> <function format_exc")


@pytest.mark.parametrize(
    "ask",
    [WRONG, pytest.param(DOCUMENTED + WRONG, marks=pytest.mark.thorough)],
    ids=["wrong arguments", "documents"],
)
def test_signatures_are_told_as_pyside6_tells_them(ask: str) -> None:
    told, usual = said_by(LOAD + IMPORTS + ask), said_by(IMPORTS + ask)
    assert "wrong argument types" in told
    # PySide6 6.8 lists the possible signatures in any order.
    assert sorted(told.splitlines()) == sorted(usual.splitlines())
