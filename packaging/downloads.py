"""Downloads of the set-up: the progress of pip, and advice if the network fails."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

from steps import BUILD, ROOT, CannotSetUp, failure, logged, say

# The megabytes (10⁶ bytes) to download, and the additional ones of dependency groups.
SIZE, GROUPS = 90, {"test": 40, "matrix": 5, "frozen": 10, "mutants": 5}

# Every version of pip first stores each fetched file below its folder for temporary files.
FETCHED = BUILD / "fetched"
KINDS = (".whl", ".tar.gz", ".zip")

# The cache of pip for a person who has switched off the usual one.
KEPT = BUILD / "pip-cache"

# The seconds after which the next line is printed if lines stay, even after little progress.
QUIET = 15.0

MEGABYTE = 1_000_000


def pip_install(python: Path, project: str, groups: Mapping[str, list[str]], log: Path) -> None:
    """Install a project editable, and display the progress.

    Args:
        groups: dependency groups to install with it, as lists of requirements.

    Raises CannotSetUp with advice for the person.
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
    """Return variables that give pip a cache until all files have arrived, if it has none."""
    asked = [str(python), "-m", "pip", "cache", "dir"]
    if subprocess.run(asked, capture_output=True, check=False).returncode == 0:
        return {}
    return {"PIP_NO_CACHE_DIR": "", "PIP_CACHE_DIR": str(KEPT)}


class Progress:
    """The progress of a download: one changing line on a terminal, or else a line now and then."""

    def __init__(self, total: int, log: Path) -> None:
        """
        Args:
            total: the approximate size of the download, in megabytes.
            log: the file with the output of pip.
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
        """Return a text such as `34 of about 90 MB`; empty before the first packages."""
        return f"{self._came} of about {max(self._total, self._came)} MB" if self._came else ""

    def look(self) -> None:
        """Update the progress if it has changed enough."""
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
    """Return the bytes of the packages below a folder, some of which come and go."""
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
    """Return the likeliest reason for a failure, from pip's output.

    Args:
        so_far: the progress of the download, as a text.
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


# The messages of pip in Python 3.11 and later. An old pip accepts an incomplete file, and then
# finds that its hash is not that of the index.
NETWORK = (
    "after connection broken by",
    "Connection broken",
    "Read timed out",
    "incomplete-download",
    "DO NOT MATCH THE HASHES",
)
