"""Pack the frozen program into one file for the system on which this runs.

    .venv/bin/python packaging/frozen/pack.py FOLDER

The file is an installer on Windows (by Inno Setup 6), a disk image on macOS, and an archive
elsewhere. Run `packaging/frozen/build.py` first, which builds the frozen program.
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
