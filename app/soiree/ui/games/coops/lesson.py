"""The steps that the lessons of Soureh and Pariah share."""

from __future__ import annotations

from soiree.games.coops.zones import DISCARD, DOWN, DRAWN, STOCK, UP, coop_at
from soiree.ui.games.coops.on_table import LOOK, PILE, STOCK_PILE
from soiree.ui.style.translation import tr
from soiree.ui.table.contract.targets import SeatPlate
from soiree.ui.table.felt.spotlight import Line, Sight
from soiree.ui.table.recap.lesson_steps import YOU, Step, look


def coop_look(script: str) -> Step:
    """The rule for valid coops, beside two of them."""
    words = tr(
        "In a valid coop red face up is lower than the card face down, black higher; equal cards "
        "never do. One ace makes it valid, two do not. A folded corner marks what lies face down: "
        "only you see it. A tick says valid, a cross not."
    )
    coops = ([UP[coop_at(YOU, slot)], DOWN[coop_at(YOU, slot)]] for slot in (2, 4))
    return look(tr("A coop"), words, script, *coops)


def table_look(script: str, words: str) -> Step:
    """The piles in the middle, and both name plates."""
    middle: list[Sight] = [Line.STAGE, STOCK_PILE, STOCK, DRAWN[YOU], PILE, DISCARD, LOOK]
    return look(tr("The table"), words, script, middle, [SeatPlate(YOU)], [SeatPlate(1)])
