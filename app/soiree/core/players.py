"""What a computer player is, what it can say of each move, and the simplest player of all."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from soiree.core.entries import Move
from soiree.core.views import View

Stop = Callable[[], bool]
"""Says whether to answer now: the time is up, or nobody waits for the answer any more."""

Player = Callable[[View, random.Random, Stop], Move]
"""Chooses one of `view.legal`.

A function of its arguments alone: it keeps no memory between calls beyond what the view's events
hold, so that the same question, asked twice with the same generator, has the same answer.
"""


def never() -> bool:
    """A `Stop` that lets a player take the time it wants."""
    return False


@dataclass(frozen=True, slots=True)
class GivenTime:
    """A `Stop` after a time that is there to be used.

    Other stops are limits that a player, which does a fixed piece of work, seldom reaches. Given
    time, it goes on until the time is up.

    Attributes:
        until: when the time is up, by `time.monotonic`.
        cancelled: another reason to stop.
    """

    until: float
    cancelled: Stop = never

    @classmethod
    def of(cls, seconds: float, cancelled: Stop = never) -> GivenTime:
        """So many seconds from now on."""
        return cls(time.monotonic() + seconds, cancelled)

    def __call__(self) -> bool:
        return time.monotonic() >= self.until or self.cancelled()


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that speaks for or against a move.

    Attributes:
        text: a sentence with places in braces for what varies.
        words: what stands in the places: a seat under `player` or `other`, cards and ranks as moves
            write them (`7C`, `K`), shares in whole per cent under `share`, other numbers as such.
    """

    text: str
    words: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a move is worth, as a player reckons.

    Attributes:
        value: what to expect of it, in the measure that the game's player names; more is better.
        chance: to win the match with it, from 0 to 1; a shared win counts as its share.
        error: the standard error of `value`; 0 where it is exact.
        facts: what speaks for or against it, what weighs most first.
    """

    move: Move
    value: float
    chance: float
    error: float
    facts: tuple[Fact, ...] = ()


Evaluate = Callable[[View, random.Random, Stop], list[Estimate]]
"""Says what each of `view.legal` is worth, in that order. As honest and forgetful as a `Player`."""


def random_player(view: View, rng: random.Random, stop: Stop) -> Move:
    """Any legal move, each as likely as the others."""
    return rng.choice(view.legal)
