"""The contract of a computer player, of its evaluation of moves, and the random player."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Collection, Mapping, Sequence

from msgspec import Struct, field

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


class GivenTime(Struct, frozen=True):
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


class GoodEnough(Struct, frozen=True):
    """A `Stop` for who asks what a good move would have been: nobody waits, and no time is up.

    A search ends as soon as more of it would hardly find a better move.

    Attributes:
        loss: how much better a move it may miss, on average, in the unit that it compares.
    """

    loss: float

    def __call__(self) -> bool:
        return False


class Fact(Struct, frozen=True):
    """A reason for or against a move.

    Attributes:
        text: a sentence with placeholders in braces.
        words: what fills them: a seat for `player` or `other`, cards and ranks as moves write them
            (`7C`, `K`), whole per cent for `share`, other numbers as they are.
        speaks_for: whether it is a reason for the move rather than one against it.
    """

    text: str
    words: Mapping[str, str | int] = field(default_factory=dict)
    speaks_for: bool = True


class Estimate(Struct, frozen=True):
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


class Evaluation(Struct, frozen=True):
    """What a player makes of a decision.

    Attributes:
        chosen: the move that the player makes.
        rival: the best of the other moves that it weighed; None if there was none, or none that
            would come to something else.
        estimates: of each of `view.legal`, in that order.
    """

    chosen: Move
    rival: Move | None
    estimates: tuple[Estimate, ...]

    def of(self, move: Move) -> Estimate:
        """What a legal move is worth."""
        return next(each for each in self.estimates if each.move == move)


Evaluate = Callable[[View, random.Random, Stop], Evaluation]
"""Evaluates a decision as a player does; a pure function, like a `Player`.

With the same generator, and enough time for both, `chosen` is the move that the player makes.
"""


def evaluation(
    chosen: Move, weighed: Collection[Move], estimates: Sequence[Estimate]
) -> Evaluation:
    """An evaluation with the best rival of the chosen move.

    Args:
        weighed: the moves that the player compared.
        estimates: of each legal move, in their order.
    """
    mine = next(each for each in estimates if each.move == chosen)
    others = [
        each
        for each in estimates
        if each.move in weighed
        and each.move != chosen
        and (each.value, each.facts) != (mine.value, mine.facts)
    ]
    rival = max(others, key=lambda each: (each.chance, each.value), default=None)
    return Evaluation(chosen, None if rival is None else rival.move, tuple(estimates))


def random_player(view: View, rng: random.Random, stop: Stop) -> Move:
    """Any legal move; all are equally likely."""
    return rng.choice(view.legal)
