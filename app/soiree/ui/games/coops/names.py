"""The screen reader's names and descriptions for a table of Soureh or Pariah."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from soiree.core.cards import Card
from soiree.core.zones import Seat, Zone
from soiree.games.coops.zones import DISCARD, DOWN, DRAWN, SLOTS, STOCK, UP, Kind, coop_at, coop_of
from soiree.ui.games.coops.on_table import LOOK, PILE, STOCK_PILE, coop_place, marks
from soiree.ui.games.coops.variant import Variant
from soiree.ui.language.translation import tr
from soiree.ui.language.words import NOBODY, card_name, parted, sentence
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.targets import CardTarget, Target


def names(variant: Variant, moment: Moment) -> Mapping[Target, str]:
    """The names of all targets but the buttons."""
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
    if card is None:
        yours = theirs = tr("Face down, {player}’s coop {slot}")
    elif zone.kind == Kind.UP:
        yours = tr("{card}, up, your coop {slot}")
        theirs = tr("{card}, up, {player}’s coop {slot}")
    else:
        yours = tr("{card}, down, your coop {slot}")
        theirs = tr("{card}, down, {player}’s coop {slot}")
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


def own_coops(variant: Variant, moment: Moment) -> str:
    """The viewer's coops with their marks, if marks are shown, and the drawn card."""
    if moment.viewer == NOBODY:
        return ""
    marked = marks(moment, variant.is_valid)
    said = []
    for slot in SLOTS:
        coop = coop_at(moment.viewer, slot)
        up, down = moment.faces(UP[coop]), moment.faces(DOWN[coop])
        if up and down:
            text = _coop_text(marked.get(coop))
            said.append(text.format(slot=slot, up=card_name(up[0]), down=card_name(down[0])))
    for card in moment.faces(DRAWN[moment.viewer]):
        said.append(tr("Drawn: {card}.").format(card=card_name(card)))
    return " ".join(said)


def on_the_table(moment: Moment) -> str:
    """The other players' face-up cards, then the piles."""
    others = (seat for seat in range(len(moment.names)) if seat != moment.viewer)
    players = [_face_up(seat, moment) for seat in others]
    piles = [pile_name(moment.cards(DISCARD)), stock_name(len(moment.cards(STOCK)))]
    return " ".join(filter(None, map(sentence, (*players, *piles))))


def _coop_text(valid: bool | None) -> str:
    if valid is None:
        return tr("Coop {slot}: {up} up, {down} down.")
    if valid:
        return tr("Coop {slot}: {up} up, {down} down, valid.")
    return tr("Coop {slot}: {up} up, {down} down, not valid.")


def _face_up(seat: Seat, moment: Moment) -> str:
    text = tr("coop {slot}, {card}")
    cards = parted(
        [
            text.format(slot=slot, card=card_name(card))
            for slot in SLOTS
            for card in moment.faces(UP[coop_at(seat, slot)])
        ]
    )
    return cards and tr("{player}: {cards}").format(player=moment.names[seat], cards=cards)
