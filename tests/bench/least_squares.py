"""Least squares in plain Python, for observations in which most numbers are 0."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from operator import mul
from typing import NamedTuple

Row = Mapping[int, float]
"""The non-zero numbers of an observation, by column."""


def product(row: Row, weights: Sequence[float]) -> float:
    return sum(number * weights[column] for column, number in row.items())


class Equations:
    """The normal equations of some observations, which suffice to fit weights."""

    def __init__(self, columns: int) -> None:
        self.matrix = [[0.0] * columns for _ in range(columns)]
        self.right = [0.0] * columns

    def add(self, row: Row, value: float) -> None:
        """Add an observation."""
        for column, number in row.items():
            self.right[column] += number * value
            line = self.matrix[column]
            for other, factor in row.items():
                line[other] += number * factor


class Fit(NamedTuple):
    """Fitted weights.

    Attributes:
        weights: fitted to all parts of the observations.
        without: for each part, the weights fitted to all other parts.
    """

    weights: list[float]
    without: list[list[float]]

    @property
    def errors(self) -> list[float]:
        """Return the standard error of each weight, by the jackknife over independent parts."""
        share = (len(self.without) - 1) / len(self.without)
        errors = []
        for each in zip(*self.without, strict=True):
            middle = sum(each) / len(each)
            errors.append(sqrt(share * sum((weight - middle) ** 2 for weight in each)))
        return errors


def fit(parts: Sequence[Equations], ridge: float) -> Fit:
    """Fit weights to observations in parts.

    Args:
        ridge: the strength of the pull of uncertain weights towards 0; above 0.
    """
    without = [solved([*parts[:n], *parts[n + 1 :]], ridge) for n in range(len(parts))]
    return Fit(solved(parts, ridge), without)


def solved(parts: Sequence[Equations], ridge: float) -> list[float]:
    """Return the weights of all parts together (Gauss; with a ridge no pivot is 0)."""
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
