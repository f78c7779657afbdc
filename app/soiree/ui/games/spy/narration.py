"""The sentences of Spy vs Spy: events in the log, and moves in hints.

A race is told by its calls and the viewer's own cards; the other players' cards are too many to
read. Once a player has finished, the log lists their piles.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.events import Began, Moved, Said, Scored, Shuffled
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.spy.moves import Accuse, Open, Pass, Penalty, Pick, Place, Under, parse
from soiree.games.spy.words import Why, Word
from soiree.games.spy.zones import Kind
from soiree.ui.language.translation import tr
from soiree.ui.language.words import card_name, signed
from soiree.ui.table.contract.narration import Kind as LineKind
from soiree.ui.table.contract.narration import Line, Passage, cards_written, shared

_ENDS = (Word.STUCK, Word.DONE)


def narrate(passage: Passage) -> Iterator[Line]:
    for number, event in enumerate(passage.events):
        match event:
            case Began():
                text = tr("Race {number}").format(number=event.number)
                yield Line(number, text, LineKind.HEADING)
            case Moved():
                if text := _placed(event, passage.viewer):
                    yield Line(number, text, LineKind.PASSING)
            case Said():
                yield from _said(number, event, passage)
            case Scored():
                if text := _scored(number, event, passage):
                    yield Line(number, text)
            case Shuffled():
                pass
            case _:
                yield from shared(number, event, passage)


def _said(number: int, event: Said, passage: Passage) -> Iterator[Line]:
    match event:
        case Said(seat, Word.STUCK | Word.DONE):
            yield Line(number, _finished(number, seat, passage))
            if piles := _piles_placed(number, seat, passage):
                yield Line(number, _piles_written(piles), LineKind.DETAIL)
        case Said(seat, Word.CALL, card=int(card)):
            left = _cards_left(number, seat, passage)
            yours = tr("You call the {card}: %n cards left.", "", left)
            theirs = tr("{player} calls the {card}: %n cards left.", "", left)
            yield Line(number, passage.say(seat, yours, theirs, card=card_name(card)))
        case _:
            yield Line(number, _inspected(event, passage))


def _placed(event: Moved, viewer: Seat) -> str:
    if event.card is None or event.target.owner != viewer:
        return ""
    match event.source.kind, event.target.kind:
        case Kind.HAND, Kind.UP:
            text = tr("You turn up the {card}.")
        case Kind.UP, Kind.PILE:
            text = tr("You place the {card} on pile {pile}.")
        case Kind.UP, Kind.HAND:
            text = tr("You move the {card} under your hand.")
        case _:
            return ""
    return text.format(card=card_name(event.card), pile=event.target.slot)


# --- the race ------------------------------------------------------------------------------------


def _finished(number: int, seat: Seat, passage: Passage) -> str:
    left = _cards_left(number, seat, passage)
    before = passage.back_in_round(number)
    ends = [each for each in before if isinstance(each, Said) and each.what in _ENDS]
    if left:
        yours = tr("You finish in place {place}: stuck, with %n cards left.", "", left)
        theirs = tr("{player} finishes in place {place}: stuck, with %n cards left.", "", left)
    else:
        yours = tr("You finish in place {place}: every card is placed.")
        theirs = tr("{player} finishes in place {place}: every card is placed.")
    return passage.say(seat, yours, theirs, place=len(ends) + 1)


def _cards_left(number: int, seat: Seat, passage: Passage) -> int:
    racing = 0
    for event in passage.back(number):
        if isinstance(event, Moved) and event.target.owner == seat:
            racing += (event.target.kind in _RACING) - (event.source.kind in _RACING)
    return racing - sum(map(len, _piles_placed(number, seat, passage).values()))


_RACING = frozenset({Kind.HAND, Kind.UP, Kind.PILE})
"""The kinds of zones whose cards a player still has to place or may have to pay for."""


def _piles_placed(number: int, seat: Seat, passage: Passage) -> dict[int, list[Card]]:
    piles: defaultdict[int, list[Card]] = defaultdict(list)
    for event in reversed([*passage.back_in_round(number)]):
        if isinstance(event, Moved) and event.target.owner == seat and event.card is not None:
            if event.target.kind == Kind.PILE:
                piles[event.target.slot or 0].append(event.card)
            if event.source.kind == Kind.PILE:
                piles[event.source.slot or 0].pop()
    return piles


def _piles_written(piles: dict[int, list[Card]]) -> str:
    # The no-break space keeps a number with its cards.
    text = tr("{number}:\u00a0{cards}")
    return "   ".join(
        text.format(number=number, cards=cards_written(cards))
        for number, cards in sorted(piles.items())
    )


# --- after it ------------------------------------------------------------------------------------


def _inspected(event: Said, passage: Passage) -> str:
    match event.what:
        case Word.ACCUSE if event.to == passage.viewer:
            yours = theirs = tr("{player} accuses you.")
        case Word.ACCUSE:
            yours, theirs = tr("You accuse {other}."), tr("{player} accuses {other}.")
        case Word.CAUGHT:
            yours = tr("You are caught: the {card} does not fit.")
            theirs = tr("{player} is caught: the {card} does not fit.")
        case Word.HONEST:
            yours = tr("You have not cheated: every card fits.")
            theirs = tr("{player} has not cheated: every card fits.")
        case _:
            yours, theirs = tr("You accuse nobody."), tr("{player} accuses nobody.")
    other = "" if event.to is None else passage.names[event.to]
    card = "" if event.card is None else card_name(event.card)
    return passage.say(event.seat, yours, theirs, other=other, card=card)


def _scored(number: int, event: Scored, passage: Passage) -> str:
    match event.why:
        case Why.LEFT_OVER:
            yours = tr("Cards left over add {points} to your score, now {total}.")
            theirs = tr("Cards left over add {points} to {player}’s score, now {total}.")
        case Why.PICK:
            yours = tr("You take pile {pile}, worth {points} ({total} so far).")
            theirs = tr("{player} takes pile {pile}, worth {points} ({total} so far).")
        case Why.PENALTY:
            yours = tr("For cheating, pile {pile} adds {points} to your score, now {total}.")
            theirs = tr("For cheating, pile {pile} adds {points} to {player}’s score, now {total}.")
        case Why.BONUS:
            yours = tr("The bonus takes {points} off your score, now {total}.")
            theirs = tr("The bonus takes {points} off {player}’s score, now {total}.")
        case Why.FIRST:
            yours = tr("First place takes {points} off your score, now {total}.")
            theirs = tr("First place takes {points} off {player}’s score, now {total}.")
        case _:
            return ""
    moved = passage.events[number - 1] if number else None
    pile = moved.source.slot if isinstance(moved, Moved) else None
    words = {"points": abs(event.points), "total": signed(event.total), "pile": pile}
    return passage.say(event.seat, yours, theirs, **words)


def move_words(move: Move, view: View, names: Sequence[str]) -> str:
    up = next(iter(view.faces(Kind.UP, view.seat)), None)
    card = "" if up is None else card_name(up)
    match parse(move):
        case Place(pile):
            text = tr("Place the {card} on pile {pile}.")
            return text.format(card=card, pile=pile + 1)
        case Open():
            return tr("Start a pile with the {card}.").format(card=card)
        case Under():
            return tr("Move the {card} under your hand.").format(card=card)
        case Accuse(seat):
            return tr("Accuse {player}.").format(player=names[seat])
        case Pass():
            return tr("Say that all was fair.")
        case Penalty(pile) | Pick(pile):
            return tr("Choose pile {pile}.").format(pile=pile + 1)
