"""One choice of a person that a match waits for: in a lesson, or in a problem."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import ClassVar

from soiree.controller.match.authority import Match
from soiree.core.entries import Move
from soiree.core.states import Refusal
from soiree.core.zones import Seat


class OneChoice(ABC):
    """Decides which move solves a lesson's exercise or a problem, and which seats move afterwards.

    Attributes:
        OVER: the refusal of moves after the solution.
        was_chosen: True once the person has made a move that solves the task; all others are
            refused.
    """

    OVER: ClassVar[Refusal]

    def __init__(self, match: Match, solutions: Collection[Move]) -> None:
        """
        Args:
            match: the match at the position where the person has to choose.
            solutions: the moves that solve the task.
        """
        self.was_chosen = False
        self._match = match
        self._solutions = solutions

    def note_choice(self) -> None:
        """Set `was_chosen`; the session calls this method after each move that was not refused."""
        self.was_chosen = True

    @abstractmethod
    def done(self) -> None:
        """The session calls this method when the solution and all answers have been displayed."""

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        """The reply to a legal move that is no solution; None for a solution or an illegal move."""
        move = self._match.game.canonical(move)
        if self.was_chosen:
            return self.OVER
        if move in self._solutions or self._match.refusal(seat, move):
            return None
        return self._reply(move)

    @abstractmethod
    def _reply(self, move: Move) -> Refusal:
        """The refusal of a legal move that is no solution."""

    def has_answer(self, seat: Seat) -> bool:
        """True if the lesson has a prepared reply of this seat that is not played yet; always
        False in a problem.
        """
        return False
