"""Soureh in the window: its description, its table, what it says, its lesson."""

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
        tr("Swap cards until your four coops are valid, then say Soureh."),
        tr("2 to 4 players"),
        tr("20 minutes"),
        [
            (text, x, y, 0)
            for x, face in ((-1.65, "AH"), (-0.55, "6D"), (0.55, "9S"), (1.65, "10C"))
            for text, y in (("", 0.14), (face, -0.14))
        ],
        origin=tr("Traditional, from the Middle East; its name is Arabic for “images”."),
    )


def make_table(context: TableContext) -> Table:
    from soiree.ui.games.coops.presenter import CoopPresenter
    from soiree.ui.games.coops.scenery import CoopScenery
    from soiree.ui.games.soureh.presenter import SourehVariant
    from soiree.ui.table.table import Table

    variant = SourehVariant()
    return Table(context, CoopPresenter(variant), CoopScenery(variant))


def _presenter() -> Presenter:
    from soiree.ui.games.coops.presenter import CoopPresenter
    from soiree.ui.games.soureh.presenter import SourehVariant

    return CoopPresenter(SourehVariant())


def _narration() -> Narrator:
    from soiree.ui.games.soureh.narration import narrate

    return narrate


def _round_sheet() -> MakeRoundSheet:
    from soiree.ui.games.soureh.round_sheet import round_sheet

    return round_sheet


def _move_words() -> MoveWords:
    from soiree.ui.games.soureh.hints import move_words

    return move_words


def _lesson() -> Lesson:
    from soiree.ui.games.soureh.lesson import lesson

    return lesson()


def _sides(players: int) -> Sequence[str]:
    bottom = tr("Bottom")
    if players == 3:
        return (bottom, tr("Top left"), tr("Top right"))
    return around_the_table(players)


def _checks() -> tuple[Check, ...]:
    return (
        Check("show_valid", tr("Show which of your coops are valid")),
        Check("ends_turns", tr("End my turn by itself unless all my coops are valid")),
    )


WINDOW = GameWindow(
    blurb=_blurb,
    table=make_table,
    narration=_narration,
    presenter=_presenter,
    move_words=_move_words,
    round_sheet=_round_sheet,
    lesson=_lesson,
    help="soureh",
    sides=_sides,
    checks=_checks,
)
