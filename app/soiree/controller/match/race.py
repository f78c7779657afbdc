"""Real-time races: all play at once, as fast as they can."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterable
from itertools import dropwhile

from msgspec import Struct

from soiree.controller.computers.asking import Computers, Request
from soiree.controller.computers.pace import presses_wrong_key, seconds_for_card
from soiree.controller.computers.worker import CallLater
from soiree.controller.match.audience import Audience
from soiree.controller.match.authority import Match
from soiree.controller.match.race_lock import Lock, lock_seconds
from soiree.controller.match.stopwatch import BEAT, SteadyClock, last_time, moves_are_timed
from soiree.controller.match.turn_order import Play, TurnOrder
from soiree.core.entries import Chance, Decision, Entry
from soiree.core.guests import TEMPERS
from soiree.core.records import people_of
from soiree.core.states import Refusal
from soiree.core.texts import tr_noop
from soiree.core.zones import Seat

SAVED_EVERY = 3.0
"""Seconds between two saves in a race."""

WATCHED_SPEED = 8.0
"""The speed of a race that no person takes part in any more, as a multiple of the usual one."""

_NO_TIME = 0.001
"""Seconds by which an alarm may ring early, because clocks are no more exact."""


class _Step(Struct, frozen=True):
    time: float
    request: Request


class Race(TurnOrder):
    """The turn order of a match whose timed moves are made in real-time races.

    In a race nobody waits: a computer moves when a person of its level would, and people move at
    any time. A wrong key locks the hand of its player (`race_lock`), also that of a computer. A
    race starts with `ask`, after the deal has been displayed. Outside races all move in turn, and
    also in a practice. The clock excludes times in which the program was stopped. Once people only
    watch, the race goes on faster, and each move keeps its planned time.
    """

    def __init__(
        self,
        match: Match,
        clock: Callable[[], float],
        call_later: CallLater,
        *,
        practice: bool = False,
    ) -> None:
        """
        Args:
            clock: returns seconds since a fixed moment, and never goes back.
            practice: True if all move in turn in the first race, and in the choices that follow it
                until the next outcome of chance.
        """
        super().__init__(match, SteadyClock(clock))
        self._call_later = call_later
        self._practice = practice
        self._saved_at = 0.0
        self._steps: dict[Seat, _Step] = {}
        self._locks: defaultdict[Seat, Lock] = defaultdict(Lock)  # of this race
        self._alarm: Callable[[], None] | None = None
        self._beats = False
        self._people = frozenset(people_of(match.deal.players))
        self._ends_at_once = False

    @property
    def real_time(self) -> bool:
        return not self._practice or self._has_practised()

    def is_racing(self) -> bool:
        return moves_are_timed(self._match) and self.real_time

    def is_final(self, entry: Entry) -> bool:
        return self._is_timed(entry) and self.real_time

    def next_computer(self, computers: Computers) -> Seat | None:
        return None if self.is_racing() else super().next_computer(computers)

    def refusal(self, seat: Seat) -> Refusal | None:
        if self.seconds_locked(seat):
            return Refusal(tr_noop("Wrong key: your hand is locked for a moment."))
        return None if self.is_racing() else super().refusal(seat)

    def note_choice(self, seat: Seat, *, refused: bool) -> None:
        if self.is_racing() and self._stopwatch.is_running:
            self._locks[seat].note(self._stopwatch.now(), is_wrong=refused)

    @property
    def is_watched(self) -> bool:
        racing = self._match.deciders if self.is_racing() else ()
        return bool(racing and self._people) and self._people.isdisjoint(racing)

    def show_end(self) -> None:
        self._ends_at_once = self.is_watched
        if self._ends_at_once and self._alarm is not None:
            self._alarm()

    def seconds_locked(self, seat: Seat) -> float:
        return self._locks[seat].seconds_left(self._stopwatch.now())

    def ask(self, audience: Audience, computers: Computers, play: Play) -> None:
        if not self.is_racing():
            super().ask(audience, computers, play)
            self._start_beat()
            return
        is_watched = self.is_watched
        self._ends_at_once &= is_watched
        self._stopwatch.run(WATCHED_SPEED if is_watched else 1.0)
        self._start_beat()
        for seat in self._match.deciders:
            if seat not in computers:
                audience.awaits(seat)
            elif seat not in self._steps:
                self._steps[seat] = self._plan(seat, computers, play)
        self._set_alarm(play)

    def runs_on(self) -> bool:
        return self._stopwatch.is_running and self.is_racing()

    def wants_saving(self) -> bool:
        if self._stopwatch.now() - self._saved_at < SAVED_EVERY:
            return False
        self._saved_at = self._stopwatch.now()
        return True

    def hold(self) -> None:
        super().hold()
        self._alarm = None

    def stop(self) -> None:
        self.hold()
        self.forget(list(self._steps))
        self._locks.clear()

    def forget(self, seats: Iterable[Seat]) -> None:
        for seat in seats:
            if seat in self._steps:
                self._steps.pop(seat).request.cancel()

    def _has_practised(self) -> bool:
        raced = dropwhile(lambda entry: not self._is_timed(entry), self._match.entries)
        return any(isinstance(entry, Chance) for entry in raced)

    def _is_timed(self, entry: Entry) -> bool:
        return isinstance(entry, Decision) and self._match.game.is_timed(entry.move)

    def _start_beat(self) -> None:
        if not self._beats:
            self._beat()

    def _beat(self) -> None:
        self._beats = self._stopwatch.is_running
        if self._beats:
            self._stopwatch.now()
            self._call_later(BEAT, self._beat)

    # --- the computers in a race -----------------------------------------------------------------

    def _plan(self, seat: Seat, computers: Computers, play: Play) -> _Step:
        match = self._match
        rng = random.Random(f"pace {match.deal.seed} {seat} {match.position}")
        who = match.deal.players[seat]
        temper = TEMPERS.get(who.name)
        seconds = seconds_for_card(who.level, len(match.legal(seat)), rng, temper)
        if presses_wrong_key(rng):
            seconds += lock_seconds(1) + seconds_for_card(who.level, 1, rng, temper)
        request = computers.ask(seat, lambda: self._make_moves(play))
        return _Step(self._stopwatch.now() + seconds, request)

    def _set_alarm(self, play: Play) -> None:
        """Set the alarm for the next known move; an unknown one comes with its answer."""

        def ring() -> None:
            if ring is self._alarm:
                self._make_moves(play)

        self._alarm = ring
        seat = self._next_seat()
        if seat is not None and self._stopwatch.is_running:
            wait = (self._steps[seat].time - self._stopwatch.now()) / self._stopwatch.speed
            self._call_later(max(0.0, wait), ring)

    def _make_moves(self, play: Play) -> None:
        while self._stopwatch.is_running:
            seat = self._next_seat()
            if seat is None or not self._is_due(self._steps[seat]):
                self._set_alarm(play)
                return
            step = self._steps.pop(seat)
            if self.is_watched:
                self._stopwatch.set(max(step.time, last_time(self._match)))
            assert step.request.answer is not None
            play(seat, step.request.answer)

    def _next_seat(self) -> Seat | None:
        """The computer whose move comes next, or None while that move is not known.

        A person does not wait for a computer that still thinks; a race that is watched does, so
        that its moves stay in the order of their times.
        """
        times = [
            (step.time, seat)
            for seat, step in self._steps.items()
            if step.request.answer is not None or self.is_watched
        ]
        if not times:
            return None
        _, seat = min(times)
        return None if self._steps[seat].request.answer is None else seat

    def _is_due(self, step: _Step) -> bool:
        return self._ends_at_once or step.time <= self._stopwatch.now() + _NO_TIME
