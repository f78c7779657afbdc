"""What is said of coops and piles when it is asked for: the telling word first."""

from __future__ import annotations

from soiree.core.zones import Seat
from soiree.games.coops.zones import DISCARD, DOWN, DRAWN, SLOTS, STOCK, UP, coop_at
from soiree.ui.games.coops.names import pile_name, stock_name
from soiree.ui.games.coops.on_table import marks
from soiree.ui.games.coops.variant import Variant
from soiree.ui.style.translation import tr
from soiree.ui.style.words import NOBODY, card_name
from soiree.ui.table.contract.moment import Moment


def own_coops(variant: Variant, moment: Moment) -> str:
    """The viewer's coops, each with whether it is valid if that is shown, and a drawn card."""
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
    """What lies face up before the others, then the piles."""
    others = (seat for seat in range(len(moment.names)) if seat != moment.viewer)
    players = [_face_up(seat, moment) for seat in others]
    piles = [pile_name(moment.cards(DISCARD)), stock_name(len(moment.cards(STOCK)))]
    return " ".join(f"{part}." for part in (*players, *piles) if part)


def _coop_text(valid: bool | None) -> str:
    if valid is None:
        return tr("Coop {slot}: {up} up, {down} down.")
    if valid:
        return tr("Coop {slot}: {up} up, {down} down, valid.")
    return tr("Coop {slot}: {up} up, {down} down, not valid.")


def _face_up(seat: Seat, moment: Moment) -> str:
    text = tr("coop {slot}, {card}")
    cards = [
        text.format(slot=slot, card=card_name(card))
        for slot in SLOTS
        for card in moment.faces(UP[coop_at(seat, slot)])
    ]
    if not cards:
        return ""
    return tr("{player}: {cards}").format(player=moment.names[seat], cards="; ".join(cards))
