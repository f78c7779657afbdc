"""The three levels of Spy vs Spy, which differ in memory, choice of piles and inspection.

Their speed in a race is that of a person of the level (`soiree.controller.computers.pace`).
"""

from __future__ import annotations

import random

from msgspec import Struct
from msgspec.structs import replace

from soiree.core.entries import Move
from soiree.core.guests import Temper
from soiree.core.players import Player, Stop
from soiree.core.views import View
from soiree.games.spy.ai.after_race import accusation, penalty, pick
from soiree.games.spy.ai.belief import race_of
from soiree.games.spy.ai.race import NUMBERS_IN, Race
from soiree.games.spy.ai.rollout import RaceSearch
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.moves import PLACE, Place
from soiree.search.sampling import Budget, surest

MARGIN = 1.0
"""The standard errors by which a pile must be better than the policy's choice to replace it."""


class Level(Struct, frozen=True):
    """The parameters of a computer player of Spy vs Spy.

    Attributes:
        uses_policy: True if the level chooses a pile by `Race.policy`, False for a random one of
            the piles that take the card.
        samples: the number of sampled hands for rollouts with a perfect memory; 0 for no rollouts
            and no memory.
        cheats: the probability of cheating with a card that no pile takes, if the options allow
            cheating.
        inspects: the number of piles of each other player that the level inspects after a race.
    """

    uses_policy: bool
    samples: int
    cheats: float
    inspects: int

    def play(self, view: View, rng: random.Random, stop: Stop) -> Move:
        """The move to make (`soiree.core.players.Player`)."""
        match SpyFacts.of(view).phase:
            case Phase.RACE:
                return self._race(view, rng, stop)
            case Phase.ACCUSE:
                return accusation(view, self.inspects, rng)
            case Phase.PENALTY:
                return penalty(view)
        return pick(view)

    def _race(self, view: View, rng: random.Random, stop: Stop) -> Move:
        race = race_of(view, view.seat)
        takers = NUMBERS_IN[race.takers(race.up)]
        if not takers:
            return self._without_taker(view, race, rng)
        if not self.uses_policy:
            return str(Place(rng.choice(takers)))
        if not self.samples or len(takers) == 1 or stop():
            return str(Place(race.policy(race.up, takers)))
        search = RaceSearch.of(view)
        first = search.race.policy(race.up, takers)
        moves = [str(Place(pile)) for pile in (first, *(each for each in takers if each != first))]
        budget = Budget(self.samples, beyond=MARGIN)
        return surest(search.compare(moves, budget, rng, stop), MARGIN)

    def _without_taker(self, view: View, race: Race, rng: random.Random) -> Move:
        """The move with a turned-up card that no pile takes: start a pile or put the card under the
        hand (SPY-5, SPY-6), or sometimes cheat by placing it on the largest pile (SPY-12).
        """
        if view.legal[0] in PLACE and rng.random() < self.cheats:
            return str(Place(max(range(len(race.sizes)), key=race.sizes.__getitem__)))
        return view.legal[-1]


EASY = Level(uses_policy=False, samples=0, cheats=0.08, inspects=1)
"""Builds on any pile that takes the card, and hardly inspects others."""

MIDDLE = Level(uses_policy=True, samples=0, cheats=0.05, inspects=3)
"""Chooses among its piles by the policy, without memory of the cards."""

HARD = Level(uses_policy=True, samples=48, cheats=0.03, inspects=6)
"""Remembers the cards to come, and compares piles by rollouts."""

LEVELS: dict[str, Level] = {"easy": EASY, "middle": MIDDLE, "hard": HARD}
"""The levels, weakest first."""


def player(level: str, temper: Temper | None = None) -> Player:
    """The player of a level, with the temper of a guest, which shows in cheating and inspecting.

    Bold and cautious guests differ in their pace (`soiree.controller.computers.pace`).
    """
    usual = LEVELS[level]
    match temper:
        case Temper.SPITEFUL:
            return replace(usual, cheats=1.5 * usual.cheats, inspects=2 * usual.inspects).play
        case Temper.GENEROUS:
            return replace(usual, cheats=0.0, inspects=(usual.inspects + 1) // 2).play
    return usual.play
