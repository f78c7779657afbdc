"""The heuristic policy of Soda: the value of each play, from the hand and the open cards.

The policy is linear in a few features, and quick enough for thousands of rollouts.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from functools import cache
from typing import NamedTuple

from msgspec import Struct

from soiree.core.cards import ACE, Rank
from soiree.games.soda.ai import parameters
from soiree.games.soda.ai.parameters import Table, for_seats

NO: Rank = -1
"""The stand-in for No among ranks."""

EMPTY_ROW: Rank = -1
"""The stand-in for the rank to be reached while the hand has not been led."""


class CardValues(NamedTuple):
    """The values of cards that are led, or that are played on others.

    Attributes:
        by_rank: by rank, the value of the played card.
        higher: added if a card as high or higher, other than an Ace, is kept.
        ace: added if an Ace is kept.
    """

    by_rank: tuple[float, ...]
    higher: float
    ace: float


class HeuristicPolicy(Struct, frozen=True):
    """The action values of plays at one stake, in points. No is worth 0; a leader cannot say No.

    Attributes:
        stake: the points of the scoring card.
        lead: of a card that is led.
        follow: of a card that is played on another.
        ace_on: by rank of the card under it, added for an Ace.
        pairs: added for the second, third and fourth card of a run.
    """

    stake: int
    lead: CardValues
    follow: CardValues
    ace_on: tuple[float, ...]
    pairs: tuple[float, ...]

    def best(self, hand: list[Rank], top: Rank, run: int) -> Rank:
        """The rank of the highest value, or `NO`; arguments as in `action_values`.

        Of equal values the first one counts: that of `NO`, or else of the lower rank.
        """
        best, most = NO, -math.inf
        for rank, value in self.action_values(hand, top, run):
            if value > most:
                best, most = rank, value
        return best

    def action_values(self, hand: list[Rank], top: Rank, run: int) -> list[tuple[Rank, float]]:
        """Each choice with its value: first `NO` where it is allowed, then the ranks, lowest first.

        Args:
            hand: the ranks in the hand, sorted.
            top: the rank to be reached, or `EMPTY_ROW`.
            run: the number of cards of that rank at the end of the row.
        """
        is_led = top == EMPTY_ROW
        by_rank, higher, ace = self.lead if is_led else self.follow
        without_aces = bisect_left(hand, ACE)
        has_ace = without_aces < len(hand)
        if not has_ace:
            ace = 0.0
        values: list[tuple[Rank, float]] = [] if is_led else [(NO, 0.0)]
        before = EMPTY_ROW
        for place in range(bisect_left(hand, top), without_aces):
            rank = hand[place]
            if rank != before:
                before = rank
                value = by_rank[rank] + ace
                if place + 1 < without_aces:
                    value += higher
                if rank == top:
                    value += self.pairs[run - 1]
                values.append((rank, value))
        if has_ace:
            values.append((ACE, by_rank[ACE] + (0.0 if is_led else self.ace_on[top])))
        return values


@cache
def heuristic_policy(seats: int, stake: int) -> HeuristicPolicy:
    """The policy for this many players and a scoring card of this many points."""
    kept = for_seats(parameters.KEPT, seats)

    def card_values(at_6: Table, per_point: Table, kept: tuple[float, ...]) -> CardValues:
        higher, ace, ace_per_point = kept
        rows = zip(for_seats(at_6, seats), for_seats(per_point, seats), strict=True)
        by_rank = tuple(base + (stake - 6) * more for base, more in rows)
        return CardValues(by_rank, higher, ace + (stake - 6) * ace_per_point)

    return HeuristicPolicy(
        stake=stake,
        lead=card_values(parameters.LEAD, parameters.LEAD_PER_POINT, kept[3:]),
        follow=card_values(parameters.FOLLOW, parameters.FOLLOW_PER_POINT, kept[:3]),
        ace_on=for_seats(parameters.ACE_ON, seats),
        pairs=for_seats(parameters.PAIRS, seats),
    )
