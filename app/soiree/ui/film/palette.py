"""The palette of an animated GIF, computed by median cut."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable
from itertools import accumulate
from math import sqrt

Colour = tuple[int, int, int]
"""A colour as red, green and blue, 0 … 255."""


class _Box:
    """Weighted colours.

    Attributes:
        size: the range of the widest channel times the square root of the sum of the weights.
    """

    def __init__(self, colours: list[tuple[Colour, float]]) -> None:
        self.colours = colours
        spreads = []
        for channel in range(3):
            values = [colour[channel] for colour, _ in colours]
            spreads.append(max(values) - min(values))
        spread = max(spreads)
        self.size = spread * sqrt(sum(weight for _, weight in colours))
        self._widest = spreads.index(spread)

    def halves(self) -> tuple[_Box, _Box]:
        """Two boxes of equal weight, cut along the channel with the greatest range."""
        ordered = sorted(self.colours, key=lambda each: each[0][self._widest])
        weights = [weight for _, weight in ordered]
        sums = list(accumulate(weights[:-1]))
        cut = min(bisect_left(sums, sum(weights) / 2) + 1, len(sums))
        return _Box(ordered[:cut]), _Box(ordered[cut:])

    def mean(self) -> Colour:
        whole = sum(weight for _, weight in self.colours)
        red, green, blue = (
            round(sum(colour[part] * weight for colour, weight in self.colours) / whole)
            for part in range(3)
        )
        return red, green, blue


def palette(pixels: Iterable[Colour], most: int) -> list[Colour]:
    """Return `most` or fewer colours that represent all pixels.

    The weight of a colour is the square root of its pixels: a red pip matters beside a wide felt.
    """
    counts = Counter(pixels)
    boxes = [_Box([(colour, sqrt(count)) for colour, count in counts.items()])]
    while len(boxes) < most:
        largest = max(boxes, key=lambda box: box.size)
        if len(largest.colours) == 1:
            break
        boxes.remove(largest)
        boxes += largest.halves()
    return [box.mean() for box in boxes]
