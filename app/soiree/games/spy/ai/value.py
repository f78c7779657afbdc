"""What points are worth in Spy vs Spy: the chance to win the match with them.

More points mean fewer cards to race with, and a bonus that comes sooner: of few points each counts,
of many none does, until they are more than a bonus takes off.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache

from soiree.core.cards import DECK
from soiree.core.views import View
from soiree.games.spy.ai.race import Race
from soiree.games.spy.facts import SpyFacts
from soiree.games.spy.rules import BONUS, FIRST, HALF_BONUS
from soiree.games.spy.zones import MOST_PILES, Kind

_SPREAD = 4.0
"""By how many cards two spies, who have as many left, finish apart."""

_RACES = 60
"""How many races are looked ahead."""

_MOST_ADDED = 12
"""Points added in a race that are reckoned with."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What there is to be won and lost in a race.

    Attributes:
        players: how many there are in the match.
        score: the points of the player.
        deck: how many cards he has in all.
        rivals: how many cards each of those has left that still race.
        is_open: whether nobody has finished yet.
        is_out: whether who is caught cheating is out of the match (SPY-12).
    """

    players: int
    score: int
    deck: int
    rivals: tuple[int, ...]
    is_open: bool
    is_out: bool

    @classmethod
    def of(cls, view: View) -> Stakes:
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
            is_open=not SpyFacts.of(view).finished,
            is_out=view.options["penalty"] == "lose",
        )

    @property
    def bonus(self) -> int:
        """SPY-9."""
        return BONUS if self.deck == len(DECK) else HALF_BONUS

    def worth(self, race: Race) -> float:
        """The chance to win the match after a race that has been run (SPY-8, SPY-9).

        The race began with the card turned up and the hand as they are now.
        """
        if len(race.tops) < MOST_PILES:
            return self.with_score(self.score + race.left - self.bonus)
        added = race.left + min(race.sizes)
        first = self.first(race.at + 1)
        return first * self.after(added, is_first=True) + (1 - first) * self.after(added)

    def when_caught(self, race: Race) -> float:
        """The chance to win after a race in which the player cheated, and pays for it (SPY-12)."""
        if self.is_out:
            return 0.0
        return self.after(race.left + min(race.sizes) + max(race.sizes))

    def after(self, added: int, *, is_first: bool = False) -> float:
        """The chance to win the match after a race without the bonus that adds so many points."""
        return self.with_score(self.score + added - FIRST * is_first)

    def with_score(self, score: int) -> float:
        """The chance to win the match with so many points after a race (SPY-10)."""
        worth = (
            1.0 if score <= 0 else _prospects(self.players, self.deck)[min(score, self.deck) - 1]
        )
        # Of scores that are worth the same, the lower one.
        return worth - 0.0001 * (score + self.bonus)

    def first(self, cards: int) -> float:
        """How likely a player is to finish first, who has so many cards to bring to their places.

        All are taken to be equally fast: nobody sees how fast the others will be.
        """
        if not self.is_open:
            return 0.0
        chance = 1.0
        for left in self.rivals:
            chance /= 1 + math.exp((cards - left) / _SPREAD)
        return chance


@cache
def _prospects(players: int, deck: int) -> list[float]:
    """By points from 1 on, the chance to win before anybody else does, reckoned from the end back.

    A race is taken to bring what it brings to a player who counts and looks no further.
    """
    bonus = BONUS if deck == len(DECK) else HALF_BONUS
    others = 0.03 + 0.01 * players  # that somebody else wins in a race
    chances = [0.0] * deck
    for _ in range(_RACES):
        after = [1.0] * 2 * deck
        after[deck:] = [(1 - others) * chance for chance in chances]
        after[deck] = 1.0
        longer = []
        for score in range(deck):
            found = _bonus_chance(deck - score)
            rest = 0.0
            for added, share in enumerate(_added(deck - score), start=1):
                ends = min(deck - 1, score + added)
                rest += share * (after[deck + ends - FIRST] + (players - 1) * after[deck + ends])
            worth = found * after[deck + score - bonus] + (1 - found) * rest / players
            longer.append(worth)
        chances = longer
    # Who would rather have more points takes a higher pile: no score is worth less than a higher.
    return [max(chances[score:]) for score in range(1, deck)] + [0.0]


def _bonus_chance(cards: int) -> float:
    """How often a race with so many cards earns the bonus (SPY-8), by many that were run."""
    return min(1.0, 0.003 + math.exp((5.2 - cards) / 6.8))


def _added(cards: int) -> list[float]:
    """How often a race with so many cards adds 1, 2, 3 … points, by many that were run."""
    ratio = 1 - 1 / (1 + cards / 24)
    shares = [ratio**more for more in range(_MOST_ADDED)]
    return [share / sum(shares) for share in shares]
