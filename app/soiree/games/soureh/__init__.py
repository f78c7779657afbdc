"""Soureh, without a window: its description, its rules, and its computer players."""

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
    from soiree.games.soureh.rules import RULES

    return RULES


def _players() -> Mapping[str, Player]:
    from soiree.games.soureh.ai import LEVELS

    return LEVELS


def _tempered(level: str, temper: Temper) -> Player:
    from soiree.games.soureh.ai import tempered

    return tempered(level, temper)


def _evaluator() -> Evaluate:
    from soiree.games.soureh.ai import evaluate

    return evaluate


def _pricer() -> Price:
    from soiree.games.soureh.ai import price

    return price


def _appraiser() -> Appraise:
    from soiree.games.soureh.ai import appraise

    return appraise


def _themes() -> Themes:
    from soiree.games.soureh.themes import THEMES

    return THEMES


GAME = Game(
    name="soureh",
    title="Soureh",
    options=(
        Option("players", 2, range(2, 5), tr_noop("Players")),
        Option(
            "threshold",
            100,
            range(50, 501),
            tr_noop("Limit"),
            note=tr_noop("points, {least} to {most}; fewer are better"),
        ),
        Option(
            "ending",
            "first",
            ("first", "last"),
            tr_noop("The match ends"),
            labels=(
                tr_noop("once a player is above the limit"),
                tr_noop("once all but one are above the limit"),
            ),
        ),
    ),
    levels=(
        Level(
            "easy",
            tr_noop("easy"),
            tr_noop("Easy tries few uses of a card, and thinks only of the round."),
            lambda: _players()["easy"],
        ),
        Level(
            "middle",
            tr_noop("middle"),
            tr_noop("Middle tries more, and thinks of the whole match."),
            lambda: _players()["middle"],
        ),
        Level(
            "hard",
            tr_noop("hard"),
            tr_noop("Hard also learns from what others do, and dares to declare early."),
            lambda: _players()["hard"],
        ),
    ),
    players=lambda options: int(options["players"]),
    rules=_rules,
    evaluator=_evaluator,
    pricer=_pricer,
    appraiser=_appraiser,
    themes=_themes,
    marks=(0.03, 0.08, 0.16),
    # Hard among four: of the four rows together, 320 matches.
    shares={2: (0.708, 0.708), 3: (0.427, 0.347), 4: (0.298, 0.341)},
    window="soiree.ui.games.soureh",
    tempers=Tempers(
        {
            Temper.BOLD: tr_noop("Bold guests work on their own coops, and declare sooner"),
            Temper.CAUTIOUS: tr_noop("Cautious guests leave valid coops alone, and declare later"),
            Temper.SPITEFUL: tr_noop("Spiteful guests would rather spoil the coops of others"),
            Temper.GENEROUS: tr_noop("Generous guests would rather spare the coops of others"),
        },
        _tempered,
    ),
    target="threshold",
    low_wins=True,
    colours_count=True,
)
