"""What lies on the table of Soy beside cards: printed places, counts of suits, halo and banner."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsItem

from soiree.core.cards import suit_of
from soiree.core.events import Ended, Event
from soiree.core.zones import Seat
from soiree.games.soy.zones import BIDS, DISCARDS, HANDS
from soiree.ui.decks import CardArt
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
from soiree.ui.games.soy.pieces import Banner, Halo, SuitCount
from soiree.ui.games.soy.presenter import bid_caption, stock_caption
from soiree.ui.games.soy.round import (
    SUITS_IN_HAND,
    Call,
    called,
    hand_is_shown,
    winner_of_bids,
)
from soiree.ui.style.theme import TablePalette
from soiree.ui.style.translation import tr
from soiree.ui.style.words import suit_name
from soiree.ui.table.contract.layout import Layout
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.step import FLIGHT
from soiree.ui.table.contract.targets import CardTarget, Place
from soiree.ui.table.felt.cards import RAISED
from soiree.ui.table.felt.pixels import whole
from soiree.ui.table.felt.place_item import PrintedPlace


class SoyScenery:
    """The felt of Soy.

    Attributes:
        printed: the printed places.
        counts: how many cards of each suit the nearest hand holds.
        halo: the light round the higher bid.
        banner: what a call of Soy raises.
    """

    def __init__(self) -> None:
        places = [PRIZE_PLACE, STOCK_PLACE]
        for seat in range(SEATS):
            places += [bid_place(seat), discard_place(seat)]
        self.printed = {place: PrintedPlace() for place in places}
        self.counts = {
            suit: SuitCount(suit, str(digit)) for digit, suit in enumerate(SUITS_IN_HAND, 1)
        }
        self.halo = Halo()
        self.banner = Banner()
        self._laid: _Laid | None = None

    def items(self, players: int) -> Sequence[QGraphicsItem]:
        return (*self.printed.values(), *self.counts.values(), self.halo, self.banner)

    def lay_out(
        self, layout: Layout, arts: Sequence[CardArt], palette: TablePalette, ratio: float
    ) -> None:
        assert isinstance(layout, SoyLayout)
        self._laid = _Laid(layout, arts[LARGE], palette, ratio)
        self.banner.lower()  # raised anew at its size

    def redraw(self, moment: Moment) -> None:
        """Nothing here shows a card."""

    def show(self, moment: Moment) -> None:
        call = called(moment)
        self._print(moment, call)
        self._show_counts(moment)
        self._show_halo(moment)
        if call is None or moment.view.result is None:
            self.banner.lower()
        else:
            self._raise_banner(call, moment)
            self.banner.stand()

    def motion(self, event: Event, moment: Moment) -> QAbstractAnimation | None:
        """The banner goes up when the match is over, once the hands have been looked at."""
        call = called(moment)
        if not isinstance(event, Ended) or call is None or self.banner.word:
            return None
        self._raise_banner(call, moment)
        return self.banner.entrance(moment.appearance.motion(2 * FLIGHT))

    def _print(self, moment: Moment, call: Call | None) -> None:
        laid = self._now()
        captions = {
            PRIZE_PLACE: tr("Prize"),
            STOCK_PLACE: stock_caption(moment),
            **{bid_place(seat): bid_caption(seat, moment) for seat in range(SEATS)},
            **{discard_place(seat): _discards_caption(seat, moment) for seat in range(SEATS)},
        }
        areas = laid.layout.places(moment)
        scale = laid.layout.measures.scale
        for place, printed in self.printed.items():
            above = self._is_above(place)
            area = areas[place].rect
            printed.print_on(area, laid.palette, captions[place], scale, above=above)
            ends = place in (PRIZE_PLACE, bid_place(0), bid_place(1))
            printed.setVisible(call is None or not ends)

    def _is_above(self, place: Place) -> bool:
        """Whether a place has its name above it: the discards at the lower edge."""
        if place.seat is None or place != discard_place(place.seat):
            return False
        return self._now().layout.side(place.seat) is Side.BOTTOM

    def _show_counts(self, moment: Moment) -> None:
        """Count the suits of the nearest hand, each below its cards."""
        laid, hand = self._now(), HANDS[moment.nearest]
        shown = hand_is_shown(hand, moment.view) is not None
        cards = () if shown else moment.cards(hand)
        slots = laid.layout.slots(hand, len(cards), moment)
        centres = [whole(slot.centre, laid.ratio) for slot in slots]
        for suit, badge in self.counts.items():
            held = [
                centre
                for card, centre in zip(cards, centres, strict=True)
                if card is not None and suit_of(card) == suit
            ]
            middle = QPointF()
            if held:
                across = (held[0].x() + held[-1].x()) / 2
                middle = QPointF(across, laid.layout.measures.suit_counts())
            scale = laid.layout.measures.scale
            badge.show_count(len(held), middle, scale, laid.ratio, laid.palette)
            badge.setToolTip(_count_explained(badge))

    def _show_halo(self, moment: Moment) -> None:
        """The higher bid lights up once both have been turned over."""
        laid, winner = self._now(), winner_of_bids(moment)
        if winner is None:
            self.halo.hide()
            return
        bids = moment.cards(BIDS[winner])
        slot = laid.layout.slots(BIDS[winner], len(bids), moment)[-1]
        card = QRectF(QPointF(), QSizeF(laid.art.size))
        card.moveCenter(whole(slot.centre, laid.ratio))
        if CardTarget(BIDS[winner], bids[-1]) in moment.selected:
            card.translate(0, -round(laid.art.width * RAISED))
        self.halo.surround(card, laid.ratio, laid.palette)

    def _raise_banner(self, call: Call, moment: Moment) -> None:
        laid = self._now()
        word, line = tr("The deck is empty"), tr("The lowest cards win.")
        if call.caller is not None:
            word = tr("Soy!")
            line = (
                tr("You call it: all of one suit.")
                if call.caller == moment.viewer
                else tr("{player} calls it: all of one suit.")
            ).format(player=moment.names[call.caller])
        if (word, line) != (self.banner.word, self.banner.line):
            self.banner.raise_word(word, line, shines=call.caller is not None)
            measures = laid.layout.measures
            self.banner.place(measures.banner(), measures.scale, laid.ratio, laid.palette)

    def _now(self) -> _Laid:
        assert self._laid is not None
        return self._laid


def _count_explained(badge: SuitCount) -> str:
    """What the two numbers on a badge are."""
    text = tr("Cards of {suit}: {count}. The key {key} goes to them.")
    return text.format(suit=suit_name(badge.suit), count=badge.count, key=badge.key)


def _discards_caption(seat: Seat, moment: Moment) -> str:
    return tr("Discards: {count}").format(count=len(moment.cards(DISCARDS[seat])))


class _Laid:
    """What the scenery was laid out with last."""

    def __init__(
        self, layout: SoyLayout, art: CardArt, palette: TablePalette, ratio: float
    ) -> None:
        self.layout, self.art, self.palette, self.ratio = layout, art, palette, ratio
