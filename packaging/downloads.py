"""What pip fetches for the set-up: how far it is, and what to do when the network fails."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

from steps import BUILD, ROOT, CannotSetUp, failure, logged, say

# Megabytes (10⁶ bytes) to download, and what dependency groups add to them.
SIZE, GROUPS = 90, {"test": 40, "matrix": 5, "frozen": 10, "mutants": 5}

# Every pip, old or new, puts each file that it fetches whole below its folder for temporary files.
FETCHED = BUILD / "fetched"
KINDS = (".whl", ".tar.gz", ".zip")

# Where pip keeps what it has fetched, if the person told it to keep nothing.
KEPT = BUILD / "pip-cache"

# Seconds after which a line follows, where lines stay, even if little has come.
QUIET = 15.0

MEGABYTE = 1_000_000


def pip_install(python: Path, project: str, groups: Mapping[str, list[str]], log: Path) -> None:
    """Install a project editable, and show the progress.

    Args:
        groups: dependency groups to install with it, as lists of requirements.

    Raises CannotSetUp with what the person can do about it.
    """
    total = SIZE + sum(GROUPS.get(group, 0) for group in groups)
    say(f"installing packages (a download of about {total} MB, once)")
    quiet = ["--disable-pip-version-check", "--no-input", "--progress-bar", "off"]
    others = sorted({each for group in groups.values() for each in group})
    command = [str(python), "-m", "pip", "install", *quiet, "-e", project, *others]
    shutil.rmtree(FETCHED, ignore_errors=True)
    FETCHED.mkdir(parents=True)
    around = {"TMPDIR": str(FETCHED), **own_cache(python)}
    progress = Progress(total, log)
    try:
        went_well = logged(command, log, progress.look, around)
    finally:
        progress.end()
        shutil.rmtree(FETCHED, ignore_errors=True)
    if not went_well:
        said = log.read_text(encoding="utf-8", errors="replace")
        raise CannotSetUp(failure(why_pip_failed(said, progress.so_far()), log))
    shutil.rmtree(KEPT, ignore_errors=True)


def own_cache(python: Path) -> dict[str, str]:
    """What has pip keep what came whole until all is there, if it was told to keep nothing."""
    asked = [str(python), "-m", "pip", "cache", "dir"]
    if subprocess.run(asked, capture_output=True, check=False).returncode == 0:
        return {}
    return {"PIP_NO_CACHE_DIR": "", "PIP_CACHE_DIR": str(KEPT)}


class Progress:
    """How much has come: one line drawn over itself on a terminal, else a line now and then."""

    def __init__(self, total: int, log: Path) -> None:
        """
        Args:
            total: megabytes that will come, about.
            log: where pip says what it does.
        """
        self._total = total
        self._log = log
        self._begin = log.stat().st_size
        self._drawn = ""
        self._told = 0
        self._since = time.monotonic()
        self._came = 0
        self._unpacks = False

    def so_far(self) -> str:
        """As in `34 of about 90 MB`; nothing where nothing has come."""
        return f"{self._came} of about {max(self._total, self._came)} MB" if self._came else ""

    def look(self) -> None:
        """Show how far it is, if that is news."""
        if self._unpacks:
            return
        self._came = max(self._came, size_below(FETCHED) // MEGABYTE)
        if sys.stdout.isatty():
            self._draw()
        elif self._came - self._told >= self._total / 10 or (
            self._came > self._told and time.monotonic() - self._since >= QUIET
        ):
            self._told, self._since = self._came, time.monotonic()
            say(self.so_far())
        if self._all_is_there():
            self.end()
            self._unpacks = True
            if self._came:
                say("unpacking the packages")

    def end(self) -> None:
        """Leave the line that was drawn."""
        if self._drawn:
            print(flush=True)
            self._drawn = ""

    def _draw(self) -> None:
        done = 30 * self._came // max(self._total, self._came)
        line = f"Setting up Soirée: [{'#' * done:<30}] {self.so_far()}"
        if self._came and line != self._drawn:
            print(f"\r{line}", end="", flush=True)
            self._drawn = line

    def _all_is_there(self) -> bool:
        with self._log.open(encoding="utf-8", errors="replace") as said:
            said.seek(self._begin)
            return "Installing collected packages" in said.read()


def size_below(folder: Path) -> int:
    """Bytes of the packages below a folder, of which some come and go."""
    files = (
        Path(inside, name)
        for inside, _, names in os.walk(folder)
        for name in names
        if name.endswith(KINDS)
    )
    return sum(map(size_of, files))


def size_of(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:
        return 0


def why_pip_failed(text: str, so_far: str) -> str:
    """The likeliest reason, from what pip wrote.

    Args:
        so_far: how much had come.
    """
    if "No space left" in text or shutil.disk_usage(ROOT).free < 2**20:
        return "the disk is full"
    if so_far and any(words in text for words in NETWORK):
        return (
            f"the network failed after {so_far}; when it is back, type the same command again, "
            "which goes on with what is still missing"
        )
    if any(words in text for words in NETWORK):
        return "the package index cannot be reached (is this computer online?)"
    if "No matching distribution found" in text:
        return "the package index has nothing that suits this system and this Python"
    return "pip could not install what Soirée needs"


# What the pips of Python 3.11 and later write. An old one takes half a file for a whole one, and
# then finds that it is not what the index has.
NETWORK = (
    "after connection broken by",
    "Connection broken",
    "Read timed out",
    "incomplete-download",
    "DO NOT MATCH THE HASHES",
)
