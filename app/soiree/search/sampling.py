"""The search that games share: every move is tried in the same imagined worlds.

Moves are compared world by world, so that what is luck of a world falls out of the comparison
(common random numbers). Moves that are clearly behind are tried no more, as in a race (Maron and
Moore 1994). What a world is and how it is played out is for each game to say.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from soiree.core.entries import Move
from soiree.core.players import GivenTime, Stop

World = TypeVar("World")

AT_LEAST = 8
"""Worlds before anything is concluded: the spread of fewer says little."""

BEHIND = 3.0
"""Standard errors of the paired difference from the best one by which a move is clearly behind."""

BEYOND = 2.0
"""Standard errors by which a move must be better than the first one to be chosen in its place."""

AT_MOST = 1 << 13
"""Worlds, however much time is given: what is kept of them is bounded."""


@dataclass(slots=True)
class Trials:
    """What came of a move, world after world."""

    move: Move
    outcomes: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """Of the outcomes; 0 where there is none."""
        return sum(self.outcomes) / max(1, len(self.outcomes))

    def gain(self, other: Trials) -> tuple[float, float]:
        """By how much it was better than another in the worlds of both, and the standard error.

        The error is infinite for fewer worlds than `AT_LEAST`.
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


def compare(
    moves: Sequence[Move],
    imagine: Callable[[random.Random], World],
    play_out: Callable[[World, Move, random.Random], float],
    rng: random.Random,
    stop: Stop,
    worlds: int,
) -> list[Trials]:
    """Try moves in the same worlds.

    Args:
        moves: the first is the one to beat, which some good and fast policy would make.
        imagine: draws a world from all that agree with what the player knows.
        play_out: what comes of a move in a world, more being better; leaves the world as it was.
        stop: is asked before each play-out; a world not tried with every move counts for none.
        worlds: how many are usual; with `GivenTime` it is the time that counts.

    Returns:
        The trials of each move, in the order of `moves`; those of moves that were left behind are
        of fewer worlds, and all are empty where there was no time at all.
    """
    every = [Trials(move) for move in moves]
    running = every
    most = AT_MOST if isinstance(stop, GivenTime) else worlds
    look = AT_LEAST
    for number in range(1, most + 1):
        if len(running) < 2 or stop():
            break
        world, luck = imagine(rng), rng.getrandbits(64)
        outcomes: list[float] = []
        for trials in running:
            if stop():
                return every
            outcomes.append(play_out(world, trials.move, random.Random(luck)))
        for trials, outcome in zip(running, outcomes, strict=True):
            trials.outcomes.append(outcome)
        if number >= look:
            look += (look + 1) // 2
            running = _still_running(running)
    return every


def _still_running(running: list[Trials]) -> list[Trials]:
    """Those that are not clearly behind the best one, and the first, to which all are compared."""
    first, best = running[0], max(running, key=lambda trials: trials.mean)
    level = [trials for trials in running if trials is best or not _is_behind(trials, best)]
    return level if len(level) == 1 or first in level else [first, *level]


def _is_behind(trials: Trials, best: Trials) -> bool:
    ahead, error = best.gain(trials)
    return ahead > BEHIND * error


def surest(every: Sequence[Trials], beyond: float = BEYOND) -> Move:
    """The best move, but the first one unless another is better beyond chance.

    Search that trusts every small difference loses to the policy that it starts from. A move that
    was left behind is not looked at: its few worlds may have been kinder than those that followed.
    """
    first, chosen, most = every[0], every[0], 0.0
    for trials in every[1:]:
        gain, error = trials.gain(first)
        is_last = len(trials.outcomes) == len(first.outcomes)
        if is_last and gain > most and gain > beyond * error:
            chosen, most = trials, gain
    return chosen.move
