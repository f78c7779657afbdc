"""The matrix of Pythons and PySide6 versions: their selection, and the table of results.

The environments and their commands are in `noxfile.py`.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

from steps import BUILD, ROOT, CannotSetUp, pyproject

if TYPE_CHECKING:
    from packaging.specifiers import SpecifierSet

MATRIX = BUILD / "matrix"
RESULTS = MATRIX / "results"

PYSIDE = "PySide6-Essentials"

Which = Literal["oldest", "newest"]
WHICH: tuple[Which, ...] = ("oldest", "newest")

# A program by which a Python describes itself. Qt has no wheels for a Python without a lock.
QUESTION = """
import json, sys, sysconfig
usual = sys.implementation.name == "cpython" and not sysconfig.get_config_var("Py_GIL_DISABLED")
base = getattr(sys, "_base_executable", sys.executable)
print(json.dumps([usual and sys.version_info[3] == "final", sys.version_info[:3], base]))
"""


class Python(NamedTuple):
    """An interpreter: its version in three numbers, and its file."""

    version: tuple[int, int, int]
    file: Path

    @property
    def minor(self) -> str:
        """Return the minor version, such as `3.12`."""
        return ".".join(map(str, self.version[:2]))


class Result(NamedTuple):
    """The result of one environment; `seconds` is the time of the games, without the set-up."""

    python: str
    pyside: str
    result: str
    seconds: float | None = None
    note: str = ""


# Selection


def chosen(minors: list[str]) -> list[Python]:
    """Return the Pythons of these minor versions, or all that are found."""
    found = {python.minor: python for python in newest_of_each(all_files())}
    for minor in minors:
        if minor not in found:
            there = ", ".join(found)
            raise CannotSetUp(f"No suitable Python {minor} was found; available: {there}.")
    return [found[minor] for minor in minors] or list(found.values())


def newest_of_each(files: Iterable[Path]) -> list[Python]:
    """Return the newest of each minor version that the project allows, oldest first."""
    found: dict[tuple[int, int], Python] = {}
    for python in filter(None, map(asked, files)):
        minor = python.version[:2]
        if minor >= oldest_allowed() and (
            minor not in found or python.version > found[minor].version
        ):
            found[minor] = python
    return [found[minor] for minor in sorted(found)]


def all_files() -> Iterator[Path]:
    """Yield each file that is named like a Python on the path or in pyenv, once."""
    yield Path(sys.executable)
    seen = set()
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    on_path = [Path(folder) for folder in os.get_exec_path() if folder]
    # Pyenv's own commands on the path only call the Pythons below.
    folders = [folder for folder in on_path if folder != pyenv / "shims"]
    folders += sorted(pyenv.glob("versions/*/bin"))
    for folder in folders:
        for file in sorted(folder.glob("python*")):
            if not re.fullmatch(r"python(3(\.\d+)?)?(\.exe)?", file.name):
                continue
            if (real := file.resolve()) not in seen:
                seen.add(real)
                yield file


def asked(file: Path) -> Python | None:
    """Run a file, and return its version and path if it is a suitable Python."""
    try:
        said = subprocess.run(
            [str(file), "-I", "-c", QUESTION],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
            text=True,
        )
        will_do, (major, minor, patch), base = json.loads(said.stdout)
    except (OSError, ValueError):
        return None
    return Python((major, minor, patch), Path(base)) if will_do else None


def oldest_allowed() -> tuple[int, int]:
    """Return the minor version of the oldest Python that the project allows."""
    match = re.fullmatch(r">=(\d+)\.(\d+)", pyproject()["project"]["requires-python"])
    assert match is not None
    return int(match[1]), int(match[2])


def allowed_pyside(python: str) -> SpecifierSet:
    """Return the versions of PySide6 that the project allows on a Python such as `3.12`."""
    from packaging.requirements import Requirement

    for text in pyproject()["project"]["dependencies"]:
        requirement = Requirement(text)
        here = {"python_version": python}
        if requirement.name == PYSIDE and (
            requirement.marker is None or requirement.marker.evaluate(here)
        ):
            return requirement.specifier
    raise LookupError(f"the project asks for no {PYSIDE} on Python {python}")


def pick(which: Which, offered: Iterable[str], allowed: SpecifierSet) -> tuple[str, str]:
    """Return the oldest or newest allowed version of those offered, and a note about it."""
    from packaging.version import Version

    versions = sorted(map(Version, allowed.filter(offered)))
    if which == "newest":
        return str(versions[-1]), ""
    floor = next(Version(each.version) for each in allowed if each.operator == ">=")
    if versions[0].release[:2] > floor.release[:2]:
        return str(versions[0]), f"{floor} has nothing for this Python"
    return str(versions[0]), ""


# Execution


def name_of(python: Python, which: Which) -> str:
    """Return nox's name for a part of the matrix."""
    return f"six_games-{python.minor}-{which}"


def run(pythons: list[Python], python: Path) -> int:
    """Run the matrix on these Pythons, and print the table. Returns 1 if any part failed.

    Args:
        python: the Python with nox.
    """
    shutil.rmtree(RESULTS, ignore_errors=True)
    names = [name_of(each, which) for each in pythons for which in WHICH]
    nox = [str(python), "-P", "-m", "nox", "-f", str(ROOT / "packaging" / "noxfile.py")]
    subprocess.call([*nox, "-r", "-s", *names])
    results = [result_of(each, which) for each in pythons for which in WHICH]
    print()
    print("\n".join(table(results)))
    return 0 if all(result.result == "passed" for result in results) else 1


def result_of(python: Python, which: Which) -> Result:
    """Return the stored result, or that the set-up failed."""
    try:
        return Result(*json.loads((RESULTS / f"{name_of(python, which)}.json").read_text("utf-8")))
    except OSError:
        version = ".".join(map(str, python.version))
        return Result(version, which, "could not be set up")


def note(python: Python, which: Which, result: Result) -> None:
    """Store the result of one part for the table."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    file = RESULTS / f"{name_of(python, which)}.json"
    file.write_text(json.dumps(result), encoding="utf-8")


def table(results: list[Result]) -> list[str]:
    """Return the lines of a table: Python, PySide6, result, seconds."""
    rows = [("Python", "PySide6", "result", "seconds", "")]
    rows += [
        (
            each.python,
            each.pyside,
            each.result,
            "–" if each.seconds is None else f"{each.seconds:.0f}",
            each.note,
        )
        for each in results
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    return [
        f"{a:<{widths[0]}}  {b:<{widths[1]}}  {c:<{widths[2]}}  {d:>{widths[3]}}  {e}".rstrip()
        for a, b, c, d, e in rows
    ]
