"""Draw the portraits of guests and people: `python3 packaging/art/draw_portraits.py [FOLDER]`.

Without a folder the program writes `resources/portraits/*.svg`.
"""

from __future__ import annotations

import sys
from pathlib import Path as File

from ink import document
from masks import MASKS
from portraits import GUESTS, RADIUS, roundel

PORTRAITS = File(__file__).parents[2] / "resources" / "portraits"


def main(folder: File) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, guest in (GUESTS | MASKS).items():
        picture = roundel(guest()).placed(complex(RADIUS, RADIUS))
        text = document(2 * RADIUS, 2 * RADIUS, picture.group())
        (folder / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(File(sys.argv[1]) if len(sys.argv) > 1 else PORTRAITS)
