"""Wald's test, so that matches are played only until it is known whether somebody is better.

The values of deals are taken to be normal, with the variance that they show, as in the tests of
chess programs (a generalized sequential probability ratio test). What few deals show says little:
it is blended with the variance of matches that have nothing to do with each other.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

PRIOR = 16
"""Deals that the variance of independent matches counts for beside the deals that were played."""


class Verdict(StrEnum):
    """What is known of a challenger."""

    BEATS = "beats it"
    NO_BETTER = "no better"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class SequentialTest:
    """Whether the mean of some values is `par`, or rather `par + gain`.

    Attributes:
        par: of a deal's matches, one at each of `1 / par` seats, what each player is to win.
        error: how often it may say the one where the other is true.
    """

    par: float
    gain: float
    error: float = 0.05

    def after(self, values: Sequence[float]) -> tuple[Verdict, int]:
        """What is known, and after how many of the values it was."""
        bound = math.log((1 - self.error) / self.error)
        independent = self.par * (1 - self.par) * self.par
        total = squares = 0.0
        for count, value in enumerate(values, start=1):
            centred = value - self.par
            total += centred
            squares += centred * centred
            mean = total / count
            shown = squares - count * mean * mean
            variance = (shown + PRIOR * independent) / (count + PRIOR)
            ratio = count * self.gain * (mean - self.gain / 2) / variance
            if abs(ratio) >= bound:
                return (Verdict.BEATS if ratio > 0 else Verdict.NO_BETTER), count
        return Verdict.OPEN, len(values)


def verdict(values: Sequence[float], par: float, gain: float) -> Verdict:
    """What is known of a challenger after these deals.

    Among dozens of challengers one or two look better by luck: one has to pass twice, the second
    time with other deals and a fifth of the error.
    """
    found, used = SequentialTest(par, gain).after(values)
    if found is Verdict.BEATS:
        found, _ = SequentialTest(par, gain, error=0.01).after(values[used:])
    return found
