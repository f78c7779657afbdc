"""Soda in the window: its description, its table, what it says, its lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soiree.ui.game_window import Blurb, GameWindow, MoveWords
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
        tr("Play as high as the last card or higher, and win the scoring cards."),
        tr("2 to 6 players"),
        tr("20 minutes"),
        [
            ("3D", -1.2, 0.06, -6),
            ("3S", -0.6, 0.02, -2),
            ("8H", 0, 0, 2),
            ("AC", 0.8, -0.04, 6),
        ],
        origin=tr("Its author is not known to us."),
    )


def make_table(context: TableContext) -> Table:
    from soiree.ui.games.soda.presenter import SodaPresenter
    from soiree.ui.games.soda.prizes import SodaScenery
    from soiree.ui.table.table import Table

    return Table(context, SodaPresenter(), SodaScenery())


def _presenter() -> Presenter:
    from soiree.ui.games.soda.presenter import SodaPresenter

    return SodaPresenter()


def _narration() -> Narrator:
    from soiree.ui.games.soda.narration import narrate

    return narrate


def _round_sheet() -> MakeRoundSheet:
    from soiree.ui.games.soda.round_sheet import round_sheet

    return round_sheet


def _move_words() -> MoveWords:
    from soiree.ui.games.soda.hints import move_words

    return move_words


def _lesson() -> Lesson:
    from soiree.ui.games.soda.lesson import lesson

    return lesson()


WINDOW = GameWindow(
    blurb=_blurb,
    table=make_table,
    narration=_narration,
    presenter=_presenter,
    move_words=_move_words,
    round_sheet=_round_sheet,
    lesson=_lesson,
    help="soda",
)
