"""What happens in Pariah, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from soiree.core.cards import Card
from soiree.core.events import Event, Moved, Said, Scored
from soiree.core.zones import Seat
from soiree.games.coops.words import Call
from soiree.games.coops.zones import Kind
from soiree.games.pariah.rules import is_valid
from soiree.games.pariah.words import Why, Word
from soiree.ui.games.coops import narration as coops
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name
from soiree.ui.table.contract.narration import Line, Passage


def narrate(passage: Passage) -> Iterator[Line]:
    for number, event in enumerate(passage.events):
        if _is_discard(event) and _is_use(passage):
            continue  # What the card does is told instead.
        text = _told(number, event, passage)
        if text is None:
            yield from coops.lines(number, event, passage, is_valid)
        else:
            yield Line(number, text)


def _told(number: int, event: Event, passage: Passage) -> str | None:
    match event:
        case Said(seat, Call.KNOCK):
            other = passage.names[1 - seat]
            if passage.viewer == 1 - seat:
                text = tr("{player} knocks: you have one last turn.")
                return text.format(player=passage.names[seat])
            return passage.say(
                seat,
                tr("You knock: {other} has one last turn."),
                tr("{player} knocks: {other} has one last turn."),
                other=other,
            )
        case Said(seat, Word.QUEEN):
            return passage.say(
                seat,
                tr("Your {card} gives you two more turns."),
                tr("{player}’s {card} gives them two more turns."),
                card=card_name(_court(passage)),
            )
        case Scored(seat, 0, _, Why.ROUND):
            return passage.say(seat, tr("You score nothing."), tr("{player} scores nothing."))
        case Scored(seat, points, total, Why.BONUS):
            return passage.say(
                seat,
                tr("All four valid: you score {points} more, {total} in all."),
                tr("All four valid: {player} scores {points} more, {total} in all."),
                points=points,
                total=total,
            )
        case Moved() if _is_switch(event) and not any(map(_is_switch, passage.events[:number])):
            return _switched(event, passage)
    return None


def _court(passage: Passage) -> Card:
    """The court that is used, which goes to the discard pile."""
    used = next(event for event in passage.events if _is_discard(event))
    assert isinstance(used, Moved)
    assert used.card is not None
    return used.card


def _is_discard(event: Event) -> bool:
    return isinstance(event, Moved) and event.target.kind == Kind.DISCARD


def _is_switch(event: Event) -> bool:
    return isinstance(event, Moved) and event.source.kind == event.target.kind == Kind.DOWN


def _is_use(passage: Passage) -> bool:
    """PAR-2: whether a queen or a king has been used."""
    return any(_is_switch(each) or _is_queen(each) for each in passage.events)


def _is_queen(event: Event) -> bool:
    return isinstance(event, Said) and event.what == Word.QUEEN


def _switched(first: Moved, passage: Passage) -> str:
    """PAR-2: two cards switch places in two moves."""
    second = next(
        event
        for event in passage.events
        if isinstance(event, Moved) and event.source == first.target
    )
    actor, king = passage.seat or 0, card_name(_court(passage))
    mine, other = first, second
    if other.source.owner == passage.viewer or (
        mine.source.owner != passage.viewer and other.source.owner == actor
    ):
        mine, other = other, mine
    owner, holder = mine.source.owner, other.source.owner
    assert owner is not None
    assert holder is not None
    slots = {"slot": mine.source.slot, "second": other.source.slot}
    if owner == holder:
        return _switched_within(actor, owner, king, slots, passage)
    if mine.card is None or other.card is None:
        yours = theirs = tr(
            "{player}’s {king} switches {owner}’s coop {slot} with {holder}’s coop {second},"
            " face down."
        )
        cards = {}
    elif owner == passage.viewer:
        yours = tr(
            "Your {king} trades your {card}, coop {slot}, for {holder}’s {other}, coop {second}."
        )
        theirs = tr(
            "{player}’s {king} trades your {card}, coop {slot}, for the {other}, coop {second}."
        )
        cards = {"card": card_name(mine.card), "other": card_name(other.card)}
    else:
        yours = theirs = tr(
            "{player}’s {king} trades {owner}’s {card}, coop {slot}, for the {other},"
            " coop {second}."
        )
        cards = {"card": card_name(mine.card), "other": card_name(other.card)}
    return passage.say(
        actor,
        yours,
        theirs,
        king=king,
        owner=passage.names[owner],
        holder=passage.names[holder],
        **slots,
        **cards,
    )


def _switched_within(
    actor: Seat, owner: Seat, king: str, slots: dict[str, int | None], passage: Passage
) -> str:
    """Two face-down cards of one player switch places."""
    if owner == passage.viewer:
        yours = tr(
            "Your {king} switches the face-down cards of your own coops {slot} and {second}."
        )
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
    slot, second = sorted((slots["slot"] or 0, slots["second"] or 0))
    return passage.say(
        actor,
        yours,
        theirs,
        king=king,
        owner=passage.names[owner],
        slot=slot,
        second=second,
    )
