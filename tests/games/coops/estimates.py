"""Positions of Soureh and Pariah with their evaluations, for tests."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache

from soiree.core.games import Game
from soiree.core.players import Evaluation, never
from soiree.core.views import View
from soiree.games import GAMES, soureh
from tests.games.honesty import honest, play, seated


def decisions(game: Game, every: int) -> Sequence[View]:
    """The view at one decision in `every` of a short match between two easy players."""
    return [view for position, view in _decisions(game.name) if position % every == 0]


@cache
def evaluated(game: str, every: int) -> Sequence[tuple[View, Evaluation]]:
    """The views of `decisions` with their evaluations, cached because they take time."""
    views = decisions(GAMES[game], every)
    return [(view, GAMES[game].evaluator()(view, random.Random(0), never)) for view in views]


@cache
def _decisions(name: str) -> Sequence[tuple[int, View]]:
    """The position and the view of each decision of a short match between two easy players."""
    return list(_played(GAMES[name]))


def _played(game: Game) -> Iterator[tuple[int, View]]:
    match = seated(game, {"threshold": 50 if game is soureh.GAME else 200}, seed=5)
    easy = honest(game.player("easy"))
    rng = random.Random(5)
    while match.result is None:
        play(match, [easy, easy], rng, match.position + 1)
        match.draw_chance()
        if match.deciders:
            yield match.position, match.view(match.deciders[0])
