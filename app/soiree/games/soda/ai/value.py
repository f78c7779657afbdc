"""What the cards that are held in Soda are worth for the hands to come."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from soiree.core.cards import Rank
from soiree.core.zones import Seat
from soiree.games.soda.ai.parameters import PRICES, STAKES, for_seats

LEADING = 1.2
"""Points that it is worth to lead a hand, and that it costs to be the last to play in it."""


@dataclass(frozen=True, slots=True)
class Prices:
    """What it is worth to hold cards when a hand begins, in points to the end of the round.

    Attributes:
        cards: by stake of that hand and by rank, against a card yet to be drawn, which is worth 0.
        places: by how many seats after the leader one plays.
    """

    cards: tuple[tuple[float, ...], ...]
    places: tuple[float, ...]

    def of(self, hands: list[list[Rank]], leader: Seat, stake: int) -> list[float]:
        """What the seats may expect, holding these cards before the hands are filled (SDA-7)."""
        price, seats = self.cards[stake], len(hands)
        return [
            self.places[(seat - leader) % seats] + sum([price[rank] for rank in hand])
            for seat, hand in enumerate(hands)
        ]


@cache
def prices(seats: int) -> Prices:
    """The prices among so many players."""
    rows = [for_seats(PRICES[stake], seats) for stake in STAKES]
    return Prices(
        cards=((), (), *rows),
        places=tuple(LEADING * (1 - 2 * after / (seats - 1)) for after in range(seats)),
    )
