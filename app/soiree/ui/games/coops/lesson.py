"""The steps that the lessons of Soureh and Pariah share."""

from __future__ import annotations

from soiree.games.coops.zones import DISCARD, DOWN, DRAWN, STOCK, UP, coop_at
from soiree.ui.games.coops.on_table import LOOK, PILE, STOCK_PILE
from soiree.ui.style.translation import tr
from soiree.ui.table.contract.targets import SeatPlate
from soiree.ui.table.felt.spotlight import Line, Sight
from soiree.ui.table.recap.lesson_steps import YOU, Step, look


def coop_look(script: str) -> Step:
    """The step of the lesson that explains valid coops beside two examples."""
    words = tr(
        "A coop is a card face up and a card face down. A red card face up must "
        "be lower than the card face down, a black one higher; equal "
        "cards are never valid. With one ace a "
        "coop is always valid, with two never. A folded corner marks your "
        "face-down cards: only you see them. A tick means valid, a cross not "
        "valid."
    )
    coops = ([UP[coop_at(YOU, slot)], DOWN[coop_at(YOU, slot)]] for slot in (2, 4))
    return look(tr("A coop"), words, script, *coops)


def table_look(script: str, words: str) -> Step:
    """The step of the lesson that shows the piles in the middle and both name plates."""
    middle: list[Sight] = [Line.STAGE, STOCK_PILE, STOCK, DRAWN[YOU], PILE, DISCARD, LOOK]
    return look(tr("The table"), words, script, middle, [SeatPlate(YOU)], [SeatPlate(1)])
