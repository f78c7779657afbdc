"""What happens in Soda, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.cards import Card
from soiree.core.events import Event, Moved, Said, Scored, Shown, Shuffled
from soiree.core.zones import Seat
from soiree.games.soda.words import Word
from soiree.games.soda.zones import ROW
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name


def narrate(event: Event, names: Sequence[str], viewer: Seat) -> str | None:
    match event:
        case Moved():
            return _moved(event, names, viewer)
        case Said(seat, Word.NO):
            if seat == viewer:
                return tr("“No,” you say.")
            return tr("“No,” says {player}.").format(player=names[seat])
        case Shown():
            return _shown(event, names, viewer)
        case Shuffled():
            return tr("The discards are shuffled and become the draw pile.")
        case Scored():
            return _won(event, names, viewer)
        case _:
            return None


def _moved(event: Moved, names: Sequence[str], viewer: Seat) -> str:
    """A card that leaves a hand, or that you draw; who else draws can be seen."""
    card, giver, taker = event.card, event.source.owner, event.target.owner
    if card is None:
        return ""
    if giver is not None:
        return _played(card, giver, event.target == ROW, names, viewer)
    if taker is not None and taker == viewer:
        return tr("You draw the {card}.").format(card=card_name(card))
    return ""


def _played(card: Card, seat: Seat, on_row: bool, names: Sequence[str], viewer: Seat) -> str:
    if seat == viewer:
        text = tr("You play the {card}.") if on_row else tr("You discard the {card}.")
    else:
        text = tr("{player} plays the {card}.") if on_row else tr("{player} discards the {card}.")
    return text.format(player=names[seat], card=card_name(card))


def _shown(event: Shown, names: Sequence[str], viewer: Seat) -> str:
    """SDA-6: what an Ace leaves in a hand."""
    seat = event.zone.owner
    assert seat is not None
    if not event.cards:
        if seat == viewer:
            return tr("You have no cards left to show.")
        return tr("{player} has no cards left to show.").format(player=names[seat])
    cards = ", ".join(card_name(card) for card in event.cards)
    if seat == viewer:
        return tr("You show the rest: {cards}.").format(cards=cards)
    return tr("{player} shows the rest: {cards}.").format(player=names[seat], cards=cards)


def _won(event: Scored, names: Sequence[str], viewer: Seat) -> str:
    if event.seat == viewer:
        text = tr("You win the scoring card worth {points}: {total} in all.")
    else:
        text = tr("{player} wins the scoring card worth {points}: {total} in all.")
    return text.format(player=names[event.seat], points=event.points, total=event.total)
