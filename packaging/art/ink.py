"""Paths, marks and drawings, and their output as SVG.

Points are complex numbers, `x + y·1j`, in card units with y downwards. The output has plain filled
or stroked paths only, which SVG Tiny 1.2 supports.
"""

from __future__ import annotations

import cmath
import math
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

PAPER = "#FBF7EE"
EDGE = "#A99C84"
DARK = "#1D2330"
RED = "#B3202C"
GOLD = "#C9A24B"
PETROL = "#2F5D73"
GOLD_SCREEN = "#EAD9B0"
"""The colour of the shaded side of faces and hands: gold printed through a fine screen."""

Polyline = list[complex]

# The distance of the handles along the tangents in a cubic arc of a quarter circle.
_QUARTER = 0.5522847498


@dataclass(frozen=True)
class Path:
    """An outline: segments `M`, `L`, `C` and `Z` with absolute points."""

    segments: tuple[tuple[str, tuple[complex, ...]], ...]

    def __add__(self, other: Path) -> Path:
        return Path(self.segments + other.segments)

    def mapped(self, place: Callable[[complex], complex]) -> Path:
        """Return the path with each point moved by `place`, which should be affine."""
        return Path(tuple((kind, tuple(map(place, points))) for kind, points in self.segments))

    def moved(self, by: complex) -> Path:
        return self.mapped(lambda point: point + by)

    def scaled(self, x: float, y: float | None = None) -> Path:
        tall = x if y is None else y
        return self.mapped(lambda point: complex(point.real * x, point.imag * tall))

    def turned(self, degrees: float, about: complex = 0) -> Path:
        turn = cmath.rect(1, math.radians(degrees))
        return self.mapped(lambda point: about + (point - about) * turn)

    def mirrored(self) -> Path:
        """Return the path mirrored at the vertical axis."""
        return self.mapped(lambda point: complex(-point.real, point.imag))

    def polylines(self, steps: int = 10) -> list[tuple[Polyline, bool]]:
        """Return each subpath as a polyline, and True if it is closed."""
        lines: list[tuple[Polyline, bool]] = []
        line: Polyline = []
        for kind, points in self.segments:
            if kind == "M":
                if len(line) > 1:
                    lines.append((line, False))
                line = [points[0]]
            elif kind == "L":
                line.append(points[0])
            elif kind == "C":
                at = line[-1]
                line.extend(cubic(at, points, n / steps) for n in range(1, steps + 1))
            else:
                lines.append((line, True))
                line = line[:1]
        if len(line) > 1:
            lines.append((line, False))
        return lines

    def svg(self) -> str:
        """Return the path in SVG's notation, relative and rounded to a tenth of a unit."""
        words: list[str] = []
        at = start = 0j
        before = ""
        for kind, points in self.segments:
            if kind == "Z":
                words.append("z")
                at, before = start, "z"
                continue
            there = [rounded(point) for point in points]
            if kind == "L" and there[0] == at:
                continue
            # A line needs no letter after a move or another line.
            letter = " " if kind == before or (kind, before) == ("L", "M") else kind.lower()
            words.append(letter + " ".join(_pair(point - at) for point in there))
            at, before = there[-1], kind
            if kind == "M":
                start = at
        return "".join(words).replace(" -", "-")


def rounded(point: complex) -> complex:
    return complex(round(point.real, 1), round(point.imag, 1))


def number(value: float) -> str:
    """Return a number with at most two decimals, as short as possible."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    text = "0" if text in ("-0", "") else text
    return text.replace("0.", ".", 1) if re.match(r"-?0\.", text) else text


def _pair(point: complex) -> str:
    y = number(point.imag)
    return number(point.real) + (y if y.startswith("-") else "," + y)


def cubic(start: complex, bends: Sequence[complex], t: float) -> complex:
    """Return the point at `t`, from 0 to 1, of a cubic curve with two handles."""
    b, c, d = bends
    s = 1 - t
    return s * s * s * start + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d


def path(text: str) -> Path:
    """Return the path that `text` describes with absolute M, L, C, Q and Z commands."""
    segments: list[tuple[str, tuple[complex, ...]]] = []
    at = 0j
    for kind, rest in re.findall(r"([MLCQZ])([^MLCQZ]*)", text):
        values = [float(word) for word in re.findall(r"-?\d*\.?\d+", rest)]
        points = [complex(x, y) for x, y in zip(values[::2], values[1::2], strict=True)]
        if kind == "Z":
            segments.append(("Z", ()))
        size = {"M": 1, "L": 1, "C": 3, "Q": 2, "Z": 1}[kind]
        for n in range(0, len(points), size):
            piece = points[n : n + size]
            if kind == "Q":
                bend, end = piece
                segments.append(("C", (at + (bend - at) * 2 / 3, end + (bend - end) * 2 / 3, end)))
            else:
                segments.append((kind, tuple(piece)))
            at = piece[-1]
    return Path(tuple(segments))


def polygon(points: Sequence[complex]) -> Path:
    first, *others = points
    return Path((("M", (first,)), *(("L", (point,)) for point in others), ("Z", ())))


def polyline(points: Sequence[complex]) -> Path:
    return Path(polygon(points).segments[:-1])


def both_sides(right: Sequence[complex]) -> Path:
    """Return a shape symmetrical about the vertical axis, from the points of its right side."""
    return polygon([*right, *(complex(-p.real, p.imag) for p in reversed(right))])


def box(left: float, top: float, right: float, bottom: float) -> Path:
    return polygon([left + top * 1j, right + top * 1j, right + bottom * 1j, left + bottom * 1j])


def rounded_box(left: float, top: float, right: float, bottom: float, radius: float) -> Path:
    r, k = radius, radius * (1 - _QUARTER)
    return path(
        f"M{left + r},{top} L{right - r},{top} C{right - k},{top} {right},{top + k} {right},{top + r}"
        f"L{right},{bottom - r} C{right},{bottom - k} {right - k},{bottom} {right - r},{bottom}"
        f"L{left + r},{bottom} C{left + k},{bottom} {left},{bottom - k} {left},{bottom - r}"
        f"L{left},{top + r} C{left},{top + k} {left + k},{top} {left + r},{top} Z"
    )


def oval(centre: complex, across: float, down: float) -> Path:
    """Return an ellipse with half-axes `across` and `down`."""
    k = _QUARTER
    ring = path(
        f"M1,0 C1,{k} {k},1 0,1 C{-k},1 -1,{k} -1,0 C-1,{-k} {-k},-1 0,-1 C{k},-1 1,{-k} 1,0 Z"
    )
    return ring.scaled(across, down).moved(centre)


def disc(centre: complex, radius: float) -> Path:
    return oval(centre, radius, radius)


def reversed_path(outline: Path) -> Path:
    """Return closed outlines in the reverse direction, as holes in a shape around them."""
    pieces: list[tuple[str, tuple[complex, ...]]] = []
    subpath: list[tuple[str, tuple[complex, ...]]] = []
    for segment in outline.segments:
        if segment[0] == "Z":
            pieces += [*_backwards(subpath), segment]
            subpath = []
        else:
            subpath.append(segment)
    return Path(tuple(pieces))


def _backwards(
    segments: Sequence[tuple[str, tuple[complex, ...]]],
) -> list[tuple[str, tuple[complex, ...]]]:
    ends = [points[-1] for _, points in segments]
    back: list[tuple[str, tuple[complex, ...]]] = [("M", (ends[-1],))]
    for (kind, points), end in zip(reversed(segments[1:]), reversed(ends[:-1]), strict=True):
        back.append((kind, (*reversed(points[:-1]), end)))
    return back


def clockwise(outline: Path) -> Path:
    """Return a closed outline in clockwise direction, so that it cuts no hole into a neighbour."""
    (points, _), *_ = outline.polylines(4)
    return outline if area(points) > 0 else reversed_path(outline)


def area(points: Sequence[complex]) -> float:
    """Return the area of a polygon, above 0 if it runs clockwise."""
    turns = zip(points, [*points[1:], points[0]], strict=True)
    return sum((a.conjugate() * b).imag for a, b in turns) / 2


def reflected(half: Path) -> Path:
    """Return a closed shape from its right half, an open path from the axis down to the axis."""
    back = _backwards(half.mirrored().segments)
    return Path((*half.segments, *back[1:], ("Z", ())))


def smooth(points: Sequence[complex], closed: bool = False) -> Path:
    """Return a curve through all the points (Catmull-Rom)."""
    count = len(points)
    segments: list[tuple[str, tuple[complex, ...]]] = [("M", (points[0],))]
    for n in range(count if closed else count - 1):
        a, b = points[n], points[(n + 1) % count]
        before = points[n - 1] if closed or n else a
        after = points[(n + 2) % count] if closed or n + 2 < count else b
        segments.append(("C", (a + (b - before) / 6, b - (after - a) / 6, b)))
    if closed:
        segments.append(("Z", ()))
    return Path(tuple(segments))


def brush(points: Sequence[complex], widths: Sequence[float]) -> Path:
    """Return the outline of a stroke through `points` with these widths."""
    last = len(points) - 1
    left: Polyline = []
    right: Polyline = []
    for n, (point, width) in enumerate(zip(points, widths, strict=True)):
        along = points[min(n + 1, last)] - points[max(n - 1, 0)]
        aside = along / abs(along) * 1j * width / 2
        left.append(point + aside)
        right.append(point - aside)
    there = smooth(right).segments
    back = smooth(left[::-1]).segments
    return clockwise(Path((*there, ("L", (left[-1],)), *back[1:], ("Z", ()))))


def joined(paths: Iterable[Path]) -> Path:
    return Path(tuple(segment for piece in paths for segment in piece.segments))


def ray(
    centre: complex, degrees: float, near: float, far: float, inner: float, outer: float
) -> Path:
    """Return a wedge that points away from `centre`, with the widths `inner` and `outer`.

    Zero degrees points upwards, and positive angles lean to the right.
    """
    wedge = [
        -inner / 2 - near * 1j,
        -outer / 2 - far * 1j,
        outer / 2 - far * 1j,
        inner / 2 - near * 1j,
    ]
    return polygon(wedge).turned(degrees).moved(centre)


def sector(centre: complex, near: float, far: float, start: float, stop: float) -> Path:
    """Return a part of a ring between two angles (degrees from upwards, to the right)."""
    steps = max(1, math.ceil((stop - start) / 45))
    step = math.radians(stop - start) / steps
    handle = 4 / 3 * math.tan(step / 4)

    def spoke(angle: float) -> complex:
        return cmath.rect(1, angle - math.pi / 2)

    first = math.radians(start)
    there: list[tuple[str, tuple[complex, ...]]] = [("M", (centre + spoke(first) * far,))]
    for n in range(steps):
        a, b = spoke(first + n * step), spoke(first + (n + 1) * step)
        bends = (a + a * 1j * handle, b - b * 1j * handle, b)
        there.append(("C", tuple(centre + far * bend for bend in bends)))
    if near <= 0:
        return Path((*there, ("L", (centre,)), ("Z", ())))
    there.append(("L", (centre + spoke(math.radians(stop)) * near,)))
    for n in reversed(range(steps)):
        a, b = spoke(first + (n + 1) * step), spoke(first + n * step)
        bends = (a - a * 1j * handle, b + b * 1j * handle, b)
        there.append(("C", tuple(centre + near * bend for bend in bends)))
    return Path((*there, ("Z", ())))


@dataclass(frozen=True)
class Mark:
    """A path in one ink, filled, or a line if `width` is above 0."""

    outline: Path
    ink: str
    width: float = 0.0

    def svg(self) -> str:
        if not self.width:
            return f'<path fill="{self.ink}" d="{self.outline.svg()}"/>'
        return (
            f'<path fill="none" stroke="{self.ink}" stroke-width="{number(self.width)}"'
            f' d="{self.outline.svg()}"/>'
        )


@dataclass
class Drawing:
    """Marks in the order of printing; later ones cover earlier ones."""

    marks: list[Mark] = field(default_factory=list)

    def fill(self, ink: str, *outlines: Path) -> None:
        self.marks.append(Mark(joined(outlines), ink))

    def line(self, ink: str, width: float, *outlines: Path) -> None:
        self.marks.append(Mark(joined(outlines), ink, width))

    def add(self, other: Drawing) -> None:
        self.marks.extend(other.marks)

    def placed(self, at: complex = 0, scale: float = 1.0, degrees: float = 0.0) -> Drawing:
        """Return the drawing turned around its origin, scaled, and then moved to `at`."""
        turn = cmath.rect(scale, math.radians(degrees))
        return Drawing(
            [
                Mark(m.outline.mapped(lambda p: at + p * turn), m.ink, m.width * scale)
                for m in self.marks
            ]
        )

    def mirrored(self) -> Drawing:
        return Drawing([Mark(m.outline.mirrored(), m.ink, m.width) for m in self.marks])

    def above(self, on: complex, along: complex) -> Drawing:
        """Return the part on the upper side of the line through `on` in the direction `along`.

        Marks that do not meet the line stay curves.
        """
        kept: list[Mark] = []
        for mark in self.marks:
            reach = [_side(p, on, along) for _, points in mark.outline.segments for p in points]
            if max(reach) <= 0:
                kept.append(mark)
            elif min(reach) < 0:
                pieces = [
                    piece
                    for line, closed in mark.outline.polylines()
                    for piece in (
                        [polygon(p) for p in [clipped(line, on, along)] if len(p) > 2]
                        if closed
                        else [polyline(p) for p in _open_pieces(line, on, along)]
                    )
                ]
                if pieces:
                    kept.append(Mark(joined(pieces), mark.ink, mark.width))
        return Drawing(kept)

    def within(self, x: float, y: float) -> Drawing:
        """Return the part inside the box from -x to x and from -y to y."""
        upper = self.above(y * 1j, 1).above(-y * 1j, -1)
        return upper.above(x, -1j).above(-x, 1j)

    def group(self, name: str = "") -> str:
        """Return the drawing as an SVG group, with an id if it has a name."""
        named = f' id="{name}"' if name else ""
        return f'<g{named} stroke-linecap="round" stroke-linejoin="round">\n{self.svg()}</g>'

    def svg(self) -> str:
        return "".join(mark.svg() + "\n" for mark in self.marks)


def _side(point: complex, on: complex, along: complex) -> float:
    """Return the distance from the line in units, below 0 on the upper side."""
    away = (point - on) * along.conjugate() / abs(along)
    return away.imag


def _crossing(a: complex, b: complex, on: complex, along: complex) -> complex:
    before, after = _side(a, on, along), _side(b, on, along)
    return a + (b - a) * before / (before - after)


def clipped(points: Sequence[complex], on: complex, along: complex) -> Polyline:
    """Return the part of a closed polygon on the upper side of a line."""
    kept: Polyline = []
    for a, b in zip([points[-1], *points[:-1]], points, strict=True):
        if (_side(a, on, along) > 0) != (_side(b, on, along) > 0):
            kept.append(_crossing(a, b, on, along))
        if _side(b, on, along) <= 0:
            kept.append(b)
    return kept


def _open_pieces(points: Sequence[complex], on: complex, along: complex) -> list[Polyline]:
    pieces: list[Polyline] = [[]]
    for n, point in enumerate(points):
        if n and (_side(points[n - 1], on, along) > 0) != (_side(point, on, along) > 0):
            pieces[-1].append(_crossing(points[n - 1], point, on, along))
        if _side(point, on, along) <= 0:
            pieces[-1].append(point)
        elif pieces[-1]:
            pieces.append([])
    return [piece for piece in pieces if len(piece) > 1]


def document(wide: float, high: float, *groups: str) -> str:
    """Return an SVG Tiny 1.2 file of this size, in units, with these groups."""
    head = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny"'
        f' width="{number(wide)}" height="{number(high)}"'
        f' viewBox="0 0 {number(wide)} {number(high)}">'
    )
    return "\n".join([head, *groups, "</svg>\n"])
