"""Wald's sequential test, which ends as soon as the stronger player is known.

The values of deals are assumed to be normal, with the observed variance, as in the tests of chess
programs (a generalized sequential probability ratio test). As the variance of few deals is
uncertain, it is blended with the variance of independent matches.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from statistics import fmean

PRIOR = 16
"""The weight of the variance of independent matches, in deals."""

ERRORS = 2.4
"""The half of a 95 % interval in standard errors: more than 1.96, as a clear result ends a test."""


class Verdict(StrEnum):
    """The state of knowledge about a challenger."""

    BEATS = "beats it"
    NO_BETTER = "no better"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class SequentialTest:
    """A test of the mean of some values: is it `par`, or `par + gain`?

    Attributes:
        par: the fair share of wins, with one match at each of `1 / par` seats of a deal.
        error: the probability of each wrong verdict.
    """

    par: float
    gain: float
    error: float = 0.05

    def after(self, values: Sequence[float]) -> tuple[Verdict, int]:
        """Return the verdict, and the number of values after which it was reached."""
        bound = math.log((1 - self.error) / self.error)
        total = squares = 0.0
        for count, value in enumerate(values, start=1):
            centred = value - self.par
            total += centred
            squares += centred * centred
            mean = total / count
            shown = squares - count * mean * mean
            variance = blended(shown, count, self.par)
            ratio = count * self.gain * (mean - self.gain / 2) / variance
            if abs(ratio) >= bound:
                return (Verdict.BEATS if ratio > 0 else Verdict.NO_BETTER), count
        return Verdict.OPEN, len(values)


def interval(values: Sequence[float], par: float) -> tuple[float, float]:
    """Return the mean of some values, and the half of its 95 % interval after a sequential test.

    Args:
        par: the fair share of wins, as for the test.
    """
    count, mean = len(values), fmean(values)
    shown = sum((value - mean) ** 2 for value in values)
    return mean, ERRORS * math.sqrt(blended(shown, count, par) / count)


def blended(squares: float, count: int, par: float) -> float:
    """Return the variance of values, blended with that of independent matches.

    Args:
        squares: the sum of the squared distances of the values from their mean.
    """
    return (squares + PRIOR * par * (1 - par) * par) / (count + PRIOR)


def verdict(values: Sequence[float], par: float, gain: float) -> Verdict:
    """Return the verdict on a challenger, given its value in each deal.

    Among dozens of challengers, some look better by luck. So BEATS takes two tests: one with a
    probability of 0.05 for a wrong verdict, and one with 0.01 on the deals that the first test
    did not use. `par` is an equal share of wins; a better challenger's share is `par + gain`.
    """
    found, used = SequentialTest(par, gain).after(values)
    if found is Verdict.BEATS:
        found, _ = SequentialTest(par, gain, error=0.01).after(values[used:])
    return found
