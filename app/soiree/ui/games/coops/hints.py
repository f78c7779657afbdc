"""The moves that Soureh and Pariah share, as hints."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.views import View
from soiree.games.coops import moves as coops
from soiree.games.coops.words import Call
from soiree.games.coops.zones import UP, Kind, seat_of, slot_of
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name


def shared_words(move: coops.Meaning, view: View, names: Sequence[str]) -> str:
    """A move that both games have."""
    match move:
        case coops.Own(slot):
            text = tr("Put the {card} face down into your coop {slot}.")
            return text.format(card=drawn_card(view), slot=slot)
        case coops.Over(coop):
            text = tr("Put the {card} over the {other} in coop {slot} of {player}.")
            (other,) = view.faces(*UP[coop])
            return text.format(
                card=drawn_card(view),
                other=card_name(other),
                slot=slot_of(coop),
                player=names[seat_of(coop)],
            )
        case coops.Discard():
            return tr("Discard the {card}.").format(card=drawn_card(view))
        case coops.End():
            return tr("End your turn.")
        case coops.Declare(Call.DECLARE):
            return tr("Declare Soureh.")
        case coops.Declare():
            return tr("Knock.")


def drawn_card(view: View) -> str:
    """The name of the card that the player has drawn."""
    (card,) = view.faces(Kind.DRAWN, view.seat)
    return card_name(card)
