"""The sentences of Soy: events in the log, and moves in hints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from soiree.core.cards import Card, rank_of
from soiree.core.entries import Move
from soiree.core.events import Began, Ended, Event, Moved, Result, Said, Shown
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soy.moves import Bid, Discard, Take, parse
from soiree.games.soy.words import Reason, Word
from soiree.games.soy.zones import BIDS, HANDS, PRIZE, Kind
from soiree.ui.language.translation import tr
from soiree.ui.language.words import card_name
from soiree.ui.table.contract.narration import Kind as LineKind
from soiree.ui.table.contract.narration import Line, Passage, cards_listed, cards_written, shared


def narrate(passage: Passage) -> Iterator[Line]:
    for number, event in enumerate(passage.events):
        match event:
            case Began():
                pass  # There is one deal in a match; its rounds begin with a prize.
            case Moved():
                yield from _moved(number, event, passage)
            case Said(seat, Word.SOY):
                call = passage.say(seat, tr("“Soy!” you call."), tr("“Soy!” calls {player}."))
                yield Line(number, call)
            case Shown(zone, cards) if cards is not None and zone.owner is not None:
                yield Line(number, _hand_shown(zone.owner, cards, passage), LineKind.DETAIL)
            case Ended(result):
                yield Line(number, _ended(result, passage))
            case _:
                yield from shared(number, event, passage)


def _moved(number: int, event: Moved, passage: Passage) -> Iterator[Line]:
    source, target = event.source, event.target
    match source.kind, target.kind:
        case Kind.STOCK, Kind.PRIZE if _is_last(number, passage):
            yield Line(number, _prize_laid(number, passage), LineKind.HEADING)
        case Kind.HAND, Kind.SECRET if source.owner is not None:
            yield Line(number, _bid(event.card, source.owner, passage))
        case Kind.SECRET, Kind.BID if target == BIDS[1]:
            yield Line(number, _bids_shown(number, passage))
        case Kind.PRIZE, Kind.HAND if _is_last(number, passage):
            seat = target.owner or 0
            won = passage.say(seat, tr("You win the prize."), tr("{player} wins the prize."))
            yield Line(number, won)
        case Kind.BID, Kind.HAND if _is_last(number, passage):
            yield Line(number, _taken(number, target.seat, passage))
        case Kind.HAND, Kind.DISCARD if source.owner is not None:
            yield Line(number, _discarded(event.card, source.owner, passage))


def _is_last(number: int, passage: Passage) -> bool:
    """True if no later card of the entry goes the same way, or from the bids to the same hand."""
    this = passage.events[number]
    assert isinstance(this, Moved)
    return not any(
        isinstance(event, Moved)
        and event.target == this.target
        and event.source.kind == this.source.kind
        for event in passage.events[number + 1 :]
    )


def _prize_laid(number: int, passage: Passage) -> str:
    cards = [_card(event) for event in passage.events if _is_laid(event)]
    before = sum(map(_is_laid, passage.back(0)))
    text = tr("Prize {number}: {cards}")
    return text.format(number=(before + len(cards)) // 2, cards=cards_listed(cards))


def _is_laid(event: Event) -> bool:
    return isinstance(event, Moved) and event.target == PRIZE


def _bid(card: Card | None, seat: Seat, passage: Passage) -> str:
    yours, theirs = tr("You bid the {card}."), tr("{player} bids the {card}.")
    if card is None:
        yours = theirs = tr("{player} lays down a bid.")
    return passage.say(seat, yours, theirs, card="" if card is None else card_name(card))


def _bids_shown(number: int, passage: Passage) -> str:
    first, second = (_card(event) for event in passage.events[number - 1 : number + 1])
    if rank_of(first) == rank_of(second):
        ahead = 1 if passage.viewer == 1 else 0
        yours = tr("A tie: your {card} and {other}’s {second}. Both bid again.")
        theirs = tr("A tie: {player}’s {card} and {other}’s {second}. Both bid again.")
    else:
        ahead = 0 if rank_of(first) > rank_of(second) else 1
        yours = tr("Your {card} beats {other}’s {second}.")
        theirs = tr("{player}’s {card} beats {other}’s {second}.")
        if passage.viewer == 1 - ahead:
            theirs = tr("{player}’s {card} beats your {second}.")
    card, beaten = (first, second) if ahead == 0 else (second, first)
    words = {"card": card_name(card), "second": card_name(beaten)}
    return passage.say(ahead, yours, theirs, other=passage.names[1 - ahead], **words)


def _card(event: Event) -> Card:
    assert isinstance(event, Moved)
    assert event.card is not None
    return event.card


def _taken(number: int, seat: Seat, passage: Passage) -> str:
    if _just_shown(passage):
        return passage.say(seat, tr("You take both bids."), tr("{player} takes both bids."))
    is_first = not any(
        isinstance(event, Moved) and event.source.kind == Kind.BID and _is_last(index, passage)
        for index, event in enumerate(passage.events[:number])
    )
    picker = passage.seat or 0
    seat = picker if is_first else 1 - picker
    cards = [
        _card(event)
        for event in passage.events
        if isinstance(event, Moved) and (event.source.kind, event.target) == (Kind.BID, HANDS[seat])
    ]
    if is_first:
        yours = tr("You take the {cards} from the bids.")
        theirs = tr("{player} takes the {cards} from the bids.")
    else:
        yours, theirs = tr("You get the {cards}."), tr("{player} gets the {cards}.")
    return passage.say(seat, yours, theirs, cards=cards_listed(cards))


def _just_shown(passage: Passage) -> bool:
    return any(isinstance(event, Moved) and event.target == BIDS[0] for event in passage.events)


def _discarded(card: Card | None, seat: Seat, passage: Passage) -> str:
    if card is None:
        return tr("{player} discards a card.").format(player=passage.names[seat])
    yours, theirs = tr("You discard the {card}."), tr("{player} discards the {card}.")
    return passage.say(seat, yours, theirs, card=card_name(card))


def _hand_shown(seat: Seat, cards: tuple[Card, ...], passage: Passage) -> str:
    yours, theirs = tr("Your hand: {cards}"), tr("{player}’s hand: {cards}")
    return passage.say(seat, yours, theirs, cards=cards_written(cards))


def _ended(result: Result, passage: Passage) -> str:
    if result.ranks.count(1) > 1:
        return _tied(result.reason)
    winner = result.ranks.index(1)
    match result.reason:
        case Reason.SIMULTANEOUS_SOY:
            yours = tr("Both call Soy: you win with the lower cards.")
            theirs = tr("Both call Soy: {player} wins with the lower cards.")
        case Reason.DECK_EMPTY:
            yours = tr("The deck is empty: you win with the lower cards.")
            theirs = tr("The deck is empty: {player} wins with the lower cards.")
        case _:
            yours, theirs = tr("You win with Soy."), tr("{player} wins with Soy.")
    return passage.say(winner, yours, theirs)


def _tied(reason: str) -> str:
    match reason:
        case Reason.SIMULTANEOUS_SOY:
            return tr("Both call Soy with equal cards: a tie.")
        case Reason.DECK_EMPTY:
            return tr("The deck is empty and both hands are equal: a tie.")
        case _:
            return tr("Every bid was tied: nobody wins.")


def move_words(move: Move, view: View, names: Sequence[str]) -> str:
    match parse(move):
        case Bid(card):
            return tr("Bid the {cards}.").format(cards=card_name(card))
        case Take(cards):
            return tr("Take the {cards}.").format(cards=cards_listed(cards))
        case Discard(card):
            return tr("Discard the {cards}.").format(cards=card_name(card))
