"""Builds a Debian package of Soirée for Debian 12 and its relatives.

    .venv/bin/python packaging/linux/build_deb.py [FOLDER]

The package goes to FOLDER, `build` by default. It runs on the system's Python and brings what that
Debian does not have: the parts of Qt that the program loads, PySide6, msgspec, platformdirs. To
build it takes a Debian with `dpkg-deb` and `readelf`, PySide6 for the icons, and the package
registry for the wheels.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE.parent))

import desktop_files  # noqa: E402
import dev  # noqa: E402
import qt_parts  # noqa: E402

PYTHON = "3.11"
"""The Python of Debian 12, for which msgspec's wheel is compiled."""

LIBRARY = Path("usr/lib/soiree")
GROUPS = ("qt", "x11", "wayland")
"""Which of the system's libraries Qt loads, in the words of `dev.py`."""

ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}


def main(folder: Path) -> Path:
    """Build the package; returns its file."""
    tree = ROOT / "build" / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    install_packages(tree / LIBRARY)
    qt_parts.trim(tree / LIBRARY)
    desktop_files.install(tree / "usr")
    write(tree / "usr/bin/soiree", LAUNCHER, mode=0o755)
    write(tree / "usr/share/doc/soiree/copyright", copyright_text())
    write(tree / "DEBIAN/control", control(tree))
    write(tree / "DEBIAN/postinst", POSTINST, mode=0o755)
    write(tree / "DEBIAN/prerm", PRERM, mode=0o755)
    for path in tree.rglob("*"):
        if path.is_dir():
            path.chmod(0o755)
        elif path.parent.name not in ("bin", "DEBIAN"):
            path.chmod(0o644)
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"soiree_{version()}_{architecture()}.deb"
    run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(file))
    return file


def install_packages(folder: Path) -> None:
    """The wheel of the project, and all that it needs, for the Python of the package."""
    wheels = ROOT / "build" / "wheels"
    shutil.rmtree(wheels, ignore_errors=True)
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
    run(*pip, "wheel", "--no-deps", "--wheel-dir", str(wheels), str(ROOT))
    (wheel,) = wheels.glob("soiree-*.whl")
    tags = [f"manylinux_2_{minor}_{platform.machine()}" for minor in (34, 28, 17)]
    run(
        *pip,
        "install",
        *("--target", str(folder), "--no-compile", "--only-binary", ":all:"),
        *("--python-version", PYTHON, "--implementation", "cp"),
        *(word for tag in tags for word in ("--platform", tag)),
        str(wheel),
    )
    shutil.rmtree(folder / "bin", ignore_errors=True)
    for cache in list(folder.rglob("__pycache__")):
        shutil.rmtree(cache)
    for record in folder.glob("*.dist-info/RECORD"):
        record.unlink()  # The package manager knows what is where.


def control(tree: Path) -> str:
    """What the package manager is told."""
    files = [path for path in (tree / "usr").rglob("*") if path.is_file()]
    kilobytes = sum(path.stat().st_size for path in files) // 1024
    major, minor = map(int, PYTHON.split("."))
    depends = [
        f"python3 (>= {PYTHON}~)",
        f"python3 (<< {major}.{minor + 1}~)",
        "libc6 (>= 2.34)",
        *system_libraries(tree / LIBRARY),
    ]
    return (
        f"Package: soiree\n"
        f"Version: {version()}\n"
        f"Architecture: {architecture()}\n"
        f"Maintainer: The Soirée developers <soiree@localhost>\n"
        f"Installed-Size: {kilobytes}\n"
        f"Depends: {', '.join(depends)}\n"
        f"Recommends: fonts-dejavu-core | fonts-noto-core\n"
        f"Section: games\n"
        f"Priority: optional\n"
        f"Description: card table for six little-known card games\n"
        + textwrap.indent(DESCRIPTION, " ")
    )


def system_libraries(packages: Path) -> list[str]:
    """The Debian packages with the libraries that Qt loads, or is linked to."""
    known = {name: package for group in GROUPS for name, package in dev.LIBRARIES[group].items()}
    own = {path.name for path in packages.rglob("*.so*")}
    asked = {name for path in packages.rglob("*.so*") for name in qt_parts.needed(path)}
    of_libc = {name for name in asked if name.split(".")[0] in LIBC or name.startswith("ld-linux")}
    unknown = asked - own - of_libc - set(known)
    if unknown:
        raise LookupError(f"no package is known for {', '.join(sorted(unknown))}")
    return sorted({known[name] for name in asked & set(known)})


LIBC = ("libc", "libm", "libdl", "librt", "libpthread", "libresolv", "libgcc_s")


def version() -> str:
    """The version of the program, from the one place that has it."""
    for line in (ROOT / "app/soiree/__init__.py").read_text(encoding="utf-8").splitlines():
        if line.startswith("__version__"):
            return line.split('"')[1]
    raise LookupError("app/soiree/__init__.py names no version")


def architecture() -> str:
    """As Debian calls it."""
    return ARCHITECTURES[platform.machine()]


def copyright_text() -> str:
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    paragraphs = "\n".join(f" {line}" if line else " ." for line in licence.splitlines())
    return COPYRIGHT + paragraphs + "\n"


def write(path: Path, text: str, mode: int = 0o644) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.chmod(mode)


def run(*command: str) -> None:
    environment = {**os.environ, "SOURCE_DATE_EPOCH": os.environ.get("SOURCE_DATE_EPOCH", "0")}
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)


DESCRIPTION = """\
Soirée is a table for Soy, Soureh, Pariah, Soi, Spy vs Spy and Soda. One
person plays against the computer: cards are dragged, fly and turn over, and
the opponents think, remember what their level lets them remember, and never
peek. Several people can share the screen. Everything works offline.
"""

LAUNCHER = f"""\
#!/usr/bin/python3 -s
import sys

sys.path.insert(0, "/{LIBRARY}")

from soiree.cli import main

sys.exit(main())
"""

POSTINST = f"""\
#!/bin/sh
set -e
if [ "$1" = configure ] && command -v py3compile >/dev/null; then
    py3compile -p soiree /{LIBRARY}
fi
"""

PRERM = f"""\
#!/bin/sh
set -e
if command -v py3clean >/dev/null; then
    py3clean -p soiree /{LIBRARY}
fi
find /{LIBRARY} -name __pycache__ -type d -exec rm -rf {{}} +
"""

COPYRIGHT = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Soirée
Comment: Qt 6 and PySide6 are under the GNU Lesser General Public License,
 version 3, whose text is in /usr/share/common-licenses/LGPL-3; they are
 dynamic libraries in /usr/lib/soiree and can be replaced there. msgspec is
 under the BSD 3-clause licence, platformdirs under the MIT licence; their
 texts are beside them.

Files: *
Copyright: The Soirée developers
License: MIT

License: MIT
"""


if __name__ == "__main__":
    print(main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build"))
