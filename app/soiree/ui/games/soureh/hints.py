"""The moves of Soureh, as hints."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from soiree.core.entries import Move
from soiree.core.views import View
from soiree.games.soureh.moves import Deduct, Keep, Pay, parse
from soiree.ui.games.coops.hints import shared_words
from soiree.ui.style.words import card_name, listed

_tr = QCoreApplication.translate


def move_words(move: Move, view: View, names: Sequence[str]) -> str:
    match parse(move):
        case Pay(sides):
            paid = [view.faces(side, view.seat, n)[0] for n, side in enumerate(sides, 1)]
            cards = listed([card_name(each) for each in paid])
            return _tr("Advice", "Pay the {cards}.").format(cards=cards)
        case Deduct():
            return _tr("Advice", "Take 50 off your score.")
        case Keep():
            return _tr("Advice", "Keep your score as it is.")
        case shared:
            return shared_words(shared, view, names)
