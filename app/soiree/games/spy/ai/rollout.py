"""What comes of a move in a race of Spy vs Spy: the race is run to its end in imagined worlds."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from soiree.core.entries import Move
from soiree.core.players import Stop
from soiree.core.views import View
from soiree.games.spy.ai.belief import Belief, race_of
from soiree.games.spy.ai.race import Race
from soiree.games.spy.ai.value import Stakes
from soiree.games.spy.moves import OPEN, PLACE
from soiree.search import sampling as search
from soiree.search.sampling import Trials

CAUGHT = 0.5
"""How likely a cheat is taken to be found out (SPY-12)."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """The rest of a race, as far as its player can know it.

    Attributes:
        race: how it stands, without a hand.
    """

    race: Race
    belief: Belief
    stakes: Stakes

    @classmethod
    def of(cls, view: View) -> Ahead:
        race, belief = race_of(view), Belief.of(view)
        race.to_come = belief.to_come | 1 << race.up
        return cls(race, belief, Stakes.of(view))

    def compare(
        self, moves: Sequence[Move], worlds: int, rng: random.Random, stop: Stop
    ) -> list[Trials]:
        """The chance to win the match with each move, in the same worlds (see `search.compare`)."""
        return search.compare(moves, self.imagine, self.play_out, rng, stop, worlds)

    def imagine(self, rng: random.Random) -> Race:
        """The race with a hand that may be the true one."""
        return self.race.with_hand(self.belief.draw(rng))

    def play_out(self, world: Race, move: Move, rng: random.Random) -> float:
        """The chance to win the match after a race that goes on with a move."""
        run, card = world.copy(), world.up
        is_fair = True
        if move in PLACE:
            is_fair = bool(run.takers(card) >> PLACE[move] & 1)
            run.put(card, PLACE[move])
        elif move == OPEN:
            run.begin_pile(card)
        else:
            run.put_under(card)
        run.run_on()
        worth = self.stakes.worth(run)
        if is_fair:
            return worth
        return (1 - CAUGHT) * worth + CAUGHT * self.stakes.when_caught(run)
