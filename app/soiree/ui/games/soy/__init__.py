"""Soy in the window: its description, its table, what it says, its lesson."""

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
        tr("Outbid your rival card by card until your whole hand is one suit."),
        tr("2 players"),
        tr("10 minutes"),
        [("9H", -1.3, 0, -4), ("4D", 1.3, 0, 5), ("AS", -0.3, 0, 0), ("QC", 0.3, 0.05, 3)],
        origin=tr("Its author is not known to us."),
    )


def make_table(context: TableContext) -> Table:
    from soiree.ui.games.soy.presenter import SoyPresenter
    from soiree.ui.games.soy.scenery import SoyScenery
    from soiree.ui.table.table import Table

    return Table(context, SoyPresenter(), SoyScenery())


def _presenter() -> Presenter:
    from soiree.ui.games.soy.presenter import SoyPresenter

    return SoyPresenter()


def _narration() -> Narrator:
    from soiree.ui.games.soy.narration import narrate

    return narrate


def _round_sheet() -> MakeRoundSheet:
    from soiree.ui.games.soy.round_sheet import round_sheet

    return round_sheet


def _move_words() -> MoveWords:
    from soiree.ui.games.soy.hints import move_words

    return move_words


def _lesson() -> Lesson:
    from soiree.ui.games.soy.lesson import lesson

    return lesson()


WINDOW = GameWindow(
    blurb=_blurb,
    table=make_table,
    narration=_narration,
    presenter=_presenter,
    move_words=_move_words,
    round_sheet=_round_sheet,
    lesson=_lesson,
    help="soy",
)
