"""Spy vs Spy in the window: its description, its table, what it says, its lesson."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from soiree.ui.game_window import Blurb, Check, GameWindow, MoveWords
from soiree.ui.guests.people import around_the_table
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
        tr("Race to place your cards, all at once, and be rid of your points."),
        tr("1 to 12 players"),
        tr("10 minutes"),
        [("5H", -1.7, 0, 0), ("6C", -0.6, 0, 0), ("JD", 0.5, 0, 0), ("QS", 1.75, -0.1, 12)],
        origin=tr("Invented by Jeff, who would like everyone everywhere to know it."),
    )


def make_table(context: TableContext) -> Table:
    from soiree.ui.games.spy.presenter import SpyPresenter
    from soiree.ui.games.spy.scenery import SpyScenery
    from soiree.ui.table.table import Table

    return Table(context, SpyPresenter(), SpyScenery())


def _presenter() -> Presenter:
    from soiree.ui.games.spy.presenter import SpyPresenter

    return SpyPresenter()


def _narration() -> Narrator:
    from soiree.ui.games.spy.narration import narrate

    return narrate


def _round_sheet() -> MakeRoundSheet:
    from soiree.ui.games.spy.round_sheet import round_sheet

    return round_sheet


def _move_words() -> MoveWords:
    from soiree.ui.games.spy.hints import move_words

    return move_words


def _lesson() -> Lesson:
    from soiree.ui.games.spy.lesson import lesson

    return lesson()


def _sides(players: int) -> Sequence[str]:
    if players <= 2:
        return around_the_table(players)
    above = tr("Above, {number}")
    others = (above.format(number=number) for number in range(1, players))
    return (tr("Bottom"), *others)


def _checks() -> tuple[Check, ...]:
    return (Check("timed", tr("Real-time race; without it, everybody moves in turn")),)


WINDOW = GameWindow(
    blurb=_blurb,
    table=make_table,
    narration=_narration,
    presenter=_presenter,
    move_words=_move_words,
    round_sheet=_round_sheet,
    lesson=_lesson,
    help="spy",
    sides=_sides,
    checks=_checks,
)
