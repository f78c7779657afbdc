"""The reasons for or against a play of Soda, or a No, in words."""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import fmean

from soiree.core.cards import ACE, RANKS, Rank, spell
from soiree.core.players import Fact
from soiree.core.texts import tr_noop
from soiree.core.zones import Seat
from soiree.games.soda.ai.belief import Belief
from soiree.games.soda.ai.policy import EMPTY_ROW, NO
from soiree.games.soda.ai.rollout import PublicState

SAMPLES = 100
"""In how many samples of the hidden cards the hands of the others are looked at."""


class Reasons:
    """The reasons for or against each move of a decision."""

    def __init__(self, public: PublicState, belief: Belief, rng: random.Random) -> None:
        self._public = public
        self._belief = belief
        self._sampled_hands = [belief.draw(rng)[0] for _ in range(SAMPLES)]

    def of(self, rank: Rank, wins: Sequence[bool]) -> tuple[Fact, ...]:
        """The reasons for or against playing a rank, or `NO`; the most important first.

        Args:
            wins: for each sample in which it was tried, whether its seat won the hand.
        """
        public = self._public
        if rank == NO:
            before = (public.seat - 1) % public.seats
            words: dict[str, str | int] = {"player": before, "count": public.stake}
            return (
                Fact(
                    tr_noop(
                        "{player} wins %n points, and you lead the next hand.", "", public.stake
                    ),
                    words,
                ),
            )
        if rank == ACE:
            return tuple(self._of_ace())
        facts = self._of_next((public.seat + 1) % public.seats, rank)
        if wins:
            won = {"count": public.stake, "share": _per_cent(fmean(wins))}
            facts.append(
                Fact(
                    tr_noop("It wins the %n points of this hand: {share} %.", "", public.stake), won
                )
            )
        if rank == public.top:
            facts.append(
                Fact(tr_noop("Cards that it lets you draw: {count}."), {"count": public.run})
            )
        return tuple(facts)

    def _of_ace(self) -> list[Fact]:
        public = self._public
        facts = [
            Fact(
                tr_noop("An Ace wins the %n points at once.", "", public.stake),
                {"count": public.stake},
            )
        ]
        if public.top != EMPTY_ROW:
            high = fmean(_above(hands, public) for hands in self._sampled_hands)
            facts.append(
                Fact(
                    tr_noop("Cards above the {rank} that the others would discard: about {count}."),
                    {"rank": RANKS[public.top], "count": round(high)},
                )
            )
        return facts

    def _of_next(self, player: Seat, rank: Rank) -> list[Fact]:
        """Whether the next player can play on a rank."""
        known = self._belief.hands[player].known >> 4 * rank
        if known:
            highest = 4 * rank + known.bit_length() - 1
            words: dict[str, str | int] = {"player": player, "card": spell(highest)}
            return [Fact(tr_noop("{player} showed the {card} and still holds it."), words)]
        lacks = fmean(
            not hands[player] or hands[player][-1] < rank for hands in self._sampled_hands
        )
        words = {"player": player, "share": _per_cent(lacks)}
        return [
            Fact(
                tr_noop("Chance that {player}, who is next, has nothing as high: {share} %."), words
            )
        ]


def _above(hands: list[list[Rank]], public: PublicState) -> int:
    """How many cards the others hold above the top one."""
    return sum(rank > public.top for hand in hands for rank in hand)


def _per_cent(share: float) -> int:
    """A share of samples in per cent, 1 to 99: what no sample showed may still happen."""
    return min(99, max(1, round(100 * share)))
