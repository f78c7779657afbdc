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
        was_chosen: True if the person has made the choice.
    """

    was_chosen: bool

    @property
    def done(self) -> Callable[[], None]:
        """The callback for the end of the display of the choice and its effects."""
        ...

    def note_choice(self) -> None:
        """Record that the choice has been made; called by the session."""
        ...

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        """The reply to a legal move that is no solution; None for a solution or an illegal move."""
        ...

    def has_answer(self, seat: Seat) -> bool:
        """True if a seat still moves after the choice."""
        ...
