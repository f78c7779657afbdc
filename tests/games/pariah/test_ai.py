"""The computer players of Pariah, where the game differs from Soureh."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from soiree.controller.computers.hints import find_hint
from soiree.core.players import never
from soiree.games.coops.moves import END
from soiree.games.pariah import GAME
from soiree.games.pariah.ai import HARD, PariahSearch
from soiree.games.pariah.moves import KNOCK
from tests.games.coops.stacked_match import StackedMatch
from tests.thorough import tries


def test_a_hint_at_299_of_300_is_the_knock_that_wins() -> None:
    match = StackedMatch(GAME)
    mine, theirs = "8C/8D JC/5H 10S/2C JD/7S", "9H/3C 9D/4S 10D/5S 5C/7H"
    match.deal({0: theirs, 1: mine}, "QC")
    match.play("queen")
    view = replace(match.view(1), scores=(175, 299))
    hint = find_hint(GAME, view, random.Random(1), never)
    assert (hint.move, hint.other) == (KNOCK, END)
    assert hint.chances[0] > 0.99


@pytest.mark.slow
@pytest.mark.parametrize("level", GAME.level_names())
def test_a_king_mends_two_own_coops_at_once(level: str) -> None:
    """Nobody can spoil them afterwards: the opponent, who has declared, has no more turns."""
    match = StackedMatch(GAME)
    mine, theirs = "AS/9C AH/5S AD/4S AC/7H", "10S/3C 4H/7S 9S/10C 8D/6S"
    match.deal({0: mine, 1: theirs}, "3S KS", dealer=1)
    match.play("discard", "knock")
    player, view = GAME.player(level), match.view(match.turn)
    for seed in range(tries(3, thorough=8)):
        assert player(view, random.Random(seed), never) == "king 1 3 1 4"


@pytest.mark.slow
def test_the_scores_after_a_round_are_those_of_the_rules() -> None:
    for seed in range(30):
        match, rng = StackedMatch(GAME), random.Random(seed)
        while pending := match.state.chance():
            match.enter(pending.draw(rng))
        match.play("discard", "knock")
        before = match.state.copy()
        match.play("discard")
        search = PariahSearch(replace(match.view(0), scores=before.scores()), HARD)
        end = search.sample(rng)
        assert tuple(search.scoring.score_at(end, seat) for seat in (0, 1)) == match.state.scores()
