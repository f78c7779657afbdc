"""Whose turn it is: one player after the other, or all at once in a race (`race`)."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from soiree.controller.computers.asking import Computers
from soiree.controller.match.audience import Audience
from soiree.controller.match.authority import Match
from soiree.controller.match.stopwatch import Stopwatch, last_time, moves_are_timed
from soiree.core.entries import Decision, Entry, Move
from soiree.core.states import Refusal
from soiree.core.texts import tr_noop
from soiree.core.zones import Seat

Play = Callable[[Seat, Move], None]
"""Makes a computer's move, and notifies the audience."""


class RaceClock:
    """The clock of a race, as far as it concerns the people; without races, it never runs."""

    @property
    def real_time(self) -> bool:
        """True if races run against the clock; otherwise players take turns."""
        return False

    @property
    def is_watched(self) -> bool:
        """True in a race that no person takes part in any more, though people play the match."""
        return False

    def show_end(self) -> None:
        """Make all remaining moves at once, if people only watch a race; times stay as planned."""

    def seconds_locked(self, seat: Seat) -> float:
        """Seconds for which a wrong key still keeps this seat from moving; 0 for none."""
        return 0.0


class TurnOrder(RaceClock):
    """Whose turn it is, and the times of moves.

    In this class players move one after the other, even where the rules have them race.
    """

    def __init__(self, match: Match, clock: Callable[[], float] = time.monotonic) -> None:
        """
        Args:
            clock: seconds since some fixed moment; it never goes back.
        """
        self._match = match
        self._stopwatch = Stopwatch(clock, last_time(match))

    def is_racing(self) -> bool:
        """True during a race, even if it is paused or about to start."""
        return False

    def is_final(self, entry: Entry) -> bool:
        """True if neither this entry nor any entry before can be undone."""
        return False

    def next_computer(self, computers: Computers) -> Seat | None:
        """Return the computer that has to move; None if a person has to, or if all play at once.

        If several players may move in any order, computers go before people.
        """
        return next((seat for seat in self._next_seats() if seat in computers), None)

    def refusal(self, seat: Seat) -> Refusal | None:
        """Return the reason why it is not a person's turn, beyond the rules; None if it is."""
        if moves_are_timed(self._match) and seat not in self._next_seats():
            return Refusal(tr_noop("It is not your turn."))
        return None

    def note_choice(self, seat: Seat, *, refused: bool) -> None:
        """Note that a person has made a move, or tried one that the rules refused."""

    def time_of(self, move: Move) -> float | None:
        """Return the time of a move made now, in seconds of play; None if it is not timed."""
        is_timed = self._match.game.is_timed(move)
        return round(self._stopwatch.now(), 3) if is_timed else None

    def ask(self, audience: Audience, computers: Computers, play: Play) -> None:
        """Ask the next person for a move; in a race, everyone."""
        if moves_are_timed(self._match):
            self._stopwatch.run()
        audience.awaits(self._next_seats()[0])

    def runs_on(self) -> bool:
        """True if a race goes on after an entry without waiting for the audience."""
        return False

    def wants_saving(self) -> bool:
        """True if, in a race, it is time for the next save."""
        return True

    def hold(self) -> None:
        """Stop the clock; the computers keep their next moves."""
        self._stopwatch.stop()

    def stop(self) -> None:
        """Stop the clock and drop the computers' next moves."""
        self.hold()

    def forget(self, seats: Iterable[Seat]) -> None:
        """Drop the next moves of the computers at these seats."""

    def rewind(self) -> None:
        """The match has jumped, after `stop`: set the clock to its last move."""
        self._stopwatch.set(last_time(self._match))

    def _next_seats(self) -> tuple[Seat, ...]:
        """The seats that may move now; of racing players, the one after the last mover."""
        seats = self._match.deciders
        if not moves_are_timed(self._match):
            return seats
        last = self._match.entries[-1]
        if not isinstance(last, Decision):
            return seats[:1]
        every, after = len(self._match.deal.players), last.seat + 1
        return (min(seats, key=lambda seat: (seat - after) % every),)
