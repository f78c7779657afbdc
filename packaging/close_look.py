"""A close look at a position: repeated evaluations by the strongest level.

Each look takes as long as a hint, and has random numbers of its own. So the difference of two looks
shows the error of the estimate. If one move is clearly best, all looks choose it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import count
from statistics import fmean

from msgspec import Struct

from soiree.core.entries import Move
from soiree.core.games import Game
from soiree.core.players import Evaluation, never
from soiree.core.views import View
from soiree.search.sampling import mean_and_error

LOOKS = 20
"""The number of looks in a close look."""


class CloseLook(Struct, frozen=True):
    """Several independent evaluations of one position.

    Attributes:
        looks: the evaluations; at least one.
    """

    looks: Sequence[Evaluation]

    @property
    def best(self) -> tuple[Move, ...]:
        """The move that the first evaluation chose, and the moves with an equal value there."""
        first = self.looks[0]
        best = first.of(first.chosen)
        others = (
            each.move
            for each in first.estimates
            if each.move != best.move and each.value == best.value
        )
        return (best.move, *others)

    def chance(self, move: Move) -> float:
        """Return the mean chance to win with a legal move, from 0 to 1."""
        return fmean(each.of(move).chance for each in self.looks)

    def ahead(self, move: Move, other: Move) -> tuple[float, float]:
        """Return the mean advantage of one move over another, and its standard error."""
        return mean_and_error([each.of(move).chance - each.of(other).chance for each in self.looks])

    def found(self, moves: Sequence[Move]) -> int:
        """Return the number of evaluations that chose one of these moves."""
        return sum(each.chosen in moves for each in self.looks)

    def rival(self, moves: Sequence[Move]) -> Move | None:
        """The best legal move that is not among these moves; None if no legal move is left."""
        others = (each.move for each in self.looks[0].estimates if each.move not in moves)
        return max(others, key=self.chance, default=None)


def looks(game: Game, view: View) -> Iterator[Evaluation]:
    """Evaluate a position repeatedly, once for each request."""
    evaluate = game.evaluator()
    for look in count():
        yield evaluate(view, random.Random(f"all {look}"), never)
