"""The moves of Soureh, as hints."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.entries import Move
from soiree.core.views import View
from soiree.games.soureh.moves import Deduct, Keep, Pay, parse
from soiree.ui.games.coops.hints import shared_words
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name, listed


def move_words(move: Move, view: View, names: Sequence[str]) -> str:
    match parse(move):
        case Pay(sides):
            paid = [view.faces(side, view.seat, n)[0] for n, side in enumerate(sides, 1)]
            cards = listed([card_name(each) for each in paid])
            return tr("Pay the {cards}.").format(cards=cards)
        case Deduct():
            return tr("Take 50 off your score.")
        case Keep():
            return tr("Keep your score as it is.")
        case shared:
            return shared_words(shared, view, names)
