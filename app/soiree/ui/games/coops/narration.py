"""What happens in Soureh and in Pariah, in sentences: drawing, placing, and the end of a round."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.cards import Card
from soiree.core.events import Event, Moved, Shown
from soiree.core.zones import Seat
from soiree.games.coops.zones import Kind
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name


def narrate(event: Event, names: Sequence[str], viewer: Seat) -> str | None:
    match event:
        case Moved():
            return _moved(event, names, viewer)
        case Shown():
            return _shown(event, names, viewer)
        case _:
            return None


def _moved(event: Moved, names: Sequence[str], viewer: Seat) -> str | None:
    card, source, target = event.card, event.source, event.target
    if card is None:
        # Who puts a card face down has put another one on the discard pile first: that is told.
        return None
    match source.kind, target.kind:
        case Kind.STOCK, Kind.DRAWN:
            if target.owner != viewer:
                return None
            return tr("You draw the {card}.").format(card=card_name(card))
        case Kind.DRAWN, Kind.DISCARD if source.owner is not None:
            return _discarded(card, source.owner, names, viewer)
        case Kind.DRAWN, Kind.UP if source.owner is not None:
            return _placed(event, card, source.owner, names, viewer)
        case Kind.UP, Kind.DISCARD:
            return tr("The {card} goes to the discard pile.").format(card=card_name(card))
        case Kind.DOWN, Kind.DISCARD if source.owner is not None:
            return _swapped(card, source.owner, source.slot or 0, names, viewer)
    return None


def _discarded(card: Card, seat: Seat, names: Sequence[str], viewer: Seat) -> str:
    if seat == viewer:
        text = tr("You discard the {card}.")
    else:
        text = tr("{player} discards the {card}.")
    return text.format(player=names[seat], card=card_name(card))


def _swapped(card: Card, seat: Seat, slot: int, names: Sequence[str], viewer: Seat) -> str:
    """A face-down card was replaced with a drawn one."""
    if seat == viewer:
        text = tr("You replace the {card}, face down in your coop {slot}.")
    else:
        text = tr("{player} replaces the {card}, face down in coop {slot}.")
    return text.format(player=names[seat], card=card_name(card), slot=slot)


def _placed(event: Moved, card: Card, seat: Seat, names: Sequence[str], viewer: Seat) -> str:
    """A drawn card has taken the place of a face-up one."""
    owner = event.target.owner
    assert owner is not None
    if owner == seat == viewer:
        text = tr("You put the {card} face up into your own coop {slot}.")
    elif owner == seat:
        text = tr("{player} puts the {card} face up into coop {slot}, one of their own.")
    elif owner == viewer:
        text = tr("{player} puts the {card} face up into your coop {slot}.")
    elif seat == viewer:
        text = tr("You put the {card} face up into {owner}’s coop {slot}.")
    else:
        text = tr("{player} puts the {card} face up into {owner}’s coop {slot}.")
    return text.format(
        player=names[seat], owner=names[owner], card=card_name(card), slot=event.target.slot
    )


def _shown(event: Shown, names: Sequence[str], viewer: Seat) -> str | None:
    """SRH-7: what others had face down is told; you know your own."""
    owner = event.zone.owner
    if owner is None or owner == viewer or not event.cards:
        return None
    return tr("{player} turns up the {card} in coop {slot}.").format(
        player=names[owner], card=card_name(event.cards[0]), slot=event.zone.slot
    )
