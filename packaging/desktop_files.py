"""Install the files for Linux desktops under a prefix, such as `/usr` or `/app`.

    python3 packaging/desktop_files.py PREFIX

The files are the menu entry, the AppStream page with the releases of the changelog, the file type
of saved matches, and the icons in all sizes. PySide6 draws the icons.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from xml.etree import ElementTree

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "app"))

import changelog
from screenshots import SIZE
from soiree import BASE, HOMEPAGE, TRACKER
from soiree.games import GAMES
from soiree.version import of_source

LINUX = Path(__file__).resolve().parent / "linux"
ICONS = LINUX.parents[1] / "resources" / "icons"
APP_ID = "org.soiree.soiree"
RECORD = "application-vnd.soiree.record+json"

SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
SMALL = 24
"""The largest size of the icon with fewer and straighter shapes."""

ADDRESSES = {"homepage": HOMEPAGE, "bugtracker": TRACKER, "vcs-browser": HOMEPAGE}
"""The addresses that software centres show, by AppStream's names."""

PLAY = {
    "Name": "Play {game}",
    "Name[de]": "{game} spielen",
    "Name[fr]": "Jouer à {game}",
    "Exec": "soiree --game {name}",
}
"""The action of each game in the menu entry."""


def install(prefix: Path) -> None:
    """Write all files under `prefix/share`."""
    share = prefix / "share"
    write_entry(share / "applications" / f"{APP_ID}.desktop")
    _copy(LINUX / f"{APP_ID}.mime.xml", share / "mime" / "packages" / f"{APP_ID}.xml")
    write_metainfo(share / "metainfo" / f"{APP_ID}.metainfo.xml")
    scalable = share / "icons" / "hicolor" / "scalable"
    _copy(ICONS / "soiree.svg", scalable / "apps" / f"{APP_ID}.svg")
    _copy(ICONS / "record.svg", scalable / "mimetypes" / f"{RECORD}.svg")
    for size in SIZES:
        folder = share / "icons" / "hicolor" / f"{size}x{size}"
        name = "soiree-small.svg" if size <= SMALL else "soiree.svg"
        draw(ICONS / name, size, folder / "apps" / f"{APP_ID}.png")
        draw(ICONS / "record.svg", size, folder / "mimetypes" / f"{RECORD}.png")


def write_entry(file: Path) -> None:
    """Write the menu entry, with an action for each game."""
    games = GAMES.values()
    lines = [
        (LINUX / f"{APP_ID}.desktop").read_text(encoding="utf-8").rstrip("\n"),
        "".join(["Keywords=cards;", *(f"{game.name};" for game in games)]),
        "".join(["Actions=", *(f"{game.name};" for game in games)]),
    ]
    for game in games:
        lines += ["", f"[Desktop Action {game.name}]"]
        for key, text in PLAY.items():
            lines.append(f"{key}={text.format(game=game.title, name=game.name)}")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def write_metainfo(file: Path) -> None:
    """Write the AppStream page, with addresses, screenshots and releases."""
    page = ElementTree.parse(LINUX / f"{APP_ID}.metainfo.xml")
    root = page.getroot()
    (place,) = [number for number, each in enumerate(root) if each.tag == "releases"]
    root[place] = changelog.appstream()
    for number, (kind, address) in enumerate(ADDRESSES.items()):
        element = ElementTree.Element("url", type=kind)
        element.text = address
        root.insert(place + number, element)
    at = f"v{BASE}" if of_source(LINUX.parents[1]) == BASE else "HEAD"
    for image in root.iter("image"):
        width, height = map(str, SIZE)
        image.attrib |= {"type": "source", "width": width, "height": height}
        image.text = f"{HOMEPAGE}/raw/{at}/packaging/screenshots/{image.text}"
    ElementTree.indent(page)
    file.parent.mkdir(parents=True, exist_ok=True)
    page.write(file, encoding="UTF-8", xml_declaration=True)


def draw(svg: Path, size: int, png: Path) -> None:
    """Draw an icon as a square PNG of this size."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(svg)).render(painter)
    painter.end()
    png.parent.mkdir(parents=True, exist_ok=True)
    if not image.save(str(png)):
        raise OSError(f"{png} could not be written")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    install(Path(sys.argv[1]))
