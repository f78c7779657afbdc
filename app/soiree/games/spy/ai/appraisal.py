"""The chance of each seat of Spy vs Spy to win, all cards being open (`core.reviews.Appraise`).

A rollout plays the race with the cards as they lie, by the policy with random deviations. Without
deviations, a single choice of the policy could decide, though a person might choose otherwise. The
first place is left open, since nobody's speed is known. After a race that does not decide the
match, all players have nearly the same chance.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from soiree.core.cards import Card
from soiree.core.states import State
from soiree.games.spy.ai.match_value import Finish, first_of, win_chances
from soiree.games.spy.ai.race import Race
from soiree.games.spy.board import NO_CARD, Board
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.rules import BONUS, HALF_BONUS, Spy

STRAYS = 0.2
"""The probability that a card goes on any pile that takes it."""


class StrayingRace(Race, kw_only=True):
    """A race whose player deviates from the policy now and then."""

    rng: random.Random

    def policy(self, card: Card, takers: Sequence[int]) -> int:
        if self.rng.random() < STRAYS:
            return self.rng.choice(takers)
        return super().policy(card, takers)


def appraise(state: State, rng: random.Random) -> Sequence[float]:
    """Estimate each seat's chance to win the match by a rollout of the race in progress; if decks
    are still to be dealt for the next race, draw them at random first.
    """
    assert isinstance(state, Spy)
    if state.chance():
        state = state.copy()
        while pending := state.chance():
            state.deal(pending.draw(rng))
    facts = state.facts()
    bonus = HALF_BONUS if state.options["deck"] == "half" else BONUS
    finishes = {
        seat: _finish(state.boards[seat], facts, bonus, rng)
        for seat in facts.racing
        if seat not in facts.out
    }
    chances = win_chances(finishes, bonus, first_of(facts))
    return [chances.get(seat, 0.0) for seat in range(state.seats)]


def _finish(board: Board, facts: SpyFacts, bonus: int, rng: random.Random) -> Finish:
    race = _race_of(board, rng)
    if facts.phase is Phase.RACE and board.choices:
        race.run_to_end()
    return Finish.of_race(race, board.score(), bonus, board.pile_count)


def _race_of(board: Board, rng: random.Random) -> Race:
    race = StrayingRace(rng=rng)
    race.start_piles(board.piles)
    up = () if board.up == NO_CARD else (board.up,)
    race.hand = [*up, *board.hand[board.turned :]]
    race.called, race.called_again = board.called, board.called_again
    return race
