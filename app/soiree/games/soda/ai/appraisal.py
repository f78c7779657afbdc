"""The chance of each seat of Soda to win, all hands being open: `soiree.core.reviews.Appraise`.

It is what the value function makes of the hands, and the scores. What lies in the draw pile does
not count: that is luck when it is drawn.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from soiree.core.cards import rank_of
from soiree.core.states import State
from soiree.games.soda.ai.parameters import STAKES
from soiree.games.soda.ai.policy import EMPTY_ROW
from soiree.games.soda.ai.rollout import LAST_STAKE, PublicState
from soiree.games.soda.ai.value import value_function
from soiree.games.soda.facts import SodaFacts
from soiree.games.soda.rules import ROUNDS, Soda
from soiree.games.soda.zones import Kind

SQUARES = [sum(k * k for k in STAKES if k > stake) for stake in range(LAST_STAKE + 1)]
"""By stake, the sum of the squares of the stakes that come after it in a round."""


def appraise(state: State, rng: random.Random) -> Sequence[float]:
    """By the cards held, and the scores."""
    facts, totals = state.facts(), state.scores()
    assert isinstance(facts, SodaFacts)
    assert totals is not None
    gains, played = [0.0] * state.seats, LAST_STAKE
    if facts.round and facts.worth is not None:
        hands = [
            [rank_of(card) for card in pile.cards]
            for pile in state.piles()
            if pile.zone.kind == Kind.HAND
        ]
        played = facts.worth - 1
        gains = value_function(state.seats).expected(hands, facts.turn, facts.worth)
    left = SQUARES[played] + (ROUNDS - facts.round) * SQUARES[0]
    public = PublicState(0, state.seats, played, EMPTY_ROW, 0, totals, left)
    return public.win_chances(gains, played)


def reshuffle(state: State, rng: random.Random) -> State:
    """Another order of the draw pile: nobody has seen it."""
    assert isinstance(state, Soda)
    return state.reshuffled(rng)
