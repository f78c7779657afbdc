"""Fetch the sources of the Flatpak, whose build has no network: `build/flatpak-sources`.

    .venv/bin/python packaging/flatpak/fetch.py

The sources are an archive of the project and, for each kind of processor, the packages from the
registry for the Python of the runtime. PySide6 is in the base of the Flatpak. The program needs
`build`, which the dependency group of the tests contains.
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
"""The Python of the runtime that the manifest names."""

MACHINES = ("x86_64", "aarch64")


def main() -> None:
    """Fetch all sources anew."""
    shutil.rmtree(SOURCES, ignore_errors=True)
    SOURCES.mkdir(parents=True)
    pack()
    wanted = requirements()
    for machine in MACHINES:
        fetch(machine, wanted)


def pack() -> None:
    """Pack the project into an archive whose name has no version."""
    command = [sys.executable, "-m", "build", "--sdist", "--outdir", str(SOURCES), str(ROOT)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    (archive,) = SOURCES.glob("soiree_cards-*.tar.gz")
    archive.rename(SOURCES / "soiree.tar.gz")


def requirements() -> list[str]:
    """Return the requirements to build and run the project, except those in the Flatpak's base."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    dependencies = project["project"]["dependencies"]
    return [
        *project["build-system"]["requires"],
        *(each for each in dependencies if not each.startswith("PySide6")),
    ]


def fetch(machine: str, wanted: list[str]) -> None:
    """Fetch the wheels for a kind of processor, which may differ from this machine's."""
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
