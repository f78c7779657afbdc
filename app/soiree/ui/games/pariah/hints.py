"""The moves of Pariah, as hints."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.entries import Move
from soiree.core.views import View
from soiree.games.coops.zones import CoopIndex, Kind, seat_of, slot_of
from soiree.games.pariah.moves import Jack, King, Queen, parse
from soiree.ui.games.coops.hints import drawn_card, shared_words
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name


def move_words(move: Move, view: View, names: Sequence[str]) -> str:
    match parse(move):
        case Jack(slot):
            text = tr("Put the {card} over the {other} in your coop {slot}.")
            (other,) = view.faces(Kind.UP, view.seat, slot)
            return text.format(card=drawn_card(view), other=card_name(other), slot=slot)
        case Queen():
            return tr("Use the {card} for two more turns.").format(card=drawn_card(view))
        case King(a, b):
            return _switch(view, names, a, b)
        case shared:
            return shared_words(shared, view, names)


def _switch(view: View, names: Sequence[str], a: CoopIndex, b: CoopIndex) -> str:
    """What a king does."""
    one, other = seat_of(a), seat_of(b)
    first, second = slot_of(a), slot_of(b)
    if one == other == view.seat:
        text = tr("Switch the face-down cards of your coops {mine} and {theirs}.")
    elif one == other:
        text = tr("Switch the face-down cards in coops {mine} and {theirs} of {player}.")
    else:
        text = tr("Switch the face-down cards of your coop {mine} and {player}’s coop {theirs}.")
    if one == view.seat:
        return text.format(mine=first, theirs=second, player=names[other])
    if other == view.seat:
        return text.format(mine=second, theirs=first, player=names[one])
    return text.format(mine=first, theirs=second, player=names[one])
