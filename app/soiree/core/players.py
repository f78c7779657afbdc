"""The contract of a computer player, of its evaluation of moves, and the random player."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping

from msgspec import Struct

from soiree.core.entries import Move
from soiree.core.texts import Sentence
from soiree.core.views import View

Stop = Callable[[], bool]
"""Returns True if the player must answer now: the time is up, or the answer is obsolete."""

Player = Callable[[View, random.Random, Stop], Move]
"""Chooses one of `view.legal`.

A pure function, whose only memory are the events of the view: the same view and the same state of
the generator have the same answer.
"""


def never() -> bool:
    """A `Stop` without a limit."""
    return False


class GivenTime(Struct, frozen=True):
    """A `Stop` after a time that the player should use up.

    Any other `Stop` is a limit that a player with a fixed amount of work seldom reaches.

    Attributes:
        until: the end of the time, on the clock of `time.monotonic`.
        cancelled: another reason to stop.
    """

    until: float
    cancelled: Stop = never

    @classmethod
    def of(cls, seconds: float, cancelled: Stop = never) -> GivenTime:
        """A `Stop` after this many seconds from now."""
        return cls(time.monotonic() + seconds, cancelled)

    def __call__(self) -> bool:
        return time.monotonic() >= self.until or self.cancelled()


class MoveReason(Sentence, frozen=True):
    """A sentence of an explanation (`soiree.core.explanations`).

    Its words are a seat for `player` and `other`, cards and ranks in the notation of moves (`7C`,
    `K`), per cent for `share`, and other numbers.
    """


class Evaluation(Struct, frozen=True):
    """A player's evaluation of a decision.

    Attributes:
        chosen: the move that the player makes.
        rival: the best other move that the player compared; None if there was none with another
            value.
    """

    chosen: Move
    rival: Move | None


Evaluate = Callable[[View, random.Random, Stop], Evaluation]
"""Evaluates a decision; a pure function, like a `Player`.

With the same generator and enough time, `chosen` is the move of the corresponding `Player`.
"""


def evaluation(chosen: Move, merits: Mapping[Move, tuple[float, float]]) -> Evaluation:
    """An evaluation with the best rival of the chosen move.

    Args:
        merits: for each move that the player compared, the chance to win the match, and the value
            in any unit; more is better. Of equal rivals, the first one counts.
    """
    value = merits[chosen][1]
    others = [move for move, merit in merits.items() if merit[1] != value]
    return Evaluation(chosen, max(others, key=merits.__getitem__, default=None))


def random_player(view: View, rng: random.Random, stop: Stop) -> Move:
    """A random legal move; all are equally likely."""
    return rng.choice(view.legal)
