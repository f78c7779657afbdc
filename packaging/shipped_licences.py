"""The licences in a built package: a check that none is missing, and all of them as one text.

A folder of packages contains the program beside everything that it imports: `/usr/lib/soiree` in
the Debian package, `_internal` in a frozen program.
"""

from __future__ import annotations

import fnmatch
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from importlib import metadata
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "app"))

from soiree.storage.licences import Component, Licence, components, licences, of_distribution  # noqa: E402

TOPS = {
    "_cffi_backend": "cffi",
    "_miniaudio": "miniaudio",
    "miniaudio": "miniaudio",
    "PySide6": "PySide6_Essentials",
    "msgspec": "msgspec",
    "platformdirs": "platformdirs",
    "shiboken6": "shiboken6",
}
"""The distribution of each folder and module at the top of a folder of packages."""

COMMON = {
    "Apache-2.0": "Apache-2.0",
    "CC0-1.0": "CC0-1.0",
    "GPL-3": "GPL-3.0-only",
    "LGPL-2.1": "LGPL-2.1-or-later",
    "LGPL-3": "LGPL-3.0-only",
    "MPL-2.0": "libpsl-PSL-LICENSE",
}
"""The licence texts that Debian provides, by Debian's names, and our names of them."""


# Checks


def check(packages: Path) -> None:
    """Raise LookupError if a component has no licence, or a file belongs to none."""
    missing = unlicensed(packages)
    if missing:
        raise LookupError(f"nothing tells the licence of {', '.join(missing)}")


def unlicensed(packages: Path) -> list[str]:
    """Return the components and files in a folder of packages that have no licence or no text."""
    listed = components(packages / "soiree" / "resources")
    told = shipped(packages)
    licensed = {each.name for each in told if each.licence and len(each.text.split()) > 10}
    missing = [each.name for each in told if each.name not in licensed]
    for file in sorted(packages.rglob("*")):
        place = file.relative_to(packages).as_posix()
        # A link within the folder counts as the file that it points to.
        told_elsewhere = file.is_dir() or file.is_symlink() or ".dist-info/" in place
        if not told_elsewhere and owner(place, listed) not in licensed:
            missing.append(place)
    return missing


def shipped(packages: Path) -> list[Licence]:
    """Return the licences that the program in a folder of packages lists."""
    return licences([str(packages)], packages / "soiree" / "resources")


def owner(place: str, listed: Iterable[Component]) -> str | None:
    """Return the component that a file belongs to, by its place in the folder of packages."""
    fitting = [
        (len(pattern), component.name)
        for component in listed
        for pattern in component.files
        if fnmatch.fnmatchcase(place, pattern)
    ]
    if fitting:
        return max(fitting)[1]  # The longest pattern is the most specific one.
    return TOPS.get(place.partition("/")[0].partition(".")[0])


# The text


def as_text(packages: Path) -> str:
    """Return all licences, one after the other."""
    told = []
    for each in shipped(packages):
        title = " ".join(part for part in (each.name, each.version) if part)
        told.append(f"{title}\n{'=' * len(title)}\n\nLicence: {each.licence}\n\n{each.text}\n")
    return "\n\n".join(told)


def for_debian(packages: Path) -> str:
    """Return all licences for Debian, which provides the texts of the most common ones."""
    told = as_text(packages)
    texts = packages / "soiree" / "resources" / "licences" / "texts"
    for common, name in COMMON.items():
        text = (texts / f"{name}.txt").read_text(encoding="utf-8").strip("\n")
        told = told.replace(text, f"The text is in /usr/share/common-licenses/{common}.")
    return told


# Additional files of a frozen program


def bundle(binaries: Iterable[tuple[str, str]], modules: Iterable[str], folder: Path) -> None:
    """Write the licences of the files that a frozen program takes from the building system.

    Raises LookupError if the owner of a file or a module is unknown.

    Args:
        binaries: the place in the folder of packages and the path of each compiled file.
        modules: the names of the modules in Python.
        folder: the folder for the list and its texts.
    """
    found: dict[str, Licence] = {}
    files: dict[str, list[str]] = {}
    known = components(ROOT / "resources")
    for place, source in binaries:
        if owner(place, known) is None:
            licence = of_debian(Path(source))
            found[licence.name] = licence
            files.setdefault(licence.name, []).append(place)
    told = {"soiree", *TOPS, *OWN_MODULES, *sys.stdlib_module_names}
    for name in sorted({module.partition(".")[0] for module in modules} - told):
        licence = of_module(name)
        found[licence.name] = licence
    for licence in (of_python(), of_distribution(metadata.distribution("pyinstaller"))):
        found[licence.name] = licence
    files["Python"] = [pattern for each in known if each.name == "Python" for pattern in each.files]
    texts = folder / "texts"
    texts.mkdir(parents=True, exist_ok=True)
    listed = []
    for licence in found.values():
        text = re.sub(r"[^\w.+-]", "-", licence.name) + ".txt"
        (texts / text).write_text(licence.text + "\n", encoding="utf-8", newline="\n")
        listed.append(
            Component(
                name=licence.name,
                licence=licence.licence,
                texts=(text,),
                version=licence.version,
                files=tuple(files.get(licence.name, ())),
            )
        )
    (folder / "components.json").write_bytes(msgspec.json.format(msgspec.json.encode(listed)))


OWN_MODULES = frozenset({"start", "_pyi_rth_utils", "pyimod01_archive", "pyimod02_importers"})
"""The modules that PyInstaller itself adds, and the entry point."""


def of_module(name: str) -> Licence:
    """Return the licence of the distribution that a module comes from."""
    names = metadata.packages_distributions().get(name)
    if not names:
        raise LookupError(f"nothing tells the licence of the module {name}")
    return of_distribution(metadata.distribution(names[0]))


def of_python() -> Licence:
    """Return the licence of the building Python, which also lists its third-party parts."""
    places = (
        Path(sysconfig.get_path("stdlib")) / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE.txt",
        Path(f"/usr/share/doc/python{sysconfig.get_python_version()}/copyright"),
    )
    for file in places:
        if file.is_file():
            return Licence("Python", "", "PSF-2.0", with_common(file.read_text("utf-8")))
    raise LookupError(f"the licence of Python is in none of {', '.join(map(str, places))}")


def of_debian(library: Path) -> Licence:
    """Return the licence of the Debian package with a system library."""
    for name in (library, library.resolve()) if shutil.which("dpkg-query") else ():
        for place in (str(name), str(name).removeprefix("/usr")):
            told = subprocess.run(
                ["dpkg-query", "--search", place], capture_output=True, text=True, check=False
            ).stdout
            if told:
                package = told.partition(":")[0]
                asked = ["dpkg-query", "--show", "--showformat", "${Version}\n", package]
                version = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
                text = Path(f"/usr/share/doc/{package}/copyright").read_text(encoding="utf-8")
                named = sorted(set(re.findall(r"^License: *(\S.*)$", text, re.MULTILINE)))
                licence = ", ".join(named) or "see the text"
                return Licence(package, version.split("\n")[0], licence, with_common(text))
    raise LookupError(f"nothing tells whose {library} is")


def with_common(text: str) -> str:
    """Replace references to Debian's common licences by their texts."""
    return "\n\n".join([text.strip("\n"), *common_texts(text)])


def common_texts(text: str) -> Iterator[str]:
    for place in sorted(set(re.findall(r"/usr/share/common-licenses/[\w.+-]*\w", text))):
        if Path(place).is_file():
            yield f"{place}:\n\n{Path(place).read_text(encoding='utf-8').strip()}"
