"""The computer players of Spy vs Spy: three levels that see, count and try out differently much.

How fast they are is not theirs to say: in a race each takes the time of a person of its level
(`soiree.controller.pace`).
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from soiree.core.entries import Move
from soiree.core.players import Player, Stop
from soiree.core.views import View
from soiree.games.spy.ai import after_race as spy_after
from soiree.games.spy.ai.belief import race_of
from soiree.games.spy.ai.race import MEMBERS, Race
from soiree.games.spy.ai.rollout import Ahead
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.moves import PLACE, Place
from soiree.search.sampling import surest

BEYOND = 1.0
"""Standard errors by which a pile must be better than the one that comes to mind first."""


@dataclass(frozen=True, slots=True)
class Level:
    """How a computer plays Spy vs Spy.

    Attributes:
        chooses: whether it weighs which pile to put a card on; else any that takes it will do.
        worlds: in how many ways it imagines the race to go on, having counted what may still come
            up and remembered the order of what went under. With 0 it does none of that.
        cheats: how often it cheats with a card that no pile takes, where that is possible.
        inspects: how many piles of each other player it looks through after a race.
    """

    chooses: bool
    worlds: int
    cheats: float
    inspects: int

    def play(self, view: View, rng: random.Random, stop: Stop) -> Move:
        """The move to make: a player as `soiree.core.players.Player` says."""
        match SpyFacts.of(view).phase:
            case Phase.RACE:
                return self._race(view, rng, stop)
            case Phase.ACCUSE:
                return spy_after.accusation(view, self.inspects, rng)
            case Phase.PENALTY:
                return spy_after.penalty(view)
        return spy_after.pick(view)

    def _race(self, view: View, rng: random.Random, stop: Stop) -> Move:
        race = race_of(view)
        takers = MEMBERS[race.takers(race.up)]
        if not takers:
            return self._with_no_taker(view, race, rng)
        if not self.chooses:
            return str(Place(rng.choice(takers)))
        if not self.worlds or len(takers) == 1 or stop():
            return str(Place(race.choice(race.up)))
        ahead = Ahead.of(view)
        first = ahead.race.choice(race.up)
        moves = [str(Place(pile)) for pile in (first, *(each for each in takers if each != first))]
        return surest(ahead.compare(moves, self.worlds, rng, stop), BEYOND)

    def _with_no_taker(self, view: View, race: Race, rng: random.Random) -> Move:
        """SPY-5, SPY-6, or now and then SPY-12: on the highest pile, which hides it best."""
        if view.legal[0] in PLACE and rng.random() < self.cheats:
            return str(Place(max(range(len(race.sizes)), key=race.sizes.__getitem__)))
        return view.legal[-1]


EASY = Level(chooses=False, worlds=0, cheats=0.08, inspects=1)
MIDDLE = Level(chooses=True, worlds=0, cheats=0.05, inspects=3)
HARD = Level(chooses=True, worlds=48, cheats=0.03, inspects=6)

LEVELS: dict[str, Player] = {"easy": EASY.play, "middle": MIDDLE.play, "hard": HARD.play}
