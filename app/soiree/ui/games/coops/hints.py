"""The moves of Soureh and of Pariah, as hints."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from soiree.core.entries import Move
from soiree.core.views import View
from soiree.ui.style.words import card_name, listed

_tr = QCoreApplication.translate


def move_words(move: Move, view: View, names: Sequence[str]) -> str:
    drawn = next(iter(view.faces("drawn", view.seat)), None)
    card = "" if drawn is None else card_name(drawn)
    match move.split():
        case ["own", slot]:
            text = _tr("Advice", "Put the {card} face down into your coop {slot}.")
            return text.format(card=card, slot=slot)
        case ["over", seat, slot]:
            text = _tr("Advice", "Put the {card} over the {other} in coop {slot} of {player}.")
            (other,) = view.faces("up", int(seat), int(slot))
            return text.format(
                card=card, other=card_name(other), slot=slot, player=names[int(seat)]
            )
        case ["jack", slot]:
            text = _tr("Advice", "Put the {card} over the {other} in your coop {slot}.")
            (other,) = view.faces("up", view.seat, int(slot))
            return text.format(card=card, other=card_name(other), slot=slot)
        case ["king", one, first, other, second]:
            return _switch(view, names, int(one), first, int(other), second)
        case ["pay", sides]:
            kinds = {"u": "up", "d": "down"}
            paid = [view.faces(kinds[side], view.seat, n)[0] for n, side in enumerate(sides, 1)]
            cards = listed([card_name(each) for each in paid])
            return _tr("Advice", "Pay the {cards}.").format(cards=cards)
    return {
        "discard": _tr("Advice", "Discard the {card}."),
        "queen": _tr("Advice", "Use the {card} for two more turns."),
        "end": _tr("Advice", "End your turn."),
        "declare": _tr("Advice", "Declare Soureh."),
        "knock": _tr("Advice", "Knock."),
        "deduct": _tr("Advice", "Take 50 off your score."),
        "keep": _tr("Advice", "Keep your score as it is."),
    }[move].format(card=card)


def _switch(view: View, names: Sequence[str], one: int, first: str, other: int, second: str) -> str:
    """What a king does."""
    if one == other == view.seat:
        text = _tr("Advice", "Switch the face-down cards of your coops {mine} and {theirs}.")
    elif one == other:
        text = _tr("Advice", "Switch the face-down cards in coops {mine} and {theirs} of {player}.")
    else:
        text = _tr(
            "Advice", "Switch the face-down cards of your coop {mine} and {player}’s coop {theirs}."
        )
    if one == view.seat:
        return text.format(mine=first, theirs=second, player=names[other])
    if other == view.seat:
        return text.format(mine=second, theirs=first, player=names[one])
    return text.format(mine=first, theirs=second, player=names[one])
