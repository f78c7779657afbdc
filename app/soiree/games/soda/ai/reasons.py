"""What speaks for or against a card of Soda, or a No, in words."""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import fmean

from soiree.core.cards import ACE, RANKS, Rank, spell
from soiree.core.players import Fact
from soiree.core.texts import tr_noop
from soiree.core.zones import Seat
from soiree.games.soda.ai.belief import Belief
from soiree.games.soda.ai.policy import LED, NO
from soiree.games.soda.ai.rollout import Scene

LOOKED_AT = 100
"""In how many ways that the cards may lie the hands of the others are looked at."""


class Reasons:
    """What can be told of the moves of a decision."""

    def __init__(self, scene: Scene, belief: Belief, rng: random.Random) -> None:
        self._scene = scene
        self._belief = belief
        self._looks = [belief.draw(rng)[0] for _ in range(LOOKED_AT)]

    def of(self, rank: Rank, wins: Sequence[bool]) -> tuple[Fact, ...]:
        """What speaks for or against playing a rank, or `NO`; what weighs most first.

        Args:
            wins: in the worlds in which it was tried, whether its seat won the hand.
        """
        scene = self._scene
        if rank == NO:
            before = (scene.seat - 1) % scene.seats
            words: dict[str, str | int] = {"player": before, "count": scene.stake}
            return (
                Fact(
                    tr_noop(
                        "{player} wins %n points, and you lead the next hand.", "", scene.stake
                    ),
                    words,
                ),
            )
        if rank == ACE:
            return tuple(self._of_ace())
        facts = self._of_next((scene.seat + 1) % scene.seats, rank)
        if wins:
            won = {"count": scene.stake, "share": _per_cent(fmean(wins))}
            facts.append(
                Fact(
                    tr_noop("It wins the %n points of this hand: {share} %.", "", scene.stake), won
                )
            )
        if rank == scene.top:
            facts.append(
                Fact(tr_noop("Cards that it lets you draw: {count}."), {"count": scene.run})
            )
        return tuple(facts)

    def _of_ace(self) -> list[Fact]:
        scene = self._scene
        facts = [
            Fact(
                tr_noop("An Ace wins the %n points at once.", "", scene.stake),
                {"count": scene.stake},
            )
        ]
        if scene.top != LED:
            high = fmean(_above(hands, scene) for hands in self._looks)
            facts.append(
                Fact(
                    tr_noop("Cards above the {rank} that the others would discard: about {count}."),
                    {"rank": RANKS[scene.top], "count": round(high)},
                )
            )
        return facts

    def _of_next(self, player: Seat, rank: Rank) -> list[Fact]:
        """Whether the next player can go on after a rank."""
        known = self._belief.holdings[player].known >> 4 * rank
        if known:
            highest = 4 * rank + known.bit_length() - 1
            words: dict[str, str | int] = {"player": player, "card": spell(highest)}
            return [Fact(tr_noop("{player} showed the {card} and still holds it."), words)]
        lacks = fmean(not hands[player] or hands[player][-1] < rank for hands in self._looks)
        words = {"player": player, "share": _per_cent(lacks)}
        return [Fact(tr_noop("{player}, who is next, has nothing as high: {share} %."), words)]


def _above(hands: list[list[Rank]], scene: Scene) -> int:
    """How many cards the others hold above the one on top."""
    return sum(rank > scene.top for hand in hands for rank in hand)


def _per_cent(share: float) -> int:
    """A share that was found by trying; what never came about may still be."""
    return min(99, max(1, round(100 * share)))
