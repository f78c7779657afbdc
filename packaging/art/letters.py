"""The letters and figures of the indices, with a strong contrast of thick and thin strokes.

Each glyph is 100 units high; its left edge is at x = 0 and its top at y = 0.
"""

from __future__ import annotations

from ink import Path, brush, clockwise, cubic, disc, joined, oval, path, polygon, reversed_path

HEIGHT = 100.0
THICK = 21.0
THIN = 9.5

NAMES = {1: "A", 11: "J", 12: "Q", 13: "K"} | {n: str(n) for n in range(2, 11)}
"""The text in the corner of a card, by rank: 1 is the ace, 11 to 13 are the courts."""


LETTERS = "ABDFHJKNPQRTVWД"
"""The letters in the corners of courts and aces, in all languages."""

ALIKE = {"В": "B", "К": "K", "Т": "T", "Α": "A", "Β": "B", "Ν": "N", "Ρ": "P"}
"""Cyrillic and Greek letters that look like Latin ones."""


def index(text: str) -> tuple[Path, float]:
    """Return the outline of an index and its width, for a height of 100."""
    return _GLYPHS[ALIKE.get(text, text)]


def _quad(*corners: float) -> Path:
    points = zip(corners[::2], corners[1::2], strict=True)
    return clockwise(polygon([complex(x, y) for x, y in points]))


def _bar(left: float, top: float, right: float, bottom: float) -> Path:
    return _quad(left, top, right, top, right, bottom, left, bottom)


def _ring(across: complex, down: complex, thick: float = THICK) -> Path:
    """Return an upright oval between the extents `across` and `down`."""
    centre = complex((across.real + across.imag) / 2, (down.real + down.imag) / 2)
    half = (across.imag - across.real) / 2
    tall = (down.imag - down.real) / 2
    hole = oval(centre, half - thick, tall - THIN)
    return oval(centre, half, tall) + reversed_path(hole)


def _pen(text: str) -> Path:
    """Return a stroke along the path `text`: thick where it is upright, thin where it is level."""
    segments = path(text).segments
    at = segments[0][1][0]
    points = [at]
    for kind, through in segments[1:]:
        steps = 5 if kind == "C" else 2
        bends = through if kind == "C" else (at, through[0], through[0])
        points += [cubic(at, bends, n / steps) for n in range(1, steps + 1)]
        at = through[-1]
    widths = []
    for n in range(len(points)):
        along = points[min(n + 1, len(points) - 1)] - points[max(n - 1, 0)]
        upright = abs(along.imag) / abs(along)
        widths.append(THIN + (THICK - THIN) * upright**1.6)
    return brush(points, widths)


def _six() -> Path:
    return joined(
        [_ring(0 + 58j, 36 + 100j), _pen("M10.5,70 C10.5,36 22,8 49,4.8"), disc(45 + 13j, 8.5)]
    )


_GLYPHS: dict[str, tuple[Path, float]] = {
    "A": (
        joined(
            [
                _quad(26, 0, 34, 0, 10, 100, 0, 100),
                _quad(25, 0, 43, 0, 69, 100, 45, 100),
                _bar(10, 65, 52, 74.5),
            ]
        ),
        69,
    ),
    "B": (
        joined(
            [
                _bar(0, 0, 21, 100),
                _pen("M12,4.8 L28,4.8 C42,4.8 45.5,15 45.5,26 C45.5,38 41,47 26,47 L12,47"),
                _pen("M12,47 L28,47 C44,47 49.5,57 49.5,71 C49.5,86 44,95.2 28,95.2 L12,95.2"),
            ]
        ),
        60,
    ),
    "D": (
        joined(
            [
                _bar(0, 0, 21, 100),
                _pen("M12,4.8 L24,4.8 C46,4.8 54.5,24 54.5,50 C54.5,76 46,95.2 24,95.2 L12,95.2"),
            ]
        ),
        65,
    ),
    "F": (joined([_bar(0, 0, 21, 100), _bar(0, 0, 55, 9.5), _bar(12, 46, 46, 55.5)]), 55),
    "H": (joined([_bar(0, 0, 21, 100), _bar(48, 0, 69, 100), _bar(12, 45.5, 57, 55)]), 69),
    "N": (
        joined(
            [_bar(0, 0, 9.5, 100), _bar(61.5, 0, 71, 100), _quad(0, 0, 24, 0, 71, 100, 47, 100)]
        ),
        71,
    ),
    "P": (
        joined(
            [
                _bar(0, 0, 21, 100),
                _pen("M12,4.8 L27,4.8 C43,4.8 48.5,16 48.5,30 C48.5,44 43,55 27,55 L12,55"),
            ]
        ),
        59,
    ),
    "R": (
        joined(
            [
                _bar(0, 0, 21, 100),
                _pen("M12,4.8 L27,4.8 C42,4.8 47.5,15 47.5,28 C47.5,42 42,51 27,51 L12,51"),
                _quad(22, 50, 42, 46, 69, 100, 45, 100),
            ]
        ),
        69,
    ),
    "T": (
        joined(
            [
                _bar(24, 0, 45, 100),
                _bar(0, 0, 69, 9.5),
                _quad(0, 0, 7, 0, 7, 16, 0, 24),
                _quad(62, 0, 69, 0, 69, 24, 62, 16),
            ]
        ),
        69,
    ),
    "V": (
        joined([_quad(0, 0, 24, 0, 44, 100, 27, 100), _quad(59, 0, 69, 0, 43, 100, 35, 100)]),
        69,
    ),
    "W": (
        joined(
            [
                _quad(0, 0, 23, 0, 36, 100, 20, 100),
                _quad(49, 0, 58, 0, 35, 100, 27, 100),
                _quad(41, 0, 64, 0, 77, 100, 61, 100),
                _quad(89, 0, 98, 0, 76, 100, 68, 100),
            ]
        ),
        98,
    ),
    "Д": (
        joined(
            [
                _bar(41, 0, 62, 86),
                _bar(19, 0, 62, 9.5),
                _quad(19, 0, 28.5, 0, 17, 86, 7.5, 86),
                _bar(0, 77, 73, 86.5),
                _bar(0, 77, 9.5, 100),
                _bar(63.5, 77, 73, 100),
            ]
        ),
        73,
    ),
    "2": (
        joined(
            [
                _pen("M7,27 C7,11 16,4.8 28,4.8 C42,4.8 46,15 46,27 C46,50 16,60 8,93"),
                disc(12 + 26j, 9.5),
                _bar(2, 86, 57, 100),
            ]
        ),
        58,
    ),
    "3": (
        joined(
            [
                _pen("M8,18 C11,8 18,4.8 26,4.8 C39,4.8 44,14 44,25 C44,37 37,47 23,47"),
                _pen("M23,47 C39,47 45.5,57 45.5,71 C45.5,87 37,95.2 25,95.2 C15,95.2 8,90 6,80"),
                disc(12 + 20j, 9.5),
                disc(10.5 + 78j, 10),
            ]
        ),
        56,
    ),
    "4": (
        joined(
            [
                _quad(33, 0, 45, 0, 11, 70, 0, 70),
                _bar(33, 0, 54, 100),
                _bar(0, 64.5, 65, 74.5),
            ]
        ),
        65,
    ),
    "5": (
        joined(
            [
                _bar(9, 0, 52, 14),
                _bar(9, 0, 18.5, 51),
                _pen("M12,47 C17,42 22,40 28,40 C41,40 45.5,52 45.5,67 C45.5,86 37,95.2 25,95.2"),
                _pen("M25,95.2 C15,95.2 8,90 6,80"),
                disc(10.5 + 78j, 10),
            ]
        ),
        56,
    ),
    "6": (_six(), 58),
    "7": (
        joined(
            [_bar(0, 0, 57, 14), _bar(0, 0, 9, 24), _quad(45, 6, 57, 6, 57, 14, 38, 100, 15, 100)]
        ),
        57,
    ),
    "8": (joined([_ring(3 + 55j, 0 + 52j, 19), _ring(0 + 58j, 43 + 100j, 20)]), 58),
    "9": (_six().turned(180, 29 + 50j), 58),
    "10": (
        joined(
            [
                _bar(8, 0, 27, 100),
                _quad(0, 13, 12, 0, 14, 0, 14, 18, 0, 25),
                _ring(32 + 82j, 0 + 100j, 17.5),
            ]
        ),
        82,
    ),
    "J": (
        joined(
            [
                _bar(24, 0, 45, 64),
                _bar(12, 0, 45, 9.5),
                _pen("M34.5,62 C34.5,86 29,95.2 18,95.2 C10,95.2 5,90 5,80"),
                disc(10 + 79j, 10),
            ]
        ),
        45,
    ),
    "Q": (joined([_ring(0 + 66j, 0 + 100j), _quad(30, 74, 44, 70, 71, 106, 54, 106)]), 68),
    "K": (
        joined(
            [
                _bar(0, 0, 21, 100),
                _quad(54, 0, 66, 0, 25, 62, 17, 56),
                _quad(29, 52, 39, 33, 70, 100, 45, 100),
            ]
        ),
        69,
    ),
}
