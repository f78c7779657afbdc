"""The selection of Pythons and PySide6 versions for the matrix; on request, the matrix itself."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from packaging.specifiers import SpecifierSet

import matrix
from matrix import Result
from steps import ROOT, CannotSetUp
from tests.packaging.test_dev import Checkout

OWN = (sys.version_info[0], sys.version_info[1], sys.version_info[2])


def pretend(file: Path, version: tuple[int, int, int], *, will_do: bool = True) -> Path:
    """Write a script that reports itself as a Python of this version.

    Args:
        will_do: False for a Python that the project cannot use.
    """
    said = json.dumps([will_do, version, str(file)])
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\necho '{said}'\n")
    file.chmod(0o755)
    return file


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """A folder on `PATH`, and the folder of pyenv's versions."""
    on_path, pyenv = tmp_path / "bin", tmp_path / "pyenv"
    monkeypatch.setenv("PATH", os.pathsep.join((str(on_path), str(pyenv / "shims"))))
    monkeypatch.setenv("PYENV_ROOT", str(pyenv))
    return on_path, pyenv / "versions"


@pytest.mark.skipif(sys.platform == "win32", reason="pretends with scripts")
def test_the_newest_of_each_python_is_found(folders: tuple[Path, Path]) -> None:
    on_path, versions = folders
    pretend(on_path / "python3.96", (3, 96, 2))
    pretend(on_path / "python3", (3, 97, 0))
    newest = pretend(versions / "3.97.1" / "bin" / "python", (3, 97, 1))
    pretend(versions / "3.10.13" / "bin" / "python", (3, 10, 13))
    pretend(versions / "3.98.0t" / "bin" / "python", (3, 98, 0), will_do=False)
    pretend(on_path / "python3-config", (3, 99, 0))
    pretend(versions.parent / "shims" / "python3.95", (3, 95, 0))
    (on_path / "python3.94").write_text("no program")
    found = matrix.chosen([])
    assert [python.version for python in found] == [OWN, (3, 96, 2), (3, 97, 1)]
    assert found[-1].file == newest
    assert matrix.chosen(["3.97"]) == found[-1:]
    with pytest.raises(
        CannotSetUp, match=r"No suitable Python 3\.10 was found; available: 3\.\d+, "
    ):
        matrix.chosen(["3.10"])


def test_a_python_that_is_not_there_is_told_of(tmp_path: Path) -> None:
    code, said, complained = Checkout(tmp_path / "a checkout").call("matrix", "9.9")
    assert (code, said) == (2, "")
    assert complained.startswith("No suitable Python 9.9 was found; available: 3.")


@pytest.mark.parametrize(
    ("which", "offered", "allowed", "picked"),
    [
        ("oldest", "6.7.3 6.8.0 6.8.3 6.12.0", ">=6.8,<7", ("6.8.0", "")),
        ("newest", "6.7.3 6.8.0 6.8.3 6.12.0", ">=6.8,<7", ("6.12.0", "")),
        ("newest", "6.8.0 6.11.3 6.11.10 6.12.0", ">=6.8,<6.12", ("6.11.10", "")),
        ("oldest", "6.8.0.2 6.9.1", ">=6.8,<7", ("6.8.0.2", "")),
        ("oldest", "6.10.1 6.11.0", ">=6.8,<7", ("6.10.1", "6.8 has nothing for this Python")),
    ],
)
def test_the_oldest_and_the_newest_allowed_are_picked(
    which: matrix.Which, offered: str, allowed: str, picked: tuple[str, str]
) -> None:
    assert matrix.pick(which, offered.split(), SpecifierSet(allowed)) == picked


def test_what_is_allowed_is_what_the_project_asks_for() -> None:
    """The newest PySide6 would abort on Python 3.11."""
    assert "6.12.0" not in matrix.allowed_pyside("3.11")
    assert "6.12.0" in matrix.allowed_pyside("3.12")
    assert all("6.8.0" in matrix.allowed_pyside(minor) for minor in ("3.11", "3.12"))
    assert all("6.7.3" not in matrix.allowed_pyside(minor) for minor in ("3.11", "3.12"))


def test_the_table_says_what_became_of_each() -> None:
    results = [
        Result("3.11.7", "6.8.0", "passed", 27.4),
        Result("3.14.0", "6.10.1", "failed", 5.0, "6.8 has nothing for this Python"),
        Result("3.14.0", "newest", "could not be set up"),
    ]
    assert matrix.table(results) == [
        "Python  PySide6  result               seconds",
        "3.11.7  6.8.0    passed                    27",
        "3.14.0  6.10.1   failed                     5  6.8 has nothing for this Python",
        "3.14.0  newest   could not be set up        –",
    ]


@pytest.mark.skipif(
    os.environ.get("SOIREE_MATRIX", "0") in ("", "0"),
    reason="takes minutes and 250 MB a part; runs with SOIREE_MATRIX=1",
)
def test_every_python_passes_with_the_oldest_and_the_newest_pyside6() -> None:
    around = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, str(ROOT / "packaging" / "dev.py"), "matrix"],
        env=around,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        pytest.fail(f"{done.stdout}\n{done.stderr}", pytrace=False)
