"""Soi without Qt: its description, its rules and its computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soiree.core.games import Game, Level, Option, Rules, SeatOrder, Tempers
from soiree.core.guests import Temper
from soiree.core.texts import tr_noop

if TYPE_CHECKING:
    from collections.abc import Mapping

    from soiree.core.players import Evaluate, Player
    from soiree.core.reviews import Appraise, Price
    from soiree.core.themes import Themes


def _rules() -> Rules:
    from soiree.games.soi.rules import RULES

    return RULES


def _players() -> Mapping[str, Player]:
    from soiree.games.soi.ai.levels import LEVELS

    return LEVELS


def _tempered(level: str, temper: Temper) -> Player:
    from soiree.games.soi.ai.levels import tempered

    return tempered(level, temper)


def _evaluator() -> Evaluate:
    from soiree.games.soi.ai.evaluation import evaluate

    return evaluate


def _pricer() -> Price:
    from soiree.games.soi.ai.pricing import price

    return price


def _appraiser() -> Appraise:
    from soiree.games.soi.ai.appraisal import appraise

    return appraise


def _themes() -> Themes:
    from soiree.games.soi.themes import THEMES

    return THEMES


GAME = Game(
    name="soi",
    title="Soi",
    options=(
        Option(
            "target",
            200,
            range(100, 1001),
            tr_noop("Play to"),
            note=tr_noop("points, {least} to {most}"),
        ),
    ),
    levels=(
        Level(
            "easy",
            tr_noop("easy"),
            tr_noop("Easy remembers the last 2 questions, and chases what it holds most of."),
            lambda: _players()["easy"],
        ),
        Level(
            "middle",
            tr_noop("middle"),
            tr_noop("Middle remembers the last 10, and reaches for what it saw go by."),
            lambda: _players()["middle"],
        ),
        Level(
            "impossible",
            tr_noop("impossible"),
            tr_noop("Impossible remembers the whole round, concludes, and weighs either answer."),
            lambda: _players()["impossible"],
        ),
    ),
    players=lambda options: 4,
    rules=_rules,
    evaluator=_evaluator,
    pricer=_pricer,
    appraiser=_appraiser,
    luck_weight=0.0,
    themes=_themes,
    marks=(0.07, 0.13, 0.24),
    shares={4: (0.993, 0.733)},
    points_first=True,
    window="soiree.ui.games.soi",
    tempers=Tempers(
        {
            Temper.BOLD: tr_noop("Bold guests reach for the ranks that earn most"),
            Temper.CAUTIOUS: tr_noop("Cautious guests ask for the ranks of which they hold most"),
            Temper.SPITEFUL: tr_noop("Spiteful guests ask back whoever last took a card from them"),
            Temper.GENEROUS: tr_noop("Generous guests ask whoever is ahead, and spare the others"),
        },
        _tempered,
    ),
    target="target",
    seat_order=SeatOrder.COUNTERCLOCKWISE,
)
