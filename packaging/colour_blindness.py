"""Show pictures as people with a colour blindness see them.

    .venv/bin/python packaging/colour_blindness.py FOLDER PICTURE...

Each picture is written three times into the folder, for protanopia, deuteranopia and tritanopia
(Machado, Oliveira and Fernandes 2009, at full severity). Look for differences that vanish.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtGui import QColor, QImage

MATRICES = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""The seen colour by the true one, in linear red, green and blue."""


def seen(colour: QColor, kind: str) -> QColor:
    """The colour that a person with this colour blindness sees."""
    true = [_linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF())]
    return QColor.fromRgbF(
        *(
            _encoded(sum(weight * part for weight, part in zip(row, true, strict=True)))
            for row in MATRICES[kind]
        )
    )


def seen_picture(picture: QImage, kind: str) -> QImage:
    """A picture with 256 colours, as a person with this colour blindness sees it."""
    indexed = picture.convertToFormat(QImage.Format.Format_Indexed8)
    indexed.setColorTable([seen(QColor(each), kind).rgb() for each in indexed.colorTable()])
    return indexed


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _encoded(part: float) -> float:
    part = min(1.0, max(0.0, part))
    return 12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055


def main(folder: Path, pictures: list[Path]) -> None:
    """Write three pictures for each one."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in pictures:
        for kind in MATRICES:
            seen_picture(QImage(str(file)), kind).save(str(folder / f"{file.stem}-{kind}.png"))


if __name__ == "__main__":
    main(Path(sys.argv[1]), [Path(name) for name in sys.argv[2:]])
