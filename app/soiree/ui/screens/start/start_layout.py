"""The layout of the start page in a window of any size."""

from __future__ import annotations

import math
from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QRect, QSize

from soiree.ui.style.theme import STEP

AROUND = 3 * STEP
BETWEEN = 2 * STEP

MOST_COLUMNS = 3

NARROWEST = 28 * STEP
"""The least width of a tile with short words."""

_LEAST_PICTURE, _GOOD_PICTURE = 10 * STEP, 14 * STEP
"""The least height of a picture, and its height on a page that scrolls."""

_USUAL = QSize(60 * STEP, 50 * STEP)
"""The size of a tile with fonts of the usual size."""

_WIDE, _TALL = 1.5, 1.15
"""The largest ratios width/height and height/width of a tile above the usual size."""

_MOST_GROWTH = 1.5

Measure = Callable[[float, int], tuple[int, int]]
"""Takes the scale of the fonts and the width of a tile. Returns the height above the tiles, and the
least height of a tile without its picture."""


class Layout(Struct, frozen=True):
    """The places of the parts, in logical pixels from the top left corner of the page.

    Attributes:
        size: the size of the whole page, which scrolls if it is higher than the view.
        columns: the number of tiles side by side.
        growth: the scale of the fonts; 1 is the usual size.
        top: the top of the title.
        tiles: the places of the tiles, row by row.
    """

    size: QSize
    columns: int
    growth: float
    top: int
    tiles: tuple[QRect, ...]

    @classmethod
    def of(
        cls, view: QSize, bar: int, games: int, measure: Measure, least: int = NARROWEST
    ) -> Layout:
        """
        Args:
            view: the visible size.
            bar: the width of a scroll bar, which appears if the page is higher than the view.
            games: the number of tiles.
            least: the least width of a tile.
        """
        whole = cls._within(view, games, measure, least)
        if whole.size.height() <= view.height():
            return whole
        return cls._within(QSize(view.width() - bar, view.height()), games, measure, least)

    @classmethod
    def _within(cls, view: QSize, games: int, measure: Measure, least: int) -> Layout:
        columns = _columns(view, games, least)
        rows = math.ceil(games / columns)
        width = (view.width() - 2 * AROUND - (columns - 1) * BETWEEN) // columns
        gaps = 2 * AROUND + (rows - 1) * BETWEEN
        growth = _growth(QSize(width, (view.height() - gaps) // rows))
        head, text = measure(growth, width)
        height = (view.height() - gaps - head) // rows
        if height < text + _LEAST_PICTURE:
            height = text + _GOOD_PICTURE
        widest = max(_USUAL.width(), round(_WIDE * height))
        if width > widest:
            width = widest
            _, text = measure(growth, width)  # Words may need more lines.
            height = max(height, text + _LEAST_PICTURE)
        height = min(height, max(_USUAL.height(), round(_TALL * width)))
        used = gaps + head + rows * height
        top = AROUND + max(0, view.height() - used) // 3
        across = columns * width + (columns - 1) * BETWEEN
        left = (view.width() - across) // 2
        tiles = tuple(
            QRect(
                left + place % columns * (width + BETWEEN),
                top + head + place // columns * (height + BETWEEN),
                width,
                height,
            )
            for place in range(games)
        )
        size = QSize(view.width(), max(view.height(), used))
        return cls(size, columns, growth, top, tiles)


def _columns(view: QSize, games: int, least: int) -> int:
    def side(columns: int) -> float:
        width, height = view.width() / columns, view.height() / math.ceil(games / columns)
        return min(width * _USUAL.height() / _USUAL.width(), height)

    room = view.width() - 2 * AROUND + BETWEEN
    most = max(1, min(games, MOST_COLUMNS, room // (least + BETWEEN)))
    return max(range(1, most + 1), key=side)


def _growth(tile: QSize) -> float:
    """The scale of the fonts: the square root of the tile's scale, in quarters."""
    times = min(tile.width() / _USUAL.width(), tile.height() / _USUAL.height())
    # The gaps alone may be higher than a very low window.
    return max(1.0, min(_MOST_GROWTH, round(4 * math.sqrt(max(0.0, times))) / 4))
