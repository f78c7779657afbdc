"""The contract of a game's explanations: the purpose, the deciding outcome and the risk of a move.

An outcome is a named result of a move, such as the points that it wins. `PricedMove.outcomes` has
its value in samples of the hidden cards. The controller compares two moves in the same samples. The
outcome that explains most of the gap between their chances to win decides. The game words it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from soiree.core.entries import Move
from soiree.core.players import MoveReason
from soiree.core.views import View

MovePair = tuple[Move, Move]
"""Two moves that are compared: the one that a sentence is about, and the other one."""

MeanPair = tuple[float, float]
"""The mean value of an outcome with each of two moves."""


class Explainer(Protocol):
    """Words the purpose, the outcomes and the dangers of moves, for the seat of a view.

    Reasons are whole sentences of at most about 60 characters, and true for the knowledge of the
    seat. The words of a reason (`Sentence.words`) contain its percentages and counts, rounded.
    """

    def goal(self, view: View, move: Move) -> MoveReason:
        """The purpose of a legal move: "Collect the aces: 25 points."."""
        ...

    def difference(self, view: View, moves: MovePair, outcome: str, means: MeanPair) -> MoveReason:
        """The same outcome of two moves: "You win the 9 in 62%, otherwise in 48%.".

        The sentence is about the first move; "otherwise" stands for the second one. It is true and
        complete in either order of the moves, and does not say which one is better.

        Args:
            outcome: a name in `PricedMove.outcomes`.
            means: the mean value of the outcome with each move.
        """
        ...

    def risk(self, view: View, move: Move, means: Mapping[str, float]) -> MoveReason | None:
        """The greatest danger of a move; None if no danger is worth mentioning.

        Args:
            means: the mean value of each outcome with the move.
        """
        ...
