"""Builds the frozen program, a folder that needs no Python: `build/dist/soiree`.

.venv/bin/pip install '.[frozen]'
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
import shipped_licences  # noqa: E402
from frozen import parts  # noqa: E402


def main() -> Path:
    """Build it; returns its folder."""
    build = ROOT / "build"
    # For the installer of Windows; the programs get theirs from the specification.
    parts.windows_icon(ROOT)
    shutil.rmtree(build / "bundled-licences", ignore_errors=True)
    # Qt's plugins are asked what they are; for that no display is needed.
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
    strip(folder / "_internal")
    shipped_licences.check(folder / "_internal")
    told = shipped_licences.as_text(folder / "_internal")
    (folder / "LICENCES.txt").write_text(told, encoding="utf-8")
    (folder / "CHANGES.txt").write_text(changelog.plain(), encoding="utf-8")
    return folder


def strip(folder: Path) -> None:
    """Take what only a debugger reads from Python's own libraries, where a build left it there."""
    tool = shutil.which("strip") if sys.platform == "linux" else None
    libraries = [*folder.glob("libpython*.so*"), *folder.glob("python3*/lib-dynload/*.so")]
    if tool is not None and libraries:
        subprocess.run([tool, "--strip-unneeded", *libraries], check=True)


if __name__ == "__main__":
    print(main())
