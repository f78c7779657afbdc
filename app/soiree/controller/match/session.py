"""Plays a match: asks computers, waits for people, and saves every entry.

A session is always in one phase (`Phase`). It decides what comes next when everything so far has
been shown (`proceed`), and when the awaited answer or move has arrived:

    SHOWING --proceed--> what comes next?
                           chance is pending ---------> it is drawn at once ------.
                           a computer's turn ---------> THINKING --answer---------|
                           it is over ----------------> OVER                      |
                           a race --------------------> RACING --last move--------|
                           a person's turn -----------> ASKING --choice-----------|
       ^                                                                          |
       '---------- the entry is saved, and the audience is notified of it <-------'

    undo, redo, restart, wait      any phase -> SHOWING
    pause                          SHOWING stays, any other phase -> PAUSED
    proceed, during a pause        SHOWING -> PAUSED
    end of a pause                 PAUSED -> what comes next?
    close                          any phase -> CLOSED, for good

The next computer thinks while the audience is still being shown what happened, so that the table
keeps up with the match. An entry survives the process before the audience is notified of it; a
worker of its own writes it to the disk. In a race nobody waits: each move is reported at once, and
the phase stays the same.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import TYPE_CHECKING

from soiree.controller.computers.asking import Computers, Request
from soiree.controller.computers.hints import Hints
from soiree.controller.lessons.one_choice import OneChoice
from soiree.controller.match.audience import Audience
from soiree.controller.match.authority import Match
from soiree.controller.match.playing_time import PlayingTime
from soiree.controller.match.progress import Controlled
from soiree.controller.match.saving import Saving
from soiree.controller.match.turn_order import TurnOrder
from soiree.core.entries import Maker, Move
from soiree.core.states import Refusal
from soiree.core.texts import tr_noop
from soiree.core.zones import Seat

if TYPE_CHECKING:
    from soiree.controller.computers.explaining import Explanation


class Phase(enum.Enum):
    """The condition that a session waits for; the module's docstring draws the transitions."""

    SHOWING = "for its audience to be shown what happened"
    THINKING = "for a computer's answer"
    ASKING = "for a person's choice"
    RACING = "for anybody's move, while the clock runs"
    OVER = "for nothing: the match is over"
    PAUSED = "for the pause to end: everything has been shown"
    CLOSED = "for nothing: the session has ended"


_DOES_NOT_GO_ON = {Phase.SHOWING, Phase.PAUSED, Phase.CLOSED}


class Session(Controlled):
    """Plays one match with its audience: the progress of a match that is played.

    Attributes:
        phase: the condition that the session waits for.
        HINT_SECONDS: the time limit of a hint.
    """

    HINT_SECONDS = 1.0

    def __init__(
        self,
        match: Match,
        computers: Computers,
        *,
        saving: Saving | None = None,
        turns: TurnOrder | None = None,
        choice: OneChoice | None = None,
        playing_time: PlayingTime | None = None,
    ) -> None:
        """
        Args:
            computers: the computer players; the other seats are people's.
            saving: saves this match; None saves nothing.
            turns: the order of moves; by default, players move one after the other.
            choice: the one choice that a lesson or a problem waits for.
            playing_time: counts how long people play.
        """
        self._match = match
        seats = range(len(match.deal.players))
        people = tuple(seat for seat in seats if seat not in computers)
        super().__init__(match, people, turns or TurnOrder(match))
        self.phase = Phase.SHOWING
        self._choice = choice
        self._computers = computers
        self._hints = Hints(match, computers)
        self._saving = saving or Saving(match, computers.worker, None)
        self._next_move: Request | None = None  # often requested before its turn
        self._playing_time = playing_time or PlayingTime()
        self._jumped_from = match.position

    def watch(self, audience: Audience) -> None:
        # The audience before may have asked for a hint.
        self._hints.drop()
        super().watch(audience)

    def proceed(self) -> None:
        if self.is_paused:
            self.phase = Phase.PAUSED
        elif self.phase is not Phase.CLOSED:
            self._go_on()

    def wait(self) -> None:
        if self.phase is not Phase.CLOSED:
            self.phase = Phase.SHOWING

    def choose(self, seat: Seat, move: Move, maker: Maker | None = None) -> Refusal | None:
        if refusal := self._refusal(seat, move):
            return refusal
        time = self.turns.time_of(move)
        refusal = self._match.play(seat, move, self._match.position, time, maker)
        self.turns.note_choice(seat, refused=refusal is not None)
        if refusal is None:
            if self._choice is not None:
                self._choice.note_choice()
            self._after_entry()
        return refusal

    def pause(self, paused: bool) -> None:
        if self.phase is Phase.CLOSED or paused == self.is_paused:
            return
        self.is_paused = paused
        seconds = self._playing_time.take()
        if paused:
            self.turns.hold()
            self._match.note_time(seconds)
            self._saving.renew()
            if self.phase is not Phase.SHOWING:
                self.phase = Phase.PAUSED
        elif self.phase is Phase.PAUSED:
            self._go_on()

    def close(self) -> None:
        self._saving.renew()
        self.phase, self.is_paused = Phase.CLOSED, False
        self.turns.stop()
        self._cancel()
        super().close()

    # --- help ------------------------------------------------------------------------------------

    def request_hint(self, seat: Seat, answered: Callable[[Explanation | None], None]) -> None:
        self.note_help(hints=1)
        self._hints.ask(seat, min(self._computers.budget, self.HINT_SECONDS), answered)

    @property
    def demonstrates(self) -> bool:
        return any(seat in self._computers for seat in self.people)

    def demonstrate(self, demonstrates: bool) -> None:
        self._cancel()
        self.turns.forget(self.people)
        if demonstrates:
            self._computers.take_over(self.people, self._match.game.strongest())
            scores = self._match.view(0).scores
            if scores is None or self._match.game.certain_winner(scores) is None:
                self.note_help()
        else:
            self._computers.hand_back(self.people)
        self.audience.thinks(None)
        if self.phase not in _DOES_NOT_GO_ON:
            self._go_on()

    def note_help(self, *, hints: int = 0) -> None:
        if not self.undo_stack.is_reviewing:
            self._match.note_help(hints=hints)
            self._save()

    # --- undo and redo ---------------------------------------------------------------------------

    def jumping(self) -> None:
        self._jumped_from = self._match.position
        self._cancel()
        self.turns.stop()
        self.wait()

    def jumped(self, was_played: bool) -> None:
        self.turns.rewind()
        if not self.undo_stack.is_reviewing:
            if was_played:
                self._match.note_help(undos=int(self._match.position < self._jumped_from))
            self._save()

    # --- what comes next -------------------------------------------------------------------------

    def _go_on(self) -> None:
        if self._match.chance_is_pending:
            self._match.draw_chance()
            self._after_entry()
        elif (seat := self._computer_to_decide()) is not None:
            self._wait_for(seat)
        elif self._choice is not None and self._choice.was_chosen:
            self.phase = Phase.OVER
            self.audience.thinks(None)
            self._choice.done()
        elif self._match.result:
            self.phase = Phase.OVER
            self.audience.finished()
        else:
            self.phase = Phase.RACING if self.turns.is_racing() else Phase.ASKING
            self.turns.ask(self.audience, self._computers, self._play)

    def _wait_for(self, seat: Seat) -> None:
        self.phase = Phase.THINKING
        if self._requested_move(seat).answer is None:
            self.audience.thinks(seat)
        else:
            self._take_answer()

    def _requested_move(self, seat: Seat) -> Request:
        """The pending request for a move, whatever its seat, or else a new one."""
        if self._next_move is None:
            self._next_move = self._computers.ask(seat, self._take_answer)
        return self._next_move

    def _take_answer(self) -> None:
        found = self._next_move
        if self.phase is Phase.THINKING and found is not None and found.answer is not None:
            self.audience.thinks(None)
            self._play(found.seat, found.answer)

    def _play(self, seat: Seat, move: Move) -> None:
        maker = Maker.COMPUTER if seat in self.people else None
        time = self.turns.time_of(move)
        refusal = self._match.play(seat, move, self._match.position, time, maker)
        assert refusal is None, refusal
        self._after_entry()

    def _refusal(self, seat: Seat, move: Move) -> Refusal | None:
        if self.is_paused or self.phase is Phase.CLOSED:
            return Refusal(tr_noop("The match is paused."))
        if seat in self._computers:
            return Refusal(tr_noop("A computer plays for {player}."), {"player": seat})
        if self._choice is not None and (refusal := self._choice.refusal(seat, move)):
            return refusal
        return self.turns.refusal(seat)

    def _after_entry(self) -> None:
        runs_on = self.turns.runs_on()
        if runs_on:
            self._hints.drop_after(self._match.entries[-1])
        else:
            self.turns.stop()
            self.phase = Phase.SHOWING
            self._cancel()
        if self.undo_stack.note_entries():
            # A finished match goes on differently, played by people who have seen all the cards.
            self._match.note_help()
            self._match.ended = None
        if not self.undo_stack.is_reviewing:
            self._save(renew=not runs_on or self.turns.wants_saving())
        if not runs_on:
            self._think_ahead()
        self.audience.happened()
        if runs_on and self.phase is Phase.RACING and self.turns.is_racing():
            self.turns.ask(self.audience, self._computers, self._play)

    def _save(self, *, renew: bool = True) -> None:
        self._match.note_time(self._playing_time.take())
        self._saving.save(renew=renew)

    def _think_ahead(self) -> None:
        seat = self._computer_to_decide()
        if seat is not None and not self._match.chance_is_pending and not self._match.result:
            self._requested_move(seat)

    def _computer_to_decide(self) -> Seat | None:
        seat = self.turns.next_computer(self._computers)
        if seat is None or self._choice is None or self._choice.has_answer(seat):
            return seat
        return None

    def _cancel(self) -> None:
        if self._next_move is not None:
            self._next_move.cancel()
            self._next_move = None
        self._hints.drop()
