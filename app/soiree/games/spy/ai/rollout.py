"""Rollouts of a race of Spy vs Spy, with sampled hands, to compare moves."""

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
from soiree.search.sampling import Budget, Trials

CAUGHT = 0.5
"""The assumed probability that a cheat is caught (SPY-12)."""


class RaceSearch(Struct, frozen=True):
    """The rest of a race by its player's knowledge.

    Attributes:
        race: the race so far, without a hand.
        belief: the belief about the hand.
        value: the value function of the player.
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
        self, moves: Sequence[Move], budget: Budget | int, rng: random.Random, stop: Stop
    ) -> list[Trials]:
        """Compare moves by the chance to win, in the same samples (`sampling.compare`)."""
        return sampling.compare(moves, self.sample, self.play_out, rng, stop, budget)

    def sample(self, rng: random.Random) -> Race:
        """The race with a sampled hand."""
        return self.race.with_hand(self.belief.draw(rng))

    def play_out(self, race: Race, move: Move, _seed: int = 0) -> float:
        """The chance to win the match after a move and the rest of the race.

        Args:
            race: a sample, which is not changed.
        """
        ended = self.ended(race, move)
        value = self.value.after_race(ended)
        if is_fair(race, move):
            return value
        return (1 - CAUGHT) * value + CAUGHT * self.value.when_caught(ended)

    @staticmethod
    def ended(race: Race, move: Move) -> Race:
        """The end of the race after a move and then the policy; the sample is not changed."""
        rollout, card = race.copy(), race.up
        if move in PLACE:
            rollout.put(card, PLACE[move])
        elif move == OPEN:
            rollout.start_pile(card)
        else:
            rollout.put_under(card)
        rollout.run_to_end()
        return rollout


def is_fair(race: Race, move: Move) -> bool:
    """False if others may accuse the player for the move (SPY-12)."""
    return move not in PLACE or bool(race.takers(race.up) >> PLACE[move] & 1)
