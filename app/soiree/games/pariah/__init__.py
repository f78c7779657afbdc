"""Pariah, without a window: its description, its rules, and its computer players."""

from __future__ import annotations

from collections.abc import Mapping

from soiree.core.games import Game, Level, Option
from soiree.core.players import Evaluate, Player
from soiree.games.pariah.rules import SEATS, Pariah, imagine


def _players() -> Mapping[str, Player]:
    from soiree.games.pariah.ai import LEVELS

    return LEVELS


def _evaluator() -> Evaluate:
    from soiree.games.pariah.ai import evaluate

    return evaluate


GAME = Game(
    name="pariah",
    title="Pariah",
    options=(
        Option("threshold", 300, range(100, 1001), "Play to", note="points, {least} to {most}"),
    ),
    levels=(
        Level(
            "easy",
            "easy",
            "Easy goes by first sight, and thinks of its own coops.",
            lambda: _players()["easy"],
        ),
        Level(
            "middle",
            "middle",
            "Middle goes by first sight, and spoils the coops of others.",
            lambda: _players()["middle"],
        ),
        Level(
            "hard",
            "hard",
            "Hard reads what others do, and tries out how the round may end.",
            lambda: _players()["hard"],
        ),
    ),
    players=lambda options: SEATS,
    start=Pariah,
    imagine=imagine,
    evaluator=_evaluator,
    window="soiree.ui.games.pariah",
    words=("knock", "queen"),
    colours_count=True,
)
