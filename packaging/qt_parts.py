"""The parts of Qt that Soirée runs on, for packages that bring their own.

PySide6-Essentials installs 234 MB, of which the program loads a quarter. What follows is the one
list of what is kept, for the Debian package and for the frozen programs.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

MODULES = ("QtCore", "QtDBus", "QtGui", "QtSvg", "QtWidgets")
"""The modules that the program imports, or that these need."""

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
"""What is loaded by name: displays, the desktop's wishes, text input, SVG; nothing of GTK."""

OURS = Path(__file__).resolve().parent.parent / "resources" / "translations"


def translations(ours: Path = OURS) -> frozenset[str]:
    """Qt's own texts, which go with the languages that the program has; English needs none."""
    languages = {file.stem.removeprefix("soiree_") for file in ours.glob("soiree_*.qm")} - {"en"}
    # Qt has some with their country only, and most without.
    return frozenset(
        f"qtbase_{name}.qm" for language in languages for name in (language, language.split("_")[0])
    )


def trim(packages: Path) -> None:
    """Leave of PySide6 in a folder of packages what the program runs on.

    Needs `readelf`: a library stays where something that stays asks for it.
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
    """Whether something at the top of the PySide6 package is needed, the libraries of Qt apart."""
    module = re.match(r"(Qt\w+)\.abi3\.so$", name)
    if module:
        return module[1] in MODULES
    return name in ("Qt", "__init__.py", "_config.py", "_git_pyside_version.py") or bool(
        re.match(r"libpyside6\.abi3\.so", name)
    )


def _closure(asking: Iterable[Path], pyside: Path) -> set[str]:
    """The names of the libraries in Qt/lib that files need, directly or through each other."""
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
    """The names of the libraries that an ELF file asks for."""
    told = subprocess.run(
        ["readelf", "--dynamic", "--wide", library], check=True, capture_output=True, text=True
    ).stdout
    return re.findall(r"\(NEEDED\).*\[(.+)\]", told)


def _remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink()
