"""Patterned cloth: Art Deco patterns in a unit square, and pieces of cloth for them.

A pattern is a list of polygons in a square with u (real) to the right and v (imaginary) downwards,
both from 0 to 1. On a piece of cloth the pattern follows the two edges, so it drapes.
"""

from __future__ import annotations

import cmath
import math
from collections.abc import Iterable
from itertools import pairwise

from ink import Path, Polyline, area, clipped, clockwise, joined, polygon

Pattern = list[Polyline]


class Cloth:
    """A piece of cloth between two edges that run from top to bottom.

    Attributes:
        outline: the whole piece, to be filled with its ground colour.
    """

    def __init__(self, left: Path, right: Path) -> None:
        self._left = _evenly(left.polylines(12)[0][0])
        self._right = _evenly(right.polylines(12)[0][0])
        self.outline = clockwise(polygon([*self._right, *reversed(self._left)]))

    def at(self, place: complex) -> complex:
        """Return the point of the cloth at u + v·1j."""
        left = _along(self._left, place.imag)
        return left + (_along(self._right, place.imag) - left) * place.real

    def printed(self, pattern: Pattern) -> Path:
        pieces = []
        for shape in pattern:
            piece = [self.at(place) for place in _subdivided(_in_square(shape))]
            if len(piece) > 2 and abs(area(piece)) > 1:
                pieces.append(clockwise(polygon(piece)))
        return joined(pieces)


def _evenly(line: Polyline, pieces: int = 24) -> Polyline:
    """Return the line with points at equal distances along it."""
    lengths = [abs(b - a) for a, b in pairwise(line)]
    points = [line[0]]
    n, passed = 0, 0.0
    for piece in range(1, pieces):
        target = sum(lengths) * piece / pieces
        while passed + lengths[n] < target:
            passed += lengths[n]
            n += 1
        points.append(line[n] + (line[n + 1] - line[n]) * (target - passed) / lengths[n])
    return [*points, line[-1]]


def _along(line: Polyline, part: float) -> complex:
    place = min(max(part, 0.0), 1.0) * (len(line) - 1)
    n = min(int(place), len(line) - 2)
    return line[n] + (line[n + 1] - line[n]) * (place - n)


def _in_square(shape: Polyline) -> Polyline:
    for on, along in ((1j, 1 + 0j), (0j, -1 + 0j), (0j, 1j), (1 + 0j, -1j)):
        if shape:
            shape = clipped(shape, on, along)
    return shape


def _subdivided(shape: Polyline) -> Iterable[complex]:
    for a, b in zip(shape, [*shape[1:], *shape[:1]], strict=True):
        pieces = max(1, math.ceil(abs((b - a).imag) / 0.2))
        yield from (a + (b - a) * n / pieces for n in range(pieces))


def stripes(count: int, share: float = 0.5) -> Pattern:
    """Return upright stripes; `share` of each step is inked."""
    step = 1 / count
    return [
        _rect((n + 0.5 - share / 2) * step, 0, (n + 0.5 + share / 2) * step, 1)
        for n in range(count)
    ]


def chevrons(count: int, share: float = 0.5, drop: float = 0.15, columns: int = 1) -> Pattern:
    """Return nested angles in columns that point down by `drop` of the cloth's length."""
    step, wide = (1 + drop) / count, 1 / columns
    shapes = []
    for column in range(columns):
        x = column * wide
        for n in range(-1, count):
            v, thick = n * step, step * share * 1j
            angle = [x + v * 1j, x + wide / 2 + (v + drop) * 1j, x + wide + v * 1j]
            shapes.append([*angle, *(p + thick for p in reversed(angle))])
    return shapes


def lozenges(columns: int, rows: int, size: float = 0.8) -> Pattern:
    """Return diamonds in staggered rows."""
    wide, high = 1 / columns, 1 / rows
    shapes = []
    for row in range(2 * rows + 1):
        for column in range(columns + 1):
            centre = complex((column + row % 2 / 2) * wide, row / 2 * high)
            a, b = wide / 2 * size, high / 2 * size * 1j
            shapes.append([centre - b, centre + a, centre + b, centre - a])
    return shapes


def scales(columns: int, rows: int, rim: float = 0.0, size: float = 1.0) -> Pattern:
    """Return rows of overlapping half-moons; with `rim` above 0, only their lower edges."""
    wide, high = 1 / columns, 1 / rows
    shapes = []
    for row in range(-1, rows + 1):
        for column in range(columns + 1):
            top = complex((column + row % 2 / 2) * wide, row * high)
            outer = [_arc(top, wide / 2 * size, high * size, n / 8) for n in range(9)]
            if rim:
                inside = size - rim
                outer += [_arc(top, wide / 2 * inside, high * inside, 1 - n / 8) for n in range(9)]
            shapes.append(outer)
    return shapes


def fans(columns: int, rows: int, blades: int = 5) -> Pattern:
    """Return staggered fans that open upwards, each with `blades` rays."""
    wide, high = 1 / columns, 1 / rows
    shapes = []
    for row in range(rows + 1):
        for column in range(columns + 1):
            foot = complex((column + row % 2 / 2) * wide, (row + 1) * high)
            for blade in range(blades):
                first = 1 + (blade + 0.15) / blades
                second = 1 + (blade + 0.85) / blades
                tip = [_arc(foot, wide * 0.48, high * 0.95, t) for t in (first, second)]
                root = [_arc(foot, wide * 0.12, high * 0.22, t) for t in (second, first)]
                shapes.append([*tip, *root])
    return shapes


def sunburst(rays: int, foot: complex = 0.5 + 1j, share: float = 0.5) -> Pattern:
    """Return wedges that spread from `foot` over the whole cloth."""
    step = 2 * math.pi / rays
    shapes = []
    for n in range(rays):
        angle = n * step - math.pi / 2
        edges = [cmath.rect(2, angle + side * step * share / 2) for side in (-1, 1)]
        shapes.append([foot, foot + edges[0], foot + edges[1]])
    return shapes


def waves(count: int, share: float = 0.45, height: float = 0.04, swings: int = 2) -> Pattern:
    """Return horizontal waves, like combed hair or water."""
    step = 1 / count
    grid = [n / 12 for n in range(13)]
    shapes = []
    for n in range(-1, count + 1):
        crest = [complex(u, n * step + height * math.sin(2 * math.pi * swings * u)) for u in grid]
        shapes.append([*crest, *(p + step * share * 1j for p in reversed(crest))])
    return shapes


def _rect(left: float, top: float, right: float, bottom: float) -> Polyline:
    return [left + top * 1j, right + top * 1j, right + bottom * 1j, left + bottom * 1j]


def _arc(centre: complex, across: float, down: float, half_turns: float) -> complex:
    """Return a point of an oval; `half_turns` 0 is the right end, 0.5 the lowest point."""
    angle = math.pi * half_turns
    return centre + complex(across * math.cos(angle), down * math.sin(angle))
