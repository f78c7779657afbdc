"""What happens in Soi, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.cards import CLUBS, Card, rank_of, suit_of
from soiree.core.events import Event, Moved, Said
from soiree.core.zones import Seat
from soiree.games.soi.words import Word
from soiree.games.soi.zones import HANDS, LAID
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name, four_name


def narrate(event: Event, names: Sequence[str], viewer: Seat) -> str | None:
    match event:
        case Said(what=Word.ASK):
            return _asked(event, names, viewer)
        case Said(what=Word.NO):
            return _refused(event, names, viewer)
        case Moved():
            return _moved(event, names, viewer)
        case _:
            return None


def _moved(event: Moved, names: Sequence[str], viewer: Seat) -> str | None:
    source, target = event.source, event.target
    if event.card is None or source.owner is None or target.owner is None:
        return None
    if source in HANDS and target in LAID:
        return _laid_down(event.card, target.owner, names, viewer)
    if source in HANDS and target in HANDS:
        return _taken(event.card, source.owner, target.owner, names, viewer)
    return None


def _asked(event: Said, names: Sequence[str], viewer: Seat) -> str | None:
    if event.to is None or event.card is None:
        return None
    if event.seat == viewer:
        text = tr("You ask {player} for the {card}.")
    elif event.to == viewer:
        text = tr("{asker} asks you for the {card}.")
    else:
        text = tr("{asker} asks {player} for the {card}.")
    return text.format(asker=names[event.seat], player=names[event.to], card=card_name(event.card))


def _refused(event: Said, names: Sequence[str], viewer: Seat) -> str | None:
    if event.seat == viewer:
        return tr("“No,” you say.")
    return tr("“No,” says {player}.").format(player=names[event.seat])


def _taken(card: Card, giver: Seat, taker: Seat, names: Sequence[str], viewer: Seat) -> str:
    if taker == viewer:
        text = tr("You take the {card} from {giver}.")
    elif giver == viewer:
        text = tr("{taker} takes the {card} from you.")
    else:
        text = tr("{taker} takes the {card} from {giver}.")
    return text.format(taker=names[taker], giver=names[giver], card=card_name(card))


def _laid_down(card: Card, seat: Seat, names: Sequence[str], viewer: Seat) -> str | None:
    """SOI-2: the four cards move one by one, the club last; the sentence comes with that one."""
    if suit_of(card) != CLUBS:
        return None
    if seat == viewer:
        text = tr("You lay down the {four}.")
    else:
        text = tr("{player} lays down the {four}.")
    return text.format(player=names[seat], four=four_name(rank_of(card)))
