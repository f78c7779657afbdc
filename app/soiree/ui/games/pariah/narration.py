"""The sentences of Pariah: events in the log, and moves in hints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from soiree.core.entries import Move
from soiree.core.events import Event, Moved, Said, Scored
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.coops.words import Call
from soiree.games.coops.zones import CoopIndex, Kind, seat_of, slot_of
from soiree.games.pariah.moves import Jack, King, Queen, parse
from soiree.games.pariah.rules import is_valid
from soiree.games.pariah.words import Why, Word
from soiree.ui.games.coops import narration as coops
from soiree.ui.games.coops.narration import drawn_card, shared_words
from soiree.ui.language.translation import tr
from soiree.ui.language.words import card_name
from soiree.ui.table.contract.narration import Line, Passage


def narrate(passage: Passage) -> Iterator[Line]:
    for number, event in enumerate(passage.events):
        if _is_discard(event) and _is_use(passage):
            continue  # What the card does is told instead.
        text = _sentence(number, event, passage)
        if text is None:
            yield from coops.lines(number, event, passage, is_valid)
        else:
            yield Line(number, text)


def _sentence(number: int, event: Event, passage: Passage) -> str | None:
    match event:
        case Said(seat, Call.KNOCK):
            yours = tr("You knock: {other} has one last turn.")
            theirs = tr("{player} knocks: {other} has one last turn.")
            if passage.viewer == 1 - seat:
                theirs = tr("{player} knocks: you have one last turn.")
            return passage.say(seat, yours, theirs, other=passage.names[1 - seat])
        case Said(seat, Word.QUEEN):
            yours = tr("Your {card} gives you two more turns.")
            theirs = tr("{player}’s {card} gives them two more turns.")
            return passage.say(seat, yours, theirs, card=_court_name(passage))
        case Scored(seat, 0, _, Why.ROUND):
            return passage.say(seat, tr("You score nothing."), tr("{player} scores nothing."))
        case Scored(seat, points, total, Why.BONUS):
            yours = tr("All four valid: you score {points} more, {total} in all.")
            theirs = tr("All four valid: {player} scores {points} more, {total} in all.")
            return passage.say(seat, yours, theirs, points=points, total=total)
        case Moved() if _is_switch(event) and not any(map(_is_switch, passage.events[:number])):
            return _switched(event, passage)
    return None


def _court_name(passage: Passage) -> str:
    discards = (e.card for e in passage.events if isinstance(e, Moved) and _is_discard(e))
    return next(card_name(card) for card in discards if card is not None)


def _is_discard(event: Event) -> bool:
    return isinstance(event, Moved) and event.target.kind == Kind.DISCARD


def _is_switch(event: Event) -> bool:
    return isinstance(event, Moved) and event.source.kind == event.target.kind == Kind.DOWN


def _is_use(passage: Passage) -> bool:
    return any(
        _is_switch(each) or (isinstance(each, Said) and each.what == Word.QUEEN)
        for each in passage.events
    )


def _switched(first: Moved, passage: Passage) -> str:
    second = next(
        event
        for event in passage.events
        if isinstance(event, Moved) and event.source == first.target
    )
    actor = passage.seat or 0
    # The viewer's own card is named first, then the card of the king's player.
    mine, other = sorted(
        (first, second),
        key=lambda each: (each.source.owner != passage.viewer, each.source.owner != actor),
    )
    owner, holder = mine.source.seat, other.source.seat
    slot, second_slot = mine.source.slot or 0, other.source.slot or 0
    if owner == holder:
        slot, second_slot = sorted((slot, second_slot))
        yours, theirs = _switched_within(owner, actor, passage)
    elif mine.card is None or other.card is None:
        yours = theirs = tr(
            "{player}’s {king} switches {owner}’s coop {slot} with {holder}’s coop {second},"
            " face down."
        )
    elif owner == passage.viewer:
        yours = tr(
            "Your {king} switches your {card}, coop {slot}, with {holder}’s {other}, coop {second}."
        )
        theirs = tr(
            "{player}’s {king} switches your {card}, coop {slot},"
            " with {holder}’s {other}, coop {second}."
        )
    else:
        yours = theirs = tr(
            "{player}’s {king} switches {owner}’s {card}, coop {slot},"
            " with {holder}’s {other}, coop {second}."
        )
    words = {
        "king": _court_name(passage),
        "owner": passage.names[owner],
        "holder": passage.names[holder],
        "card": "" if mine.card is None else card_name(mine.card),
        "other": "" if other.card is None else card_name(other.card),
    }
    return passage.say(actor, yours, theirs, slot=slot, second=second_slot, **words)


def _switched_within(owner: Seat, actor: Seat, passage: Passage) -> tuple[str, str]:
    if owner == passage.viewer:
        yours = tr("Your {king} switches the face-down cards of your coops {slot} and {second}.")
        theirs = tr(
            "{player}’s {king} switches the face-down cards of your coops {slot} and {second}."
        )
    elif owner == actor:
        yours = theirs = tr(
            "{player}’s {king} switches the face-down cards of their own coops {slot} and {second}."
        )
    else:
        yours = tr(
            "Your {king} switches the face-down cards of {owner}’s coops {slot} and {second}."
        )
        theirs = tr(
            "{player}’s {king} switches the face-down cards of {owner}’s coops {slot} and {second}."
        )
    return yours, theirs


def move_words(move: Move, view: View, names: Sequence[str]) -> str:
    match parse(move):
        case Jack(slot):
            text = tr("Place the {card} on the {other} in your coop {slot}.")
            other = card_name(*view.faces(Kind.UP, view.seat, slot))
            return text.format(card=drawn_card(view), other=other, slot=slot)
        case Queen():
            return tr("Use the {card} for two more turns.").format(card=drawn_card(view))
        case King(a, b):
            return _switch(view, names, a, b)
        case shared:
            return shared_words(shared, view, names)


def _switch(view: View, names: Sequence[str], a: CoopIndex, b: CoopIndex) -> str:
    if seat_of(b) == view.seat != seat_of(a):
        a, b = b, a
    if seat_of(a) != seat_of(b):
        text = tr("Switch the face-down cards of your coop {mine} and {player}’s coop {theirs}.")
    elif seat_of(a) == view.seat:
        text = tr("Switch the face-down cards of your coops {mine} and {theirs}.")
    else:
        text = tr("Switch the face-down cards of {player}’s coops {mine} and {theirs}.")
    return text.format(mine=slot_of(a), theirs=slot_of(b), player=names[seat_of(b)])
