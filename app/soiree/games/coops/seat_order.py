"""Who deals, and who follows whom, in Soureh and Pariah (SRH-1)."""

from __future__ import annotations

from bisect import bisect_right
from typing import NamedTuple

from soiree.core.zones import Seat


class SeatOrder(NamedTuple):
    """The seats around the table. It never changes: copies of a state share it.

    Attributes:
        playing: the seats that are not out, in seat order; the others are passed over.
        dealer: of this round, or, between rounds, of the next; None before the first is drawn.
    """

    playing: tuple[Seat, ...]
    dealer: Seat | None = None

    def after(self, seat: Seat) -> Seat:
        """The next seat that is not out."""
        return self.playing[bisect_right(self.playing, seat) % len(self.playing)]

    def from_first(self) -> tuple[Seat, ...]:
        """The seats that are not out, starting after the dealer, who has been drawn."""
        assert self.dealer is not None
        first = bisect_right(self.playing, self.dealer)
        return self.playing[first:] + self.playing[:first]

    def with_next_dealer(self) -> SeatOrder:
        """The deal passes to the next seat."""
        assert self.dealer is not None
        return SeatOrder(self.playing, self.after(self.dealer))
