"""The computer players of Pariah, where the game differs from Soureh."""

from __future__ import annotations

import random

import pytest

from soiree.core.players import never
from soiree.games.pariah import GAME
from soiree.games.pariah.ai import HARD, PariahSearch
from tests.games.coops.stacked_match import StackedMatch

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("level", GAME.level_names())
def test_a_king_mends_two_own_coops_at_once(level: str) -> None:
    """Nobody can spoil them afterwards: the opponent, who has declared, has no more turns."""
    match = StackedMatch(GAME)
    mine, theirs = "AS/9C AH/5S AD/4S AC/7H", "10S/3C 4H/7S 9S/10C 8D/6S"
    match.deal({0: mine, 1: theirs}, "3S KS", dealer=1)
    match.play("discard", "knock")
    player, view = GAME.player(level), match.view(match.turn)
    for seed in range(8):
        assert player(view, random.Random(seed), never) == "king 1 3 1 4"


def test_the_scores_after_a_round_are_those_of_the_rules() -> None:
    for seed in range(30):
        match, rng = StackedMatch(GAME), random.Random(seed)
        while pending := match.state.chance():
            match.enter(pending.draw(rng))
        match.play("discard", "knock")
        before = match.state.copy()
        match.play("discard")
        search = PariahSearch(match.view(0), HARD)
        search.scores = before.scores()
        end = search.sample(rng)
        assert tuple(search.score_at(end, seat) for seat in (0, 1)) == match.state.scores()
