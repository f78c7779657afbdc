"""The sentences of Soureh: events in the log, and moves in hints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from soiree.core.entries import Move
from soiree.core.events import Began, Event, Moved, Said, Scored
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.coops.rules import is_valid
from soiree.games.coops.words import Call
from soiree.games.coops.zones import Kind
from soiree.games.soureh.moves import Deduct, Keep, Pay, parse
from soiree.games.soureh.words import Why, Word
from soiree.ui.games.coops import narration as coops
from soiree.ui.games.coops.narration import shared_words
from soiree.ui.language.translation import tr
from soiree.ui.language.words import listed
from soiree.ui.table.contract.narration import Line, Passage, cards_listed


def narrate(passage: Passage) -> Iterator[Line]:
    for number, event in enumerate(passage.events):
        text = _sentence(event, passage)
        if text is not None:
            yield Line(number, text)
            continue
        yield from coops.lines(number, event, passage, is_valid)
        if isinstance(event, Began) and (out := _newly_out(passage)):
            yield Line(number + 1, _went_out(out, passage))


def _sentence(event: Event, passage: Passage) -> str | None:
    match event:
        case Said(seat, Call.DECLARE):
            return _declared(seat, passage)
        case Said(seat, Word.KEEP):
            yours = tr("You keep your score as it is.")
            return passage.say(seat, yours, tr("{player} keeps the score as it is."))
        case Scored(seat, points, total, Why.PAY):
            return _paid(seat, points, total, passage)
        case Scored(seat, points, total, Why.DEDUCT):
            yours = tr("You take {points} off: {total} left.")
            theirs = tr("{player} takes {points} off: {total} left.")
            return passage.say(seat, yours, theirs, points=-points, total=total)
    return None


def _declared(seat: Seat, passage: Passage) -> str:
    if len(passage.names) > 2:
        yours = tr("“Soureh!” you say. Everybody else has one last turn.")
        theirs = tr("“Soureh!” says {player}. Everybody else has one last turn.")
    else:
        yours = tr("“Soureh!” you say. {other} has one last turn.")
        theirs = tr("“Soureh!” says {player}. {other} has one last turn.")
        if passage.viewer == 1 - seat:
            theirs = tr("“Soureh!” says {player}. You have one last turn.")
    return passage.say(seat, yours, theirs, other=passage.names[1 - seat])


def _paid(seat: Seat, points: int, total: int, passage: Passage) -> str:
    if points == total:
        yours, theirs = tr("You pay {points}."), tr("{player} pays {points}.")
    else:
        yours = tr("You pay {points} ({total} so far).")
        theirs = tr("{player} pays {points} ({total} so far).")
    return passage.say(seat, yours, theirs, points=points, total=total)


def _newly_out(passage: Passage) -> list[Seat]:
    return sorted(_dealt(tuple(passage.back_in_round())) - _dealt(passage.events))


def _dealt(events: Sequence[Event]) -> set[Seat]:
    return {
        event.target.seat
        for event in events
        if isinstance(event, Moved)
        and (event.source.kind, event.target.kind) == (Kind.STOCK, Kind.UP)
    }


def _went_out(seats: Sequence[Seat], passage: Passage) -> str:
    if len(seats) == 1:
        yours, theirs = tr("You are out of the match."), tr("{player} is out of the match.")
        return passage.say(seats[0], yours, theirs)
    others = listed([passage.names[seat] for seat in seats if seat != passage.viewer])
    if passage.viewer in seats:
        return tr("You and {players} are out of the match.").format(players=others)
    return tr("{players} are out of the match.").format(players=others)


def move_words(move: Move, view: View, names: Sequence[str]) -> str:
    match parse(move):
        case Pay(sides):
            paid = [view.faces(side, view.seat, n)[0] for n, side in enumerate(sides, 1)]
            return tr("Pay the {cards}.").format(cards=cards_listed(paid))
        case Deduct():
            return tr("Take 50 off your score.")
        case Keep():
            return tr("Keep your score as it is.")
        case shared:
            return shared_words(shared, view, names)
