"""The metadata for Windows and macOS, which the build makes on any system."""

from __future__ import annotations

import re
import shutil
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QImageReader

import desktop_files
import qt_parts
import shipped_licences
import soiree
from frozen import parts
from tests.window.screen import ROOT


@pytest.fixture(scope="module")
def ico(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("root")
    shutil.copytree(ROOT / "resources" / "icons", root / "resources" / "icons")
    return parts.windows_icon(root)


def pixel(image: QImage, x: int, y: int) -> tuple[int, ...]:
    colour = image.pixelColor(x, y)
    return (colour.red(), colour.green(), colour.blue(), colour.alpha())


def test_the_icon_of_windows_has_all_sizes(ico: Path, tmp_path: Path) -> None:
    reader = QImageReader(str(ico))
    seen = []
    for number in range(reader.imageCount()):
        assert reader.jumpToImage(number)
        image = reader.read()
        side = image.width()
        seen.append((side, image.height()))
        svg = "soiree-small.svg" if side <= 24 else "soiree.svg"
        desktop_files.draw(ROOT / "resources" / "icons" / svg, side, tmp_path / "drawn.png")
        drawn = QImage(str(tmp_path / "drawn.png"))
        for x, y in product(range(0, side, side // 8), repeat=2):
            found, wanted = pixel(image, x, y), pixel(drawn, x, y)
            if wanted[3] > 200:  # colours of nearly transparent pixels are imprecise
                assert found == pytest.approx(wanted, abs=3)
            else:
                assert found[3] == pytest.approx(wanted[3], abs=3)
    assert seen == [(side, side) for side in (16, 20, 24, 32, 40, 48, 64, 128, 256)]


def test_macos_is_asked_for_as_the_wheels_ask(tmp_path: Path) -> None:
    tags = {"qt": ["cp310-abi3-macosx_13_0_universal2"], "small": ["cp311-cp311-macosx_11_0_arm64"]}
    for name, each in tags.items():
        (tmp_path / name).mkdir()
        lines = "".join(f"Tag: {tag}\n" for tag in each)
        (tmp_path / name / "WHEEL").write_text(f"Wheel-Version: 1.0\n{lines}")
    (tmp_path / "plain").mkdir()
    (tmp_path / "plain" / "WHEEL").write_text("Wheel-Version: 1.0\nTag: py3-none-any\n")
    assert parts.oldest_macos(tmp_path.iterdir()) == "13.0"


def test_the_bundle_opens_the_files_that_it_declares() -> None:
    told = parts.info_plist(soiree.BASE, "13.0")
    assert told["LSMinimumSystemVersion"] == "13.0"
    (opened,) = told["CFBundleDocumentTypes"]
    (declared,) = told["UTExportedTypeDeclarations"]
    assert opened["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"] == {
        "public.filename-extension": ["soiree"],
        "public.mime-type": ["application/vnd.soiree.record+json"],
    }
    assert opened["CFBundleTypeRole"] == "Editor"


def test_the_flatpak_may_play_sounds_and_builds_from_its_own_archive() -> None:
    manifest = (ROOT / "packaging/flatpak/org.soiree.soiree.yml").read_text("utf-8")
    assert "--socket=pulseaudio" in manifest
    assert re.findall(r"path: (.+)", manifest) == [
        "../../build/flatpak-sources/x86_64",
        "../../build/flatpak-sources/aarch64",
        "../../build/flatpak-sources/soiree.tar.gz",
    ]
    assert re.findall(r"only-arches: \[(.+)\]", manifest) == ["x86_64", "aarch64"]


def test_nothing_unknown_goes_into_a_frozen_program(tmp_path: Path) -> None:
    with pytest.raises(LookupError, match="libstrange"):
        shipped_licences.bundle([("libstrange.so.1", "/nowhere/libstrange.so.1")], [], tmp_path)


def test_our_translations_are_packed_and_of_qt_only_those_beside_them(tmp_path: Path) -> None:
    for name in ("soiree_en.qm", "soiree_pt_BR.qm"):
        (tmp_path / name).touch()
    assert qt_parts.translations(tmp_path) == {"qtbase_pt_BR.qm", "qtbase_pt.qm"}
    assert parts.is_wanted("soiree/resources/translations/soiree_en.qm")
    assert not parts.is_wanted("PySide6/Qt/translations/qtbase_en.qm")
    assert not parts.is_wanted("PySide6/Qt/translations/designer_de.qm")
