"""The value function of a player of Spy vs Spy: the chance to win the match by the score alone.

More points mean fewer cards to race with, and so an earlier bonus. One more point therefore lowers
the chance at a low score, but not at a high score, up to the points that the bonus takes off. The
other players are assumed to be average; `match_value` compares the players of a match.
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
"""The spread, in cards, between players who finish with equally many cards to play."""

_HORIZON = 60
"""The number of races in the backward induction."""

_MOST_ADDED = 12
"""The most points that a race without the bonus is assumed to add."""


class ValueFunction(Struct, frozen=True):
    """The value of the outcome of a race to one of its players.

    Attributes:
        players: the number of players in the match.
        score: the player's points.
        deck: the number of cards that the player has in all.
        rivals: the numbers of cards that the other racing players have left.
        nobody_finished: True if the first place is still open.
        caught_are_out: True if a caught cheat is out of the match (SPY-12).
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
        return cls(
            players=view.seats,
            score=view.totals[view.seat],
            deck=deck,
            rivals=tuple(left),
            nobody_finished=not SpyFacts.of(view).finished,
            caught_are_out=view.options["penalty"] == "lose",
        )

    @property
    def bonus(self) -> int:
        """The points that the bonus takes off (SPY-9)."""
        return BONUS if self.deck == len(DECK) else HALF_BONUS

    def after_race(self, race: Race) -> float:
        """The chance to win the match after a played-out race (SPY-8, SPY-9).

        Args:
            race: the race; its hand holds the cards left at the start of the rollout.
        """
        if len(race.tops) < MOST_PILES:
            return self.with_score(self.score + race.left - self.bonus)
        added = race.left + min(race.sizes)
        first = self.chance_to_be_first(race.turned + 1)
        if_first, otherwise = self.after_adding(added, is_first=True), self.after_adding(added)
        return first * if_first + (1 - first) * otherwise

    def points_after(self, race: Race) -> float:
        """The points that a played-out race adds, on average over the first places."""
        if len(race.tops) < MOST_PILES:
            return race.left - self.bonus
        return race.left + min(race.sizes) - FIRST * self.chance_to_be_first(race.turned + 1)

    def when_caught(self, race: Race) -> float:
        """The chance to win after a race in which the player is caught cheating (SPY-12)."""
        if self.caught_are_out:
            return 0.0
        return self.after_adding(race.left + min(race.sizes) + max(race.sizes))

    def after_adding(self, points: int, *, is_first: bool = False) -> float:
        """The chance to win the match after a race without the bonus that adds `points`.

        Args:
            is_first: True if the player finished first.
        """
        return self.with_score(self.score + points - FIRST * is_first)

    def with_score(self, score: int) -> float:
        """The chance to win the match with a score after a race (SPY-10)."""
        chance = (
            1.0 if score <= 0 else _win_chances(self.players, self.deck)[min(score, self.deck) - 1]
        )
        # The lower one of two scores with the same chance is better.
        return chance - 0.0001 * (score + self.bonus)

    def chance_to_be_first(self, cards: int) -> float:
        """The chance of a player with so many cards to play to finish first.

        All players are assumed to be equally fast: nobody can see the others' speed.
        """
        if not self.nobody_finished:
            return 0.0
        chance = 1.0
        for left in self.rivals:
            chance /= 1 + math.exp((cards - left) / SPREAD)
        return chance


@cache
def _win_chances(players: int, deck: int) -> list[float]:
    """The chance to win before any other player, by score from 1 on (backward induction).

    Each race is assumed to bring the average result of `Race.policy`.
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
    # A player may always take a larger pile, so no score is worse than a higher one.
    return [max(chances[score:]) for score in range(1, deck)] + [0.0]


def _bonus_chance(cards: int) -> float:
    """The chance that a race with so many cards earns the bonus (SPY-8), fitted to many races."""
    return min(1.0, 0.003 + math.exp((5.2 - cards) / 6.8))


def _added(cards: int) -> list[float]:
    ratio = 1 - 1 / (1 + cards / 24)
    shares = [ratio**more for more in range(_MOST_ADDED)]
    return [share / sum(shares) for share in shares]
