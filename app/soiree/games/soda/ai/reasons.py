"""The reasons for or against a play of Soda, or a No, in sentences."""

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
from soiree.games.soda.ai.rollout import LAST_STAKE, PublicState
from soiree.search.choice import sampled_per_cent

SAMPLES = 100
"""The number of samples of the other hands behind the reasons."""


SELDOM = 0.5
"""The chance that the next player can play on, below which the chance speaks for a card."""

NEGLIGIBLE = 0.05
"""The least chance of a pair that a reason mentions."""


class Reasons:
    """The reasons for or against each move of a decision."""

    def __init__(
        self,
        public: PublicState,
        belief: Belief,
        hand: Sequence[Rank],
        to_draw: int,
        rng: random.Random,
    ) -> None:
        """Args:

        hand: the ranks of the seat's hand, sorted.
        to_draw: the number of cards in the draw pile and the discards together.
        """
        self._public = public
        self._to_draw = to_draw
        self._hand = hand
        self._belief = belief
        self._sampled_hands = [belief.draw(rng)[0] for _ in range(SAMPLES)]

    def of(self, rank: Rank, wins: Sequence[bool]) -> tuple[Fact, ...]:
        """The reasons for or against playing a rank, or `NO`; the most important first.

        Args:
            wins: by sample in which the rank was tried, True if its seat won the hand.
        """
        if rank == NO:
            return tuple(self._no_reasons())
        if rank == ACE:
            return tuple(self._ace_reasons())
        public = self._public
        facts: list[Fact] = []
        words: dict[str, str | int]
        if wins:
            words = {"count": public.stake, "share": sampled_per_cent(fmean(wins))}
            text = tr_noop("Chance that you win the {count} points: {share}%.")
            facts.append(Fact(text, words))
        if rank == public.top:
            drawn = min(public.run, self._to_draw)
            if drawn:
                text = tr_noop("Cards that you draw: {count}.")
                facts.append(Fact(text, {"count": drawn}))
        if self._hand[-1] > rank and public.stake < LAST_STAKE:
            text = tr_noop("You keep the {rank}.")
            facts.append(Fact(text, {"rank": RANKS[self._hand[-1]]}))
        after = (public.seat + 1) % public.seats
        facts.append(self._next_player_reason(after, rank))
        matches = fmean(rank in hands[after] for hands in self._sampled_hands)
        if self._to_draw and matches >= NEGLIGIBLE:
            text = tr_noop("Chance that {player}, who is next, can match it and draw: {share}%.")
            words = {"player": after, "share": sampled_per_cent(matches)}
            facts.append(Fact(text, words, speaks_for=False))
        return tuple(facts)

    def _no_reasons(self) -> list[Fact]:
        public = self._public
        before = (public.seat - 1) % public.seats
        words: dict[str, str | int] = {"player": before, "count": public.stake}
        text = tr_noop("{player} wins the {count} points.")
        facts = [Fact(text, words, speaks_for=False)]
        if public.stake < LAST_STAKE:
            facts.append(Fact(tr_noop("You keep your cards and lead the next hand.")))
        return facts

    def _ace_reasons(self) -> list[Fact]:
        public = self._public
        text = tr_noop("This wins the {count} points at once.")
        facts = [Fact(text, {"count": public.stake})]
        if public.top != EMPTY_ROW:
            high = round(fmean(_above(hands, public) for hands in self._sampled_hands))
            if high:
                text = tr_noop("Cards that the others discard: about {count}.")
                facts.append(Fact(text, {"count": high}))
        if public.stake < LAST_STAKE:
            facts.append(Fact(tr_noop("This costs you an ace."), speaks_for=False))
        return facts

    def _next_player_reason(self, player: Seat, rank: Rank) -> Fact:
        known = self._belief.hands[player].known >> 4 * rank
        if known:
            highest = 4 * rank + known.bit_length() - 1
            words: dict[str, str | int] = {"player": player, "card": spell(highest)}
            text = tr_noop("{player} showed the {card} and still holds it.")
            return Fact(text, words, speaks_for=False)
        holds = fmean(
            bool(hands[player]) and hands[player][-1] >= rank for hands in self._sampled_hands
        )
        if holds < SELDOM:
            text = tr_noop("Chance that {player}, who is next, has nothing as high: {share}%.")
            return Fact(text, {"player": player, "share": sampled_per_cent(1 - holds)})
        text = tr_noop("Chance that {player}, who is next, can play on it: {share}%.")
        return Fact(text, {"player": player, "share": sampled_per_cent(holds)}, speaks_for=False)


def _above(hands: list[list[Rank]], public: PublicState) -> int:
    return sum(rank > public.top for hand in hands for rank in hand)
