"""Fits text into a space: smaller, on two lines, or narrower.

Text is cut off only where even the smallest and narrowest letters are too wide.
"""

from __future__ import annotations

import unicodedata

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from soiree.ui.style import theme

_LEAST = 6
_NARROWER = (90, 80, 70, 62)
"""The stretch of narrower letters, in per cent."""

_ELIDED = Qt.TextElideMode.ElideRight
_JOINER = "\u200d"


class Fitted(Struct, frozen=True):
    """Text that fits into an area: its lines, and their font."""

    lines: tuple[str, ...]
    font: QFont


def fitted(
    words: str, width: float, height: float, size: int, *, bold: bool = False, least: int = _LEAST
) -> Fitted:
    """Return text at the largest size that fits an area, on one line if two lines gain nothing.

    Args:
        width, height: the size of the area in pixels.
        size: the preferred size of the letters in pixels.
        bold: True for bold letters.
        least: the size in pixels below which letters first become narrower, and then smaller.
    """
    ways = [
        *((pixels, 100) for pixels in range(size, least - 1, -1)),
        *((least, stretch) for stretch in _NARROWER),
        *((pixels, _NARROWER[-1]) for pixels in range(least - 1, _LEAST, -1)),
    ]
    for pixels, stretch in ways:
        font = _font(pixels, stretch, bold=bold)
        metrics = QFontMetricsF(font)
        if metrics.horizontalAdvance(words) <= width:
            return Fitted((words,), font)
        if 2 * metrics.ascent() <= height:
            lines = _in_two(words, metrics)
            if max(map(metrics.horizontalAdvance, lines)) <= width:
                return Fitted(lines, font)
    font = _font(_LEAST, _NARROWER[-1], bold=bold)
    metrics = QFontMetricsF(font)
    lines = _in_two(words, metrics)
    return Fitted(tuple(metrics.elidedText(line, _ELIDED, width) for line in lines), font)


def _font(pixels: int, stretch: int, *, bold: bool) -> QFont:
    font = theme.felt_font(pixels, bold=bold)
    if stretch != 100:
        font.setStretch(stretch)
    return font


def _in_two(words: str, metrics: QFontMetricsF) -> tuple[str, str]:
    """Return two lines, the longer one as short as possible; breaks at spaces or hyphens if any."""
    breaks = [n for n in range(1, len(words)) if words[n - 1] in " -–"]
    breaks = breaks or [n for n in range(1, len(words)) if _is_between_letters(words, n)]
    ways = [(words[:place].rstrip(), words[place:]) for place in breaks]
    return min(ways, key=lambda way: max(map(metrics.horizontalAdvance, way)), default=(words, ""))


def _is_between_letters(words: str, place: int) -> bool:
    """True if a break there separates no accent from its letter, and no parts of an emoji."""
    before, after = words[place - 1], words[place]
    return _JOINER not in (before, after) and unicodedata.category(after)[0] not in "MC"


def draw_fitted(painter: QPainter, words: Fitted, area: QRectF) -> None:
    """Draw fitted text at the left of an area, vertically centred."""
    painter.setFont(words.font)
    metrics = QFontMetricsF(words.font)
    step = metrics.height() if len(words.lines) == 1 else metrics.ascent() * 1.04
    top = area.center().y() - step * len(words.lines) / 2
    left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
    for number, line in enumerate(words.lines):
        # Wider than the area, so that rounding cuts nothing off.
        row = QRectF(area.left(), top + number * step, area.width() + 4, step)
        painter.drawText(row, left | Qt.TextFlag.TextDontClip, line)
