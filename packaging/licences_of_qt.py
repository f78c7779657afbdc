"""Write the licences of third-party parts in Qt: `resources/licences/qt.json` and the texts.

    python3 packaging/licences_of_qt.py FOLDER

FOLDER is the unpacked source of Qt's qtbase, in which each third-party part has a
`qt_attribution.json`. Run this again when the packages take a newer series of Qt, because PySide6's
wheels have neither the attributions nor the texts.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

LICENCES = Path(__file__).resolve().parents[1] / "resources" / "licences"
MODULES = ("qtcore", "qtdbus", "qtgui", "qtnetwork", "qtwaylandcompositor")
"""The modules in whose documentation Qt attributes the parts of the packages (`qt_parts.MODULES`).

Qt attributes the protocols of Wayland in the module of the compositor.
"""

ELSEWHERE = re.compile(r"Android|WebAssembly|build system|Wayland Compositor( API)?\.?$")
"""The uses of parts that no package has: other systems, and other modules."""


def main(qt: Path) -> None:
    """Read the attributions below a folder, and write the licences."""
    folder = LICENCES / "texts"
    written: dict[str, str] = {}
    components: dict[tuple[str, ...], dict[str, object]] = {}
    for place, told in attributions(qt):
        texts = tuple(kept(text, folder, written) for text in texts_of(told, place, qt))
        name, holders = told["Name"], as_lines(told.get("Copyright", ""))
        key: tuple[str, ...] = (name,)
        if told["QDocModule"] == "qtwaylandcompositor":
            # Two dozen small descriptions that differ only in their authors.
            key, name = ("Wayland", *texts), "Wayland protocols"
        known = components.setdefault(
            key, {"name": name, "licence": told["LicenseId"], "copyright": "", "texts": texts}
        )
        lines = str(known["copyright"]).splitlines()
        lines += [line for line in holders.splitlines() if line not in lines]
        known["copyright"] = "\n".join(lines)
    names = [str(each["name"]) for each in components.values()]
    for each in components.values():
        if names.count(str(each["name"])) > 1:
            each["name"] = f"{each['name']} ({each['licence']})"
    listed = sorted(components.values(), key=lambda each: str(each["name"]).lower())
    (LICENCES / "qt.json").write_text(
        json.dumps(listed, ensure_ascii=False, indent=1) + "\n", encoding="utf-8", newline="\n"
    )


def attributions(qt: Path) -> Iterator[tuple[Path, dict[str, str]]]:
    """Yield the third-party parts of the packages, each with its folder."""
    for file in sorted(qt.rglob("qt_attribution.json")):
        told = json.loads(file.read_text(encoding="utf-8"), strict=False)
        for each in told if isinstance(told, list) else [told]:
            parts = each.get("QtParts", ["libs"])
            if each["QDocModule"] not in MODULES or "libs" not in parts:
                continue
            if not ELSEWHERE.search(each.get("QtUsage", "").strip()):
                yield file.parent, each


def texts_of(told: dict[str, str], place: Path, qt: Path) -> Iterator[Path]:
    """Yield the files with a part's licence, or else the text of each licence that it names."""
    files = [told["LicenseFile"]] if "LicenseFile" in told else list(told.get("LicenseFiles", ()))
    if files:
        yield from ((place / file).resolve() for file in files)
        return
    for licence in re.findall(r"[\w.+-]+", told["LicenseId"]):
        if licence not in ("AND", "OR", "WITH"):
            yield qt / "LICENSES" / f"{licence}.txt"


def kept(text: Path, folder: Path, written: dict[str, str]) -> str:
    """Return the name under which a text is stored; equal texts are stored once."""
    words = text.read_text(encoding="utf-8").replace("\r\n", "\n")
    words = "\n".join(line.rstrip() for line in words.replace("\f", "\n").splitlines()) + "\n"
    if words not in written:
        plain = re.match(r"(LICEN[CS]ES?|COPYING|.*-LICENSE|LICENSE\.\w+)(\.\w+)?$", text.name)
        name = f"{text.parent.name}-{text.stem}" if plain else text.stem
        written[words] = re.sub(r"[^\w.+-]", "-", name) + ".txt"
        if text.parent.name == "LICENSES":
            written[words] = text.name
        (folder / written[words]).write_text(words, encoding="utf-8", newline="\n")
    return written[words]


def as_lines(holders: str | list[str]) -> str:
    """Return the copyright holders, one on each line."""
    lines = holders if isinstance(holders, list) else holders.splitlines()
    return "\n".join(line.strip() for line in lines if line.strip())


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]))
