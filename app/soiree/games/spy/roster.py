"""Who takes part in a match of Spy vs Spy, and how the players rank (SPY-7, SPY-10, SPY-12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from soiree.core.events import ranks
from soiree.core.zones import Seat


class Roster(NamedTuple):
    """Who races, who has finished or paid, and who is out. It never changes: copies share it.

    Attributes:
        racing: the players in this race, or in the next while decks are dealt, in seat order.
        finished: who has finished this race, in order (SPY-7).
        paid: who has paid a penalty in this race, or is about to, in order (SPY-12).
        out: who is out of the match, in the order of going out (SPY-12).
        shared: for each seat, how often they shared the lowest score (SPY-10).
    """

    racing: tuple[Seat, ...]
    finished: tuple[Seat, ...]
    paid: tuple[Seat, ...]
    out: tuple[Seat, ...]
    shared: tuple[int, ...]

    @classmethod
    def of(cls, seats: int) -> Roster:
        """Everybody is in the first race."""
        return cls(tuple(range(seats)), (), (), (), (0,) * seats)

    # A race. What search does often is written out: `_replace` takes three times as long.

    def begun(self) -> Roster:
        """A race begins: nobody has finished it, and nobody has paid."""
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
        """SPY-9, SPY-12: the first to finish of those that are not out."""
        return next(seat for seat in self.finished if seat not in self.out)

    # The inspection (SPY-12)

    def accuser_after(self, seat: Seat) -> Seat | None:
        """Who may accuse after this seat, -1 to begin with; None if all have."""
        return next((each for each in self.in_race() if each > seat), None)

    def accusable(self, accuser: Seat) -> list[Seat]:
        """Whom a player may accuse: one other that raced and has not paid."""
        return [seat for seat in self.racing if seat != accuser and seat not in self.paid]

    def with_caught(self, seat: Seat, *, is_out: bool) -> Roster:
        """A cheat pays, with a pile or by going out."""
        out = (*self.out, seat) if is_out else self.out
        return self._replace(paid=(*self.paid, seat), out=out)

    def caught(self) -> Seat:
        """Who was caught last."""
        return self.paid[-1]

    # The end of a race (SPY-10)

    def leaders(self, scores: Sequence[int]) -> tuple[Seat, ...]:
        """Who in the race has the lowest score, if it is 0 or less; otherwise nobody."""
        in_race = self.in_race()
        lowest = min([scores[seat] for seat in in_race])
        if lowest > 0:
            return ()
        return tuple(seat for seat in in_race if scores[seat] == lowest)

    def to_race_again(self, leaders: Sequence[Seat]) -> Roster:
        """Those who share the lead race again, or, without leaders, all who are not out."""
        if not leaders:
            return Roster(self.in_race(), self.finished, self.paid, self.out, self.shared)
        shared = tuple(times + (seat in leaders) for seat, times in enumerate(self.shared))
        return self._replace(racing=tuple(leaders), shared=shared)

    def ranks(self, scores: Sequence[int]) -> tuple[int, ...]:
        """SPY-10, SPY-12: the rank of each seat; those who are out come last."""
        keys = [
            (1, -self.out.index(seat), 0) if seat in self.out else (0, -self.shared[seat], score)
            for seat, score in enumerate(scores)
        ]
        return ranks(keys)
