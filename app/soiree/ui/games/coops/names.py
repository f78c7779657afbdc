"""What a screen reader calls the cards and places of a table of Soureh or Pariah."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from soiree.core.cards import Card
from soiree.core.zones import Zone
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
            CardTarget(zone, card): _drawn_name(zone, card, moment)
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
        # What its mark says is told with one card of a coop.
        valid = marked.get(coop_of(zone)) if zone.kind == Kind.DOWN else None
        names[place] = name if valid is None else _with_mark(name, valid)
    return names


def _with_mark(name: str, valid: bool) -> str:
    if valid:
        return tr("{name}, valid").format(name=name)
    return tr("{name}, not valid").format(name=name)


def _card_name(zone: Zone, card: Card | None, moment: Moment) -> str:
    """A card of a coop."""
    assert zone.owner is not None
    player = moment.names[zone.owner]
    if card is None:
        text = tr("Face down, coop {slot} of {player}")
        return text.format(slot=zone.slot, player=player)
    is_mine = zone.owner == moment.viewer
    if zone.kind == Kind.UP:
        text = (
            tr("{card}, up, coop {slot}, yours")
            if is_mine
            else tr("{card}, up, coop {slot} of {player}")
        )
    else:
        text = (
            tr("{card}, down, coop {slot}, yours")
            if is_mine
            else tr("{card}, down, coop {slot} of {player}")
        )
    return text.format(card=card_name(card), slot=zone.slot, player=player)


def _drawn_name(zone: Zone, card: Card | None, moment: Moment) -> str:
    assert zone.owner is not None
    player = moment.names[zone.owner]
    if card is None:
        return tr("The card that {player} drew").format(player=player)
    if zone.owner == moment.viewer:
        return tr("{card}, the card you drew").format(card=card_name(card))
    return tr("{card}, the card that {player} drew").format(card=card_name(card), player=player)


def stock_name(count: int) -> str:
    return tr("The stock, %n cards", "", count)


def pile_name(pile: Sequence[Card | None]) -> str:
    top = pile[-1] if pile else None
    if top is None:
        return tr("Discard pile, empty")
    text = tr("Discard pile, %n cards, on top the {card}", "", len(pile))
    return text.format(card=card_name(top))
