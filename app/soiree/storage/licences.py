"""The licences of Soirée and its components, with their texts.

Installed packages have their licences in their metadata. Qt, the libraries inside Qt and Python
lack them on some systems, so their texts are among the resources. A frozen program also lists the
components that its build has bundled.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path

import msgspec

from soiree import version
from soiree.resources import resource

PACKAGES = ("PySide6_Essentials", "shiboken6", "msgspec", "platformdirs", "miniaudio", "cffi")
"""The distributions that the program imports if they are installed."""

QT_PACKAGES = ("PySide6_Essentials", "shiboken6")
"""The distributions whose metadata name the licence of Qt but lack its text."""

LISTS = ("components.json", "qt.json", "bundled/components.json")
"""The lists of components without metadata: ours, Qt's, and the build's."""


class Component(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the program without metadata of its own, as its list (`LISTS`) describes it."""

    name: str
    licence: str
    """An SPDX expression, such as `MIT` or `LGPL-3.0-only`."""
    texts: tuple[str, ...]
    """The files with the text of the licence, in the folder `texts` beside the list."""
    version: str = ""
    copyright: str = ""
    files: tuple[str, ...] = ()
    """Patterns of the component's files in a build, relative to the folder of packages."""


class Licence(msgspec.Struct, frozen=True):
    """A component and its licence, for display."""

    name: str
    version: str
    licence: str
    text: str


def licences(packages: Sequence[str] | None = None, resources: Path | None = None) -> list[Licence]:
    """The licences of Soirée, its packages, and the components inside them.

    Reads about 300 kB. Raises FileNotFoundError if a text is missing.

    Args:
        packages: the folders with the packages; by default, the path of this Python.
        resources: the folder of resources; by default, the resources of this program.
    """
    folder = resources or resource()
    listed = {each.name: _read(each, place) for each, place in components(folder).items()}
    result = [msgspec.structs.replace(listed.pop("Soirée"), version=version.current())]
    result += _of_packages(sys.path if packages is None else packages, listed["Qt"].text)
    # The wheels of PySide6 have the Qt of their own version.
    qt = next((each.version for each in result if each.name == PACKAGES[0]), "")
    versions = {"Python": platform.python_version(), "Qt": qt}
    result += [
        msgspec.structs.replace(each, version=each.version or versions.get(each.name, ""))
        for each in listed.values()
    ]
    return result


def components(resources: Path) -> dict[Component, Path]:
    """The components in the lists, with the folders of their texts; later lists override."""
    found: dict[str, tuple[Component, Path]] = {}
    for name in LISTS:
        file = resources.joinpath("licences", *name.split("/"))
        if not file.exists() and name == LISTS[-1]:
            continue  # only a frozen program has it
        for component in msgspec.json.decode(file.read_bytes(), type=list[Component]):
            found[component.name] = (component, file.parent / "texts")
    return dict(found.values())


def _read(component: Component, folder: Path) -> Licence:
    parts = [component.copyright] if component.copyright else []
    parts += [(folder / name).read_text("utf-8").strip("\n") for name in component.texts]
    return Licence(component.name, component.version, component.licence, "\n\n".join(parts))


def _of_packages(folders: Sequence[str], text_of_qt: str) -> list[Licence]:
    result = []
    for name in PACKAGES:
        found = next(iter(metadata.distributions(name=name, path=list(folders))), None)
        if found is None:
            continue
        licence = of_distribution(found)
        if not licence.text and name in QT_PACKAGES:
            licence = msgspec.structs.replace(licence, text=text_of_qt)
        result.append(licence)
    return result


def of_distribution(distribution: metadata.Distribution) -> Licence:
    """The licence in a distribution's metadata; the text may be empty."""
    fields = distribution.metadata
    texts = [
        distribution.read_text(f"licenses/{name}") or distribution.read_text(name) or ""
        for name in fields.get_all("License-File") or []
    ]
    return Licence(
        name=fields["Name"],
        version=distribution.version,
        # A field that is missing may not be asked for by [] from Python 3.12 on.
        licence=(fields.get_all("License-Expression") or fields.get_all("License") or [""])[0],
        text="\n\n".join(text.strip("\n") for text in texts if text),
    )
