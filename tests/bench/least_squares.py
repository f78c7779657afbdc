"""Least squares in plain Python, for observations in which most numbers are 0."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from operator import mul
from typing import NamedTuple

Row = Mapping[int, float]
"""The numbers of an observation by column; what is not there is 0."""


def product(row: Row, weights: Sequence[float]) -> float:
    return sum(number * weights[column] for column, number in row.items())


class Equations:
    """The normal equations of observations: all that has to be known of them to fit weights."""

    def __init__(self, columns: int) -> None:
        self.matrix = [[0.0] * columns for _ in range(columns)]
        self.right = [0.0] * columns

    def add(self, row: Row, value: float) -> None:
        """Take account of an observation."""
        for column, number in row.items():
            self.right[column] += number * value
            line = self.matrix[column]
            for other, factor in row.items():
                line[other] += number * factor


class Fit(NamedTuple):
    """Weights that were fitted.

    Attributes:
        weights: to all parts of the observations.
        without: for each part, to all the others.
    """

    weights: list[float]
    without: list[list[float]]

    @property
    def errors(self) -> list[float]:
        """The standard error of each weight, by the jackknife: the parts are independent."""
        share = (len(self.without) - 1) / len(self.without)
        errors = []
        for each in zip(*self.without, strict=True):
            middle = sum(each) / len(each)
            errors.append(sqrt(share * sum((weight - middle) ** 2 for weight in each)))
        return errors


def fit(parts: Sequence[Equations], ridge: float) -> Fit:
    """Fit weights to observations in parts.

    Args:
        ridge: how strongly a weight of which little is known is drawn to 0; above 0.
    """
    without = [solved([*parts[:n], *parts[n + 1 :]], ridge) for n in range(len(parts))]
    return Fit(solved(parts, ridge), without)


def solved(parts: Sequence[Equations], ridge: float) -> list[float]:
    """The weights of all parts together (Gauss; with a ridge no pivot is 0)."""
    lines = [
        [sum(numbers) for numbers in zip(*rows, strict=True)]
        for rows in zip(*(part.matrix for part in parts), strict=True)
    ]
    for place, line in enumerate(lines):
        line[place] += ridge
        line.append(sum(part.right[place] for part in parts))
    for place, line in enumerate(lines):
        for below in lines[place + 1 :]:
            factor = below[place] / line[place]
            if factor:
                for column in range(place, len(line)):
                    below[column] -= factor * line[column]
    weights = [0.0] * len(lines)
    for place in reversed(range(len(lines))):
        line = lines[place]
        weights[place] = (line[-1] - sum(map(mul, line, weights))) / line[place]
    return weights
