"""Large Art Deco capitals as outlines: heavy strokes with an inline, and hairlines.

Coordinates are multiples of the height of a letter, from its upper left corner.
"""

from __future__ import annotations

import unicodedata
from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

_WIDTHS = {"H": 0.17, "M": 0.13, "T": 0.06}
_INLINE, _MARK = 0.034, 0.075
"""The widths of heavy, medium and light strokes, of the inline of the first two, and of accents."""

_FINE = 1000.0
"""The height at which letters are composed; Qt cuts and unites paths with some inaccuracy."""

_BETWEEN, _SPACE = 0.15, 0.4

_STEM = "H M .085 0 L .085 1"
_RING = "O 0 0 .94 1 .2 .05 .69 .9"
_BOWL = "T M .14 .0275 L .26 .0275 A -.015 .0275 .55 .5725 90 -180 L .14 .6"

_GLYPHS: dict[str, tuple[float, tuple[str, ...]]] = {
    "A": (0.77, ("T M .03 1.05 L .385 -.05", "H M .35 -.1 L .71 1.1", "T M .16 .68 L .6 .68")),
    "B": (
        0.54,
        (
            _STEM,
            "T M .14 .0275 L .28 .0275 A .09 .0275 .38 .5 90 -180 L .14 .5275",
            "T M .28 .5275 A .05 .5275 .46 .445 90 -180 L .14 .9725",
        ),
    ),
    "C": (0.8, (_RING, "X .68 .2 .4 .6")),
    "D": (0.84, (_STEM, "T M .14 .0275 L .34 .0275 A -.13 .0275 .94 .945 90 -180 L .14 .9725")),
    "E": (
        0.5,
        (_STEM, "T M .14 .0275 L .48 .0275", "T M .14 .6 L .4 .6", "T M .14 .9725 L .5 .9725"),
    ),
    "F": (0.48, (_STEM, "T M .14 .0275 L .48 .0275", "T M .14 .6 L .4 .6")),
    "G": (0.94, (_RING, "X .68 .2 .4 .38", "T M .52 .58 L .93 .58")),
    "H": (0.7, (_STEM, "T M .67 0 L .67 1", "T M .14 .6 L .67 .6")),
    "I": (0.17, (_STEM,)),
    "J": (
        0.46,
        ("Q 0 .48 .46 .52 .055 .48 .235 .465", "X -.1 0 1 .74", "H M .375 0 L .375 .76"),
    ),
    "K": (0.68, (_STEM, "T M .12 .64 L .62 -.04", "H M .27 .4 L .66 1.1")),
    "L": (0.48, (_STEM, "T M .14 .9725 L .48 .9725")),
    "M": (
        0.92,
        (
            "T M .0275 0 L .0275 1",
            "H M .06 -.08 L .45 1.08",
            "T M .42 1.02 L .79 -.05",
            "H M .835 0 L .835 1",
        ),
    ),
    "N": (0.76, ("T M .0275 0 L .0275 1", "H M .06 -.08 L .7 1.08", "T M .7325 0 L .7325 1")),
    "O": (0.94, (_RING,)),
    "P": (0.56, (_STEM, _BOWL)),
    "Q": (0.98, (_RING, "H M .5 .66 L .98 1.1")),
    "R": (0.6, (_STEM, _BOWL, "H M .27 .5 L .57 1.1")),
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
    "!": (0.17, ("H M .085 0 L .085 .7", "H M .085 .83 L .085 1")),
    "’": (0.17, ("H M .085 0 L .085 .26",)),
    "'": (0.17, ("H M .085 0 L .085 .26",)),
    ".": (0.17, ("H M .085 .83 L .085 1",)),
    ",": (0.17, ("H M .085 .83 L .085 1",)),
    "-": (0.34, ("T M 0 .6 L .34 .6",)),
    " ": (_SPACE - _BETWEEN, ()),
}
"""Each letter's width and strokes: heavy (H), middling (M) or light (T) ones along a line of M,
L, C and A, which are those of `QPainterPath`; rings with an inline at the left or
without (O, Q: the outer ellipse, then the inner); what is cut out (X)."""

_MARKS = {
    "\N{COMBINING ACUTE ACCENT}": "M .0 -.1 L .16 -.22",
    "\N{COMBINING GRAVE ACCENT}": "M .16 -.1 L .0 -.22",
    "\N{COMBINING CIRCUMFLEX ACCENT}": "M -.04 -.1 L .08 -.22 L .2 -.1",
    "\N{COMBINING CARON}": "M -.04 -.22 L .08 -.1 L .2 -.22",
    "\N{COMBINING DIAERESIS}": "M -.05 -.15 L .04 -.15 M .12 -.15 L .21 -.15",
    "\N{COMBINING TILDE}": "M -.06 -.12 C .04 -.26 .12 -.02 .22 -.16",
}
"""The accents above a letter; each begins 0.08 to the left of the letter's centre."""


def lettering(words: str, height: float) -> QPainterPath | None:
    """The outline of words in capitals, from the origin to the right and down.

    Args:
        height: the height of a letter without its accent, in pixels.

    Returns:
        The outline, or None if a letter is missing.
    """
    line, right = QPainterPath(), 0.0
    line.setFillRule(Qt.FillRule.WindingFill)
    above = 0.0
    for sign in unicodedata.normalize("NFD", words.upper()):
        if sign in _MARKS:
            mark = _stroked(_followed(_MARKS[sign].split()), _MARK)
            line.addPath(mark.translated((above - 0.08) * _FINE, 0))
        elif sign in _GLYPHS:
            width, _ = _GLYPHS[sign]
            line.addPath(_letter(sign).translated(right * _FINE, 0))
            above = right + width / 2
            right += width + _BETWEEN
        else:
            return None
    return QTransform.fromScale(height / _FINE, height / _FINE).map(line)


@cache
def _letter(sign: str) -> QPainterPath:
    """A letter at `_FINE` times its size.

    The strokes are not united, as Qt loses some that touch. Strokes are clockwise, and the inline
    is counterclockwise, so that it stays open.
    """
    letter, (width, strokes) = QPainterPath(), _GLYPHS[sign]
    letter.setFillRule(Qt.FillRule.WindingFill)
    frame = QRectF(-_FINE, 0, (width + 2) * _FINE, _FINE)
    ring = QPainterPath()
    for stroke in strokes:
        kind, *way = stroke.split()
        if kind in "OQ":
            outer, inner = _rects(way)
            ring = _ellipse(outer).subtracted(_ellipse(inner))
            if kind == "O":
                letter.addPath(_round(_stroked(_crescent(outer, inner), _INLINE), -1))
        elif kind == "X":
            ring = ring.subtracted(_box(QRectF(*(float(each) * _FINE for each in way))))
        else:
            line = _followed(way)
            letter.addPath(_round(_within(frame, _stroked(line, _WIDTHS[kind])), 1))
            if kind != "T":
                letter.addPath(_round(_within(frame, _stroked(line, _INLINE)), -1))
    for number, part in enumerate(ring.toSubpathPolygons()):
        outline = QPainterPath()
        outline.addPolygon(part)
        # A complete ring consists of two ellipses, the larger one first.
        letter.addPath(_round(outline, -1 if number else 1))
    return letter


def _round(outline: QPainterPath, way: int) -> QPainterPath:
    """The outline in clockwise (1) or counterclockwise (-1) direction."""
    points = outline.toFillPolygon().toList()
    area = sum(
        points[at - 1].x() * points[at].y() - points[at].x() * points[at - 1].y()
        for at in range(len(points))
    )
    return outline if area * way > 0 else outline.toReversed()


def _within(frame: QRectF, path: QPainterPath) -> QPainterPath:
    return path if frame.contains(path.boundingRect()) else path.intersected(_box(frame))


def _box(area: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(area)
    return path


def _rects(numbers: list[str]) -> tuple[QRectF, QRectF]:
    x, y, across, down, *inner = (float(each) * _FINE for each in numbers)
    return QRectF(x, y, across, down), QRectF(*inner)


def _ellipse(area: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(area)
    return path


def _crescent(outer: QRectF, inner: QRectF) -> QPainterPath:
    stem = inner.left() - outer.left()
    lies = outer.adjusted(stem / 2, 0.03 * _FINE, -stem / 2, -0.03 * _FINE)
    path = QPainterPath()
    path.arcMoveTo(lies, 125)
    path.arcTo(lies, 125, 110)
    return path


def _followed(way: list[str]) -> QPainterPath:
    """The path of the commands M, L, C and A with their numbers."""
    line, rest = QPainterPath(), list(way)
    while rest:
        command = rest.pop(0)
        count = {"M": 2, "L": 2, "C": 6, "A": 6}[command]
        numbers, rest = [float(each) for each in rest[:count]], rest[count:]
        if command == "A":
            numbers[:4] = (each * _FINE for each in numbers[:4])
        else:
            numbers = [each * _FINE for each in numbers]
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


def _stroked(line: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width * _FINE)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return stroker.createStroke(line)
