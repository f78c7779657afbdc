"""The heuristic policy of Soda: the value of each play, from the hand and the open cards.

The policy is linear in a few features, and quick enough for thousands of rollouts.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import cache

from msgspec import Struct

from soiree.core.cards import ACE, Rank
from soiree.games.soda.ai import parameters
from soiree.games.soda.ai.parameters import Table, for_seats

NO: Rank = -1
"""The stand-in for No among ranks."""

EMPTY_ROW: Rank = -1
"""The stand-in for the rank to be reached while the hand has not been led."""


class HeuristicPolicy(Struct, frozen=True):
    """The action values of plays at one stake, in points. No is worth 0; a leader cannot say No.

    Attributes:
        stake: the points of the scoring card.
        follow: by rank, of a card played on another.
        ace_on: by rank of the card under it, added for an Ace.
        pairs: added for the second, third and fourth card of a run.
        higher: added if a card as high or higher, other than an Ace, is kept.
        with_ace: added if an Ace is kept.
        lead, lead_higher, lead_with_ace: the same for a card that is led.
    """

    stake: int
    follow: tuple[float, ...]
    ace_on: tuple[float, ...]
    pairs: tuple[float, ...]
    higher: float
    with_ace: float
    lead: tuple[float, ...]
    lead_higher: float
    lead_with_ace: float

    def best(self, hand: list[Rank], top: Rank, run: int) -> Rank:
        """The rank of the highest value, or `NO`; of two equal ones the lower.

        Args:
            hand: the ranks in the hand, sorted.
            top: the rank to be reached, or `EMPTY_ROW`.
            run: the number of cards of that rank at the end of the row.
        """
        best, most = NO, 0.0
        if top == EMPTY_ROW:
            best, most = hand[0], -1e9
        for rank, value in self.action_values(hand, top, run):
            if value > most:
                best, most = rank, value
        return best

    def action_values(self, hand: list[Rank], top: Rank, run: int) -> list[tuple[Rank, float]]:
        """Each rank that may be played, lowest first, with its value; arguments as in `best`."""
        if top == EMPTY_ROW:
            base, higher, ace, start = self.lead, self.lead_higher, self.lead_with_ace, 0
        else:
            base, higher, ace = self.follow, self.higher, self.with_ace
            start = bisect_left(hand, top)
        without_aces = bisect_left(hand, ACE)
        has_ace = without_aces < len(hand)
        if not has_ace:
            ace = 0.0
        values: list[tuple[Rank, float]] = []
        before = EMPTY_ROW
        for place in range(start, without_aces):
            rank = hand[place]
            if rank != before:
                before = rank
                value = base[rank] + ace
                if place + 1 < without_aces:
                    value += higher
                if rank == top:
                    value += self.pairs[run - 1]
                values.append((rank, value))
        if has_ace:
            values.append((ACE, base[ACE] + (self.ace_on[top] if top != EMPTY_ROW else 0.0)))
        return values


@cache
def heuristic_policy(seats: int, stake: int) -> HeuristicPolicy:
    """The policy for this many players and a scoring card of this many points."""
    higher, ace, ace_per_point, *when_led = for_seats(parameters.KEPT, seats)
    lead_higher, lead_ace, lead_ace_per_point = when_led

    def at_stake(at_6: Table, per_point: Table) -> tuple[float, ...]:
        rows = zip(for_seats(at_6, seats), for_seats(per_point, seats), strict=True)
        return tuple(base + (stake - 6) * more for base, more in rows)

    return HeuristicPolicy(
        stake=stake,
        follow=at_stake(parameters.FOLLOW, parameters.FOLLOW_PER_POINT),
        ace_on=for_seats(parameters.ACE_ON, seats),
        pairs=for_seats(parameters.PAIRS, seats),
        higher=higher,
        with_ace=ace + (stake - 6) * ace_per_point,
        lead=at_stake(parameters.LEAD, parameters.LEAD_PER_POINT),
        lead_higher=lead_higher,
        lead_with_ace=lead_ace + (stake - 6) * lead_ace_per_point,
    )
