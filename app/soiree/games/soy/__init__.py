"""Soy, without a window: its description, its rules, and its computer players."""

from __future__ import annotations

from collections.abc import Mapping

from soiree.core.games import Game, Level, Option
from soiree.core.players import Evaluate, Player
from soiree.games.soy.rules import SEATS, Soy, canonical, imagine


def _players() -> Mapping[str, Player]:
    from soiree.games.soy.ai.levels import LEVELS

    return LEVELS


def _evaluator() -> Evaluate:
    from soiree.games.soy.ai.levels import evaluate

    return evaluate


GAME = Game(
    name="soy",
    title="Soy",
    options=(Option("hand_size", 5, range(5, 8), "Cards in a hand"),),
    levels=(
        Level(
            "easy",
            "easy",
            "Easy remembers two rounds, and sometimes plays on a whim.",
            lambda: _players()["easy"],
        ),
        Level(
            "middle",
            "middle",
            "Middle remembers three, and mixes its bids.",
            lambda: _players()["middle"],
        ),
        Level(
            "hard",
            "hard",
            "Hard remembers all, reads bids, and reckons with your reckoning.",
            lambda: _players()["hard"],
        ),
    ),
    players=lambda options: SEATS,
    start=Soy,
    imagine=imagine,
    evaluator=_evaluator,
    window="soiree.ui.games.soy",
    words=("soy",),
    canonical=canonical,
)
