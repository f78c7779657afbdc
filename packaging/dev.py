#!/usr/bin/env python3
"""Play Soirée, or test it, from a checkout; whatever is missing is set up first.

    python3 packaging/dev.py play [what `soiree` takes]
    python3 packaging/dev.py test [what `pytest` takes; paths from the top of the project]

The first call makes `.venv`, installs the project into it, and on Debian and its relatives adds
the system libraries that Qt loads. Later calls find the stamp of the first and start at once.
Needs nothing but Python's standard library; delete `.venv` to begin afresh.

Exit codes: 2 where the set-up cannot go on, else that of the program.
"""

import ctypes
import hashlib
import importlib.util
import io
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

# No `from __future__` above and no new syntax below: an old Python has to read as far as this.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.stderr.write(
        "Soirée needs Python 3.11 or newer; this is Python %d.%d (%s).\n"  # noqa: UP031
        % (sys.version_info[0], sys.version_info[1], sys.executable)
    )
    sys.exit(2)

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BUILD = ROOT / "build"

# To be raised when what is done below changes, so that every checkout does it again.
SET_UP = 1

# Which Debian package brings what Qt loads, by the libraries that need it. Asked of the PySide6
# wheels with `objdump -p`; Qt's own pages are not complete.
LIBRARIES = {
    "qt": {
        "libEGL.so.1": "libegl1",
        "libGL.so.1": "libgl1",
        "libX11.so.6": "libx11-6",
        "libbrotlicommon.so.1": "libbrotli1",
        "libbrotlidec.so.1": "libbrotli1",
        "libdbus-1.so.3": "libdbus-1-3",
        "libfontconfig.so.1": "libfontconfig1",
        "libfreetype.so.6": "libfreetype6",
        "libglib-2.0.so.0": "libglib2.0-0",
        "libgssapi_krb5.so.2": "libgssapi-krb5-2",
        "libgthread-2.0.so.0": "libglib2.0-0",
        "libstdc++.so.6": "libstdc++6",
        "libxkbcommon.so.0": "libxkbcommon0",
        "libz.so.1": "zlib1g",
        "libzstd.so.1": "libzstd1",
    },
    "x11": {
        "libX11-xcb.so.1": "libx11-xcb1",
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-image.so.0": "libxcb-image0",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-randr.so.0": "libxcb-randr0",
        "libxcb-render-util.so.0": "libxcb-render-util0",
        "libxcb-render.so.0": "libxcb-render0",
        "libxcb-shape.so.0": "libxcb-shape0",
        "libxcb-shm.so.0": "libxcb-shm0",
        "libxcb-sync.so.1": "libxcb-sync1",
        "libxcb-util.so.1": "libxcb-util1",
        "libxcb-xfixes.so.0": "libxcb-xfixes0",
        "libxcb-xkb.so.1": "libxcb-xkb1",
        "libxcb.so.1": "libxcb1",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    },
    "wayland": {
        "libwayland-client.so.0": "libwayland-client0",
        "libwayland-cursor.so.0": "libwayland-cursor0",
        "libwayland-egl.so.1": "libwayland-egl1",
    },
}
PROGRAMS = {
    "x11 tests": {"Xvfb": "xvfb", "xdotool": "xdotool"},
    "package tests": {"appstreamcli": "appstream", "desktop-file-validate": "desktop-file-utils"},
}
FONT = "fonts-dejavu-core"

DOWNLOADS = {"": "about 90 MB", "test": "about 130 MB"}


class CannotSetUp(Exception):
    """What is in the way, in words for the person who typed the command."""


class Stamp(NamedTuple):
    """What a finished set-up leaves in `.venv`: whose it is, from what, and what it holds."""

    python: str
    project: str
    extras: frozenset[str]
    system: frozenset[str]


def main(arguments: list[str]) -> int:
    """Do what the command line asks; returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if arguments[:1] in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    if arguments[:1] not in (["play"], ["test"]):
        print("usage: python3 packaging/dev.py play|test [arguments]", file=sys.stderr)
        return 2
    command = play if arguments[0] == "play" else test
    try:
        return command(arguments[1:])
    except CannotSetUp as reason:
        print(reason, file=sys.stderr)
        return 2
    except OSError as error:
        print(f"Setting up Soirée failed: {error}.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130


def play(arguments: list[str]) -> int:
    """Open Soirée; where there is no display to open it on, paint a picture of it."""
    displays = displays_of(os.environ)
    set_up(frozenset(), frozenset({"qt"}) | displays)
    if displays or arguments or not needs_display():
        return become("-P", "-m", "soiree", *arguments)
    return picture()


def test(arguments: list[str]) -> int:
    """Run the tests, which hold the linter, the formatter and the types as well."""
    set_up(frozenset({"test"}), frozenset({"qt", "x11", "x11 tests", "package tests"}))
    os.chdir(ROOT)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return become("-P", "-m", "pytest", *arguments)


def picture() -> int:
    """Paint the window into a file, and say where."""
    file = BUILD / "soiree-demo.png"
    BUILD.mkdir(exist_ok=True)
    file.unlink(missing_ok=True)
    print("There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set).")
    print("Painting a picture of the table instead.", flush=True)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    demo = ("--demo", "--screenshot", str(file), "--size", "1280x800")
    code = subprocess.call(
        [str(python_of(VENV)), "-P", "-m", "soiree", *demo], env=child_environment()
    )
    if code == 0:
        print(file)
    return code


def become(*arguments: str) -> int:
    """Go on as the Python of `.venv` with these arguments; on Windows wait for it instead."""
    command = [str(python_of(VENV)), *arguments]
    sys.stdout.flush()
    if os.name == "posix":
        os.execve(command[0], command, child_environment())
    with subprocess.Popen(command, env=child_environment()) as child:
        while True:
            try:
                return child.wait()
            except KeyboardInterrupt:
                continue  # the child had it too, and ends as it sees fit


def child_environment() -> dict[str, str]:
    """The environment, without what would make each start of the program slower."""
    return {name: text for name, text in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


# What a display needs


def needs_display() -> bool:
    return sys.platform not in ("win32", "darwin")


def displays_of(environment: Mapping[str, str]) -> frozenset[str]:
    """The kinds of display that can be reached, of `x11` and `wayland`."""
    if not needs_display():
        return frozenset()
    kinds = {"x11": "DISPLAY", "wayland": "WAYLAND_DISPLAY"}
    return frozenset(kind for kind, variable in kinds.items() if environment.get(variable))


# The set-up


def set_up(extras: frozenset[str], system: frozenset[str]) -> None:
    """Make `.venv` hold the project with these extras, and the system these groups of libraries.

    Costs one small file to read where that was done before. Raises CannotSetUp with what the
    person can do about it.
    """
    if is_set_up(extras, system):
        return
    BUILD.mkdir(exist_ok=True)
    with only_one_set_up():
        if is_set_up(extras, system):
            return
        log = BUILD / "setup.log"
        log.write_text("", encoding="utf-8")
        install_packages(missing_packages(system), log)
        old = prepare_venv(log)
        install_project(extras | old.extras, log)
        finished = wanted_stamp(extras | old.extras, system | old.system)
        write_stamp(finished, VENV)


def is_set_up(extras: frozenset[str], system: frozenset[str]) -> bool:
    wanted = wanted_stamp(extras, system)
    found = read_stamp(VENV)
    return found is not None and covers(found, wanted) and python_of(VENV).exists()


def covers(found: Stamp, wanted: Stamp) -> bool:
    """Whether nothing wanted is left to do."""
    return (
        found.python == wanted.python
        and found.project == wanted.project
        and found.extras >= wanted.extras
        and found.system >= wanted.system
    )


def wanted_stamp(extras: frozenset[str], system: frozenset[str]) -> Stamp:
    """The stamp that this Python would leave after setting up the project as it is now."""
    import tomllib  # here, as an old Python has none

    python = f"{sys.version_info.major}.{sys.version_info.minor} {sys.base_prefix} {ROOT}"
    toml = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    # What is said there to the linters and the tests does not change what is installed.
    parts = [SET_UP, toml["build-system"], toml["project"], toml["tool"]["hatch"]]
    project = hashlib.sha256(json.dumps(parts).encode()).hexdigest()
    return Stamp(python, project, extras, system)


def read_stamp(venv: Path) -> Stamp | None:
    """The stamp of the last set-up of `venv` that was finished."""
    try:
        fields = json.loads((venv / "soiree-setup.json").read_text(encoding="utf-8"))
        return Stamp(
            fields["python"],
            fields["project"],
            frozenset(fields["extras"]),
            frozenset(fields["system"]),
        )
    except (OSError, ValueError, KeyError, TypeError):
        return None


def write_stamp(stamp: Stamp, venv: Path) -> None:
    """Note that the set-up of `venv` is finished."""
    fields = stamp._asdict() | {"extras": sorted(stamp.extras), "system": sorted(stamp.system)}
    (venv / "soiree-setup.json").write_text(json.dumps(fields, indent=1), encoding="utf-8")
    unfinished(venv).unlink(missing_ok=True)


def unfinished(venv: Path) -> Path:
    """The file that is there from the beginning of a set-up to its end."""
    return venv / "soiree-setup-unfinished"


@contextmanager
def only_one_set_up() -> Iterator[None]:
    """Wait until no other set-up of this checkout is under way."""
    with (BUILD / "setup.lock").open("w") as lock:
        if not locked(lock.fileno(), wait=False):
            say("waiting for another that is under way")
            while not locked(lock.fileno(), wait=True):
                pass  # Windows gives up after ten seconds
        yield


def locked(file: int, *, wait: bool) -> bool:
    """Whether the lock on an open file could be had; closing the file gives it back."""
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
    """Make `.venv`, or make it anew where it cannot be trusted; returns what it holds already."""
    nothing = wanted_stamp(frozenset(), frozenset())
    found = read_stamp(VENV)
    if VENV.exists() and is_sound(VENV, nothing.python):
        unfinished(VENV).touch()
        return found or nothing
    if VENV.exists():
        say("making .venv anew, as it was not finished or belongs to another Python")
    else:
        say("making .venv")
    # The mark has to be there before anything else is, and `venv --clear` would take it away.
    shutil.rmtree(VENV, ignore_errors=True)
    VENV.mkdir(exist_ok=True)
    unfinished(VENV).touch()
    if not logged([sys.executable, "-m", "venv", str(VENV)], log):
        raise CannotSetUp(failure("the virtual environment could not be made", log))
    return nothing


def is_sound(venv: Path, python: str) -> bool:
    """Whether packages can be installed into what is there.

    One without a stamp was made by hand, and is good if its pip works.
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


def install_project(extras: frozenset[str], log: Path) -> None:
    """Install the project into `.venv` so that changes of the source take effect at once."""
    size = DOWNLOADS["test" if "test" in extras else ""]
    say(f"installing what it needs ({size} to download, once)")
    project = str(ROOT)
    if extras:
        project += "[" + ",".join(sorted(extras)) + "]"
    quiet = ("--disable-pip-version-check", "--no-input", "--progress-bar", "off")
    if not logged([str(python_of(VENV)), "-m", "pip", "install", *quiet, "-e", project], log):
        said = log.read_text(encoding="utf-8", errors="replace")
        if "Installing collected packages" not in said:
            unfinished(VENV).unlink()  # nothing was touched yet
        raise CannotSetUp(failure(why_pip_failed(said), log))
    tried = "from PySide6 import QtNetwork, QtSvg, QtWidgets"
    if not logged([str(python_of(VENV)), "-c", tried], log):
        raise CannotSetUp(failure("Qt was installed but cannot be loaded", log))


def why_pip_failed(text: str) -> str:
    """The likeliest reason, from what pip wrote."""
    places = (ROOT, tempfile.gettempdir())
    if "No space left" in text or any(shutil.disk_usage(p).free < 2**20 for p in places):
        return "the disk is full"
    if "after connection broken by" in text:
        return "the package index cannot be reached (is this computer online?)"
    if "No matching distribution found" in text:
        return "the package index has nothing that suits this system and this Python"
    return "pip could not install what Soirée needs"


# System packages


def missing_packages(system: Iterable[str]) -> list[str]:
    """The Debian packages that bring what is missing here, of these groups.

    Raises CannotSetUp where something is missing and the system is no relative of Debian.
    """
    if sys.platform != "linux":
        return []
    wanted: dict[str, str] = {}
    for group in sorted(system):
        wanted |= {name: deb for name, deb in LIBRARIES.get(group, {}).items() if not loads(name)}
        wanted |= {
            name: deb for name, deb in PROGRAMS.get(group, {}).items() if not shutil.which(name)
        }
    if not has_font(font_folders()):
        wanted["a font"] = FONT
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        wanted["Python's venv"] = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    if wanted and not shutil.which("apt-get"):
        names = ", ".join(sorted(wanted))
        raise CannotSetUp(f"Soirée needs what this system does not have yet: {names}.")
    return sorted(set(wanted.values()))


def loads(library: str) -> bool:
    """Whether the system finds a shared library by its name, as it will for Qt."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def font_folders() -> list[Path]:
    """Where fontconfig looks for fonts if nobody told it otherwise."""
    own = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share")
    places = (Path("/usr/share"), Path("/usr/local/share"), own)
    return [*(place / "fonts" for place in places), Path.home() / ".fonts"]


def has_font(folders: Iterable[Path]) -> bool:
    kinds = (".ttf", ".otf", ".ttc", ".pfb")
    return any(
        name.lower().endswith(kinds)
        for folder in folders
        for _, _, names in os.walk(folder, followlinks=True)
        for name in names
    )


def install_packages(packages: list[str], log: Path) -> None:
    """Install Debian packages, or raise CannotSetUp with the command for the person to type."""
    if not packages:
        return
    install = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    typed = "  " + " ".join(["sudo", *install])
    root = root_prefix()
    if root is None:
        raise CannotSetUp(
            f"Soirée needs some packages of the system. Type this, then start again:\n{typed}"
        )
    say("installing with apt-get " + " ".join(packages))
    apt = [*root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    # A machine that has just started is often installing updates of its own.
    apt += ["-o", "DPkg::Lock::Timeout=300"]
    if logged([*apt, *install[1:]], log):
        return
    if not (logged([*apt, "update"], log) and logged([*apt, *install[1:]], log)):
        raise CannotSetUp(failure("apt-get could not install " + " ".join(packages), log))


def root_prefix() -> list[str] | None:
    """What makes a command run as root without asking anybody, or None."""
    if sys.platform == "win32":
        return None
    if os.geteuid() == 0:
        return []
    sudo = ["sudo", "-n"]
    if shutil.which("sudo") and not subprocess.call([*sudo, "true"], stderr=subprocess.DEVNULL):
        return sudo
    return None


# Words


def say(step: str) -> None:
    print(f"Setting up Soirée: {step}.", flush=True)


def failure(reason: str, log: Path) -> str:
    return f"Setting up Soirée failed: {reason}. What was said on the way is in {log}"


def logged(command: list[str], log: Path) -> bool:
    """Run a command with its output in the log; whether it went well."""
    environment = os.environ | {"PIP_USER": "0", "LC_ALL": "C.UTF-8"}
    with log.open("a", encoding="utf-8") as output:
        print("$", *command, file=output, flush=True)
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            env=environment,
            check=False,
        )
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
