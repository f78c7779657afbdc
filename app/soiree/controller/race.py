"""A match with races in it: all play at once, as fast as they can, against the clock."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from soiree.controller.match import Match
from soiree.controller.pace import seconds_for_card
from soiree.controller.session import Save, Session
from soiree.controller.thinking import Post, Thought
from soiree.controller.worker import Worker
from soiree.core.entries import Decision, Entry, Move
from soiree.core.players import Player
from soiree.core.states import Refusal
from soiree.core.texts import tr_noop
from soiree.core.zones import Seat

CallLater = Callable[[float, Callable[[], None]], None]
"""Has something done after so many seconds, on the thread that owns the session."""

BUDGET = 0.1
"""Seconds that a computer may think about a card; how long it seems to is for its pace to say."""


_NO_TIME = 0.001
"""Seconds that an alarm may ring too early, clocks being no finer."""


class Stopwatch:
    """Counts seconds while it runs."""

    def __init__(self, clock: Callable[[], float], start: float = 0.0) -> None:
        self._clock = clock
        self._counted = start
        self._since: float | None = None

    @property
    def is_running(self) -> bool:
        return self._since is not None

    def now(self) -> float:
        if self._since is None:
            return self._counted
        return self._counted + self._clock() - self._since

    def run(self) -> None:
        if self._since is None:
            self._since = self._clock()

    def stop(self) -> None:
        self._counted, self._since = self.now(), None


@dataclass(frozen=True, slots=True)
class _Step:
    """A computer's next move in a race, and when it is due by the stopwatch."""

    due: float
    thought: Thought


class RaceSession(Session):
    """Plays one match of a game with races, with its audience.

    In a race nobody waits for anybody: each computer moves when a person of its level would have
    moved, the person when he likes, and the audience is told of every move as it is made. The race
    starts when the audience says `proceed` after the deal. Outside races, and in races that are not
    timed, where all move one after the other, it is a `Session` like any other.

    A race is saved every few seconds, when it is paused, and at its end.

    Attributes:
        timed: whether races are against the clock.
        SAVED_EVERY: seconds.
    """

    SAVED_EVERY = 3.0

    def __init__(
        self,
        match: Match,
        players: Mapping[Seat, Player],
        worker: Worker,
        post: Post,
        save: Save,
        *,
        clock: Callable[[], float],
        call_later: CallLater,
        timed: bool = True,
    ) -> None:
        """
        Args:
            clock: seconds since any moment; it never goes back.
            timed: whether races are against the clock; otherwise the players move in turn.
        """
        super().__init__(match, players, worker, post, save, BUDGET)
        self.timed = timed
        self._call_later = call_later
        self._stopwatch = Stopwatch(clock, _last_time(match))
        self._saved_at = 0.0
        self._clock = clock
        self._steps: dict[Seat, _Step] = {}
        self._alarm: object = None

    def is_racing(self) -> bool:
        """Whether a race is being run; it may be paused, or about to start."""
        deciders = self.match.deciders
        return bool(deciders) and self._is_timed(self.match.legal(deciders[0])[0])

    def choose(self, seat: Seat, move: Move) -> Refusal | None:
        if not self.timed and self.is_racing() and seat != self._next_in_turn():
            return Refusal(tr_noop("It is not your turn."))
        return super().choose(seat, move)

    def pause(self, paused: bool) -> None:
        """Stop the match and its clock, or let them go on."""
        if paused:
            self._stopwatch.stop()
            self._alarm = None
            self._save_rest()
        super().pause(paused)

    def close(self) -> None:
        self._save_rest()
        self._end_race()
        super().close()

    def can_take_back(self) -> bool:
        """Nothing while a race is run, and nothing from before one."""
        return not self._runs_a_race() and super().can_take_back()

    def can_make_again(self) -> bool:
        return not self._runs_a_race() and super().can_make_again()

    def demonstrate(self, demonstrates: bool) -> None:
        for seat in self._people:
            if seat in self._steps:
                self._steps.pop(seat).thought.cancel()
        super().demonstrate(demonstrates)

    def _go_elsewhere(self, go: Callable[[], None]) -> None:
        self._end_race()
        super()._go_elsewhere(go)
        self._stopwatch = Stopwatch(self._clock, _last_time(self.match))

    def is_final(self, entry: Entry) -> bool:
        return self.timed and isinstance(entry, Decision) and self._is_timed(entry.move)

    def _runs_a_race(self) -> bool:
        return self.timed and self.is_racing()

    # --- the race --------------------------------------------------------------------------------

    def _ask_people(self) -> None:
        if self.is_racing() and self.timed:
            self._stopwatch.run()
            self._run()
        elif self.is_racing():
            assert self._audience is not None
            self._stopwatch.run()
            self._audience.awaits(self._next_in_turn())
        else:
            super()._ask_people()

    def _run(self) -> None:
        """Let all that race think of their next card."""
        assert self._audience is not None
        for seat in self.match.deciders:
            if seat not in self._players:
                self._audience.awaits(seat)
            elif seat not in self._steps:
                self._steps[seat] = self._plan(seat)
        self._set_alarm()

    def _plan(self, seat: Seat) -> _Step:
        match = self.match
        rng = random.Random(f"pace {match.deal.seed} {seat} {match.position}")
        level = match.deal.players[seat].level
        seconds = seconds_for_card(level, len(match.legal(seat)), rng)
        thought = self._thinker.ask(seat, BUDGET, 3 * BUDGET + self.GRACE, self._make_due_moves)
        return _Step(self._stopwatch.now() + seconds, thought)

    def _set_alarm(self) -> None:
        """Have the next move made when it is due. One without an answer yet comes by itself."""
        due = [step.due for step in self._steps.values() if step.thought.answer is not None]
        alarm = self._alarm = object()

        def ring() -> None:
            if alarm is self._alarm:
                self._make_due_moves()

        if due and self._stopwatch.is_running:
            self._call_later(max(0.0, min(due) - self._stopwatch.now()), ring)

    def _make_due_moves(self) -> None:
        """Make every move whose time has come, in the order of their times."""
        while self._stopwatch.is_running and not self._paused:
            now = self._stopwatch.now()
            due = [
                (step.due, seat)
                for seat, step in self._steps.items()
                if step.due <= now + _NO_TIME and step.thought.answer is not None
            ]
            if not due:
                self._set_alarm()
                return
            _, seat = min(due)
            answer = self._steps.pop(seat).thought.answer
            assert answer is not None
            refusal = self._enter(seat, answer)
            assert refusal is None, refusal
            self._after_entry()

    def _end_race(self) -> None:
        self._stopwatch.stop()
        self._alarm = None
        for step in self._steps.values():
            step.thought.cancel()
        self._steps = {}

    # --- what a session does otherwise -----------------------------------------------------------

    def _after_entry(self) -> None:
        if not (self.timed and self._stopwatch.is_running and self.is_racing()):
            self._end_race()
            super()._after_entry()
            return
        self._note_entries()
        if self._aside is not None and self._last_mover() == self._aside.seat:
            self._drop_aside()
        if self._stopwatch.now() - self._saved_at >= self.SAVED_EVERY:
            self._saved_at = self._stopwatch.now()
            self._save_match()
        assert self._audience is not None
        self._audience.happened()
        if self.is_racing() and not self._paused:
            self._run()

    def _enter(self, seat: Seat, move: Move) -> Refusal | None:
        match = self.match
        at = round(self._stopwatch.now(), 3) if self._is_timed(move) else None
        return match.play(seat, move, match.position, at)

    def _computer_to_decide(self) -> Seat | None:
        if not self.is_racing():
            return super()._computer_to_decide()
        seat = self._next_in_turn()
        return seat if not self.timed and seat in self._players else None

    def _last_mover(self) -> Seat | None:
        last = self.match.entries[-1]
        return last.seat if isinstance(last, Decision) else None

    def _next_in_turn(self) -> Seat:
        """Who of those that race comes after the one who moved last."""
        last = self._last_mover()
        if last is None:
            return self.match.deciders[0]
        seats, after = len(self.match.deal.players), last + 1
        return min(self.match.deciders, key=lambda seat: (seat - after) % seats)

    def _is_timed(self, move: Move) -> bool:
        return self.match.deal.game.is_timed(move)

    def _save_rest(self) -> None:
        if self.is_racing() and self._saved < self.match.position:
            self._save_match()


def _last_time(match: Match) -> float:
    """Seconds from the beginning of a match to its last entry of which they are known."""
    times = (entry.at for entry in reversed(match.entries) if entry.at is not None)
    return next(times, 0.0)
