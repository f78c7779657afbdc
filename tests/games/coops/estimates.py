"""Positions of Soureh and Pariah, and what their evaluators say of the moves, for tests."""

from __future__ import annotations

import random
from collections.abc import Iterator

from soiree.core.games import Game
from soiree.core.players import Estimate, never
from soiree.core.views import View
from soiree.games import GAMES, soureh
from tests.games.honesty import honest, play, seated


def estimates(view: View) -> tuple[Estimate, ...]:
    """What the evaluator of the game says of each legal move."""
    return GAMES[view.game].evaluator()(view, random.Random(0), never).estimates


def decisions(game: Game, every: int) -> Iterator[View]:
    """The view at every so many decisions of a short match between two easy players."""
    match = seated(game, {"threshold": 50 if game is soureh.GAME else 200}, seed=5)
    easy = honest(game.player("easy"))
    rng = random.Random(5)
    while match.result is None:
        play(match, [easy, easy], rng, match.position + 1)
        match.draw_chance()
        if match.deciders and match.position % every == 0:
            yield match.view(match.deciders[0])
