"""The honesty tests themselves: they find other truths in every game, and catch peeking."""

from __future__ import annotations

import random

import pytest

from soiree.core.players import random_player
from soiree.core.states import State
from soiree.core.zones import Seat
from soiree.games import GAMES
from tests.every_game import EVERY_GAME
from tests.games.honesty import honest, peeking, play, seated, truth, twins
from tests.thorough import tries


@pytest.mark.parametrize("name", EVERY_GAME)
def test_other_truths_look_the_same_and_an_honest_player_cannot_tell(name: str) -> None:
    match = seated(GAMES[name], {}, seed=3)
    play(match, [honest(random_player)] * len(match.deal.players), random.Random(3), most=60)
    found = list(twins(match, random.Random(3), share=tries(1, thorough=2) / 4))
    assert found
    for twin in found:
        assert list(truth(twin.match).piles()) != list(truth(twin.other).piles())
        assert not twin.differs(honest(random_player))


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_player_that_always_peeks_is_caught(name: str) -> None:
    def by_the_truth(state: State, seat: Seat, rng: random.Random) -> str:
        hidden = hash(tuple(tuple(pile.cards) for pile in state.piles()))
        moves = state.legal(seat)
        return moves[hidden % len(moves)]

    match = seated(GAMES[name], {}, seed=3)
    play(match, [honest(random_player)] * len(match.deal.players), random.Random(3), most=60)
    found = twins(match, random.Random(3), share=tries(1, thorough=2) / 4)
    assert any(twin.differs(peeking(random_player, by_the_truth, 1)) for twin in found)
