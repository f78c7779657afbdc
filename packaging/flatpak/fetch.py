"""Fetches what the Flatpak is built from, which has no network then: `build/flatpak-sources`.

    .venv/bin/python packaging/flatpak/fetch.py

There are the project itself, as an archive of its sources, and for each kind of processor the
packages from the registry, for the Python that the runtime has. PySide6 is not among them: the base
of the Flatpak has it. Takes `build`, which comes along with the tests.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "build" / "flatpak-sources"

PYTHON = "3.13"
"""Of the runtime that the manifest names."""

MACHINES = ("x86_64", "aarch64")


def main() -> None:
    """Write all of it anew."""
    shutil.rmtree(SOURCES, ignore_errors=True)
    SOURCES.mkdir(parents=True)
    pack()
    wanted = requirements()
    for machine in MACHINES:
        fetch(machine, wanted)


def pack() -> None:
    """The project, under a name that stays the same from version to version."""
    command = [sys.executable, "-m", "build", "--sdist", "--outdir", str(SOURCES), str(ROOT)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    (archive,) = SOURCES.glob("soiree_cards-*.tar.gz")
    archive.rename(SOURCES / "soiree.tar.gz")


def requirements() -> list[str]:
    """What the project is built with and runs on, save what the base of the Flatpak has."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    dependencies = project["project"]["dependencies"]
    return [
        *project["build-system"]["requires"],
        *(each for each in dependencies if not each.startswith("PySide6")),
    ]


def fetch(machine: str, wanted: list[str]) -> None:
    """The wheels for a kind of processor, which need not be that of this machine."""
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--only-binary", ":all:"),
            *("--python-version", PYTHON, "--implementation", "cp"),
            *("--platform", f"manylinux_2_28_{machine}", "--platform", f"manylinux_2_17_{machine}"),
            *("--dest", str(SOURCES / machine), *wanted),
        ],
        check=True,
    )


if __name__ == "__main__":
    main()
