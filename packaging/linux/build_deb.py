"""Build the Debian package of Soirée for Debian 12 and later, and Ubuntu 24.04 and later.

    .venv/bin/python packaging/linux/build_deb.py [FOLDER] [--architecture amd64|arm64]

The package is written to FOLDER, by default `build`. It runs on the system's Python, of several
versions, and contains what these systems lack: the parts of Qt that the program loads, PySide6,
msgspec, platformdirs. The build needs `dpkg-deb`, the binutils `ld`, `readelf` and `strip`, PySide6
for the icons, and the package registry for the wheels. It runs no program of another architecture.
The same sources give the same package; its files have the date of `SOURCE_DATE_EPOCH`, or of the
newest release.
"""

from __future__ import annotations

import argparse
import filecmp
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import textwrap
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE.parent))

import changelog  # noqa: E402
import desktop_files  # noqa: E402
import icu_data  # noqa: E402
import qt_parts  # noqa: E402
import shipped_licences  # noqa: E402
from soiree.version import of_source  # noqa: E402
from system_packages import LIBRARIES  # noqa: E402

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
"""The Pythons of Debian 12, Ubuntu 24.04, Debian 13, and the next systems."""

LIBRARY = Path("usr/lib/soiree")
GROUPS = ("qt", "x11", "wayland")
"""The groups of `system_packages` with the system libraries that Qt loads."""

ALSO = {"libICE.so.6": "libice6", "libSM.so.6": "libsm6"}
"""Additional libraries to which Qt's wheels for arm64 are linked."""

RENAMED = {"libglib2.0-0": "libglib2.0-0t64 | libglib2.0-0"}
"""Packages with another name since the change to 64-bit times."""

COMPLETIONS = {
    "soiree": "bash-completion/completions",
    "_soiree": "zsh/vendor-completions",
    "soiree.fish": "fish/vendor_completions.d",
}
"""The folder below `/usr/share` for the completion of each shell."""

MAINTAINER = "The Soirée developers <soiree@localhost>"


class Architecture(NamedTuple):
    """A kind of processor by the name that wheels use, and the usable versions of the C library."""

    machine: str
    glibc: tuple[int, ...]


ARCHITECTURES = {
    "amd64": Architecture("x86_64", (34, 28, 17)),
    "arm64": Architecture("aarch64", (39, 34, 31, 28, 17)),
}
"""The architectures by Debian's names; arm64 needs the C library of Ubuntu 24.04 or Debian 13."""


def main(folder: Path, architecture: str) -> Path:
    """Build the package. Returns its file."""
    tree = ROOT / "build" / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    install_packages(tree / LIBRARY, ARCHITECTURES[architecture])
    qt_parts.trim(tree / LIBRARY)
    shrink(tree / LIBRARY, ARCHITECTURES[architecture])
    desktop_files.install(tree / "usr")
    install_texts(tree)
    shipped_licences.check(tree / LIBRARY)
    write(tree / "DEBIAN/control", control(tree, architecture))
    write(tree / "DEBIAN/md5sums", sums(tree))
    for name in ("postinst", "prerm"):
        write(tree / "DEBIAN" / name, (HERE / "debian" / name).read_text(encoding="utf-8"))
    settle(tree)
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"soiree_{version()}_{architecture}.deb"
    run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(file))
    return file


# Contents


def install_packages(folder: Path, architecture: Architecture) -> None:
    """Install the wheel of the project and its requirements, for each of the Pythons."""
    wheels = ROOT / "build" / "wheels"
    shutil.rmtree(wheels, ignore_errors=True)
    run(*PIP, "wheel", "--no-deps", "--wheel-dir", str(wheels), str(ROOT))
    (wheel,) = wheels.glob("soiree_cards-*.whl")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    # The package serves all Pythons, so it obeys the requirements for each of them.
    ranges = [
        each.partition(";")[0].strip()
        for each in project["dependencies"]
        if architecture.machine == "x86_64" or not each.startswith("miniaudio")
    ]
    install(folder, architecture, PYTHONS[0], str(wheel), *ranges)
    compiled = compiled_for_one(folder)
    for python in PYTHONS[1:]:
        other = folder.with_name(f"soiree-{python}")
        install(other, architecture, python, "--no-deps", *compiled)
        overlay(other, folder)
        shutil.rmtree(other)
    # The generator of bindings; the generated code needs `_cffi_backend` only.
    for generator in ("cffi", *(each.name for each in folder.glob("pycparser*"))):
        shutil.rmtree(folder / generator)
    for record in folder.glob("*.dist-info/RECORD"):
        record.unlink()  # The package manager has its own list of files.
    for parts in folder.glob("*.dist-info/sboms"):
        shutil.rmtree(parts)  # The licences list the parts.


def install(folder: Path, architecture: Architecture, python: str, *wanted: str) -> None:
    """Install packages from the registry for a Python that need not exist here."""
    tags = [f"manylinux_2_{minor}_{architecture.machine}" for minor in architecture.glibc]
    run(
        *(*PIP, "install", "--target", str(folder), "--no-compile", "--only-binary", ":all:"),
        *("--python-version", python, "--implementation", "cp"),
        *(word for tag in tags for word in ("--platform", tag)),
        *wanted,
    )
    for name in ("bin", "share"):
        shutil.rmtree(folder / name, ignore_errors=True)


def compiled_for_one(folder: Path) -> list[str]:
    """Return the packages with a compiled part for one Python only, as `name==version`."""
    found = []
    for info in folder.glob("*.dist-info"):
        tags = re.findall(r"^Tag: (.+)", (info / "WHEEL").read_text("utf-8"), re.MULTILINE)
        if not any("-abi3-" in tag or tag.endswith("-none-any") for tag in tags):
            found.append("==".join(info.name.removesuffix(".dist-info").split("-")))
    return found


def overlay(other: Path, folder: Path) -> None:
    """Add the compiled files for another Python; an import chooses by the name of the file.

    A file with the stable binary interface is kept from the oldest Python, and serves all.

    Raises ValueError if any other shared file differs.
    """
    for path in sorted(other.rglob("*")):
        place = folder / path.relative_to(other)
        if path.is_dir() or (path.parent.suffix == ".dist-info" and place.exists()):
            continue  # Its tags and sums differ.
        if not place.exists():
            shutil.copy2(path, place)
        elif ".abi3." not in path.name and not filecmp.cmp(path, place, shallow=False):
            raise ValueError(f"{path.relative_to(other)} differs from one Python to another")


def shrink(folder: Path, architecture: Architecture) -> None:
    """Remove debug information and unused tables, if the tools for the processor exist."""
    if linker := binutil("ld", architecture):
        icu_data.trim(folder / "PySide6" / "Qt" / "lib", linker)
    if stripper := binutil("strip", architecture):
        files = sorted(str(path) for path in folder.rglob("*.so*"))
        run(stripper, "--strip-unneeded", *files)


def binutil(name: str, architecture: Architecture) -> str | None:
    """Return one of GNU's binary tools for a kind of processor, if it exists."""
    own = architecture.machine == os.uname().machine
    return shutil.which(name if own else f"{architecture.machine}-linux-gnu-{name}")


def install_texts(tree: Path) -> None:
    """Install the command, its manual pages and completion, the changelog and the licences."""
    write(tree / "usr/bin/soiree", (HERE / "debian" / "launcher").read_text(encoding="utf-8"))
    day = datetime.fromtimestamp(changelog.source_date(), UTC).date().isoformat()
    for page in sorted((HERE / "man").iterdir()):
        manual = page.read_text(encoding="utf-8")
        manual = manual.replace('1 "" "Soirée"', f'1 "{day}" "Soirée {of_source(ROOT)}"', 1)
        pack(tree / "usr/share/man/man1" / f"{page.name}.gz", manual)
    for name, place in COMPLETIONS.items():
        write(tree / "usr/share" / place / name, (HERE / "completions" / name).read_text("utf-8"))
    documents = tree / "usr/share/doc/soiree"
    pack(documents / "changelog.Debian.gz", changelog.debian("soiree", MAINTAINER, of_source(ROOT)))
    write(documents / "copyright", shipped_licences.for_debian(tree / LIBRARY))
    overrides = (HERE / "debian" / "lintian-overrides").read_text(encoding="utf-8")
    write(tree / "usr/share/lintian/overrides/soiree", overrides)


# Metadata


def control(tree: Path, architecture: str) -> str:
    files = [path for path in (tree / "usr").rglob("*") if path.is_file()]
    kilobytes = sum(path.stat().st_size for path in files) // 1024
    major, minor = map(int, PYTHONS[-1].split("."))
    depends = [
        f"python3 (>= {PYTHONS[0]}~)",
        f"python3 (<< {major}.{minor + 1}~)",
        f"libc6 (>= {glibc(tree / LIBRARY)})",
        *system_libraries(tree / LIBRARY),
    ]
    description = (HERE / "debian" / "description").read_text(encoding="utf-8")
    return (
        f"Package: soiree\n"
        f"Version: {version()}\n"
        f"Architecture: {architecture}\n"
        f"Maintainer: {MAINTAINER}\n"
        f"Installed-Size: {kilobytes}\n"
        f"Depends: {', '.join(depends)}\n"
        f"Recommends: fonts-dejavu-core | fonts-noto-core\n"
        f"Section: games\n"
        f"Priority: optional\n"
        f"Description: card table for little-known card games\n" + textwrap.indent(description, " ")
    )


def glibc(packages: Path) -> str:
    """Return the version of the C library that the wheels need."""
    told = "".join(file.read_text("utf-8") for file in packages.glob("*.dist-info/WHEEL"))
    return f"2.{max(int(minor) for minor in re.findall(r'manylinux_2_([0-9]+)_', told))}"


def system_libraries(packages: Path) -> list[str]:
    """Return the Debian packages of the libraries that Qt loads or is linked to."""
    known = dict(ALSO)
    for group in GROUPS:
        known |= LIBRARIES[group]
    own = {path.name for path in packages.rglob("*.so*")}
    asked = {name for path in packages.rglob("*.so*") for name in qt_parts.needed(path)}
    of_libc = {name for name in asked if name.split(".")[0] in LIBC or name.startswith("ld-linux")}
    unknown = asked - own - of_libc - set(known)
    if unknown:
        raise LookupError(f"no package is known for {', '.join(sorted(unknown))}")
    return sorted({RENAMED.get(known[name], known[name]) for name in asked & set(known)})


LIBC = ("libc", "libm", "libmvec", "libdl", "librt", "libpthread", "libresolv", "libgcc_s")


def sums(tree: Path) -> str:
    """Return the checksums of all files, by which Debian detects changes."""
    files = sorted(path for path in (tree / "usr").rglob("*") if path.is_file())
    return "".join(
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n"
        for path in files
    )


def version() -> str:
    """Return the version of the package; apt sorts `0.2.0~dev57-1` before `0.2.0-1`."""
    return changelog.debian_version(of_source(ROOT))


# Output


def settle(tree: Path) -> None:
    """Set the permissions and dates of all files."""
    seconds = changelog.source_date()
    runs = [tree / "usr/bin/soiree", tree / "DEBIAN/postinst", tree / "DEBIAN/prerm"]
    for path in [*tree.rglob("*"), tree]:
        path.chmod(0o755 if path.is_dir() or path in runs else 0o644)
        os.utime(path, (seconds, seconds))


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def pack(path: Path, text: str) -> None:
    """Compress a text like `gzip -9n`, without a name and a time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode("utf-8"), compresslevel=9, mtime=0))


PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")


def run(*command: str) -> None:
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(changelog.source_date())}
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)


def own_architecture() -> str:
    """Return the architecture of this machine."""
    machine = os.uname().machine
    (name,) = [name for name, each in ARCHITECTURES.items() if each.machine == machine]
    return name


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build")
    parser.add_argument("--architecture", choices=ARCHITECTURES, default=own_architecture())
    asked = parser.parse_args()
    print(main(asked.folder, asked.architecture))
