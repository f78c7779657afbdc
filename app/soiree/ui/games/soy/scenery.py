"""The scenery of Soy: printed places, counts of suits, halo and plaque."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QPointF
from PySide6.QtWidgets import QGraphicsItem

from soiree.core.cards import suit_of
from soiree.core.events import Ended, Event
from soiree.core.zones import Seat
from soiree.games.soy.zones import BIDS, DISCARDS, HANDS, STOCK
from soiree.ui.games.soy.layout import (
    LARGE,
    PRIZE_PLACE,
    SEATS,
    STOCK_PLACE,
    Side,
    SoyLayout,
    bid_place,
    discard_place,
)
from soiree.ui.games.soy.pieces import Halo, SuitCount
from soiree.ui.games.soy.presenter import bid_caption, stock_caption
from soiree.ui.games.soy.round import (
    SUITS_IN_HAND,
    caller_of,
    has_ended,
    revealed_hand,
    winner_of_bids,
)
from soiree.ui.language.translation import tr
from soiree.ui.table.contract.layout import around
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.scenery import Scenery
from soiree.ui.table.contract.step import FLIGHT
from soiree.ui.table.contract.targets import CardTarget, Place
from soiree.ui.table.felt.cards import RAISED
from soiree.ui.table.felt.pixels import whole
from soiree.ui.table.felt.place_item import PrintedPlace
from soiree.ui.table.felt.plaque import Plaque


class SoyScenery(Scenery):
    """The scenery of Soy.

    Attributes:
        printed: the printed places.
        counts: the badges that count the nearest hand's suits.
        halo: the light round the higher bid.
        plaque: the plaque for the end of the match.
    """

    _layout: SoyLayout

    def __init__(self) -> None:
        places = [PRIZE_PLACE, STOCK_PLACE]
        for seat in range(SEATS):
            places += [bid_place(seat), discard_place(seat)]
        self.printed = {place: PrintedPlace() for place in places}
        self.counts = {
            suit: SuitCount(suit, str(digit)) for digit, suit in enumerate(SUITS_IN_HAND, 1)
        }
        self.halo = Halo()
        self.plaque = Plaque()

    def items(self, players: int) -> Sequence[QGraphicsItem]:
        return (
            *self.printed.values(),
            *self.counts.values(),
            self.halo,
            self.plaque,
            self.plaque.rays,
        )

    def lay_out(self) -> None:
        self.plaque.lower()  # raised anew at its size

    def show(self, moment: Moment) -> None:
        self._print(moment)
        self._show_counts(moment)
        self._show_halo(moment)
        if has_ended(moment) and moment.view.result is not None:
            self._raise_plaque(moment)
            self.plaque.stand()
        else:
            self.plaque.lower()

    def count_stock(self, left: int) -> None:
        self.printed[STOCK_PLACE].caption = stock_caption(left)

    def motion(self, event: Event, moment: Moment) -> QAbstractAnimation | None:
        """The plaque appears at the end of the match, after the hands."""
        if not isinstance(event, Ended) or not has_ended(moment) or self.plaque.word:
            return None
        self._raise_plaque(moment)
        return self.plaque.entrance(moment.appearance.motion(2 * FLIGHT))

    def _print(self, moment: Moment) -> None:
        captions = {
            PRIZE_PLACE: tr("Prize"),
            STOCK_PLACE: stock_caption(len(moment.cards(STOCK))),
            **{bid_place(seat): bid_caption(seat, moment) for seat in range(SEATS)},
            **{discard_place(seat): _discards_caption(seat, moment) for seat in range(SEATS)},
        }
        areas, scale = self._layout.places(moment), self._layout.measures.lines
        ended = has_ended(moment)
        for place, printed in self.printed.items():
            area, above = areas[place].rect, self._is_above(place)
            printed.print_on(area, self._palette, captions[place], scale, above=above)
            ends = place in (PRIZE_PLACE, bid_place(0), bid_place(1))
            printed.setVisible(not (ended and ends))

    def _is_above(self, place: Place) -> bool:
        """True for the upper discards, whose caption stands above them."""
        if place.seat is None or place != discard_place(place.seat):
            return False
        return self._layout.side(place.seat) is Side.TOP

    def _show_counts(self, moment: Moment) -> None:
        hand, measures = HANDS[moment.nearest], self._layout.measures
        shown = revealed_hand(hand, moment.view) is not None
        cards = () if shown else moment.cards(hand)
        slots = self._layout.slots(hand, len(cards), moment)
        for suit, badge in self.counts.items():
            held = [
                whole(slot.centre, self._ratio).x()
                for card, slot in zip(cards, slots, strict=True)
                if card is not None and suit_of(card) == suit
            ]
            across = (held[0] + held[-1]) / 2 if held else 0
            middle = QPointF(across, measures.suit_counts())
            badge.show_count(len(held), middle, measures.plate, self._ratio, self._palette)

    def _show_halo(self, moment: Moment) -> None:
        winner = winner_of_bids(moment)
        if winner is None:
            self.halo.hide()
            return
        bids = moment.cards(BIDS[winner])
        slot = self._layout.slots(BIDS[winner], len(bids), moment)[-1]
        art = self._arts[LARGE]
        card = around(whole(slot.centre, self._ratio), *art.size.toTuple())
        if CardTarget(BIDS[winner], bids[-1]) in moment.selected:
            card.translate(0, -round(art.width * RAISED))
        self.halo.surround(card, self._ratio, self._palette)

    def _raise_plaque(self, moment: Moment) -> None:
        caller = caller_of(moment)
        word, line = tr("The deck is empty"), tr("The lowest cards win.")
        if caller is not None:
            word, yours = tr("Soy!"), tr("You call it: all of one suit.")
            line = moment.say(caller, yours, tr("{player} calls it: all of one suit."))
        if (word, line) != (self.plaque.word, self.plaque.line):
            self.plaque.raise_word(word, line, shines=caller is not None)
            measures = self._layout.measures
            self.plaque.place(measures.banner(), measures.plate, self._ratio, self._palette)


def _discards_caption(seat: Seat, moment: Moment) -> str:
    #: The caption of the discard pile, about 14 letters.
    return tr("Discards: {count}").format(count=len(moment.cards(DISCARDS[seat])))
