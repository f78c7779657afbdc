"""The progress of a match: played in a session, or shown entry by entry in a replay."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from soiree.controller.match.audience import Audience, Nobody
from soiree.controller.match.authority import Match
from soiree.controller.match.turn_order import TurnOrder
from soiree.controller.match.undo import UndoStack
from soiree.core.entries import Maker, Move
from soiree.core.states import Refusal
from soiree.core.texts import tr_noop
from soiree.core.zones import Seat

if TYPE_CHECKING:
    from soiree.controller.computers.explaining import Explanation


class MatchProgress:
    """Starts, pauses and ends a match. The window gets it from the client.

    The methods of this class do nothing, as in a match that is shown but not played.

    Attributes:
        is_paused: True while the match is paused, so that nobody may move.
    """

    is_paused = False

    @property
    def demonstrates(self) -> bool:
        """True while computers play for the people."""
        return False

    def watch(self, audience: Audience) -> None:
        """Report to this audience from now on."""

    def proceed(self) -> None:
        """Continue: the audience has shown all entries so far."""

    def wait(self) -> None:
        """Stop until `proceed`: the audience shows entries again."""

    def pause(self, paused: bool) -> None:
        """Pause the match and its clock, or resume them. Nobody moves during a pause."""

    def demonstrate(self, demonstrates: bool) -> None:
        """Let the strongest computers play for the people, or return the seats to the people."""

    def close(self) -> None:
        """End at once and cancel a computer's search; saved entries stay saved."""


class Controlled(MatchProgress):
    """The progress with the controls that only a client uses; by itself, that of a replay.

    Attributes:
        people: the seats that people play, or will play again after a demonstration.
        turns: the order of moves.
        undo_stack: undo, redo and restart.
        audience: watches the match.
        was_finished: True for the replay of a finished match.
    """

    was_finished = False

    def __init__(self, match: Match, people: tuple[Seat, ...], turns: TurnOrder) -> None:
        self.people = people
        self.turns = turns
        self.undo_stack = UndoStack(match, people, self)
        self.audience: Audience = Nobody()

    def watch(self, audience: Audience) -> None:
        self.audience = audience

    def close(self) -> None:
        self.audience = Nobody()

    def jumping(self) -> None:
        """Prepare: the match is about to jump to another position."""

    def jumped(self, was_played: bool) -> None:
        """Continue after the match has jumped to another position.

        Args:
            was_played: True if a person had made any choice before the jump.
        """

    def choose(self, seat: Seat, move: Move, maker: Maker | None = None) -> Refusal | None:
        """Make a person's move, or return the reason to refuse it and change nothing.

        Args:
            maker: the table or the computer that decided for the person; None for the person's own
                choice.
        """
        return Refusal(tr_noop("This is a replay: no move can be made."))

    def request_hint(self, seat: Seat, answered: Callable[[Explanation | None], None]) -> None:
        """Request a hint for a person, which marks the match as played with help.

        Args:
            answered: called with the hint, or with None if none was found. It is not called if an
                entry is made first.
        """
        answered(None)

    def note_help(self) -> None:
        """Mark the match as played with help, as the table showed more than the rules allow."""
