"""Draw the lettering of the house as a font: `python3 packaging/art/house_font.py [FOLDER]`.

The font has Art Deco capitals of heavy strokes with an inline, and hairlines. Lower-case letters
are small capitals. Without a folder the program writes `fonts/soiree.otf` in `resources`, always
the same bytes. It needs fontTools and PySide6.

Coordinates are fractions of the height of a capital, from its upper left corner, downwards.
"""

from __future__ import annotations

import sys
import unicodedata
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

RESOURCES = Path(__file__).parents[2] / "resources"

UNITS = 1000
CAPITAL = 700
"""The height of a capital, in units of the font."""
ASCENT, DESCENT = 930, 230

WIDTHS = {"H": 0.17, "M": 0.13, "T": 0.06, "D": 0.17, "F": 0.08}
INLINE, MARK = 0.034, 0.075
"""The widths of strokes (heavy, middling, light), of the inline in two of them, and of accents."""

FINE = 1000.0
"""The scale at which letters are assembled, as Qt's operations on paths need large numbers."""

BETWEEN, BETWEEN_SMALL, SPACE = 0.15, 0.2, 0.4
SMALL, STOUTER = 0.78, 1.14
"""The size of small capitals, and the factor of their stroke width."""

STEM = "H M .085 0 L .085 1"
LIGHT = "T M .0275 0 L .0275 1"
RING = "O 0 0 .94 1 .2 .05 .69 .9"
BOWL = "T M .14 .0275 L .26 .0275 A -.015 .0275 .55 .5725 90 -180 L .14 .6"
LOW_BOWL = "T M .14 .4275 L .26 .4275 A -.01 .4275 .54 .545 90 -180 L .14 .9725"

Glyph = tuple[float, tuple[str, ...]]
"""A width, and strokes along paths of M, L, C and A, as in `QPainterPath`.

A stroke is heavy (H), middling (M) or light (T), a line of dots (D), or fine and free to leave the
height of a capital (F). Rings have an inline at the left (O), at the right (R) or none (Q: the
outer ellipse, then the inner one); X cuts its path out of the ring before.
"""

GLYPHS: dict[str, Glyph] = {
    "A": (0.77, ("T M .03 1.05 L .385 -.05", "H M .35 -.1 L .71 1.1", "T M .16 .68 L .6 .68")),
    "B": (
        0.54,
        (
            STEM,
            "T M .14 .0275 L .28 .0275 A .09 .0275 .38 .5 90 -180 L .14 .5275",
            "T M .28 .5275 A .05 .5275 .46 .445 90 -180 L .14 .9725",
        ),
    ),
    "C": (0.8, (RING, "X .68 .2 .4 .6")),
    "D": (0.84, (STEM, "T M .14 .0275 L .34 .0275 A -.13 .0275 .94 .945 90 -180 L .14 .9725")),
    "E": (
        0.5,
        (STEM, "T M .14 .0275 L .48 .0275", "T M .14 .6 L .4 .6", "T M .14 .9725 L .5 .9725"),
    ),
    "F": (0.48, (STEM, "T M .14 .0275 L .48 .0275", "T M .14 .6 L .4 .6")),
    "G": (0.94, (RING, "X .68 .2 .4 .38", "T M .52 .58 L .93 .58")),
    "H": (0.7, (STEM, "T M .67 0 L .67 1", "T M .14 .6 L .67 .6")),
    "I": (0.17, (STEM,)),
    "J": (
        0.46,
        ("Q 0 .48 .46 .52 .055 .48 .235 .465", "X -.1 0 1 .74", "H M .375 0 L .375 .76"),
    ),
    "K": (0.68, (STEM, "T M .12 .64 L .62 -.04", "H M .27 .4 L .66 1.1")),
    "L": (0.48, (STEM, "T M .14 .9725 L .48 .9725")),
    "M": (
        0.92,
        (LIGHT, "H M .06 -.08 L .45 1.08", "T M .42 1.02 L .79 -.05", "H M .835 0 L .835 1"),
    ),
    "N": (0.76, (LIGHT, "H M .06 -.08 L .7 1.08", "T M .7325 0 L .7325 1")),
    "O": (0.94, (RING,)),
    "P": (0.56, (STEM, BOWL)),
    "Q": (0.98, (RING, "H M .5 .66 L .98 1.1")),
    "R": (0.6, (STEM, BOWL, "H M .27 .5 L .57 1.1")),
    "S": (
        0.54,
        ("M M .46 .25 C .45 0 .07 .01 .07 .26 C .07 .56 .46 .44 .46 .74 C .46 .99 .06 1 .06 .74",),
    ),
    "T": (0.62, ("H M .31 0 L .31 1", "T M 0 .0275 L .62 .0275")),
    "U": (
        0.7,
        (
            "Q 0 .26 .7 .74 .17 .26 .475 .685",
            "X -.1 0 1 .63",
            "H M .085 0 L .085 .64",
            "T M .6725 0 L .6725 .64",
        ),
    ),
    "V": (0.76, ("H M .05 -.08 L .42 1.1", "T M .38 1.02 L .74 -.05")),
    "W": (
        1.12,
        (
            "H M .05 -.08 L .36 1.1",
            "T M .34 1.02 L .59 -.05",
            "H M .53 -.08 L .84 1.1",
            "T M .8 1.02 L 1.09 -.05",
        ),
    ),
    "X": (0.72, ("H M .05 -.08 L .66 1.08", "T M .68 -.05 L .03 1.05")),
    "Y": (0.7, ("H M .05 -.08 L .37 .64", "T M .67 -.05 L .36 .62", "H M .35 .54 L .35 1")),
    "Z": (
        0.62,
        ("T M .03 .0275 L .6 .0275", "H M .6 -.05 L .04 1.05", "T M .02 .9725 L .62 .9725"),
    ),
    # Figures, all of the same width.
    "0": (0.62, ("O 0 0 .62 1 .17 .05 .395 .9",)),
    "1": (0.62, ("H M .33 0 L .33 1", "T M .1 .2 L .33 .02")),
    "2": (
        0.62,
        (
            "M M .1 .27 C .1 -.02 .53 -.01 .53 .29 C .53 .52 .3 .66 .09 .96",
            "T M .03 .9725 L .6 .9725",
        ),
    ),
    "3": (
        0.62,
        (
            "M M .09 .21 C .12 -.01 .51 .0 .51 .25 C .51 .43 .38 .48 .24 .48",
            "M M .24 .48 C .42 .48 .55 .55 .55 .74 C .55 1.01 .1 1.02 .07 .77",
        ),
    ),
    "4": (0.62, ("T M .44 -.04 L .03 .7", "T M .02 .7 L .61 .7", "H M .43 0 L .43 1")),
    "5": (
        0.62,
        (
            "T M .13 .0275 L .54 .0275",
            "T M .14 0 L .12 .46",
            "M M .12 .43 C .3 .3 .555 .42 .555 .67 C .555 1.01 .12 1.03 .07 .79",
        ),
    ),
    "6": (0.62, ("O 0 .38 .62 .62 .17 .43 .395 .52", "T M .05 .72 C .05 .3 .24 .06 .52 .02")),
    "7": (0.62, ("T M .03 .0275 L .59 .0275", "H M .59 -.06 L .2 1.08")),
    "8": (
        0.62,
        (
            "M M .31 .48 C .12 .43 .1 .32 .1 .25 C .1 0 .52 0 .52 .25 C .52 .32 .5 .43 .31 .48"  # noqa: ISC004
            " C .1 .54 .07 .66 .07 .74 C .07 1.01 .55 1.01 .55 .74 C .55 .66 .52 .54 .31 .48",
        ),
    ),
    "9": (0.62, ("R 0 0 .62 .62 .055 .05 .395 .52", "T M .57 .28 C .57 .7 .38 .94 .1 .98")),
    # Other letters of the Latin alphabet.
    "Æ": (
        0.98,
        (
            "T M .02 1.05 L .5 -.05",
            "H M .565 0 L .565 1",
            "T M .48 .0275 L .96 .0275",
            "T M .2 .68 L .88 .68",
            "T M .565 .9725 L .98 .9725",
        ),
    ),
    "Œ": (
        1.16,
        (
            RING,
            "X .72 -.1 .4 1.2",
            "H M .745 0 L .745 1",
            "T M .66 .0275 L 1.14 .0275",
            "T M .75 .6 L 1.06 .6",
            "T M .66 .9725 L 1.16 .9725",
        ),
    ),
    "Ø": (0.94, (RING, "T M .16 1.02 L .78 -.02")),
    "Đ": (
        0.9,
        (
            "H M .145 0 L .145 1",
            "T M .2 .0275 L .4 .0275 A -.07 .0275 .94 .945 90 -180 L .2 .9725",
            "T M 0 .5 L .4 .5",
        ),
    ),
    "Þ": (0.56, (STEM, "T M .14 .2 L .26 .2 A -.015 .2 .55 .5725 90 -180 L .14 .7725")),
    "Ł": (0.54, ("H M .145 0 L .145 1", "T M .2 .9725 L .54 .9725", "T M 0 .62 L .38 .4")),
    "ẞ": (
        0.6,
        (
            STEM,
            "T M .085 .0275 L .5 .0275 L .3 .42",
            "M M .3 .42 C .6 .42 .6 .95 .24 .94",
        ),
    ),
    # Greek.
    "Γ": (0.48, (STEM, "T M .14 .0275 L .48 .0275")),
    "Δ": (0.8, ("T M .03 1.05 L .4 -.05", "H M .36 -.1 L .72 1.1", "T M .02 .9725 L .78 .9725")),
    "Θ": (0.94, (RING, "T M .28 .5 L .8 .5")),
    "Λ": (0.77, ("T M .03 1.05 L .385 -.05", "H M .35 -.1 L .71 1.1")),
    "Ξ": (0.6, ("T M .02 .0275 L .58 .0275", "M M .1 .5 L .5 .5", "T M .02 .9725 L .58 .9725")),
    "Π": (0.74, (STEM, "T M .1 .0275 L .74 .0275", "T M .7125 0 L .7125 1")),
    "Σ": (
        0.62,
        (
            "T M .03 .0275 L .6 .0275",
            "H M .06 -.02 L .42 .52",
            "T M .42 .47 L .04 .98",
            "T M .02 .9725 L .62 .9725",
        ),
    ),
    "Φ": (0.9, ("Q 0 .16 .9 .66 .12 .21 .7 .56", "H M .45 0 L .45 1")),
    "Ψ": (0.84, ("T M .03 0 L .03 .24 A .03 -.1 .78 .72 180 180 L .81 0", "H M .42 0 L .42 1")),
    "Ω": (
        0.94,
        (
            "O .02 0 .9 1 .2 .05 .67 .9",
            "X .3 .8 .36 .4",
            "T M .02 .9725 L .36 .9725",
            "T M .6 .9725 L .94 .9725",
        ),
    ),
    # Cyrillic.
    "Б": (0.54, (STEM, "T M .14 .0275 L .48 .0275", LOW_BOWL)),
    "Д": (
        0.86,
        (
            "T M .12 .96 L .34 -.02",
            "T M .3 .0275 L .7 .0275",
            "H M .645 0 L .645 .96",
            "T M 0 .9025 L .86 .9025",
            "T M .03 .88 L .03 1",
            "T M .83 .88 L .83 1",
        ),
    ),
    "Ж": (
        1.02,
        (
            "H M .51 0 L .51 1",
            "T M .04 -.04 L .5 .6",
            "T M .98 -.04 L .52 .6",
            "T M .42 .46 L .02 1.04",
            "H M .58 .4 L .98 1.1",
        ),
    ),
    "З": (
        0.58,
        (
            "M M .08 .2 C .12 -.01 .48 .0 .48 .25 C .48 .43 .36 .48 .22 .48",
            "M M .22 .48 C .4 .48 .51 .55 .51 .74 C .51 1.01 .08 1.02 .06 .77",
        ),
    ),
    "И": (0.74, (STEM, "T M .1 1.02 L .7 -.02", "T M .7125 0 L .7125 1")),
    "Л": (0.74, ("T M .03 1 C .2 .98 .2 .7 .22 .0275 L .6 .0275", "H M .655 0 L .655 1")),
    "У": (0.72, ("H M .05 -.08 L .4 .72", "T M .68 -.05 L .32 .85 C .28 .94 .2 .97 .08 .96")),
    "Ц": (0.76, (STEM, "T M .6475 0 L .6475 1", "T M .1 .9025 L .76 .9025", "T M .73 .88 L .73 1")),
    "Ч": (0.62, ("H M .535 0 L .535 1", "T M .0275 0 L .0275 .3 C .0275 .6 .2 .6 .5 .56")),
    "Ш": (
        1.0,
        (STEM, "T M .5 0 L .5 1", "H M .915 0 L .915 1", "T M .1 .9725 L .9 .9725"),
    ),
    "Щ": (
        1.08,
        (
            STEM,
            "T M .5 0 L .5 .95",
            "H M .915 0 L .915 .95",
            "T M .1 .9025 L 1.08 .9025",
            "T M 1.05 .88 L 1.05 1",
        ),
    ),
    "Ъ": (
        0.66,
        (
            "H M .205 0 L .205 1",
            "T M 0 .0275 L .2 .0275",
            "T M .26 .4275 L .38 .4275 A .11 .4275 .54 .545 90 -180 L .26 .9725",
        ),
    ),
    "Ы": (
        0.8,
        (
            STEM,
            "T M .14 .4275 L .24 .4275 A .0 .4275 .48 .545 90 -180 L .14 .9725",
            "H M .715 0 L .715 1",
        ),
    ),
    "Ь": (0.54, (STEM, LOW_BOWL)),
    "Э": (0.8, ("R -.14 0 .94 1 -.09 .05 .69 .9", "X -.3 .2 .42 .6", "T M .2 .5 L .66 .5")),
    "Ю": (1.14, (STEM, "T M .14 .5 L .44 .5", "R .36 0 .78 1 .41 .05 .55 .9")),
    "Я": (
        0.6,
        (
            "H M .515 0 L .515 1",
            "T M .46 .0275 L .34 .0275 A .05 .0275 .55 .5725 90 180 L .46 .6",
            "T M .34 .58 L .03 1.05",
        ),
    ),
    "Є": (0.8, (RING, "X .68 .2 .4 .6", "T M .14 .5 L .6 .5")),
    "Ґ": (0.48, (STEM, "T M .14 .0775 L .48 .0775", "T M .45 -.05 L .45 .1")),
    # Signs.
    "!": (0.17, ("H M .085 0 L .085 .7", "D M .085 .83 L .085 1")),
    "?": (
        0.5,
        ("M M .08 .24 C .08 -.01 .44 0 .44 .25 C .44 .46 .25 .46 .25 .7", "D M .25 .83 L .25 1"),
    ),
    "¡": (0.17, ("H M .085 .3 L .085 1", "D M .085 0 L .085 .17")),
    "¿": (
        0.5,
        ("M M .42 .76 C .42 1.01 .06 1 .06 .75 C .06 .54 .25 .54 .25 .3", "D M .25 0 L .25 .17"),
    ),
    ".": (0.17, ("D M .085 .83 L .085 1",)),
    "…": (0.67, ("D M .085 .83 L .085 1", "D M .335 .83 L .335 1", "D M .585 .83 L .585 1")),
    ",": (0.17, ("D M .085 .83 L .085 1", "F M .13 .97 L .04 1.22")),
    ":": (0.17, ("D M .085 .3 L .085 .47", "D M .085 .83 L .085 1")),
    ";": (0.17, ("D M .085 .3 L .085 .47", "D M .085 .83 L .085 1", "F M .13 .97 L .04 1.22")),
    "„": (
        0.42,
        (
            *("D M .085 .83 L .085 1", "F M .13 .97 L .04 1.22"),
            *("D M .335 .83 L .335 1", "F M .38 .97 L .29 1.22"),
        ),
    ),
    "·": (0.17, ("D M .085 .42 L .085 .59",)),
    "’": (0.17, ("D M .085 0 L .085 .17", "T M .14 .14 L .05 .33")),
    "‘": (0.17, ("D M .085 .16 L .085 .33", "T M .03 .19 L .12 0")),
    "'": (0.17, ("H M .085 0 L .085 .3",)),
    "“": (
        0.42,
        (
            "D M .085 .16 L .085 .33",
            "T M .03 .19 L .12 0",
            "D M .335 .16 L .335 .33",
            "T M .28 .19 L .37 0",
        ),
    ),
    "”": (
        0.42,
        (
            "D M .085 0 L .085 .17",
            "T M .14 .14 L .05 .33",
            "D M .335 0 L .335 .17",
            "T M .39 .14 L .3 .33",
        ),
    ),
    "«": (0.44, ("T M .22 .3 L .03 .55 L .22 .8", "T M .42 .3 L .23 .55 L .42 .8")),
    "»": (0.44, ("T M .02 .3 L .21 .55 L .02 .8", "T M .22 .3 L .41 .55 L .22 .8")),
    "(": (0.26, ("T M .24 -.06 C -.02 .24 -.02 .76 .24 1.06",)),
    ")": (0.26, ("T M .02 -.06 C .28 .24 .28 .76 .02 1.06",)),
    "/": (0.4, ("T M .38 -.05 L .02 1.05",)),
    "-": (0.34, ("T M 0 .6 L .34 .6",)),
    "–": (0.5, ("T M 0 .6 L .5 .6",)),
    "—": (0.8, ("T M 0 .6 L .8 .6",)),
    "−": (0.62, ("M M .06 .55 L .56 .55",)),
    "+": (0.62, ("M M .06 .55 L .56 .55", "T M .31 .28 L .31 .82")),
    "×": (0.62, ("M M .1 .34 L .52 .8", "T M .52 .34 L .1 .8")),
    "=": (0.62, ("T M .06 .44 L .56 .44", "T M .06 .66 L .56 .66")),
    "%": (
        0.8,
        (
            "Q 0 0 .34 .42 .055 .05 .23 .32",
            "T M .68 -.05 L .12 1.05",
            "Q .46 .58 .34 .42 .515 .63 .23 .32",
        ),
    ),
    "&": (
        0.78,
        (
            "M M .62 .96 C .5 .8 .2 .42 .2 .24 C .2 0 .52 0 .52 .22 C .52 .44 .07 .46 .07 .76"  # noqa: ISC004
            " C .07 1.01 .58 1.06 .66 .5",
        ),
    ),
    "♦": (0.4, ("T M .2 .28 L .36 .5 L .2 .72 L .04 .5 L .2 .28",)),
}

ALIKE = dict(
    zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX", strict=True)
) | dict(zip("АВЕКМНОРСТХІЈЅГПФ", "ABEKMHOPCTXIJSΓΠΦ", strict=True)) | {
    "Ð": "Đ", "“": "“", "‚": ",", "‐": "-", "‑": "-"
}  # fmt: skip
"""Letters that look like a letter above."""

MARKS = {
    "\N{COMBINING ACUTE ACCENT}": "M .0 -.08 L .16 -.2",
    "\N{COMBINING GRAVE ACCENT}": "M .16 -.08 L .0 -.2",
    "\N{COMBINING CIRCUMFLEX ACCENT}": "M -.04 -.08 L .08 -.2 L .2 -.08",
    "\N{COMBINING CARON}": "M -.04 -.2 L .08 -.08 L .2 -.2",
    "\N{COMBINING DIAERESIS}": "M -.05 -.14 L .04 -.14 M .12 -.14 L .21 -.14",
    "\N{COMBINING TILDE}": "M -.06 -.1 C .04 -.24 .12 0 .22 -.14",
    "\N{COMBINING RING ABOVE}": "M .08 -.08 C -.02 -.08 -.02 -.22 .08 -.22 C .18 -.22 .18 -.08 .08 -.08",
    "\N{COMBINING DOT ABOVE}": "M .035 -.14 L .125 -.14",
    "\N{COMBINING DOUBLE ACUTE ACCENT}": "M -.06 -.08 L .04 -.2 M .12 -.08 L .22 -.2",
    "\N{COMBINING MACRON}": "M -.05 -.13 L .21 -.13",
    "\N{COMBINING BREVE}": "M -.04 -.22 C -.02 -.06 .18 -.06 .2 -.22",
    "\N{COMBINING CEDILLA}": "M .1 1.0 L .1 1.06 C .22 1.06 .2 1.18 .02 1.17",
    "\N{COMBINING COMMA BELOW}": "M .12 1.06 L .05 1.2",
    "\N{COMBINING OGONEK}": "M .2 .98 C .06 1.04 .08 1.2 .24 1.16",
}
"""The marks above or below a letter, about 0.08 to the right of its middle."""

COMPOSED = [
    chr(code)
    for code in (
        *range(0xC0, 0x180),
        0x218,
        0x21A,
        *range(0x386, 0x3AC),
        *range(0x400, 0x410),
        0x419,
        0x490,
    )
    if unicodedata.category(chr(code)) == "Lu"
]
"""Capitals that can be composed of a letter and its marks."""


# --- outlines -------------------------------------------------------------------------------------


def capital(sign: str, stouter: float = 1.0) -> tuple[float, QPainterPath] | None:
    """Return the width and outline of a capital at `FINE` times its size; None without a drawing.

    The strokes are not united, because Qt loses some where they touch. They run in one direction,
    and the inline, which they leave open, in the other one.
    """
    base, *marks = unicodedata.normalize("NFD", ALIKE.get(sign, sign))
    base = ALIKE.get(base, base)
    if base not in GLYPHS or any(mark not in MARKS for mark in marks):
        return None
    width, strokes = GLYPHS[base]
    letter = outline(width, strokes, stouter)
    for mark in marks:
        drawn = stroked(followed(MARKS[mark].split()), MARK * stouter)
        letter.addPath(turned(drawn.translated((width / 2 - 0.08) * FINE, 0), 1))
    return width, letter


def outline(width: float, strokes: tuple[str, ...], stouter: float) -> QPainterPath:
    letter = QPainterPath()
    frame = QRectF(-FINE, 0, (width + 2) * FINE, FINE)
    rings: list[QPainterPath] = []
    for stroke in strokes:
        kind, *way = stroke.split()
        if kind in "OQR":
            outer, inner = rects(way)
            rings.append(ellipse(outer).subtracted(ellipse(inner)))
            if kind != "Q":
                middle = crescent(outer, inner, right=kind == "R")
                letter.addPath(turned(stroked(middle, INLINE), -1))
        elif kind == "X":
            cut = box(QRectF(*(float(each) * FINE for each in way)))
            rings[-1] = rings[-1].subtracted(cut)
        else:
            line = followed(way)
            shape = stroked(line, WIDTHS[kind] * stouter)
            letter.addPath(turned(shape if kind == "F" else within(frame, shape), 1))
            if kind in "HM":
                letter.addPath(turned(within(frame, stroked(line, INLINE * stouter)), -1))
    for ring in rings:
        # A whole ring is two ellipses, the larger one first.
        for number, piece in enumerate(pieces(ring)):
            letter.addPath(turned(piece, -1 if number else 1))
    return letter


def pieces(path: QPainterPath) -> list[QPainterPath]:
    """Return the closed parts of an outline, the largest first."""
    found: list[QPainterPath] = []
    elements = iter(path.elementAt(at) for at in range(path.elementCount()))
    for element in elements:
        match element.type:
            case QPainterPath.ElementType.MoveToElement:
                found.append(QPainterPath(element_point(element)))
            case QPainterPath.ElementType.LineToElement:
                found[-1].lineTo(element_point(element))
            case _:
                points = [element, next(elements), next(elements)]
                found[-1].cubicTo(*(element_point(each) for each in points))
    sizes = [each.boundingRect() for each in found]
    order = sorted(range(len(found)), key=lambda at: -sizes[at].width() * sizes[at].height())
    return [found[at] for at in order]


def element_point(element: QPainterPath.Element) -> QPointF:
    return QPointF(element.x, element.y)


def turned(path: QPainterPath, way: int) -> QPainterPath:
    """Return an outline whose largest part runs clockwise (1) or counter-clockwise (-1)."""
    points = path.toFillPolygon().toList()
    area = sum(
        points[at - 1].x() * points[at].y() - points[at].x() * points[at - 1].y()
        for at in range(len(points))
    )
    return path if area * way > 0 else path.toReversed()


def within(frame: QRectF, path: QPainterPath) -> QPainterPath:
    """Return the part of a stroke inside the frame of a capital."""
    return path if frame.contains(path.boundingRect()) else path.intersected(box(frame))


def box(area: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(area)
    return path


def rects(numbers: list[str]) -> tuple[QRectF, QRectF]:
    x, y, across, down, *inner = (float(each) * FINE for each in numbers)
    return QRectF(x, y, across, down), QRectF(*inner)


def ellipse(area: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(area)
    return path


def crescent(outer: QRectF, inner: QRectF, *, right: bool) -> QPainterPath:
    """Return the middle of the thick part of a ring."""
    stem = outer.right() - inner.right() if right else inner.left() - outer.left()
    lies = outer.adjusted(stem / 2, 0.03 * FINE, -stem / 2, -0.03 * FINE)
    start = -55 if right else 125
    path = QPainterPath()
    path.arcMoveTo(lies, start)
    path.arcTo(lies, start, 110)
    return path


def followed(way: list[str]) -> QPainterPath:
    """Return the line that M, L, C and A with their numbers describe."""
    line, rest = QPainterPath(), list(way)
    while rest:
        command = rest.pop(0)
        count = {"M": 2, "L": 2, "C": 6, "A": 6}[command]
        numbers, rest = [float(each) for each in rest[:count]], rest[count:]
        if command == "A":
            numbers[:4] = (each * FINE for each in numbers[:4])
        else:
            numbers = [each * FINE for each in numbers]
        match command:
            case "M":
                line.moveTo(*numbers)
            case "L":
                line.lineTo(*numbers)
            case "C":
                line.cubicTo(*numbers)
            case _:
                line.arcTo(*numbers)
    return line


def stroked(line: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width * FINE)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return stroker.createStroke(line)


# --- the font -------------------------------------------------------------------------------------


def charstring(path: QPainterPath, width: int) -> object:
    """Return the outline of a glyph in the format of the font."""
    pen = T2CharStringPen(width, None)
    at, is_open = 0, False
    while at < path.elementCount():
        element = path.elementAt(at)
        point = (round(element.x), round(element.y))
        match element.type:
            case QPainterPath.ElementType.MoveToElement:
                if is_open:
                    pen.closePath()
                pen.moveTo(point)
                is_open = True
            case QPainterPath.ElementType.LineToElement:
                pen.lineTo(point)
            case _:
                others = [path.elementAt(at + 1), path.elementAt(at + 2)]
                pen.curveTo(point, *((round(each.x), round(each.y)) for each in others))
                at += 2
        at += 1
    if is_open:
        pen.closePath()
    return pen.getCharString()


def glyph(sign: str, size: float = 1.0) -> tuple[int, QPainterPath] | None:
    """Return the advance and outline of a sign in units of the font, with y upwards."""
    drawn = capital(sign, STOUTER if size < 1 else 1.0)
    if drawn is None:
        return None
    width, path = drawn
    scale = size * CAPITAL / FINE
    between = BETWEEN if size == 1 else BETWEEN_SMALL
    side = between / 2 * CAPITAL * size
    placed = QTransform(scale, 0, 0, -scale, side, CAPITAL * size).map(path)
    return round((width + between) * CAPITAL * size), placed


def without_tonos(sign: str) -> str:
    """Return a Greek capital without its accent, as Greek capitals within a word are written."""
    letter, *marks = unicodedata.normalize("NFD", sign)
    if not unicodedata.name(letter, "").startswith("GREEK"):
        return sign
    kept = "".join(mark for mark in marks if mark != "\N{COMBINING ACUTE ACCENT}")
    return unicodedata.normalize("NFC", letter + kept)


def glyphs() -> dict[str, tuple[int, QPainterPath]]:
    """Return the advance and outline of each sign; lower-case letters are small capitals."""
    found = {" ": (round(SPACE * CAPITAL), QPainterPath())}
    found["\N{NO-BREAK SPACE}"] = found[" "]
    for sign in dict.fromkeys([*GLYPHS, *ALIKE, *COMPOSED]):
        if (made := glyph(sign)) is not None:
            found[sign] = made
        small = sign.lower()
        made = glyph(without_tonos(sign), SMALL)
        if small != sign and len(small) == 1 and made is not None:
            found[small] = made
    found["ß"] = found["ẞ".lower()]
    found |= {"ς": found["σ"], "ΐ": found["ϊ"], "ΰ": found["ϋ"]}
    return dict(sorted(found.items()))


def build(file: Path) -> None:
    """Write the font."""
    drawn = glyphs()
    names = {sign: f"uni{ord(sign):04X}" for sign in drawn}
    order = [".notdef", *names.values()]
    builder = FontBuilder(UNITS, isTTF=False)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap({ord(sign): name for sign, name in names.items()})
    strings = {names[sign]: charstring(path, advance) for sign, (advance, path) in drawn.items()}
    strings[".notdef"] = charstring(box(QRectF(60, 0, 380, CAPITAL)), 500)
    family = {"familyName": "Soiree Deco", "styleName": "Regular"}
    builder.setupCFF("SoireeDeco-Regular", {"FullName": "Soiree Deco"}, strings, {})
    builder.setupHorizontalMetrics(
        {".notdef": (500, 60)}
        | {
            names[sign]: (advance, round(path.boundingRect().left()))
            for sign, (advance, path) in drawn.items()
        }
    )
    builder.setupHorizontalHeader(ascent=ASCENT, descent=-DESCENT)
    builder.setupNameTable(
        {
            **family,
            "uniqueFontIdentifier": "Soiree Deco",
            "fullName": "Soiree Deco",
            "psName": "SoireeDeco-Regular",
        }
    )
    builder.setupOS2(
        sTypoAscender=ASCENT, sTypoDescender=-DESCENT, usWinAscent=ASCENT, usWinDescent=DESCENT,
        sCapHeight=CAPITAL, sxHeight=round(CAPITAL * SMALL),
    )  # fmt: skip
    builder.setupPost()
    # A fixed date makes the bytes reproducible.
    builder.font["head"].created = builder.font["head"].modified = 3_800_000_000
    builder.font.recalcTimestamp = False
    file.parent.mkdir(parents=True, exist_ok=True)
    builder.save(file)


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else RESOURCES
    build(folder / "fonts" / "soiree.otf")
