"""Packs the frozen program into the one file that a person downloads, for the system it runs on.

    .venv/bin/python packaging/frozen/pack.py FOLDER

On Windows that is an installer, by Inno Setup 6, on macOS a disk image, elsewhere an archive. The
frozen program has to be there: `packaging/frozen/build.py` builds it.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "app"))

from soiree import BASE  # noqa: E402
from soiree.version import of_source  # noqa: E402


def main(folder: Path) -> None:
    """Write the file into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    name = f"soiree-{of_source(ROOT)}-{platform.machine().lower()}"
    built = ROOT / "build" / "dist"
    if sys.platform == "win32":
        inno = Path(os.environ["PROGRAMFILES(X86)"], "Inno Setup 6", "ISCC.exe")
        asked = (f"/DVersion={BASE}", f"/O{folder}", f"/F{name}-setup")
        run(str(inno), *asked, str(ROOT / "packaging" / "windows" / "soiree.iss"))
    elif sys.platform == "darwin":
        image = folder / f"{name}.dmg"
        source = ("-volname", "Soirée", "-srcfolder", str(built / "Soirée.app"))
        run("hdiutil", "create", "-ov", "-format", "UDZO", *source, str(image))
    else:
        shutil.make_archive(str(folder / name), "xztar", built, "soiree")


def run(*command: str) -> None:
    subprocess.run(command, check=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
