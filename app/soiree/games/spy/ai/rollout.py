"""Moves in a race of Spy vs Spy compared by rollouts: the race is played out with sampled hands."""

from __future__ import annotations

import random
from collections.abc import Sequence

from msgspec import Struct

from soiree.core.entries import Move
from soiree.core.players import Stop
from soiree.core.views import View
from soiree.games.spy.ai.belief import Belief, race_of
from soiree.games.spy.ai.race import Race
from soiree.games.spy.ai.value import ValueFunction
from soiree.games.spy.moves import OPEN, PLACE
from soiree.search import sampling
from soiree.search.sampling import Trials

CAUGHT = 0.5
"""The assumed probability that a cheat is caught (SPY-12)."""


class RaceSearch(Struct, frozen=True):
    """The rest of a race, as far as its player can know it.

    Attributes:
        race: how it stands, without a hand.
        belief: what the player knows of the hand.
        value: what the outcome of the race is worth.
    """

    race: Race
    belief: Belief
    value: ValueFunction

    @classmethod
    def of(cls, view: View) -> RaceSearch:
        race, belief = race_of(view, view.seat), Belief.of(view, view.seat)
        race.to_come = belief.to_come | 1 << race.up
        return cls(race, belief, ValueFunction.of(view))

    def compare(
        self, moves: Sequence[Move], samples: int, rng: random.Random, stop: Stop
    ) -> list[Trials]:
        """The chance to win the match with each move, in the same samples (`sampling.compare`)."""
        return sampling.compare(moves, self.sample, self.play_out, rng, stop, samples)

    def sample(self, rng: random.Random) -> Race:
        """The race with a hand that agrees with what the player knows."""
        return self.race.with_hand(self.belief.draw(rng))

    def play_out(self, race: Race, move: Move, rng: random.Random) -> float:
        """The chance to win the match after a race that goes on with a move.

        Args:
            race: a sample; left as it was.
        """
        return self.worth(race, move, self.ended(race, move))

    @staticmethod
    def ended(race: Race, move: Move) -> Race:
        """The race at its end, after a move and then the policy; the sample is left as it was."""
        rollout, card = race.copy(), race.up
        if move in PLACE:
            rollout.put(card, PLACE[move])
        elif move == OPEN:
            rollout.start_pile(card)
        else:
            rollout.put_under(card)
        rollout.run_to_end()
        return rollout

    def worth(self, race: Race, move: Move, ended: Race) -> float:
        """The chance to win the match after a race that has ended, given the move that led there.

        Args:
            race: as it was before the move.
        """
        value = self.value.after_race(ended)
        if is_fair(race, move):
            return value
        return (1 - CAUGHT) * value + CAUGHT * self.value.when_caught(ended)


def is_fair(race: Race, move: Move) -> bool:
    """Whether a move is none that others may accuse a player of (SPY-12)."""
    return move not in PLACE or bool(race.takers(race.up) >> PLACE[move] & 1)
