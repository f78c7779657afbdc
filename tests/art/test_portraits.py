"""The portraits and the icon, and the scripts that draw them."""

from __future__ import annotations

import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from soiree.ui.guests.people import GUESTS, MASKS

CHECKOUT = Path(__file__).parents[2]
RESOURCES = CHECKOUT / "resources"
ICONS = ("record", "soiree", "soiree-small")
NAMES = (*(name.lower() for name in GUESTS), *MASKS)
PICTURES = [*(f"portraits/{name}.svg" for name in NAMES), *(f"icons/{name}.svg" for name in ICONS)]


@pytest.mark.parametrize(
    ("script", "folder"), [("draw_portraits.py", "portraits"), ("draw_icon.py", "icons")]
)
def test_the_scripts_draw_the_same_bytes_again(tmp_path: Path, script: str, folder: str) -> None:
    subprocess.run(
        [sys.executable, str(CHECKOUT / "packaging" / "art" / script), str(tmp_path)], check=True
    )
    drawn = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert {f"{folder}/{name}" for name in drawn} == {p for p in PICTURES if p.startswith(folder)}
    for name, content in drawn.items():
        assert (RESOURCES / folder / name).read_bytes() == content, name


@pytest.mark.parametrize("picture", PICTURES)
def test_a_picture_is_square_and_holds_nothing_but_groups_and_paths(picture: str) -> None:
    tree = ET.parse(RESOURCES / picture)
    assert {element.tag.rpartition("}")[2] for element in tree.iter()} == {"svg", "g", "path"}
    size = QSvgRenderer(str(RESOURCES / picture)).defaultSize()
    assert size.width() == size.height()


@pytest.mark.parametrize("name", NAMES)
def test_nothing_of_a_portrait_lies_outside_its_circle(name: str) -> None:
    picture = rendered(name, 96)
    for x in range(96):
        for y in range(96):
            if (x - 47.5) ** 2 + (y - 47.5) ** 2 > 49**2:
                assert picture.pixelColor(x, y).alpha() == 0


def test_guests_and_masks_can_be_told_apart_when_small() -> None:
    pictures = [bytes(rendered(name, 24).constBits()) for name in NAMES]
    for n, one in enumerate(pictures):
        for other in pictures[:n]:
            unlike = sum(abs(a - b) > 48 for a, b in zip(one, other, strict=True))
            assert unlike > len(one) / 20


def rendered(name: str, size: int) -> QImage:
    picture = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    portrait = QSvgRenderer(str(RESOURCES / "portraits" / f"{name}.svg"))
    portrait.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return picture
