"""Rollouts of Soi follow the rules."""

from __future__ import annotations

import random

from soiree.core.cards import mask_of
from soiree.games.soi.ai.rollout import Rollout
from soiree.games.soi.deals import SUITS_HELD
from soiree.games.soi.moves import Ask
from soiree.games.soi.rules import laid_points
from tests.games.honesty import truth
from tests.games.soi.ai.soi_endgames import endgames


def test_rollouts_go_by_the_rules() -> None:
    played = 0
    for match in endgames():
        (seat,) = match.deciders
        state = truth(match)
        hands = [mask_of(pile.cards) for pile in list(state.piles())[:4]]
        rollout = Rollout(match.view(seat)).with_hands(hands)
        rng = random.Random(1)
        in_play = 109 - sum(laid_points(mask_of(pile.cards)) for pile in list(state.piles())[4:8])
        while rollout.layouts:
            assert state.deciders() == (rollout.turn,)
            asked, wanted = rollout.policy(rng)
            move = str(Ask(asked, wanted))
            assert state.refusal(rollout.turn, move) is None
            state.play(rollout.turn, move)
            rollout.ask(asked, wanted)
            piles = list(state.piles())
            for rank, layout in rollout.layouts.items():
                held = [mask_of(pile.cards) >> rank * 4 & 15 for pile in piles[:4]]
                assert held == list(SUITS_HELD[layout])
            played += 1
        assert sum(rollout.points) == in_play
    assert played > 100
