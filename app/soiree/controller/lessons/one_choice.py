"""The contract of a match that waits for one choice of a person: a lesson, or a problem."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from soiree.core.entries import Move
from soiree.core.states import Refusal
from soiree.core.zones import Seat


class OneChoice(Protocol):
    """Decides which move solves a lesson's exercise or a problem, and which seats move afterwards.

    Attributes:
        was_chosen: True once the person has made a move that solves the task; all others are
            refused.
    """

    was_chosen: bool

    @property
    def done(self) -> Callable[[], None]:
        """The function to call when the solving move and all answers to it have been displayed."""
        ...

    def note_choice(self) -> None:
        """Set `was_chosen`; the session calls this method after each move that was not refused."""
        ...

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        """The reply to a legal move that is no solution; None for a solution or an illegal move."""
        ...

    def has_answer(self, seat: Seat) -> bool:
        """True if the lesson has a prepared reply of this seat that is not played yet; always
        False in a problem.
        """
        ...
