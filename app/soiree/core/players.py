"""The contract of a computer player, of its evaluation of moves, and the random player."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from soiree.core.entries import Move
from soiree.core.views import View

Stop = Callable[[], bool]
"""Says whether to answer now, because the time is up or nobody waits for the answer any more."""

Player = Callable[[View, random.Random, Stop], Move]
"""Chooses one of `view.legal`.

A pure function: all memory that it has are the events of the view, so that the same question with
the same state of the generator has the same answer.
"""


def never() -> bool:
    """A `Stop` that lets a player take all the time it wants."""
    return False


@dataclass(frozen=True, slots=True)
class GivenTime:
    """A `Stop` after a time that should be used up.

    Any other `Stop` is a limit, which a player with a fixed amount of work seldom reaches. With a
    `GivenTime` it goes on searching until the time is up.

    Attributes:
        until: when the time is up, by `time.monotonic`.
        cancelled: another reason to stop.
    """

    until: float
    cancelled: Stop = never

    @classmethod
    def of(cls, seconds: float, cancelled: Stop = never) -> GivenTime:
        """This many seconds from now on."""
        return cls(time.monotonic() + seconds, cancelled)

    def __call__(self) -> bool:
        return time.monotonic() >= self.until or self.cancelled()


@dataclass(frozen=True, slots=True)
class Fact:
    """A reason for or against a move.

    Attributes:
        text: a sentence with placeholders in braces.
        words: what fills them: a seat for `player` or `other`, cards and ranks as moves write them
            (`7C`, `K`), whole per cent for `share`, other numbers as they are.
    """

    text: str
    words: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a move is worth, by a player's estimate.

    Attributes:
        value: the expected value, in a unit that each game's evaluator states; more is better.
        chance: to win the match, from 0 to 1; a shared win counts as its share.
        error: the standard error of `value`; 0 if it is exact.
        facts: the reasons for or against the move, the most important first.
    """

    move: Move
    value: float
    chance: float
    error: float
    facts: tuple[Fact, ...] = ()


Evaluate = Callable[[View, random.Random, Stop], list[Estimate]]
"""Estimates what each of `view.legal` is worth, in that order; a pure function, like a `Player`."""


def random_player(view: View, rng: random.Random, stop: Stop) -> Move:
    """Any legal move; all are equally likely."""
    return rng.choice(view.legal)
