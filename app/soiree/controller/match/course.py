"""The course of a match: what goes on in it, as far as its client has to do with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from soiree.controller.computers.hints import Hint
from soiree.controller.match.audience import Audience
from soiree.controller.match.authority import Match
from soiree.controller.match.turn_order import TurnOrder
from soiree.controller.match.undo import UndoStack
from soiree.core.entries import Maker, Move
from soiree.core.states import Refusal
from soiree.core.zones import Seat


class Course(Protocol):
    """Where a match goes on: it is played (`session`), or looked through (`replay`).

    Attributes:
        match: the authority.
        people: the seats that people play.
        turns: whose turn it is.
        undo_stack: undo, redo and restart.
    """

    @property
    def match(self) -> Match: ...
    @property
    def people(self) -> tuple[Seat, ...]: ...
    @property
    def turns(self) -> TurnOrder: ...
    @property
    def undo_stack(self) -> UndoStack: ...

    @property
    def was_finished(self) -> bool:
        """Whether the match was over before, and is only looked through."""
        ...

    @property
    def is_paused(self) -> bool: ...

    @property
    def demonstrates(self) -> bool:
        """Whether computers play for the people."""
        ...

    def watch(self, audience: Audience) -> None:
        """Report to this audience from now on."""
        ...

    def proceed(self) -> None:
        """Everything so far has been shown: go on to what comes next."""
        ...

    def wait(self) -> None:
        """Something is being shown again: do not go on until `proceed`."""
        ...

    def choose(self, seat: Seat, move: Move, maker: Maker | None = None) -> Refusal | None:
        """Make a person's move, or return why not and change nothing.

        Args:
            maker: who makes it for the person.
        """
        ...

    def request_hint(self, seat: Seat, answered: Callable[[Hint | None], None]) -> None:
        """Ask for a hint for a person."""
        ...

    def pause(self, paused: bool) -> None:
        """Pause the match, or resume it."""
        ...

    def demonstrate(self, demonstrates: bool) -> None:
        """Have computers play for the people, or give them their seats back."""
        ...

    def close(self) -> None:
        """Stop at once."""
        ...
