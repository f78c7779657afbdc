"""Draws the program's icon: `python3 packaging/art/draw_icon.py [FOLDER]`.

Without a folder it writes `resources/icons/soiree.svg`: two cards on the felt, the ace of spades
in front, with shapes broad enough for 16 pixels.
"""

from __future__ import annotations

import sys
from pathlib import Path as File

from ink import DARK, GOLD, PAPER, RED, Drawing, document, ray, rounded_box
from pips import sign

ICONS = File(__file__).parents[2] / "resources" / "icons"
SIZE = 256.0
FELT = "#12382C"


def icon() -> Drawing:
    """The icon about the origin, 256 units wide and high."""
    picture = Drawing()
    picture.fill(FELT, rounded_box(-126, -126, 126, 126, 56))
    picture.line(GOLD, 7, rounded_box(-119, -119, 119, 119, 50))
    behind = Drawing()
    behind.fill(DARK, rounded_box(-64, -90, 64, 90, 15))
    behind.fill(RED, rounded_box(-60, -86, 60, 86, 12))
    rays = Drawing()
    rays.fill(GOLD, *(ray(86j, n * 13, 40, 190, 2, 20) for n in range(-3, 4)))
    behind.add(rays.within(52, 78))
    picture.add(behind.placed(-24 - 2j, 1.06, -16))
    front = Drawing()
    front.fill(DARK, rounded_box(-66, -92, 66, 92, 16))
    front.fill(PAPER, rounded_box(-61, -87, 61, 87, 12))
    front.fill(DARK, sign("spade").scaled(1.18, 1.28))
    picture.add(front.placed(24 + 4j, 1.06, 9))
    return picture


def main(folder: File) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    text = document(SIZE, SIZE, icon().placed(complex(SIZE / 2, SIZE / 2)).group())
    (folder / "soiree.svg").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(File(sys.argv[1]) if len(sys.argv) > 1 else ICONS)
