"""The virtual environment of a checkout: its creation, and the stamp that identifies it."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from downloads import pip_install
from steps import BUILD, ROOT, CannotSetUp, failure, logged, pyproject, say
from system_packages import install_packages, missing_packages

VENV = ROOT / ".venv"

# Increase this after a change to the set-up, so that every checkout repeats it.
SET_UP = 2


class Stamp(NamedTuple):
    """The stamp of a finished set-up in `.venv`: the Python, the project, the installed groups."""

    python: str
    project: str
    groups: frozenset[str]
    system: frozenset[str]


def set_up(groups: frozenset[str], system: frozenset[str]) -> None:
    """Install the project, these dependency groups, and system libraries.

    A second call only reads one small file. Raises CannotSetUp with advice for the person.
    """
    if is_set_up(groups, system):
        return
    BUILD.mkdir(exist_ok=True)
    with only_one_set_up():
        if is_set_up(groups, system):
            return
        log = BUILD / "setup.log"
        log.write_text("", encoding="utf-8")
        install_packages(missing_packages(system), log)
        old = prepare_venv(log)
        install_project(groups | old.groups, log)
        finished = wanted_stamp(groups | old.groups, system | old.system)
        write_stamp(finished, VENV)


def is_set_up(groups: frozenset[str], system: frozenset[str]) -> bool:
    wanted = wanted_stamp(groups, system)
    found = read_stamp(VENV)
    return found is not None and covers(found, wanted) and python_of(VENV).exists()


def covers(found: Stamp, wanted: Stamp) -> bool:
    """True if the found stamp contains everything wanted."""
    return (
        found.python == wanted.python
        and found.project == wanted.project
        and found.groups >= wanted.groups
        and found.system >= wanted.system
    )


def wanted_stamp(groups: frozenset[str], system: frozenset[str]) -> Stamp:
    """Return the stamp of a set-up of the present project by this Python."""
    python = f"{sys.version_info.major}.{sys.version_info.minor} {sys.base_prefix} {ROOT}"
    toml = pyproject()
    # The settings of linters and tests do not affect the installation.
    parts = [SET_UP, toml["build-system"], toml["project"], toml["dependency-groups"]]
    parts.append(toml["tool"]["hatch"])
    project = hashlib.sha256(json.dumps(parts).encode()).hexdigest()
    return Stamp(python, project, groups, system)


def requirements(group: str) -> list[str]:
    """Return the requirements of a dependency group; pip itself reads groups only from 25.1 on."""
    found: list[str] = []
    for each in pyproject()["dependency-groups"][group]:
        found += [each] if isinstance(each, str) else requirements(each["include-group"])
    return found


def read_stamp(venv: Path) -> Stamp | None:
    """Return the stamp of the last finished set-up of `venv`."""
    try:
        fields = json.loads((venv / "soiree-setup.json").read_text(encoding="utf-8"))
        return Stamp(
            fields["python"],
            fields["project"],
            frozenset(fields["groups"]),
            frozenset(fields["system"]),
        )
    except (OSError, ValueError, KeyError, TypeError):
        return None


def write_stamp(stamp: Stamp, venv: Path) -> None:
    """Record that the set-up of `venv` is finished."""
    fields = stamp._asdict() | {"groups": sorted(stamp.groups), "system": sorted(stamp.system)}
    (venv / "soiree-setup.json").write_text(json.dumps(fields, indent=1), encoding="utf-8")
    unfinished(venv).unlink(missing_ok=True)


def unfinished(venv: Path) -> Path:
    """Return the file that exists from the beginning of a set-up to its end."""
    return venv / "soiree-setup-unfinished"


@contextmanager
def only_one_set_up() -> Iterator[None]:
    """Wait until no other set-up of this checkout is running."""
    with (BUILD / "setup.lock").open("w") as lock:
        if not locked(lock.fileno(), wait=False):
            say("waiting for another set-up to finish")
            while not locked(lock.fileno(), wait=True):
                pass  # Windows gives up after ten seconds.
        yield


def locked(file: int, *, wait: bool) -> bool:
    """Try to lock an open file. Returns True if it is locked now; closing the file unlocks it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except OSError:
        return False
    return True


# The virtual environment


def python_of(venv: Path) -> Path:
    return venv / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def prepare_venv(log: Path) -> Stamp:
    """Make `.venv`, or make it anew if it is damaged. Returns the stamp of its contents."""
    nothing = wanted_stamp(frozenset(), frozenset())
    found = read_stamp(VENV)
    if VENV.exists() and is_sound(VENV, nothing.python):
        unfinished(VENV).touch()
        return found or nothing
    if VENV.exists():
        say("making .venv again, as it is incomplete or belongs to another Python")
    else:
        say("making .venv")
    # The mark must exist before anything else, and `venv --clear` would remove it.
    shutil.rmtree(VENV, ignore_errors=True)
    VENV.mkdir(exist_ok=True)
    unfinished(VENV).touch()
    if not logged([sys.executable, "-m", "venv", str(VENV)], log):
        raise CannotSetUp(failure("the virtual environment could not be created", log))
    return nothing


def is_sound(venv: Path, python: str) -> bool:
    """True if packages can be installed into an existing environment.

    An environment without a stamp was made by a person, and is usable if its pip works.
    """
    if unfinished(venv).exists():
        return False
    found = read_stamp(venv)
    if found is not None and found.python != python:
        return False
    command = [str(python_of(venv)), "-c", "import pip, sys; sys.exit(sys.version_info < (3, 11))"]
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def install_project(groups: frozenset[str], log: Path) -> None:
    """Install the project into `.venv`, so that changes of the source take effect at once."""
    wanted = {group: requirements(group) for group in sorted(groups)}
    try:
        pip_install(python_of(VENV), str(ROOT), wanted, log)
    except CannotSetUp:
        if "Installing collected packages" not in log.read_text("utf-8", errors="replace"):
            unfinished(VENV).unlink()  # Nothing was changed yet.
        raise
    tried = "from PySide6 import QtDBus, QtSvg, QtWidgets"
    if not logged([str(python_of(VENV)), "-c", tried], log):
        raise CannotSetUp(failure("Qt was installed but cannot be loaded", log))
