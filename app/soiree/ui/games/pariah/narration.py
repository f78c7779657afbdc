"""What happens in Pariah, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.events import Event, Moved, Said, Scored
from soiree.core.zones import Seat
from soiree.games.coops.words import Call
from soiree.games.coops.zones import Kind
from soiree.games.pariah.words import Why, Word
from soiree.ui.games.coops import narration as coops
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name


def narrate(event: Event, names: Sequence[str], viewer: Seat) -> str | None:
    match event:
        case Said(seat, Call.KNOCK):
            if seat == viewer:
                return tr("You knock: one more turn for the other player.")
            return tr("{player} knocks: one more turn for the other player.").format(
                player=names[seat]
            )
        case Said(seat, Word.QUEEN):
            if seat == viewer:
                return tr("You use the queen: two more turns for you.")
            return tr("{player} uses the queen, and has two more turns.").format(player=names[seat])
        case Scored(seat, points, total, Why.BONUS):
            text = (
                tr("All your coops are valid: {points} more, {total} in all.")
                if seat == viewer
                else tr("All coops of {player} are valid: {points} more, {total} in all.")
            )
            return text.format(player=names[seat], points=points, total=total)
        case Moved() if event.source.kind == event.target.kind == Kind.DOWN:
            return _switched(event, names, viewer)
        case _:
            return coops.narrate(event, names, viewer)


def _switched(event: Moved, names: Sequence[str], viewer: Seat) -> str | None:
    """PAR-2: two cards switch places in two moves; the switch is told with the first."""
    (_, owner, slot), (_, other, other_slot) = event.source, event.target
    assert owner is not None
    assert other is not None
    if (owner, slot or 0) > (other, other_slot or 0):
        if viewer == other != owner and event.card is not None:
            return tr("You have the {card} now.").format(card=card_name(event.card))
        return None
    if owner == other == viewer:
        text = tr("A king: your face-down cards in coops {slot} and {other} switch places.")
    elif owner == other:
        text = tr("A king: {player}’s face-down cards in coops {slot} and {other} switch places.")
    elif owner == viewer:
        text = tr(
            "A king: your face-down card in coop {slot} and {second}’s in coop {other} switch"
            " places."
        )
    elif other == viewer and event.card is not None:
        text = tr(
            "A king: your face-down card in coop {other} and {player}’s in coop {slot} switch"
            " places. You have the {card} now."
        )
    else:
        text = tr(
            "A king: {player}’s face-down card in coop {slot} and {second}’s in coop {other} switch"
            " places."
        )
    return text.format(
        player=names[owner],
        slot=slot,
        second=names[other],
        other=other_slot,
        card="" if event.card is None else card_name(event.card),
    )
