"""The moves of Soy, as hints."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.entries import Move
from soiree.core.views import View
from soiree.games.soy.moves import Bid, Discard, Take, parse
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name, listed


def move_words(move: Move, view: View, names: Sequence[str]) -> str:
    match parse(move):
        case Bid(card):
            return tr("Bid the {cards}.").format(cards=card_name(card))
        case Take(cards):
            taken = listed([card_name(card) for card in cards])
            return tr("Take the {cards}.").format(cards=taken)
        case Discard(card):
            return tr("Discard the {cards}.").format(cards=card_name(card))
