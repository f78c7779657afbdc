"""Build the Flatpak, and pack it into one file.

    .venv/bin/python packaging/flatpak/bundle.py FOLDER

The program needs flatpak, flatpak-builder and Flathub. Run `packaging/flatpak/fetch.py` first,
which fetches the sources.
"""

from __future__ import annotations

import platform
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "app"))

from soiree import APP_ID  # noqa: E402
from soiree.version import of_source  # noqa: E402

FLATHUB = "https://dl.flathub.org/repo/flathub.flatpakrepo"


def main(folder: Path) -> None:
    """Write the bundle into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    repository = ROOT / "build" / "flatpak-repository"
    run("flatpak", "remote-add", "--user", "--if-not-exists", "flathub", FLATHUB)
    options = ("--user", "--force-clean", "--install-deps-from=flathub", f"--repo={repository}")
    manifest = HERE / f"{APP_ID}.yml"
    run("flatpak-builder", *options, str(ROOT / "build" / "flatpak"), str(manifest))
    file = folder / f"soiree-{of_source(ROOT)}-{platform.machine()}.flatpak"
    run("flatpak", "build-bundle", str(repository), str(file), APP_ID)


def run(*command: str) -> None:
    subprocess.run(command, check=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
