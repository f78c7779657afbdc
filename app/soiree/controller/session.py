"""A match being played: computers are asked, people waited for, each entry saved.

A session is always in one phase (`Phase`). Whatever comes next is looked for when all that has
happened was shown (`proceed`), and whenever something that was waited for has come:

    SHOWING --proceed--> what comes next?
                           chance is pending ---------> it is drawn at once ------.
                           a computer's turn ---------> THINKING --answer---------|
                           a save is under way -------> SAVING --saved--> (again) |
                           it is over ----------------> OVER                      |
                           a race --------------------> RACING --last move--------|
                           a person's turn -----------> ASKING --choice-----------|
       ^                                                                          |
       '------------------ the entry is saved, and told to the audience <---------'

    undo, redo, restart, wait      any phase -> SHOWING, while paused -> SHOWING_PAUSED
    pause                          SHOWING <-> SHOWING_PAUSED, any other <-> PAUSED
    proceed                        SHOWING_PAUSED -> PAUSED
    close                          any phase -> CLOSED, for good

While the audience is shown what happened, the next computer thinks already. So what is shown keeps
up with what is true, and an entry is on disk before the next turn: the worker saves and thinks in
one queue, and a person is asked only after the save. In a race nobody waits: every move is told as
it is made, the phase stays, and every few seconds the match is saved.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping

from soiree.controller.audience import Audience, Nobody
from soiree.controller.computers import BUDGET, GRACE, Computers, Post, Request
from soiree.controller.hints import Hint, Hints
from soiree.controller.lesson import Script
from soiree.controller.match import Match
from soiree.controller.saving import Save, Saving
from soiree.controller.turn_order import InTurn, TurnOrder
from soiree.controller.undo import UndoStack
from soiree.controller.worker import Worker
from soiree.core.entries import Move
from soiree.core.players import Player
from soiree.core.states import Refusal
from soiree.core.texts import tr_noop
from soiree.core.zones import Seat


class Phase(enum.Enum):
    """What a session waits for; drawn in the module's docstring."""

    SHOWING = "for its audience to have seen what happened"
    THINKING = "for a computer's answer"
    SAVING = "for what happened to be on disk"
    ASKING = "for a person's choice"
    RACING = "for anybody's move, while the clock runs"
    OVER = "for nothing: the match is over"
    PAUSED = "for the pause to end"
    SHOWING_PAUSED = "for the pause to end, and for its audience"
    CLOSED = "for nothing: nobody plays it here any more"


_PAUSED = frozenset({Phase.PAUSED, Phase.SHOWING_PAUSED})
_STANDS_STILL = _PAUSED | {Phase.SHOWING, Phase.CLOSED}


class Session:
    """Plays one match with its audience.

    Attributes:
        match: the authority.
        people: the seats that people play, or will play again after a demonstration.
        turns: who chooses when.
        undo_stack: undo, redo and restart.
        phase: what is waited for.
        HINT_SECONDS: that finding a hint may take, at most.
    """

    HINT_SECONDS = 1.0

    def __init__(
        self,
        match: Match,
        players: Mapping[Seat, Player],
        worker: Worker,
        post: Post,
        save: Save,
        budget: float = BUDGET,
        *,
        grace: float = GRACE,
        turns: TurnOrder | None = None,
        script: Script | None = None,
    ) -> None:
        """
        Args:
            players: the computers by seat; the other seats are people's.
            budget: seconds that a computer may think about a move that is not timed.
            grace: seconds beyond three times its budget after which a computer counts as hanging.
            turns: who chooses when; one player after the other by default.
            script: of a lesson, in which one choice is waited for.
        """
        self.match = match
        seats = range(len(match.deal.players))
        self.people = tuple(seat for seat in seats if seat not in players)
        self.turns = turns or InTurn(match)
        self.undo_stack = UndoStack(match, self.people, self.turns, self._jumping, self._jumped)
        self.phase = Phase.SHOWING
        self._script = script
        self._audience: Audience = Nobody()
        self._computers = Computers(match, players, worker, post, budget, grace)
        self._hints = Hints(match, worker, post)
        self._saving = Saving(match, worker, post, save, self._saved)
        self._pending: Request | None = None

    @property
    def is_paused(self) -> bool:
        return self.phase in _PAUSED

    def watch(self, audience: Audience) -> None:
        """Play for this audience from now on."""
        self._audience = audience

    def proceed(self) -> None:
        """What happened so far has been shown: go on to what comes next."""
        if self.is_paused:
            self.phase = Phase.PAUSED
        elif self.phase is not Phase.CLOSED:
            self._go_on()

    def wait(self) -> None:
        """Something is shown once more: go on to nothing until `proceed`."""
        if self.is_paused:
            self.phase = Phase.SHOWING_PAUSED
        elif self.phase is not Phase.CLOSED:
            self.phase = Phase.SHOWING

    def choose(self, seat: Seat, move: Move) -> Refusal | None:
        """A person's choice. Takes it, or says why not and changes nothing."""
        refusal = self._refusal(seat, move) or self._enter(seat, move)
        if refusal is None:
            if self._script is not None:
                self._script.note_choice()
            self._after_entry()
        return refusal

    def pause(self, paused: bool) -> None:
        """Stop the match and its clock, or let them go on. Nobody moves while it is paused."""
        if self.phase is Phase.CLOSED or paused == self.is_paused:
            return
        if paused:
            self.turns.hold()
            self._saving.catch_up()
            showing = self.phase is Phase.SHOWING
            self.phase = Phase.SHOWING_PAUSED if showing else Phase.PAUSED
        elif self.phase is Phase.SHOWING_PAUSED:
            self.phase = Phase.SHOWING
        else:
            self._go_on()

    def close(self) -> None:
        """End playing, at once: a computer that thinks is cancelled, what is played stays saved."""
        self._saving.catch_up()
        self.phase = Phase.CLOSED
        self.turns.stop()
        self._cancel()
        self._audience = Nobody()

    # --- help ------------------------------------------------------------------------------------

    def request_hint(self, seat: Seat, answered: Callable[[Hint | None], None]) -> None:
        """Ask what a person should do now; the match is marked as assisted.

        Args:
            answered: is called with the hint, or with None if nobody knows, unless the match goes
                on before.
        """
        self._note_help()
        self._hints.ask(seat, min(self._computers.budget, self.HINT_SECONDS), answered)

    @property
    def demonstrates(self) -> bool:
        """Whether computers play for the people."""
        return any(seat in self._computers for seat in self.people)

    def demonstrate(self, demonstrates: bool) -> None:
        """Have the strongest computers play for the people, or give them their seats back."""
        self._cancel()
        self.turns.forget(self.people)
        if demonstrates:
            self._computers.take_over(self.people, self.match.deal.game.strongest())
            self._note_help()
        else:
            self._computers.hand_back(self.people)
        self._audience.thinks(None)
        if self.phase not in _STANDS_STILL:
            self._go_on()

    def _note_help(self) -> None:
        if not self.undo_stack.is_reviewing:
            self.match.mark_assisted()
            self._saving.start()

    # --- there and back --------------------------------------------------------------------------

    def _jumping(self) -> None:
        self._cancel()
        self.turns.stop()
        self.wait()

    def _jumped(self, was_played: bool) -> None:
        self.turns.rewind()
        if not self.undo_stack.is_reviewing:
            if was_played:
                self.match.mark_assisted()
            self._saving.start()

    # --- how it goes on --------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Everything has been shown: look for what comes next."""
        if self.match.chance_is_pending:
            self.match.draw_chance()
            self._after_entry()
        elif (seat := self._computer_to_decide()) is not None:
            self._wait_for(seat)
        elif not self._saving.is_done and not self.turns.runs_on():
            self.phase = Phase.SAVING
        elif self._script is not None and self._script.was_chosen:
            self.phase = Phase.OVER
            self._audience.thinks(None)
            self._script.done()
        elif self.match.result:
            self.phase = Phase.OVER
            self._audience.finished()
        else:
            self.phase = Phase.RACING if self.turns.is_racing() else Phase.ASKING
            self.turns.ask(self._audience, self._computers, self._play)

    def _wait_for(self, seat: Seat) -> None:
        self.phase = Phase.THINKING
        request = self._ask_computer(seat)
        if request.answer is None:
            self._audience.thinks(seat)
        else:
            self._take_answer()

    def _ask_computer(self, seat: Seat) -> Request:
        """The request for the decision at hand: the pending one, or a new one."""
        if self._pending is None:
            self._pending = self._computers.ask(seat, self._take_answer)
        return self._pending

    def _take_answer(self) -> None:
        """Make the move that a computer has answered, unless something else is waited for."""
        if self.phase is Phase.THINKING and self._pending is not None:
            assert self._pending.answer is not None
            self._audience.thinks(None)
            self._play(self._pending.seat, self._pending.answer)

    def _saved(self) -> None:
        if self.phase is Phase.SAVING:
            self._go_on()

    def _play(self, seat: Seat, move: Move) -> None:
        """Make a computer's move."""
        refusal = self._enter(seat, move)
        assert refusal is None, refusal
        self._after_entry()

    def _enter(self, seat: Seat, move: Move) -> Refusal | None:
        """Have a move made at the match as it stands now."""
        return self.match.play(seat, move, self.match.position, self.turns.time_of(move))

    def _refusal(self, seat: Seat, move: Move) -> Refusal | None:
        """Why a person's choice is not even tried."""
        if self.is_paused or self.phase is Phase.CLOSED:
            return Refusal(tr_noop("The match is paused."))
        if seat in self._computers:
            return Refusal(tr_noop("A computer plays for {player}."), {"player": seat})
        if self._script is not None and (refusal := self._script.refusal(seat, move)):
            return refusal
        return self.turns.refusal(seat)

    def _after_entry(self) -> None:
        """Save what was added to the match, and tell the audience; a race runs on meanwhile."""
        runs_on = self.turns.runs_on()
        if runs_on:
            self._hints.drop_after(self.match.entries[-1])
        else:
            self.turns.stop()
            self.phase = Phase.SHOWING
            self._cancel()
        if self.undo_stack.note_entries():
            # What was over goes on in another way, with all that was seen.
            self.match.mark_assisted()
        if not self.undo_stack.is_reviewing and (not runs_on or self.turns.wants_saving()):
            self._saving.start()
        if not runs_on:
            self._think_ahead()
        self._audience.happened()
        if runs_on and self.phase is Phase.RACING and self.turns.is_racing():
            self.turns.ask(self._audience, self._computers, self._play)

    def _think_ahead(self) -> None:
        """Have the next computer think while the audience is shown what happened."""
        seat = self._computer_to_decide()
        if seat is not None and not self.match.chance_is_pending and not self.match.result:
            self._ask_computer(seat)

    def _computer_to_decide(self) -> Seat | None:
        seat = self.turns.next_computer(self._computers)
        if seat is None or self._script is None or self._script.has_answer(seat):
            return seat
        return None

    def _cancel(self) -> None:
        """Nobody waits for an answer or a hint any more: the match has moved on."""
        if self._pending is not None:
            self._pending.cancel()
            self._pending = None
        self._hints.drop()
