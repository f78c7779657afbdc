"""Fetches the packages that the Flatpak is built from: `build/flatpak-wheels`.

    python3 packaging/flatpak/fetch.py

They come from the package registry, in the version of Python that the runtime has. PySide6 is not
among them: the base of the Flatpak has it.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PYTHON = "3.12"
"""Of the runtime that the manifest names."""


def main() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [
        *project["build-system"]["requires"],
        *(each for each in project["project"]["dependencies"] if not each.startswith("PySide6")),
    ]
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "download", "--only-binary", ":all:"),
            *("--python-version", PYTHON, "--implementation", "cp"),
            *("--platform", "manylinux_2_28_x86_64", "--platform", "manylinux_2_17_x86_64"),
            *("--dest", str(ROOT / "build" / "flatpak-wheels"), *wanted),
        ],
        check=True,
    )


if __name__ == "__main__":
    main()
