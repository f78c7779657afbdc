"""What happens in Soy, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.events import Began, Ended, Event, Moved, Result, Said, Shown
from soiree.core.zones import Seat
from soiree.games.soy.words import Reason, Word
from soiree.games.soy.zones import Kind
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name


def narrate(event: Event, names: Sequence[str], viewer: Seat) -> str | None:
    match event:
        case Began():
            return tr("The match begins.")
        case Moved():
            return _moved(event, names, viewer)
        case Said(seat, Word.SOY):
            if seat == viewer:
                return tr("“Soy!” you call.")
            return tr("“Soy!” calls {player}.").format(player=names[seat])
        case Shown():
            return _shown(event, names, viewer)
        case Ended():
            return _ended(event.result, names, viewer)
        case _:
            return None


def _moved(event: Moved, names: Sequence[str], viewer: Seat) -> str | None:
    way = event.source.kind, event.target.kind
    card = "" if event.card is None else card_name(event.card)
    if way == (Kind.STOCK, Kind.PRIZE):
        return tr("The {card} is laid out for the prize.").format(card=card)
    seat = event.source.owner if event.target.owner is None else event.target.owner
    if seat is None:
        return None
    text = _yours(way) if seat == viewer else _theirs(way, card)
    return text and text.format(player=names[seat], card=card)


def _yours(way: tuple[str, str]) -> str | None:
    match way:
        case Kind.SECRET, Kind.BID:
            return tr("You bid the {card}.")
        case Kind.PRIZE, Kind.HAND:
            return tr("You win the {card}.")
        case Kind.BID, Kind.HAND:
            return tr("You take the {card} from the bids.")
        case Kind.HAND, Kind.DISCARD:
            return tr("You discard the {card}.")
        case _:
            return None


def _theirs(way: tuple[str, str], card: str) -> str | None:
    match way:
        case Kind.HAND, Kind.SECRET:
            return tr("{player} lays down a bid.")
        case Kind.SECRET, Kind.BID:
            return tr("{player} bids the {card}.")
        case Kind.PRIZE, Kind.HAND:
            return tr("{player} wins the {card}.")
        case Kind.BID, Kind.HAND:
            return tr("{player} takes the {card} from the bids.")
        case Kind.HAND, Kind.DISCARD if card:
            return tr("{player} discards the {card}.")
        case Kind.HAND, Kind.DISCARD:
            return tr("{player} discards a card.")
        case _:
            return None


def _shown(event: Shown, names: Sequence[str], viewer: Seat) -> str | None:
    seat = event.zone.owner
    if event.cards is None or seat is None:
        return None
    if seat == viewer:
        text = tr("You show your hand: {cards}.")
    else:
        text = tr("{player} shows a hand: {cards}.")
    return text.format(player=names[seat], cards=", ".join(map(card_name, event.cards)))


def _ended(result: Result, names: Sequence[str], viewer: Seat) -> str | None:
    """Who won, and how it came to that (SOY-6, SOY-8 to SOY-10)."""
    if result.ranks.count(1) > 1:
        return _tied(result.reason)
    winner = result.ranks.index(1)
    text = _you_won(result.reason) if winner == viewer else _they_won(result.reason)
    return text and text.format(player=names[winner])


def _tied(reason: str) -> str | None:
    match reason:
        case Reason.SIMULTANEOUS_SOY:
            return tr("Both call Soy with equal cards: a tie.")
        case Reason.DECK_EMPTY:
            return tr("The deck is empty and both hands are equal: a tie.")
        case Reason.ALL_BIDS_TIED:
            return tr("Every bid was tied: nobody wins.")
        case _:
            return None


def _you_won(reason: str) -> str | None:
    match reason:
        case Reason.SOY:
            return tr("You win with Soy.")
        case Reason.SIMULTANEOUS_SOY:
            return tr("Both call Soy; you win with the lower cards.")
        case Reason.DECK_EMPTY:
            return tr("The deck is empty; you win with the lower cards.")
        case _:
            return None


def _they_won(reason: str) -> str | None:
    match reason:
        case Reason.SOY:
            return tr("{player} wins with Soy.")
        case Reason.SIMULTANEOUS_SOY:
            return tr("Both call Soy; {player} wins with the lower cards.")
        case Reason.DECK_EMPTY:
            return tr("The deck is empty; {player} wins with the lower cards.")
        case _:
            return None
