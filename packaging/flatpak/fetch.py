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

from packaging.requirements import Requirement

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
    for machine in MACHINES:
        fetch(machine, requirements(machine))


def pack() -> None:
    """Pack the project into an archive whose name has no version."""
    command = [sys.executable, "-m", "build", "--sdist", "--outdir", str(SOURCES), str(ROOT)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    (archive,) = SOURCES.glob("soiree_cards-*.tar.gz")
    archive.rename(SOURCES / "soiree.tar.gz")


def requirements(machine: str) -> list[str]:
    """Return the requirements on a kind of processor, except those in the Flatpak's base.

    Pip would evaluate their markers for this machine.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    there = {"platform_machine": machine, "python_version": PYTHON, "sys_platform": "linux"}
    texts = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    return [
        f"{each.name}{each.specifier}"
        for each in map(Requirement, texts)
        if not each.name.startswith("PySide6")
        and (each.marker is None or each.marker.evaluate(there))
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
