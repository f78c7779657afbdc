"""What a screen reader calls the cards and places of a table of Soureh or Pariah."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from soiree.core.cards import Card
from soiree.core.zones import Seat, Zone
from soiree.games.coops.zones import DISCARD, DOWN, DRAWN, STOCK, UP, Kind, coop_of
from soiree.ui.games.coops.on_table import LOOK, PILE, STOCK_PILE, coop_place, marks
from soiree.ui.games.coops.variant import Variant
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.targets import CardTarget, Target


def names(variant: Variant, moment: Moment) -> Mapping[Target, str]:
    """The names of all that has one, except the buttons."""
    return {
        **_coop_names(variant, moment),
        **{
            CardTarget(zone, card): _drawn_name(zone.seat, card, moment)
            for zone in DRAWN[: len(moment.names)]
            for card in moment.cards(zone)
        },
        PILE: pile_name(moment.cards(DISCARD)),
        STOCK_PILE: stock_name(len(moment.cards(STOCK))),
        LOOK: tr("Browse the discard pile"),
    }


def _coop_names(variant: Variant, moment: Moment) -> Mapping[Target, str]:
    lying, marked = dict(moment.view.zones), marks(moment, variant.is_valid)
    names: dict[Target, str] = {}
    coops = 4 * len(moment.names)
    for zone in (*DOWN[:coops], *UP[:coops]):
        place, cards = coop_place(zone), lying.get(zone, ())
        if not cards:
            names[place] = ""
            continue
        name = variant.card_name(_card_name(zone, cards[0], moment), place, moment)
        # The face-down card's name includes the mark of its coop.
        valid = marked.get(coop_of(zone)) if zone.kind == Kind.DOWN else None
        if valid is not None:
            name = (tr("{name}, valid") if valid else tr("{name}, not valid")).format(name=name)
        names[place] = name
    return names


def _card_name(zone: Zone, card: Card | None, moment: Moment) -> str:
    """A card of a coop."""
    if card is None:
        yours = theirs = tr("Face down, coop {slot} of {player}")
    elif zone.kind == Kind.UP:
        yours = tr("{card}, up, coop {slot}, yours")
        theirs = tr("{card}, up, coop {slot} of {player}")
    else:
        yours = tr("{card}, down, coop {slot}, yours")
        theirs = tr("{card}, down, coop {slot} of {player}")
    name = "" if card is None else card_name(card)
    return moment.say(zone.seat, yours, theirs, card=name, slot=zone.slot)


def _drawn_name(seat: Seat, card: Card | None, moment: Moment) -> str:
    if card is None:
        return tr("The card that {player} drew").format(player=moment.names[seat])
    yours, theirs = tr("{card}, the card you drew"), tr("{card}, the card that {player} drew")
    return moment.say(seat, yours, theirs, card=card_name(card))


def stock_name(count: int) -> str:
    return tr("The stock, %n cards", "", count)


def pile_name(pile: Sequence[Card | None]) -> str:
    top = pile[-1] if pile else None
    if top is None:
        return tr("Discard pile, empty")
    text = tr("Discard pile, %n cards, on top the {card}", "", len(pile))
    return text.format(card=card_name(top))
