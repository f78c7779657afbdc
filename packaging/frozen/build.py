"""Builds the frozen program, a folder that needs no Python: `build/dist/soiree`.

.venv/bin/pip install '.[frozen]'
.venv/bin/python packaging/frozen/build.py
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE.parent))

import desktop_files  # noqa: E402


def main() -> Path:
    """Build it; returns its folder."""
    build = ROOT / "build"
    # For the installer of Windows; the programs get theirs from the specification.
    desktop_files.draw(ROOT / "resources" / "icons" / "soiree.svg", 256, build / "soiree.ico")
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
    return build / "dist" / "soiree"


if __name__ == "__main__":
    print(main())
