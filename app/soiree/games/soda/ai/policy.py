"""A feeling for Soda: which card looks worth playing, from one's own hand and what lies open.

It is quick enough to play hands out by the thousand.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from functools import cache

from soiree.core.cards import ACE, Rank
from soiree.games.soda.ai import parameters as figures
from soiree.games.soda.ai.parameters import STAKES, Figures, for_seats

NO: Rank = -1
"""Stands for No among ranks."""

LED: Rank = -1
"""Stands for the last card's rank where there is none: the hand is still to be led."""


@dataclass(frozen=True, slots=True)
class Sense:
    """What plays seem to be worth, in points; No is worth 0, and the leader has no No.

    Attributes:
        follow: by stake and rank, a card played on another.
        ace_on: by rank of the card under it, what an Ace is worth besides.
        pairs: what a card makes besides that is the second, third, fourth of its rank.
        higher: what it adds to have a card left to go on with, other than an Ace.
        with_ace: by stake, what it adds to have an Ace left.
        lead, lead_higher, lead_with_ace: the same of a card that is led.
    """

    follow: tuple[tuple[float, ...], ...]
    ace_on: tuple[float, ...]
    pairs: tuple[float, ...]
    higher: float
    with_ace: tuple[float, ...]
    lead: tuple[tuple[float, ...], ...]
    lead_higher: float
    lead_with_ace: tuple[float, ...]

    def choice(self, hand: list[Rank], top: Rank, run: int, stake: int) -> Rank:
        """The rank to play, or `NO`; the lower one of two that seem as good.

        Args:
            hand: sorted.
            top: the rank to be reached, or `LED`.
            run: how many cards of that rank end the row.
        """
        best, most = NO, 0.0
        if top == LED:
            best, most = hand[0], -1e9
        for rank, worth in self.weigh(hand, top, run, stake):
            if worth > most:
                best, most = rank, worth
        return best

    def weigh(self, hand: list[Rank], top: Rank, run: int, stake: int) -> list[tuple[Rank, float]]:
        """What each rank that may be played seems to be worth, lowest first; as in `choice`."""
        if top == LED:
            each, more, ace = self.lead[stake], self.lead_higher, self.lead_with_ace[stake]
            start = 0
        else:
            each, more, ace = self.follow[stake], self.higher, self.with_ace[stake]
            start = bisect_left(hand, top)
        without_aces = bisect_left(hand, ACE)
        has_ace = without_aces < len(hand)
        if not has_ace:
            ace = 0.0
        weighed: list[tuple[Rank, float]] = []
        before = LED
        for place in range(start, without_aces):
            rank = hand[place]
            if rank != before:
                before = rank
                worth = each[rank] + ace
                if place + 1 < without_aces:
                    worth += more
                if rank == top:
                    worth += self.pairs[run - 1]
                weighed.append((rank, worth))
        if has_ace:
            weighed.append((ACE, each[ACE] + (self.ace_on[top] if top != LED else 0.0)))
        return weighed


@cache
def sense(seats: int) -> Sense:
    """The feeling for play among so many."""
    higher, ace, ace_a_point, *lead_left = for_seats(figures.LEFT, seats)
    lead_higher, lead_ace, lead_ace_a_point = lead_left

    def by_stake(at_6: Figures, a_point: Figures) -> Figures:
        lines = list(zip(for_seats(at_6, seats), for_seats(a_point, seats), strict=True))
        return ((), (), *(tuple(base + (k - 6) * more for base, more in lines) for k in STAKES))

    return Sense(
        follow=by_stake(figures.FOLLOW, figures.FOLLOW_A_POINT),
        ace_on=for_seats(figures.ACE_ON, seats),
        pairs=for_seats(figures.PAIRS, seats),
        higher=higher,
        with_ace=tuple(ace + (stake - 6) * ace_a_point for stake in range(STAKES.stop)),
        lead=by_stake(figures.LEAD, figures.LEAD_A_POINT),
        lead_higher=lead_higher,
        lead_with_ace=tuple(
            lead_ace + (stake - 6) * lead_ace_a_point for stake in range(STAKES.stop)
        ),
    )
