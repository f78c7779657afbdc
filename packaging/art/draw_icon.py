"""Draw the program's icons: `python3 packaging/art/draw_icon.py [FOLDER]`.

Without a folder the program writes into `resources/icons`: `soiree.svg`, two cards on the felt with
the ace of spades in front; `soiree-small.svg`, the same without details that blur below 32 pixels;
and `record.svg`, the sheet of a saved match.
"""

from __future__ import annotations

import sys
from pathlib import Path as File

from ink import DARK, EDGE, GOLD, PAPER, RED, Drawing, Path, document, ray, rounded_box
from pips import sign

ICONS = File(__file__).parents[2] / "resources" / "icons"
SIZE = 256.0
FELT = "#12382C"


def icon() -> Drawing:
    """Return the icon around the origin, 256 units wide and high."""
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


def small_icon() -> Drawing:
    """Return the icon for 16 to 24 pixels: upright cards whose edges lie on whole pixels."""
    picture = Drawing()
    picture.fill(FELT, rounded_box(-128, -128, 128, 128, 48))
    picture.fill(RED, rounded_box(-96, -112, 32, 80, 16))
    picture.fill(DARK, rounded_box(-64, -96, 112, 128, 24))
    picture.fill(PAPER, rounded_box(-48, -80, 96, 112, 16))
    spade = Drawing()
    spade.fill(DARK, sign("spade").scaled(1.3, 1.3))
    picture.add(spade.placed(24 + 16j))
    return picture


def record_icon() -> Drawing:
    """Return a sheet with a folded corner, and a spade above some lines."""
    picture = Drawing()
    corner = Path(
        (
            ("M", (-88 - 120j,)),
            ("L", (36 - 120j,)),
            ("L", (88 - 68j,)),
            ("L", (88 + 120j,)),
            ("L", (-88 + 120j,)),
            ("Z", ()),
        )
    )
    fold = Path((("M", (36 - 120j,)), ("L", (36 - 68j,)), ("L", (88 - 68j,)), ("Z", ())))
    picture.fill(PAPER, corner)
    picture.line(DARK, 8, corner)
    picture.fill(GOLD, fold)
    picture.line(DARK, 8, fold)
    spade = Drawing()
    spade.fill(DARK, sign("spade").scaled(0.86, 0.86))
    picture.add(spade.placed(-8 - 14j))
    for number, wide in enumerate((112, 112, 72)):
        line = rounded_box(-56, 56 + number * 22, -56 + wide, 64 + number * 22, 4)
        picture.fill(RED if number == 0 else EDGE, line)
    return picture


def main(folder: File) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    drawings = {"soiree": icon(), "soiree-small": small_icon(), "record": record_icon()}
    for name, drawing in drawings.items():
        text = document(SIZE, SIZE, drawing.placed(complex(SIZE / 2, SIZE / 2)).group())
        (folder / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(File(sys.argv[1]) if len(sys.argv) > 1 else ICONS)
