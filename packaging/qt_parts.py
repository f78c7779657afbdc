"""The parts of Qt that Soirée needs, for packages with their own Qt.

PySide6-Essentials installs 234 MB, of which the program loads a quarter. This is the one list of
the parts to keep, for the Debian package and for the frozen programs.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

MODULES = ("QtCore", "QtDBus", "QtGui", "QtSvg", "QtWidgets")
"""The modules that the program imports, and those that they need."""

PLUGINS = {
    "iconengines": ("qsvgicon",),
    "imageformats": ("qjpeg", "qsvg"),
    "platforminputcontexts": (
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    ),
    "platforms": ("qminimal", "qoffscreen", "qwayland", "qxcb", "qcocoa", "qwindows"),
    "platformthemes": ("qxdgdesktopportal",),
    "styles": ("qmacstyle", "qmodernwindowsstyle"),
    "wayland-decoration-client": ("bradient",),
    "wayland-shell-integration": ("xdg-shell",),
}
"""The plugins, which Qt loads by name: displays, desktop settings, text input, SVG; no GTK."""

OURS = Path(__file__).resolve().parent.parent / "resources" / "translations"


def translations(ours: Path = OURS) -> frozenset[str]:
    """Return the files of Qt's own texts for the languages of the program; English needs none."""
    languages = {file.stem.removeprefix("soiree_") for file in ours.glob("soiree_*.qm")} - {"en"}
    # The names of some of Qt's translations include the country.
    return frozenset(
        f"qtbase_{name}.qm" for language in languages for name in (language, language.split("_")[0])
    )


def trim(packages: Path) -> None:
    """Remove the parts of PySide6 that the program does not need from a folder of packages.

    A library stays if a remaining file needs it, according to `readelf`.
    """
    pyside = packages / "PySide6"
    _remove(packages / "shiboken6" / "include")
    for path in pyside.iterdir():
        if not _stays(path.name):
            _remove(path)
    for path in (pyside / "Qt").iterdir():
        if path.name not in ("lib", "plugins", "translations"):
            _remove(path)
    for path in (pyside / "Qt" / "translations").glob("*"):
        if path.name not in translations():
            _remove(path)
    _trim_plugins(pyside / "Qt" / "plugins")
    wanted = _closure([*pyside.glob("*.so*"), *(pyside / "Qt" / "plugins").rglob("*.so")], pyside)
    for path in (pyside / "Qt" / "lib").iterdir():
        if path.name not in wanted:
            _remove(path)


def _trim_plugins(folder: Path) -> None:
    for path in folder.rglob("*.so"):
        name = path.stem.removeprefix("lib")
        if name not in PLUGINS.get(path.parent.name, ()):
            path.unlink()
    for path in folder.iterdir():
        if not any(path.iterdir()):
            path.rmdir()


def _stays(name: str) -> bool:
    """True for a needed entry at the top of the PySide6 package, apart from Qt's libraries."""
    module = re.match(r"(Qt\w+)\.abi3\.so$", name)
    if module:
        return module[1] in MODULES
    return name in ("Qt", "__init__.py", "_config.py", "_git_pyside_version.py") or bool(
        re.match(r"libpyside6\.abi3\.so", name)
    )


def _closure(asking: Iterable[Path], pyside: Path) -> set[str]:
    """Return the names of the libraries in Qt/lib that files need, directly or indirectly."""
    found: set[str] = set()
    waiting = list(asking)
    while waiting:
        for name in needed(waiting.pop()):
            library = pyside / "Qt" / "lib" / name
            if name not in found and library.exists():
                found.add(name)
                waiting.append(library)
    return found


def needed(library: Path) -> list[str]:
    """Return the names of the libraries that an ELF file needs."""
    told = subprocess.run(
        ["readelf", "--dynamic", "--wide", library], check=True, capture_output=True, text=True
    ).stdout
    return re.findall(r"\(NEEDED\).*\[(.+)\]", told)


def _remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink()
