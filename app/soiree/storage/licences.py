"""The licences of Soirée and its components: which component has which, and the texts.

Installed packages have their licences in their metadata. Qt, the libraries inside Qt and Python do
not everywhere, so their texts are among the resources. A frozen program also lists the components
that its build has bundled.
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

PACKAGES = ("PySide6_Essentials", "PySide6_Addons", "shiboken6", "msgspec", "platformdirs")
"""The distributions that the program imports, as far as they are installed."""

QT_PACKAGES = ("PySide6_Essentials", "PySide6_Addons", "shiboken6")
"""Those whose metadata name the licence of Qt but lack its text."""

LISTS = ("components.json", "qt.json", "bundled/components.json")
"""The lists of components without metadata: ours, Qt's, and that of a build."""


class Component(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A component with a licence of its own, as the lists have it."""

    name: str
    licence: str
    """As an SPDX expression, such as `MIT` or `LGPL-3.0-only`."""
    texts: tuple[str, ...]
    """The files with the licence's text, in the folder `texts` beside the list."""
    version: str = ""
    copyright: str = ""
    files: tuple[str, ...] = ()
    """Its files in a built package: patterns of paths below the folder of packages."""


class Licence(msgspec.Struct, frozen=True):
    """A component and its licence, for a person to read."""

    name: str
    version: str
    licence: str
    text: str


def licences(packages: Sequence[str] | None = None, resources: Path | None = None) -> list[Licence]:
    """Soirée, the packages that it runs on, and the components inside those.

    Reads some 300 kB. Raises FileNotFoundError where a text is missing.

    Args:
        packages: the folders with the packages; by default, those of this Python.
        resources: the folder of resources; by default, that of this program.
    """
    folder = resources or resource()
    listed = {each.name: _read(each, place) for each, place in components(folder).items()}
    told = [msgspec.structs.replace(listed.pop("Soirée"), version=version.current())]
    told += _of_packages(sys.path if packages is None else packages, listed["Qt"].text)
    # The wheels of PySide6 have the Qt of their own version.
    qt = next((each.version for each in told if each.name == PACKAGES[0]), "")
    versions = {"Python": platform.python_version(), "Qt": qt}
    told += [
        msgspec.structs.replace(each, version=each.version or versions.get(each.name, ""))
        for each in listed.values()
    ]
    return told


def components(resources: Path) -> dict[Component, Path]:
    """The components in the lists, each with the folder of its texts; later lists win."""
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
    """The licences in the metadata of the installed distributions."""
    told = []
    for name in PACKAGES:
        found = next(iter(metadata.distributions(name=name, path=list(folders))), None)
        if found is None:
            continue
        licence = of_distribution(found)
        if not licence.text and name in QT_PACKAGES:
            licence = msgspec.structs.replace(licence, text=text_of_qt)
        told.append(licence)
    return told


def of_distribution(distribution: metadata.Distribution) -> Licence:
    """The licence in a distribution's metadata; the text is empty where there is none."""
    told = distribution.metadata
    texts = [
        distribution.read_text(f"licenses/{name}") or distribution.read_text(name) or ""
        for name in told.get_all("License-File") or []
    ]
    return Licence(
        name=told["Name"],
        version=distribution.version,
        # A field that is missing may not be asked for by [] from Python 3.12 on.
        licence=(told.get_all("License-Expression") or told.get_all("License") or [""])[0],
        text="\n\n".join(text.strip("\n") for text in texts if text),
    )
