"""A hint in words: what to do, and why."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from soiree.controller.hints import Hint
from soiree.core.cards import card as card_written
from soiree.core.entries import Move
from soiree.core.views import View
from soiree.games.soda import moves as soda
from soiree.games.spy import moves as spy
from soiree.games.spy.zones import Kind as SpyKind
from soiree.ui.style.words import card_name, fact_sentence, listed

_tr = QCoreApplication.translate


def sentence(hint: Hint, view: View, names: Sequence[str]) -> str:
    """What to do and, where it is known, why.

    Args:
        view: of the seat that asked.
    """
    what = _WORDS[view.game](hint.move, view, names)
    if hint.why is None:
        return what
    return _tr("Advice", "{what} {why}").format(what=what, why=fact_sentence(hint.why, names))


def _soy(move: Move, view: View, names: Sequence[str]) -> str:
    verb, *words = move.split()
    cards = listed([_card(word) for word in words])
    texts = {
        "bid": _tr("Advice", "Bid the {cards}."),
        "take": _tr("Advice", "Take the {cards}."),
        "discard": _tr("Advice", "Discard the {cards}."),
    }
    return texts[verb].format(cards=cards)


def _coops(move: Move, view: View, names: Sequence[str]) -> str:
    """Soureh and Pariah."""
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


def _soi(move: Move, view: View, names: Sequence[str]) -> str:
    _, seat, card = move.split()
    text = _tr("Advice", "Ask {player} for the {card}.")
    return text.format(player=names[int(seat)], card=_card(card))


def _spy(move: Move, view: View, names: Sequence[str]) -> str:
    up = next(iter(view.faces(SpyKind.UP, view.seat)), None)
    card = "" if up is None else card_name(up)
    match spy.parse(move):
        case spy.Place(pile):
            text = _tr("Advice", "Place the {card} on pile {pile}.")
            return text.format(card=card, pile=pile + 1)
        case spy.Open():
            return _tr("Advice", "Open a pile with the {card}.").format(card=card)
        case spy.Under():
            return _tr("Advice", "Send the {card} under your hand.").format(card=card)
        case spy.Accuse(seat):
            return _tr("Advice", "Accuse {player}.").format(player=names[seat])
        case spy.Pass():
            return _tr("Advice", "Say that all was fair.")
        case spy.Penalty(pile) | spy.Pick(pile):
            return _tr("Advice", "Choose pile {pile}.").format(pile=pile + 1)


def _soda(move: Move, view: View, names: Sequence[str]) -> str:
    match soda.parse(move):
        case soda.Play(card):
            return _tr("Advice", "Play the {card}.").format(card=card_name(card))
        case soda.No():
            return _tr("Advice", "Say No.")


def _card(written: str) -> str:
    return card_name(card_written(written))


_WORDS = {
    "soy": _soy,
    "soureh": _coops,
    "pariah": _coops,
    "soi": _soi,
    "spy": _spy,
    "soda": _soda,
}
"""What to say of a move, by the game."""
