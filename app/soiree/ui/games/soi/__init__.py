"""Soi in the window: its description, its table, what it says, its lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soiree.ui.game_window import Blurb, Check, GameWindow, MoveWords, ReplayLane, SidePage
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
        tr("Ask for cards, remember every answer, and collect all four of a rank."),
        tr("4 players"),
        tr("20 minutes"),
        [
            ("7S", -0.9, 0.1, -18),
            ("7H", -0.3, -0.02, -6),
            ("7D", 0.3, -0.02, 6),
            ("7C", 0.9, 0.1, 18),
        ],
        origin=tr("By John Gallidakis, who wrote it for the Macintosh in 1997 and 1998."),
    )


def make_table(context: TableContext) -> Table:
    from soiree.ui.games.soi.presenter import SoiPresenter
    from soiree.ui.table.table import Table

    return Table(context, SoiPresenter())


def _presenter() -> Presenter:
    from soiree.ui.games.soi.presenter import SoiPresenter

    return SoiPresenter()


def _narration() -> Narrator:
    from soiree.ui.games.soi.narration import narrate

    return narrate


def _round_sheet() -> MakeRoundSheet:
    from soiree.ui.games.soi.round_sheet import round_sheet

    return round_sheet


def _move_words() -> MoveWords:
    from soiree.ui.games.soi.hints import move_words

    return move_words


def _lesson() -> Lesson:
    from soiree.ui.games.soi.lesson import lesson

    return lesson()


def _memory() -> type[SidePage]:
    from soiree.ui.games.soi.memory_page import MemoryPage

    return MemoryPage


def _lane() -> type[ReplayLane]:
    from soiree.ui.games.soi.memory_lane import MemoryLane

    return MemoryLane


def _checks() -> tuple[Check, ...]:
    return (
        Check("sort_cards", tr("Sort the computers’ cards, so that places tell something")),
        Check("mark_certain", tr("Mark what is certain of the cards to ask for")),
    )


WINDOW = GameWindow(
    blurb=_blurb,
    table=make_table,
    narration=_narration,
    presenter=_presenter,
    move_words=_move_words,
    round_sheet=_round_sheet,
    lesson=_lesson,
    memory=_memory,
    lane=_lane,
    help="soi",
    checks=_checks,
    asks_delay=True,
)
