"""Soda without a window: its description, rules and computer players."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from soiree.core.cards import SUITS
from soiree.core.games import Game, Level, Option, Rules, Tempers
from soiree.core.guests import Temper
from soiree.core.texts import tr_noop

if TYPE_CHECKING:
    from collections.abc import Mapping

    from soiree.core.players import Evaluate, Player
    from soiree.core.reviews import Appraise, Price, Reshuffle
    from soiree.core.themes import Themes


def _rules() -> Rules:
    from soiree.games.soda.rules import RULES

    return RULES


def _players() -> Mapping[str, Player]:
    from soiree.games.soda.ai.levels import LEVELS

    return LEVELS


def _tempered(level: str, temper: Temper) -> Player:
    from soiree.games.soda.ai.levels import tempered

    return tempered(level, temper)


def _evaluator() -> Evaluate:
    from soiree.games.soda.ai.evaluation import evaluate

    return evaluate


def _pricer() -> Price:
    from soiree.games.soda.ai.pricing import price

    return price


def _appraiser() -> Appraise:
    from soiree.games.soda.ai.appraisal import appraise

    return appraise


def _themes() -> Themes:
    from soiree.games.soda.themes import THEMES

    return THEMES


def _reshuffler() -> Reshuffle:
    from soiree.games.soda.ai.appraisal import reshuffle

    return reshuffle


GAME = Game(
    name="soda",
    title="Soda",
    options=(
        Option("players", 4, range(2, 7), tr_noop("Players")),
        Option(
            "suits",
            SUITS,
            tuple("".join(order) for order in permutations(SUITS)),
            tr_noop("Scoring suits"),
            note=tr_noop("one a round, in this order"),
            are_suits=True,
        ),
    ),
    levels=(
        Level(
            "easy",
            tr_noop("easy"),
            tr_noop("Easy plays by instinct, and often on a whim."),
            lambda: _players()["easy"],
        ),
        Level(
            "middle",
            tr_noop("middle"),
            tr_noop("Middle tries out how the hand may go on."),
            lambda: _players()["middle"],
        ),
        Level(
            "hard",
            tr_noop("hard"),
            tr_noop("Hard also remembers, draws conclusions and plans several hands ahead."),
            lambda: _players()["hard"],
        ),
    ),
    players=lambda options: int(options["players"]),
    rules=_rules,
    evaluator=_evaluator,
    pricer=_pricer,
    appraiser=_appraiser,
    marks=(0.02, 0.035, 0.065),
    themes=_themes,
    reshuffler=_reshuffler,
    shares={2: (0.70, 0.682), 4: (0.341, 0.372)},
    window="soiree.ui.games.soda",
    tempers=Tempers(
        {
            Temper.BOLD: tr_noop("Bold guests seldom say No, and like high cards"),
            Temper.CAUTIOUS: tr_noop("Cautious guests save their high cards"),
            Temper.SPITEFUL: tr_noop("Spiteful guests begrudge points to whoever is ahead of them"),
            Temper.GENEROUS: tr_noop("Generous guests sooner say No to whoever is behind them"),
        },
        _tempered,
    ),
)
