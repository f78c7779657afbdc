"""Pariah, without a window: its description, its rules, and its computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soiree.core.games import Game, Level, Option, Rules, Tempers
from soiree.core.guests import Temper
from soiree.core.texts import tr_noop

if TYPE_CHECKING:
    from collections.abc import Mapping

    from soiree.core.players import Evaluate, Player
    from soiree.core.reviews import Appraise, Price, Reshuffle
    from soiree.core.themes import Themes


def _rules() -> Rules:
    from soiree.games.pariah.rules import RULES

    return RULES


def _players() -> Mapping[str, Player]:
    from soiree.games.pariah.ai import LEVELS

    return LEVELS


def _tempered(level: str, temper: Temper) -> Player:
    from soiree.games.pariah.ai import tempered

    return tempered(level, temper)


def _evaluator() -> Evaluate:
    from soiree.games.pariah.ai import evaluate

    return evaluate


def _pricer() -> Price:
    from soiree.games.pariah.ai import price

    return price


def _appraiser() -> Appraise:
    from soiree.games.pariah.ai import appraise

    return appraise


def _reshuffler() -> Reshuffle:
    from soiree.games.coops.ai.appraisal import reshuffle

    return reshuffle


def _themes() -> Themes:
    from soiree.games.pariah.themes import THEMES

    return THEMES


GAME = Game(
    name="pariah",
    title="Pariah",
    options=(
        Option(
            "threshold",
            300,
            range(100, 1001),
            tr_noop("Play to"),
            note=tr_noop("points, {least} to {most}"),
        ),
    ),
    levels=(
        Level(
            "easy",
            tr_noop("easy"),
            tr_noop("Easy goes by first impressions, and thinks of its own coops."),
            lambda: _players()["easy"],
        ),
        Level(
            "middle",
            tr_noop("middle"),
            tr_noop("Middle goes by first impressions, and also spoils its opponent’s coops."),
            lambda: _players()["middle"],
        ),
        Level(
            "hard",
            tr_noop("hard"),
            tr_noop(
                "Hard learns from what its opponent does, and plays out how the round may end."
            ),
            lambda: _players()["hard"],
        ),
    ),
    players=lambda options: 2,
    rules=_rules,
    evaluator=_evaluator,
    pricer=_pricer,
    appraiser=_appraiser,
    reshuffler=_reshuffler,
    themes=_themes,
    marks=(0.045, 0.085, 0.155),
    luck_weight=0.6,
    shares={2: (0.65, 0.662)},
    window="soiree.ui.games.pariah",
    tempers=Tempers(
        {
            Temper.BOLD: tr_noop("Bold guests work on their own coops, and knock sooner"),
            Temper.CAUTIOUS: tr_noop("Cautious guests leave valid coops alone, and knock later"),
            Temper.SPITEFUL: tr_noop("Spiteful guests would rather spoil the coops of the other"),
            Temper.GENEROUS: tr_noop("Generous guests would rather spare the coops of the other"),
        },
        _tempered,
    ),
    target="threshold",
    colours_count=True,
)
