"""The participants of a match of Spy vs Spy, and their ranking (SPY-7, SPY-10, SPY-12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from soiree.core.events import ranks
from soiree.core.zones import Seat


class Roster(NamedTuple):
    """The players who race, have finished, have paid or are out; an immutable value.

    Attributes:
        racing: the players in this race, or in the next while decks are dealt, in seat order.
        finished: the players who have finished this race, in order (SPY-7).
        paid: the players who have paid a penalty in this race, or are about to, in order (SPY-12).
        out: the players who are out of the match, in the order of going out (SPY-12).
        shared: by seat, the number of races in which it shared the lowest score (SPY-10).
    """

    racing: tuple[Seat, ...]
    finished: tuple[Seat, ...]
    paid: tuple[Seat, ...]
    out: tuple[Seat, ...]
    shared: tuple[int, ...]

    @classmethod
    def of(cls, seats: int) -> Roster:
        """The roster before the first race: all players are in."""
        return cls(tuple(range(seats)), (), (), (), (0,) * seats)

    # A race. Frequent changes are written out: `_replace` takes three times as long.

    def begun(self) -> Roster:
        """The roster at the start of a race: nobody has finished or paid."""
        return Roster(self.racing, (), (), self.out, self.shared)

    def with_finished(self, seat: Seat) -> Roster:
        finished = (*self.finished, seat)
        return Roster(self.racing, finished, self.paid, self.out, self.shared)

    def in_race(self) -> tuple[Seat, ...]:
        """The players in this race that are not out."""
        if not self.out:
            return self.racing
        return tuple(seat for seat in self.racing if seat not in self.out)

    def first(self) -> Seat:
        """SPY-9, SPY-12: the first player to finish of those that are not out."""
        return next(seat for seat in self.finished if seat not in self.out)

    # The inspection (SPY-12)

    def accuser_after(self, seat: Seat) -> Seat | None:
        """The next accuser after this seat (-1 for the first accuser), or None."""
        return next((each for each in self.in_race() if each > seat), None)

    def accusable(self, accuser: Seat) -> list[Seat]:
        """The players whom this one may accuse: others that raced and have not paid."""
        return [seat for seat in self.racing if seat != accuser and seat not in self.paid]

    def with_caught(self, seat: Seat, *, is_out: bool) -> Roster:
        """The roster after a cheat pays with a pile or goes out."""
        out = (*self.out, seat) if is_out else self.out
        return self._replace(paid=(*self.paid, seat), out=out)

    def caught(self) -> Seat:
        """The player caught last."""
        return self.paid[-1]

    # The end of a race (SPY-10)

    def leaders(self, scores: Sequence[int]) -> tuple[Seat, ...]:
        """The players in the race with the lowest score, if it is 0 or less; otherwise nobody."""
        in_race = self.in_race()
        lowest = min([scores[seat] for seat in in_race])
        if lowest > 0:
            return ()
        return tuple(seat for seat in in_race if scores[seat] == lowest)

    def to_race_again(self, leaders: Sequence[Seat]) -> Roster:
        """The roster of the next race: the leaders, or without leaders all who are not out."""
        if not leaders:
            return Roster(self.in_race(), self.finished, self.paid, self.out, self.shared)
        shared = tuple(times + (seat in leaders) for seat, times in enumerate(self.shared))
        return self._replace(racing=tuple(leaders), shared=shared)

    def ranks(self, scores: Sequence[int]) -> tuple[int, ...]:
        """SPY-10, SPY-12: the rank of each seat; players who are out come last."""
        keys = [
            (1, -self.out.index(seat), 0) if seat in self.out else (0, -self.shared[seat], score)
            for seat, score in enumerate(scores)
        ]
        return ranks(keys)
