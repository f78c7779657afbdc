"""The desktop files of packages: one name everywhere, valid files, icons of every size."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

import desktop_files
import soiree
from changelog import releases
from soiree.games import GAMES
from tests.window.screen import ROOT

LINUX = ROOT / "packaging" / "linux"
APP = soiree.APP_ID


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    prefix = tmp_path_factory.mktemp("prefix")
    desktop_files.install(prefix)
    return prefix / "share"


def test_the_program_has_one_name_everywhere() -> None:
    assert desktop_files.APP_ID == APP
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(LINUX / f"{APP}.desktop", "utf-8")
    assert entry["Desktop Entry"]["Icon"] == entry["Desktop Entry"]["StartupWMClass"] == APP
    metainfo = ElementTree.parse(LINUX / f"{APP}.metainfo.xml").getroot()
    assert metainfo.findtext("id") == APP
    assert metainfo.findtext("launchable") == f"{APP}.desktop"
    for file in ("flatpak/org.soiree.soiree.yml", "windows/soiree.iss"):
        assert APP in (ROOT / "packaging" / file).read_text("utf-8")


def test_the_menu_offers_each_game(share: Path) -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(share / "applications" / f"{APP}.desktop", "utf-8")
    assert entry["Desktop Entry"]["Exec"] == "soiree %f"
    assert entry["Desktop Entry"]["Actions"].split(";") == [*GAMES, ""]
    for name, game in GAMES.items():
        action = entry[f"Desktop Action {name}"]
        assert action["Name"] == f"Play {game.title}"
        assert action["Exec"] == f"soiree --game {name}"
        assert f";{name};" in entry["Desktop Entry"]["Keywords"]


@pytest.mark.parametrize("page", [f"{APP}.metainfo.xml", "soiree.1", "debian/description"])
def test_each_page_about_the_program_names_every_game(page: str) -> None:
    told = (LINUX / page).read_text("utf-8")
    for game in GAMES.values():
        assert re.search(rf"\b{game.title}\b", told), game.title


def test_the_type_of_a_record_is_the_same_everywhere() -> None:
    told = (LINUX / f"{APP}.mime.xml").read_text("utf-8")
    kind = "application/vnd.soiree.record+json"
    assert f'type="{kind}"' in told
    assert 'pattern="*.soiree"' in told
    for file in (
        f"linux/{APP}.desktop",
        f"linux/{APP}.metainfo.xml",
        "windows/soiree.iss",
        "frozen/parts.py",
    ):
        assert kind in (ROOT / "packaging" / file).read_text("utf-8")


def test_the_releases_are_those_of_the_changelog(share: Path) -> None:
    metainfo = ElementTree.parse(share / "metainfo" / f"{APP}.metainfo.xml").getroot()
    told = metainfo.findall("releases/release")
    dated = [each for each in releases() if each.day]
    assert [each.get("version") for each in told] == [each.version for each in dated]
    assert told[0].findtext("description/ul/li") == dated[0].changes[0]


@pytest.mark.parametrize(
    ("tool", "file"),
    [
        (["desktop-file-validate"], f"applications/{APP}.desktop"),
        (["appstreamcli", "validate", "--pedantic", "--no-net"], f"metainfo/{APP}.metainfo.xml"),
    ],
    ids=["desktop entry", "metainfo"],
)
def test_the_validators_complain_of_nothing(tool: list[str], file: str, share: Path) -> None:
    if sys.platform != "linux":
        pytest.skip("a tool of Linux desktops")
    if shutil.which(tool[0]) is None:
        pytest.fail(f"{tool[0]} is missing: `python3 packaging/dev.py test` installs it.")
    done = subprocess.run([*tool, str(share / file)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    complaints = [line for line in done.stdout.splitlines() if line[:2] in ("E:", "W:", "I:", "P:")]
    # AppStream knows this tag from 1.0 on; Debian 12 has 0.16.
    assert [line for line in complaints if "unknown-tag developer" not in line] == []


def test_software_centres_find_the_project_and_its_pictures(share: Path) -> None:
    page = ElementTree.parse(share / "metainfo" / f"{APP}.metainfo.xml").getroot()
    addresses = {each.get("type"): each.text for each in page.findall("url")}
    assert addresses["homepage"] == soiree.HOMEPAGE
    assert addresses["bugtracker"] == soiree.TRACKER
    images = page.findall("screenshots/screenshot/image")
    assert len(images) == 4
    for image in images:
        place = str(image.text).partition("/packaging/")[2]
        picture = QImage(str(ROOT / "packaging" / place))
        size = image.get("width"), image.get("height")
        assert (str(picture.width()), str(picture.height())) == size


def test_there_are_icons_of_every_size(share: Path) -> None:
    for size in desktop_files.SIZES:
        folder = share / "icons" / "hicolor" / f"{size}x{size}"
        for icon in (folder / "apps" / f"{APP}.png", *(folder / "mimetypes").glob("*.png")):
            image = QImage(str(icon))
            assert (image.width(), image.height()) == (size, size)
            assert image.pixelColor(size // 2, size // 2).alpha() == 255
    scalable = share / "icons" / "hicolor" / "scalable"
    assert (scalable / "apps" / f"{APP}.svg").exists()
    assert len(list((scalable / "mimetypes").glob("*.svg"))) == 1
