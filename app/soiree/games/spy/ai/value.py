"""The value function by which players of Spy vs Spy choose: how soon a score may win the match.

More points mean fewer cards to race with, and so an earlier bonus. So each point counts where there
are few, and none does where there are many, until there are more than a bonus takes off. It takes
the others for what they usually are; who is likely to win beside whom, `match_value` says.
"""

from __future__ import annotations

import math
from functools import cache

from msgspec import Struct

from soiree.core.cards import DECK
from soiree.core.views import View
from soiree.games.spy.ai.race import Race
from soiree.games.spy.facts import SpyFacts
from soiree.games.spy.rules import BONUS, FIRST, HALF_BONUS
from soiree.games.spy.zones import MOST_PILES, Kind

SPREAD = 4.0
"""By how many cards two players with equally many left finish apart."""

_HORIZON = 60
"""How many races the values look ahead."""

_MOST_ADDED = 12
"""How many points a race without the bonus is assumed to add at most."""


class ValueFunction(Struct, frozen=True):
    """What the outcome of a race is worth to one of its players.

    Attributes:
        players: how many there are in the match.
        score: the player's points.
        deck: how many cards the player has in all.
        rivals: how many cards each of the others who are still racing has left.
        nobody_finished: whether the first place is still open.
        caught_are_out: whether a caught cheat is out of the match (SPY-12).
    """

    players: int
    score: int
    deck: int
    rivals: tuple[int, ...]
    nobody_finished: bool
    caught_are_out: bool

    @classmethod
    def of(cls, view: View) -> ValueFunction:
        others = [seat for seat in view.deciders if seat != view.seat]
        left = [
            len(view.cards(Kind.HAND, seat)) + len(view.cards(Kind.UP, seat)) for seat in others
        ]
        deck = len(DECK) // 2 if view.options["deck"] == "half" else len(DECK)
        assert view.scores is not None
        return cls(
            players=view.seats,
            score=view.scores[view.seat],
            deck=deck,
            rivals=tuple(left),
            nobody_finished=not SpyFacts.of(view).finished,
            caught_are_out=view.options["penalty"] == "lose",
        )

    @property
    def bonus(self) -> int:
        """How many points the bonus takes off (SPY-9)."""
        return BONUS if self.deck == len(DECK) else HALF_BONUS

    def after_race(self, race: Race) -> float:
        """The chance to win the match after a race that was played out (SPY-8, SPY-9).

        Args:
            race: its hand holds the cards that were left when the rollout began.
        """
        if len(race.tops) < MOST_PILES:
            return self.with_score(self.score + race.left - self.bonus)
        added = race.left + min(race.sizes)
        first = self.chance_to_be_first(race.turned + 1)
        if_first, otherwise = self.after_adding(added, is_first=True), self.after_adding(added)
        return first * if_first + (1 - first) * otherwise

    def points_after(self, race: Race) -> float:
        """How many points a race adds that was played out, on average over who finishes first."""
        if len(race.tops) < MOST_PILES:
            return race.left - self.bonus
        return race.left + min(race.sizes) - FIRST * self.chance_to_be_first(race.turned + 1)

    def when_caught(self, race: Race) -> float:
        """The chance to win after a race in which the player cheated and is caught (SPY-12)."""
        if self.caught_are_out:
            return 0.0
        return self.after_adding(race.left + min(race.sizes) + max(race.sizes))

    def after_adding(self, points: int, *, is_first: bool = False) -> float:
        """The chance to win the match after a race without the bonus that adds so many points.

        Args:
            is_first: whether the player finished first.
        """
        return self.with_score(self.score + points - FIRST * is_first)

    def with_score(self, score: int) -> float:
        """The chance to win the match with so many points after a race (SPY-10)."""
        chance = (
            1.0 if score <= 0 else _win_chances(self.players, self.deck)[min(score, self.deck) - 1]
        )
        # Of scores with the same chance, the lower one is better.
        return chance - 0.0001 * (score + self.bonus)

    def chance_to_be_first(self, cards: int) -> float:
        """How likely a player with so many cards left to play is to finish first.

        All players are assumed to be equally fast: nobody can see how fast the others will be.
        """
        if not self.nobody_finished:
            return 0.0
        chance = 1.0
        for left in self.rivals:
            chance /= 1 + math.exp((cards - left) / SPREAD)
        return chance


@cache
def _win_chances(players: int, deck: int) -> list[float]:
    """By score, from 1 on, the chance to win before anybody else does, by backward induction.

    A race is assumed to bring what it brings to a player who follows `Race.policy`.
    """
    bonus = BONUS if deck == len(DECK) else HALF_BONUS
    others = 0.03 + 0.01 * players  # the chance that somebody else wins in a race
    chances = [0.0] * deck
    for _ in range(_HORIZON):
        after = [1.0] * 2 * deck  # by score, from -deck on
        after[deck:] = [(1 - others) * chance for chance in chances]
        after[deck] = 1.0
        earlier = []
        for score in range(deck):
            earned = _bonus_chance(deck - score)
            rest = 0.0
            for added, share in enumerate(_added(deck - score), start=1):
                ends = min(deck - 1, score + added)
                rest += share * (after[deck + ends - FIRST] + (players - 1) * after[deck + ends])
            chance = earned * after[deck + score - bonus] + (1 - earned) * rest / players
            earlier.append(chance)
        chances = earlier
    # A player who would rather have more points takes a larger pile, so no score is worse than a
    # higher one.
    return [max(chances[score:]) for score in range(1, deck)] + [0.0]


def _bonus_chance(cards: int) -> float:
    """How often a race with so many cards earns the bonus (SPY-8), fitted to many races."""
    return min(1.0, 0.003 + math.exp((5.2 - cards) / 6.8))


def _added(cards: int) -> list[float]:
    """How often a race with so many cards adds 1, 2, 3 … points, fitted to many races."""
    ratio = 1 - 1 / (1 + cards / 24)
    shares = [ratio**more for more in range(_MOST_ADDED)]
    return [share / sum(shares) for share in shares]
