"""The value function of Soda: the worth of held cards in later hands."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from soiree.core.cards import Rank
from soiree.core.zones import Seat
from soiree.games.soda.ai.parameters import CARD_VALUES, for_seats

LEAD_VALUE = 1.2
"""The value of leading a hand, in points; playing last costs as much."""


class ValueFunction(Struct, frozen=True):
    """Estimates the points of each seat from the beginning of a hand to the end of the round.

    Attributes:
        cards: by the points of the hand's scoring card and by rank, the value of a held card in
            points; undrawn cards are worth 0.
        positions: by the number of seats after the leader, the value of this place in the order
            of play, in points.
    """

    cards: tuple[tuple[float, ...], ...]
    positions: tuple[float, ...]

    def expected(self, hands: list[list[Rank]], leader: Seat, stake: int) -> list[float]:
        """The points that each seat can expect in the rest of the round, from the hand for the
        scoring card of `stake` points on, before held cards are filled up to five (SDA-7).
        """
        value, seats = self.cards[stake], len(hands)
        return [
            self.positions[(seat - leader) % seats] + sum([value[rank] for rank in hand])
            for seat, hand in enumerate(hands)
        ]


@cache
def value_function(seats: int) -> ValueFunction:
    """The value function for this many players."""
    rows = [for_seats(table, seats) for table in zip(*CARD_VALUES, strict=True)]
    return ValueFunction(
        cards=((), (), *rows),
        positions=tuple(LEAD_VALUE * (1 - 2 * after / (seats - 1)) for after in range(seats)),
    )
