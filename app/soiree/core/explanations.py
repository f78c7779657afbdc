"""The contract of a game's explanations: the purpose, the deciding outcome and the risk of a move.

`Priced.outcomes` has the outcomes of a move in samples of the hidden cards. The controller compares
two moves in common samples and finds the outcome that decides; a game words it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from soiree.core.entries import Move
from soiree.core.players import Fact
from soiree.core.views import View


class Explainer(Protocol):
    """Words the purpose, the outcomes and the dangers of moves, for the seat of a view.

    Facts are whole sentences of at most about 60 characters, and true for the knowledge of the
    seat. Per cent and counts are rounded words of a fact.
    """

    def goal(self, view: View, move: Move) -> Fact:
        """The purpose of a legal move: "Collect the aces: 25 points."."""
        ...

    def difference(
        self, view: View, moves: tuple[Move, Move], outcome: str, means: tuple[float, float]
    ) -> Fact:
        """An outcome of two moves: "You win the 9 in 62%, otherwise in 48%.".

        The sentence is about the first move; "otherwise" stands for the second one. It is true and
        complete in either order of the moves, and does not say which one is better.

        Args:
            outcome: a name in `Priced.outcomes`.
            means: the mean value of the outcome with each move.
        """
        ...

    def risk(self, view: View, move: Move, means: Mapping[str, float]) -> Fact | None:
        """The greatest danger of a move; None if none is worth a word.

        Args:
            means: the mean value of each outcome with the move.
        """
        ...
