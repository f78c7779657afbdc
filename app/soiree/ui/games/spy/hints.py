"""The moves of Spy vs Spy, as hints."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.entries import Move
from soiree.core.views import View
from soiree.games.spy.moves import Accuse, Open, Pass, Penalty, Pick, Place, Under, parse
from soiree.games.spy.zones import Kind
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name


def move_words(move: Move, view: View, names: Sequence[str]) -> str:
    up = next(iter(view.faces(Kind.UP, view.seat)), None)
    card = "" if up is None else card_name(up)
    match parse(move):
        case Place(pile):
            text = tr("Place the {card} on pile {pile}.")
            return text.format(card=card, pile=pile + 1)
        case Open():
            return tr("Open a pile with the {card}.").format(card=card)
        case Under():
            return tr("Send the {card} under your hand.").format(card=card)
        case Accuse(seat):
            return tr("Accuse {player}.").format(player=names[seat])
        case Pass():
            return tr("Say that all was fair.")
        case Penalty(pile) | Pick(pile):
            return tr("Choose pile {pile}.").format(pile=pile + 1)
