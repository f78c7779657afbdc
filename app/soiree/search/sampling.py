"""The search that games share: flat Monte Carlo with determinization (PIMC).

Every move is tried in the same samples of the hidden cards, with the same random numbers, so that
the luck of a sample cancels out when two moves are compared (common random numbers). Moves that are
clearly behind are dropped, as in Hoeffding races (Maron and Moore 1994). Each game defines its
samples and rollouts.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec import Struct, field

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.players import GivenTime, Stop

Sample = TypeVar("Sample")
"""A possible distribution of the hidden cards (a determinization), in the form of the game."""

AT_LEAST = 8
"""The number of samples before the first conclusion: the spread of fewer is unreliable."""

BEHIND = 3.0
"""The distance of a dropped move to the best, in standard errors of their paired difference."""

BEYOND = 2.0
"""The lead with which a move replaces the first one, in standard errors."""

OPTIMISM = 2.0
"""How much more the rest of the samples may favour a move, in standard errors of those so far."""

LEAST_SHARE = 0.08
"""The share of the samples before a comparison may end early: fewer may lack a rare disaster."""

AT_MOST = 1 << 13
"""The largest number of samples in any time, which bounds the memory."""


def shuffled(cards: Sequence[Card], rng: random.Random) -> list[Card]:
    """The cards in a random order, several times as fast as `random.shuffle`."""
    return [card for _, card in sorted([(rng.random(), card) for card in cards])]


class Trials(Struct):
    """A move, and its outcome in each sample."""

    move: Move
    outcomes: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """The mean of the outcomes; 0 without outcomes."""
        return sum(self.outcomes) / max(1, len(self.outcomes))

    def gain(self, other: Trials) -> tuple[float, float]:
        """The mean advantage over another move in the common samples, and its standard error.

        The error is infinite for fewer samples than `AT_LEAST`.
        """
        gains = [mine - its for mine, its in zip(self.outcomes, other.outcomes, strict=False)]
        mean, error = mean_and_error(gains)
        return mean, error if len(gains) >= AT_LEAST else math.inf


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error, which is infinite for fewer than two values."""
    count = len(values)
    if count < 2:
        return (values[0] if values else 0.0), math.inf
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, math.sqrt(spread / count)


class Budget(Struct, frozen=True):
    """The limits of a comparison.

    Attributes:
        samples: the largest number of samples.
        rollouts: the largest number of rollouts. Dropped moves leave theirs to the remaining ones.
        beyond: the lead with which a move will replace the first one, in standard errors. The
            comparison ends early when no move is likely to have this lead after all samples;
            infinite to take all samples.
    """

    samples: int
    rollouts: float = math.inf
    beyond: float = math.inf


def compare(
    moves: Sequence[Move],
    draw: Callable[[random.Random], Sample],
    rollout: Callable[[Sample, Move, int], float],
    rng: random.Random,
    stop: Stop,
    budget: Budget | int,
) -> list[Trials]:
    """Try moves in the same samples.

    Args:
        moves: the moves; the first one is the choice of a good and fast policy.
        draw: draws a sample that agrees with the knowledge of the player.
        rollout: returns the outcome of a move in a sample, more being better, and leaves the sample
            unchanged. Its last argument is the seed of all random numbers after the draw.
        stop: called before each rollout; an incomplete sample does not count.
        budget: the limits, or the number of samples alone. If `stop` is a `GivenTime`, the budget
            is ignored: the search samples until the time is over, at most `AT_MOST` times.

    Returns:
        The trials of each move, in the order of `moves`. Dropped moves have fewer outcomes, and
        without time no move has any.
    """
    every = [Trials(move) for move in moves]
    running = every
    if isinstance(stop, GivenTime):
        budget = AT_MOST
    limits = budget if isinstance(budget, Budget) else Budget(budget)
    left = limits.rollouts
    next_drop = AT_LEAST
    for number in range(1, limits.samples + 1):
        left -= len(running)
        if len(running) < 2 or left < 0 or stop():
            break
        sample, seed = draw(rng), rng.getrandbits(64)
        outcomes: list[float] = []
        for trials in running:
            if stop():
                return every
            outcomes.append(rollout(sample, trials.move, seed))
        for trials, outcome in zip(running, outcomes, strict=True):
            trials.outcomes.append(outcome)
        if number >= next_drop:
            next_drop += (next_drop + 1) // 2
            running = _still_running(running)
            if is_settled(running, number / limits.samples, limits.beyond):
                break
    return every


def is_settled(running: Sequence[Trials], share: float, beyond: float) -> bool:
    """True if no move is likely to lead the first one by `beyond` after all samples.

    The rest of the samples is assumed to favour each move by `OPTIMISM` standard errors more than
    the samples so far (stochastic curtailment, Lan, Simon and Halperin 1982).

    Args:
        share: the share of the samples that have been taken.
    """
    if beyond == math.inf or share < LEAST_SHARE:
        return False
    first, *others = running
    most = beyond * math.sqrt(share) - OPTIMISM * (1 - share)
    gains = (trials.gain(first) for trials in others)
    return all(gain <= most * error for gain, error in gains)


def _still_running(running: list[Trials]) -> list[Trials]:
    """The moves that are not clearly behind the best one, and always the first move.

    The first move is the choice of the fast policy, with which `surest` compares the best move.
    """
    first, best = running[0], max(running, key=lambda trials: trials.mean)
    close = [trials for trials in running if trials is best or not _is_behind(trials, best)]
    return close if len(close) == 1 or first in close else [first, *close]


def _is_behind(trials: Trials, best: Trials) -> bool:
    ahead, error = best.gain(trials)
    return ahead > BEHIND * error


def surest(every: Sequence[Trials], beyond: float = BEYOND) -> Move:
    """The best move, if it is significantly better than the first; else the first.

    A search that follows every small difference loses to the policy of the first move. Dropped
    moves do not count, since their few samples may have been lucky.

    Args:
        beyond: the lead with which a move replaces the first one, in standard errors.
    """
    first, chosen, most = every[0], every[0], 0.0
    for trials in every[1:]:
        gain, error = trials.gain(first)
        is_last = len(trials.outcomes) == len(first.outcomes)
        if is_last and gain > most and gain > beyond * error:
            chosen, most = trials, gain
    return chosen.move
