"""The sentences that Soureh and Pariah share: events in the log, and moves in hints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from soiree.core.cards import Card
from soiree.core.events import Event, Moved, Shown, Turn
from soiree.core.views import View
from soiree.core.zones import Seat, Zone
from soiree.games.coops import moves as coops
from soiree.games.coops.words import Call
from soiree.games.coops.zones import SLOTS, UP, Kind, coop_at, seat_of, slot_of
from soiree.ui.games.coops.on_table import IsValid
from soiree.ui.language.translation import tr
from soiree.ui.language.words import card_name, listed
from soiree.ui.table.contract.narration import Kind as LineKind
from soiree.ui.table.contract.narration import Line, Passage, cards_written, shared


def lines(number: int, event: Event, passage: Passage, is_valid: IsValid) -> Iterator[Line]:
    """The lines of an event that both games have."""
    match event:
        case Moved():
            text = _moved(number, event, passage)
            if text is not None:
                # The use of the card implies the draw, so the log omits it.
                unseen = event.card is None
                yield Line(number, text, LineKind.PASSING if unseen else LineKind.TOLD)
        case Shown(zone) if zone.owner is not None and zone.slot == SLOTS[-1]:
            yield from _showdown(number, zone.owner, passage, is_valid)
        case Shown():
            pass
        case _:
            yield from shared(number, event, passage)


def _moved(number: int, event: Moved, passage: Passage) -> str | None:
    """The sentence for all cards that one use of a card moves; told with the first of them."""
    source, target = event.source, event.target
    if (source.kind, target.kind) == (Kind.STOCK, Kind.DRAWN):
        return _drawn(number, event.card, target.seat, passage)
    if target.kind != Kind.DISCARD or number or event.card is None:
        return None
    if source.kind == Kind.DRAWN:
        yours, theirs = tr("You discard the {card}."), tr("{player} discards the {card}.")
        return passage.say(source.seat, yours, theirs, card=card_name(event.card))
    placed = passage.events[1]
    return _replaced(event.card, placed, passage) if isinstance(placed, Moved) else None


def _drawn(number: int, card: Card | None, seat: Seat, passage: Passage) -> str:
    turns = [event for event in passage.back_in_round(number) if isinstance(event, Turn)]
    again = len(turns) > 1 and turns[0] == turns[1]
    if card is None:
        text = tr("{player} draws again.") if again else tr("{player} draws a card.")
        return text.format(player=passage.names[seat])
    if again:
        yours, theirs = tr("You draw again: the {card}."), tr("{player} draws again: the {card}.")
    else:
        yours, theirs = tr("You draw the {card}."), tr("{player} draws the {card}.")
    return passage.say(seat, yours, theirs, card=card_name(card))


def _replaced(old: Card, placed: Moved, passage: Passage) -> str:
    zone, card, seat = placed.target, placed.card, placed.source.seat
    if card is None:
        yours = theirs = tr("{player}’s drawn card replaces the {old}, face down in coop {slot}.")
    elif zone.kind == Kind.DOWN:
        yours = tr("Your {card} replaces the {old}, face down in your coop {slot}.")
        theirs = tr("{player}’s {card} replaces the {old}, face down in coop {slot}.")
    elif zone.owner == seat:
        yours = tr("Your {card} replaces the {old}, face up in your coop {slot}.")
        theirs = tr("{player}’s {card} replaces the {old}, face up in coop {slot}.")
    elif zone.owner == passage.viewer:
        yours = theirs = tr("{player}’s {card} replaces the {old} in your coop {slot}.")
    else:
        yours = tr("Your {card} replaces {owner}’s {old} in coop {slot}.")
        theirs = tr("{player}’s {card} replaces {owner}’s {old} in coop {slot}.")
    return passage.say(
        seat,
        yours,
        theirs,
        card="" if card is None else card_name(card),
        old=card_name(old),
        owner=passage.names[zone.seat],
        slot=zone.slot,
    )


def _showdown(number: int, seat: Seat, passage: Passage, is_valid: IsValid) -> Iterator[Line]:
    coops = {}
    for event in passage.events[: number + 1]:
        match event:
            case Shown(Zone(Kind.DOWN, owner, int(slot)), (down,)) if owner == seat:
                coops[slot] = (_card_face_up(UP[coop_at(seat, slot)], passage), down)
    valid = [slot for slot, (up, down) in coops.items() if is_valid(up, down)]
    others = [slot for slot in coops if slot not in valid]
    if not others:
        yours, theirs = tr("Your coops are all valid."), tr("{player}’s coops are all valid.")
    elif not valid:
        yours, theirs = tr("None of your coops is valid."), tr("None of {player}’s coops is valid.")
    else:
        yours = tr("Your valid coops: {valid}; not valid: {others}.")
        theirs = tr("{player}’s valid coops: {valid}; not valid: {others}.")
    text = passage.say(seat, yours, theirs, valid=_numbers(valid), others=_numbers(others))
    yield Line(number, text)
    # The no-break space keeps a number with its cards.
    text = tr("{number}:\u00a0{up}\u00a0over\u00a0{down}")
    detail = "   ".join(
        text.format(number=slot, up=cards_written([up]), down=cards_written([down]))
        for slot, (up, down) in coops.items()
    )
    yield Line(number, detail, LineKind.DETAIL)


def _card_face_up(zone: Zone, passage: Passage) -> Card:
    for event in passage.back_in_round(len(passage.events)):
        if isinstance(event, Moved) and event.target == zone and event.card is not None:
            return event.card
    raise LookupError(zone)


def _numbers(slots: list[int]) -> str:
    return listed([str(slot) for slot in slots]) if slots else ""


def shared_words(move: coops.Meaning, view: View, names: Sequence[str]) -> str:
    """A move that both games have, as a hint."""
    match move:
        case coops.Own(slot):
            text = tr("Place the {card} face down in your coop {slot}.")
            return text.format(card=drawn_card(view), slot=slot)
        case coops.Over(coop):
            text = tr("Place the {card} on the {other} in {player}’s coop {slot}.")
            other = card_name(*view.faces(*UP[coop]))
            player, slot = names[seat_of(coop)], slot_of(coop)
            return text.format(card=drawn_card(view), other=other, slot=slot, player=player)
        case coops.Discard():
            return tr("Discard the {card}.").format(card=drawn_card(view))
        case coops.End():
            return tr("End your turn.")
        case coops.Declare(Call.DECLARE):
            return tr("Declare Soureh.")
        case coops.Declare():
            return tr("Knock.")


def drawn_card(view: View) -> str:
    """The name of the card that the player has drawn."""
    return card_name(*view.faces(Kind.DRAWN, view.seat))
