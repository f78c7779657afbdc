"""Pariah in the window: its description, its table, what it says, its lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soiree.ui.game_window import Blurb, Check, GameWindow, MoveWords
from soiree.ui.style.translation import tr

if TYPE_CHECKING:
    from soiree.ui.table.context import TableContext
    from soiree.ui.table.lesson_steps import Lesson
    from soiree.ui.table.narration import Narrator
    from soiree.ui.table.presenter import Presenter
    from soiree.ui.table.round_sheet import MakeRoundSheet
    from soiree.ui.table.table import Table


def _blurb() -> Blurb:
    return Blurb(
        tr("Build four valid coops while kings, queens and jacks upset them."),
        tr("2 players"),
        tr("20 minutes"),
        [
            ("", -1.1, 0.1, -8),
            ("", 1.1, 0.1, 8),
            ("JC", -0.5, 0, -4),
            ("KH", 0.4, -0.05, 3),
        ],
        origin=tr("An American offspring of a game from the Middle East, with court cards added."),
    )


def make_table(context: TableContext) -> Table:
    from soiree.ui.games.coops.presenter import CoopPresenter
    from soiree.ui.games.coops.scenery import CoopScenery
    from soiree.ui.games.pariah.presenter import PariahVariant
    from soiree.ui.table.table import Table

    variant = PariahVariant()
    return Table(context, CoopPresenter(variant), CoopScenery(variant))


def _presenter() -> Presenter:
    from soiree.ui.games.coops.presenter import CoopPresenter
    from soiree.ui.games.pariah.presenter import PariahVariant

    return CoopPresenter(PariahVariant())


def _narration() -> Narrator:
    from soiree.ui.games.pariah.narration import narrate

    return narrate


def _round_sheet() -> MakeRoundSheet:
    from soiree.ui.games.pariah.round_sheet import round_sheet

    return round_sheet


def _move_words() -> MoveWords:
    from soiree.ui.games.pariah.hints import move_words

    return move_words


def _lesson() -> Lesson:
    from soiree.ui.games.pariah.lesson import lesson

    return lesson()


def _checks() -> tuple[Check, ...]:
    return (
        Check("show_valid", tr("Show which of your coops are valid")),
        Check("ends_turns", tr("End my turn by itself while fewer than two of my coops are valid")),
    )


WINDOW = GameWindow(
    blurb=_blurb,
    table=make_table,
    narration=_narration,
    presenter=_presenter,
    move_words=_move_words,
    round_sheet=_round_sheet,
    lesson=_lesson,
    help="pariah",
    checks=_checks,
)
