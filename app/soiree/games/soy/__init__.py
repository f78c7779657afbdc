"""Soy without a window: its description, rules and computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soiree.core.games import Game, Level, Option, Rules, Tempers
from soiree.core.guests import Temper
from soiree.core.texts import tr_noop

if TYPE_CHECKING:
    from collections.abc import Mapping

    from soiree.core.players import Evaluate, Player
    from soiree.core.reviews import Appraise, Price
    from soiree.core.themes import Themes


def _rules() -> Rules:
    from soiree.games.soy.rules import RULES

    return RULES


def _players() -> Mapping[str, Player]:
    from soiree.games.soy.ai.levels import LEVELS

    return LEVELS


def _tempered(level: str, temper: Temper) -> Player:
    from soiree.games.soy.ai.levels import tempered

    return tempered(level, temper)


def _evaluator() -> Evaluate:
    from soiree.games.soy.ai.evaluation import evaluate

    return evaluate


def _pricer() -> Price:
    from soiree.games.soy.ai.pricing import price

    return price


def _appraiser() -> Appraise:
    from soiree.games.soy.ai.appraisal import appraise

    return appraise


def _themes() -> Themes:
    from soiree.games.soy.themes import THEMES

    return THEMES


GAME = Game(
    name="soy",
    title="Soy",
    options=(Option("hand_size", 5, range(5, 8), tr_noop("Cards in a hand")),),
    levels=(
        Level(
            "easy",
            tr_noop("easy"),
            tr_noop("Easy remembers two rounds, and sometimes plays on a whim."),
            lambda: _players()["easy"],
        ),
        Level(
            "middle",
            tr_noop("middle"),
            tr_noop("Middle remembers three rounds, and varies its bids."),
            lambda: _players()["middle"],
        ),
        Level(
            "hard",
            tr_noop("hard"),
            tr_noop("Hard remembers everything, reads your bids, and expects you to read its own."),
            lambda: _players()["hard"],
        ),
    ),
    players=lambda options: 2,
    rules=_rules,
    evaluator=_evaluator,
    pricer=_pricer,
    appraiser=_appraiser,
    marks=(0.06, 0.1, 0.2),
    mixes=True,
    themes=_themes,
    shares={2: (0.633, 0.64)},
    window="soiree.ui.games.soy",
    tempers=Tempers(
        {
            Temper.BOLD: tr_noop("Bold guests like to bid high"),
            Temper.CAUTIOUS: tr_noop("Cautious guests like to bid low"),
            Temper.SPITEFUL: tr_noop("Spiteful guests bid high for what the other collects"),
            Temper.GENEROUS: tr_noop("Generous guests bid low for what the other collects"),
        },
        _tempered,
    ),
)
