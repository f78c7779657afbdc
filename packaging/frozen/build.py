"""Build the frozen program, a folder that needs no Python: `build/dist/soiree`.

Run these commands:

    python3 packaging/dev.py install frozen
    .venv/bin/python packaging/frozen/build.py
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE.parent))

import changelog  # noqa: E402
import icu_data  # noqa: E402
import shipped_licences  # noqa: E402
from frozen import parts  # noqa: E402


def main() -> Path:
    """Build the program. Returns its folder."""
    build = ROOT / "build"
    # The icon is for the installer of Windows; the programs have theirs from the specification.
    parts.windows_icon(ROOT)
    shutil.rmtree(build / "bundled-licences", ignore_errors=True)
    # Qt's plugins are queried for their kinds, which needs no display.
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run(
        [
            *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
            *("--distpath", str(build / "dist"), "--workpath", str(build / "frozen")),
            str(HERE / "soiree.spec"),
        ],
        check=True,
        env=environment,
    )
    folder = build / "dist" / "soiree"
    shrink(folder / "_internal")
    shipped_licences.check(folder / "_internal")
    told = shipped_licences.as_text(folder / "_internal")
    (folder / "LICENCES.txt").write_text(told, encoding="utf-8")
    (folder / "CHANGES.txt").write_text(changelog.plain(), encoding="utf-8")
    return folder


def shrink(folder: Path) -> None:
    """Remove debug information and unused tables of ICU from a folder of libraries on Linux."""
    if sys.platform != "linux":
        return
    if linker := shutil.which("ld"):
        icu_data.trim(folder / "PySide6" / "Qt" / "lib", linker)
    if stripper := shutil.which("strip"):
        libraries = [path for path in folder.rglob("*.so*") if not path.is_symlink()]
        subprocess.run([stripper, "--strip-unneeded", *libraries], check=True)


if __name__ == "__main__":
    print(main())
