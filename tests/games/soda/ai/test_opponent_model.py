"""The opponent types that the model of Soda infers."""

from __future__ import annotations

import random
from statistics import fmean

from msgspec.structs import replace

from soiree.core.entries import Move
from soiree.core.players import Stop, random_player
from soiree.core.views import View
from soiree.games.soda import GAME
from soiree.games.soda.ai.levels import HARD, heuristic_values
from soiree.games.soda.ai.opponent_model import OPPONENT_TYPES, ByType, infer_types
from soiree.games.soda.ai.rollout import HEURISTIC, LOWEST, SOFTMAX, UNIFORM
from soiree.search.choice import softmax_choice
from tests.games.honesty import honest, play, seated
from tests.games.soda.soda_greedy import play as lowest_player


def test_each_type_is_recognised() -> None:
    players = {
        HEURISTIC: replace(HARD, samples=0, temperature=0.01).play,
        LOWEST: lowest_player,
        UNIFORM: random_player,
    }
    types = [LOWEST, UNIFORM, HEURISTIC, LOWEST]
    match = seated(GAME, {"players": 4}, seed=1)
    play(match, [honest(players[each]) for each in types], random.Random(1), most=100_000)
    found = infer_types(match.view(0))
    assert [OPPONENT_TYPES[each.index(max(each))] for each in found] == types


def test_softmax_players_are_mostly_recognised() -> None:
    def softmax(view: View, rng: random.Random, stop: Stop) -> Move:
        return softmax_choice(heuristic_values(view), 1.0, rng)

    player, found = honest(softmax), list[ByType]()
    for seed in range(6):
        match = seated(GAME, {"players": 4}, seed)
        play(match, [player] * 4, random.Random(1), most=100_000)
        found += infer_types(match.view(0))
    means = [fmean(each[number] for each in found) for number in OPPONENT_TYPES]
    assert OPPONENT_TYPES[means.index(max(means))] == SOFTMAX
    assert max(means) > 0.45
