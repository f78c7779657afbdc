"""The table of Soy: two hands, and between them the prize with the bids for it.

A bid is a card laid on its place beside the prize. Both lie on their faces until both are there,
and are turned over together.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import QCoreApplication, QParallelAnimationGroup, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsWidget

from soiree.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES, Card, Rank, rank_of, suit_of
from soiree.core.entries import Move
from soiree.core.events import Ended, Event, Moved, Said, Shown, Turn
from soiree.core.zones import Seat, Zone
from soiree.games.soy.facts import Phase
from soiree.games.soy.moves import Bid, Discard, Take, parse
from soiree.games.soy.rules import SEATS
from soiree.games.soy.words import Word
from soiree.games.soy.zones import BIDS, DISCARDS, HANDS, PRIZE, SECRETS, STOCK, Kind
from soiree.ui.decks import CardArt
from soiree.ui.games.soy.layout import Layout, Side
from soiree.ui.games.soy.pieces import Banner, Halo, PrintedPlace, SuitCount
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name
from soiree.ui.table.cards import CardItem, Spot
from soiree.ui.table.context import Occasion
from soiree.ui.table.gestures import GestureTable
from soiree.ui.table.manner import FLIGHT
from soiree.ui.table.plates import Place

_tr = QCoreApplication.translate

SUITS_IN_HAND = (SPADES, HEARTS, CLUBS, DIAMONDS)
"""From left to right, as the digits count them: black and red in turn, so that two suits of one
colour do not lie side by side."""

SHOWN = (Zone("shown", 0), Zone("shown", 1))
"""Where hands lie open that were shown at the end: zones of this table, in no view."""

REVEALED = 1100
"""Milliseconds at normal speed that two bids lie open before the cards go on."""

CALLED = 1600
"""Milliseconds at normal speed that a call of Soy stays."""


class SoyTable(GestureTable):
    """Soy on the felt: a card and its place make a bid or a discard, cards of the bids a take.

    Attributes:
        hands: the places of the hands, by seat.
        bids: the places where the next bids go, by seat.
        discards: the places of the discards, by seat.
        prize, stock: the places in the middle.
        counts: how many cards of each suit the nearest hand holds.
        halo: the light round the higher bid.
        banner: what a call of Soy raises.
    """

    SORTED = frozenset({Kind.HAND, Kind.DISCARD})

    def __init__(self, occasion: Occasion) -> None:
        super().__init__(occasion)
        self._large, self._small = (self.add_art() for _ in range(2))
        self.setAccessibleName(_tr("Soy", "The table of Soy"))
        self._layout = Layout.of(QSize(1280, 720))
        self._news = ""
        self.asked.connect(self._lead_focus)
        self.hands = [Place(seat, "hand") for seat in range(SEATS)]
        self.bids = [PrintedPlace(seat, "bid") for seat in range(SEATS)]
        self.discards = [PrintedPlace(seat, "discard") for seat in range(SEATS)]
        self.prize = PrintedPlace(None, "prize")
        self.stock = PrintedPlace(None, "stock")
        self.counts = {
            suit: SuitCount(suit, str(digit)) for digit, suit in enumerate(SUITS_IN_HAND, 1)
        }
        self.halo = Halo()
        self.banner = Banner()
        for item in (
            *self.hands,
            *self.bids,
            *self.discards,
            self.prize,
            self.stock,
            *self.counts.values(),
            self.halo,
            self.banner,
        ):
            self.scene().addItem(item)

    # --- where things lie ------------------------------------------------------------------------

    def side(self, seat: Seat) -> Side:
        nearest = self.eyes[0] if self.eyes else 0
        return Side.BOTTOM if seat == nearest else Side.TOP

    def lay_out(self, size: QSize, ratio: float) -> None:
        layout = self._layout = Layout.of(size, left_handed=self.looks.left_handed)
        for art, width in ((self._large, layout.card), (self._small, layout.back)):
            # An even number of device pixels: the middle of a card lies on a whole one.
            art.set_size(2 * round(width * ratio / 2) / ratio, ratio)
        self._place_things()

    def _place_things(self) -> None:
        layout, cloth, ratio = self._layout, self.looks.cloth, self.devicePixelRatioF()
        for seat in range(SEATS):
            side = self.side(seat)
            plate = self.plates[seat]
            plate.scale_to(layout.scale, ratio, cloth)
            corner = layout.plate_at(side)
            plate.setPos(round(corner.x()), round(corner.y()))
            self.discards[seat].cover(_grown(layout.discard(side)), cloth)
            self.discards[seat].print_on(
                cloth, _tr("Soy", "Discards"), layout.scale, above=side is Side.BOTTOM
            )
        self.prize.cover(_grown(layout.prize()), cloth)
        self.prize.print_on(cloth, _tr("Soy", "Prize"), layout.scale, above=False)
        self.prompt.place(layout.prompt(), layout.scale, cloth)
        self.banner.place(layout.banner(), layout.scale, ratio, cloth)
        self._place_what_varies()

    def _place_what_varies(self) -> None:
        """The places whose size or words go by the cards that lie there."""
        layout, cloth = self._layout, self.looks.cloth
        for seat in range(SEATS):
            side = self.side(seat)
            cards = self.zones.get(HANDS[seat], ())
            area = layout.hand_area(side, len(cards))
            if cards and seat in self.eyes:
                area = _grown(self.area_of(cards[0]).united(self.area_of(cards[-1])))
            self.hands[seat].cover(area, cloth)
            self.bids[seat].cover(_grown(self._bid_area(seat)), cloth)
            self.bids[seat].print_on(cloth, self._bid_caption(seat), layout.scale, above=False)
        for place in (*self.bids, self.prize):
            place.setVisible(not self.banner.word)
        left = len(self.zones.get(STOCK, ()))
        self.stock.cover(_grown(layout.stock()), cloth)
        words = tr("%n cards", "", left)
        self.stock.print_on(cloth, words, layout.scale, above=False)
        self._show_counts()

    def _bid_area(self, seat: Seat) -> QRectF:
        """Where the next bid goes; while bids are taken, all of them."""
        side, count, room = self.side(seat), self._bids_made(seat), self._room_for_bids()
        if not count or self._is_tied():
            return self._layout.bid(side, count, room)
        first, last = (self._layout.bid(side, number, room) for number in (0, count - 1))
        return first.united(last)

    def _bid_caption(self, seat: Seat) -> str:
        if seat == self.viewer:
            return _tr("Soy", "Your bid")
        return _tr("Soy", "{player}’s bid").format(player=self.names[seat])

    def _show_counts(self) -> None:
        """Count the suits of the nearest hand, each below its cards."""
        nearest = self.eyes[0] if self.eyes else 0
        cards = [] if SHOWN[nearest] in self.zones else self.zones.get(HANDS[nearest], [])
        for suit, badge in self.counts.items():
            held = [item for item in cards if item.card is not None and suit_of(item.card) == suit]
            middle = QPointF()
            if held:
                across = (held[0].spot.centre.x() + held[-1].spot.centre.x()) / 2
                middle = QPointF(across, self._layout.suit_counts())
            badge.show_count(
                len(held), middle, self._layout.scale, self.devicePixelRatioF(), self.looks.cloth
            )

    def spots(self, zone: Zone, count: int) -> list[Spot]:
        layout, large, small = self._layout, self._large, self._small
        if zone.owner is None:
            if zone == PRIZE:
                return self._in_a_row(layout.prize_centres(count), large)
            return self._in_a_pile(layout.stock(), count, seen=False)
        side, seen = self.side(zone.owner), zone.owner in self.eyes
        if zone in SHOWN:
            fan = enumerate(layout.fan_centres(side, count))
            return [
                Spot(self._whole(centre), large, 500 + number, turn)
                for number, (centre, turn) in fan
            ]
        if zone in HANDS:
            art = large if side is Side.BOTTOM else small
            groups = self._groups(zone, count) if side is Side.BOTTOM and seen else [count]
            return self._in_a_row(layout.hand_centres(side, groups), art, seen=seen)
        if zone in DISCARDS:
            return self._in_a_pile(layout.discard(side), count, seen=seen)
        room = self._room_for_bids()
        if zone in SECRETS:
            centre = layout.bid_centre(side, self._bids_made(zone.owner), room)
            return [Spot(self._whole(centre), large, 300, 0, seen, covered=True)] * count
        centres = [layout.bid_centre(side, number, room) for number in range(count)]
        # Later bids lie further out; the index, at the left of a card, stays in sight.
        way = 1 if side is Side.BOTTOM else -1
        return [
            Spot(self._whole(centre), large, 200 + way * number)
            for number, centre in enumerate(centres)
        ]

    def _in_a_row(
        self, centres: Sequence[QPointF], art: CardArt, *, seen: bool = True
    ) -> list[Spot]:
        return [
            Spot(self._whole(centre), art, 100 + number, 0, seen)
            for number, centre in enumerate(centres)
        ]

    def _in_a_pile(self, area: QRectF, count: int, *, seen: bool) -> list[Spot]:
        at = self._whole(area.center())
        return [
            Spot(
                at - QPointF(0, number // 10),
                self._small,
                number,
                open=seen,
                covered=True,
                buried=0 < number < count - 1,
            )
            for number in range(count)
        ]

    def _groups(self, zone: Zone, count: int) -> list[int]:
        """How many cards of each suit lie together in a hand that is seen."""
        cards = [item.card for item in self.zones.get(zone, ())]
        if len(cards) != count or None in cards:
            return [count]
        suits = [suit_of(card) for card in cards if card is not None]
        return [len(list(group)) for _, group in groupby(suits)]

    def _bids_made(self, seat: Seat) -> int:
        return len(self.zones.get(BIDS[seat], ()))

    def _room_for_bids(self) -> int:
        """How many bids of each there is to be room for: those made, and the next if one comes."""
        made = max(map(self._bids_made, range(SEATS)))
        return made if self._winner() is not None else made + 1

    def _whole(self, centre: QPointF) -> QPointF:
        """The nearest place where a card's pixels are the screen's."""
        ratio = self.devicePixelRatioF()
        return QPointF(round(centre.x() * ratio) / ratio, round(centre.y() * ratio) / ratio)

    def light_spot(self) -> QPointF:
        middle = self._layout.middle()
        if len(self.turns) != 1:
            return middle
        hand = self._layout.hand(self.side(self.turns[0])).center()
        return middle + (hand - middle) * 0.5

    def order(self, card: Card) -> tuple[int, ...]:
        return SUITS_IN_HAND.index(suit_of(card)), rank_of(card)

    # --- what happens ----------------------------------------------------------------------------

    def set_scene(self) -> None:
        self._news = ""
        self.banner.lower()
        super().set_scene()
        # Where a card lies in a hand goes by the suits of the others, which are all there now.
        self.rest_cards()
        if not self.viewport().size().isEmpty():
            self._place_things()
        self._news = self._waiting()
        for event in self.view_now().events:
            if isinstance(event, (Said, Shown, Ended)):
                self.show_event(event)
                self.motions.finish()
        self.refresh()
        self.name_items()

    def together(self, first: Moved, following: Moved) -> bool:
        """A deal, two bids turned over, all that a round brings: each is one motion."""
        if first.source == STOCK:
            return following.source == STOCK and first.target.kind == following.target.kind
        if first.source in SECRETS:
            return following.source in SECRETS
        won = (PRIZE, *BIDS)
        if first.source in won:
            return following.source in won
        return super().together(first, following)

    def stagger(self, first: Moved) -> int:
        """Two bids are turned over at the same time."""
        return 0 if first.source in SECRETS else super().stagger(first)

    def arrived(self, moves: Sequence[Moved]) -> int:
        if moves[0].source not in SECRETS:
            self.refresh()
            return 0
        self._news = self._outcome()
        self.refresh()
        return self.looks.hold(REVEALED)

    def show_event(self, event: Event) -> int:
        match event:
            case Turn(seats):
                self.turns = seats
                self._news = self._waiting()
                self.light_up()
            case Said(seat, Word.SOY):
                self.turns = ()
                self.banner.raise_word(_tr("Soy", "Soy!"), self._called(seat), shines=True)
                self._place_things()
            case Shown(zone, cards) if cards is not None and zone.owner is not None:
                if not self.banner.word:
                    self.banner.raise_word(
                        _tr("Soy", "The deck is empty"),
                        _tr("Soy", "The lowest cards win."),
                        shines=False,
                    )
                    self._place_things()
                self.turns = ()
                self._fan_out(zone.owner, cards)
                return self.looks.hold(CALLED)
            case Ended():
                self.turns = ()
        return 0

    def _called(self, seat: Seat) -> str:
        if seat == self.viewer:
            return _tr("Soy", "You call it: all of one suit.")
        return _tr("Soy", "{player} calls it: all of one suit.").format(player=self.names[seat])

    def _outcome(self) -> str:
        """What two bids that were turned over have brought."""
        winner = self._winner()
        if winner is None:
            return _tr("Soy", "A tie.")
        if winner == self.viewer:
            return _tr("Soy", "You win the prize.")
        return _tr("Soy", "{player} wins the prize.").format(player=self.names[winner])

    def _last_ranks(self) -> tuple[Rank, Rank] | None:
        """Of the bids that were shown last, by seat."""
        first, second = (self.zones.get(bids, []) for bids in BIDS)
        if not first or len(first) != len(second):
            return None
        assert first[-1].card is not None
        assert second[-1].card is not None
        return rank_of(first[-1].card), rank_of(second[-1].card)

    def _is_tied(self) -> bool:
        ranks = self._last_ranks()
        return ranks is not None and ranks[0] == ranks[1]

    def _winner(self) -> Seat | None:
        """Whose last bid is the higher, while bids lie open and are not tied."""
        ranks = self._last_ranks()
        if ranks is None or ranks[0] == ranks[1]:
            return None
        return ranks.index(max(ranks))

    def _fan_out(self, seat: Seat, cards: Sequence[Card]) -> None:
        """A hand opens before its owner, for all to see, and the banner goes up."""
        hand = self.zones[HANDS[seat]]
        fan = self.zones[SHOWN[seat]] = []
        group = QParallelAnimationGroup()
        time = self.looks.motion(2 * FLIGHT)
        spots = self.spots(SHOWN[seat], len(cards))
        # From the lowest card up, as two hands are compared (SOY-9).
        for item, card, spot in zip(hand, sorted(cards), spots, strict=True):
            item.setVisible(False)
            shown = CardItem(item.card, item.spot)
            self.scene().addItem(shown)
            fan.append(shown)
            group.addAnimation(shown.flight(spot, card, time))
        group.addAnimation(self.banner.entrance(time))

        def rest() -> None:
            self.banner.stand()
            for shown, spot in zip(fan, spots, strict=True):
                shown.rest(spot)

        self.motions.run(group, rest)

    def refresh(self) -> None:
        super().refresh()
        self.show_plates()
        self._place_what_varies()

    def _show_winner(self) -> None:
        """The higher bid lights up once both have been turned over."""
        winner = self._winner()
        item = None if winner is None else self.zones[BIDS[winner]][-1]
        if item is None or not item.face_up:
            self.halo.hide()
            return
        self.halo.surround(self.area_of(item), self.devicePixelRatioF(), self.looks.cloth)

    def _show_prompt(self) -> None:
        words = self._news or self._prompt_words()
        self.prompt.setVisible(bool(words))
        self.prompt.show_words(words)

    def _prompt_words(self) -> str:
        phase = self._phase()
        if phase is None:
            return ""
        if self.decider != self.viewer:
            assert self.decider is not None
            return _tr("Soy", "{player} chooses.").format(player=self.names[self.decider])
        if phase is Phase.TAKE:
            due = self._bids_made(0) + 1
            return _tr("Soy", "You lost: pick the bid cards to take, {taken} of {due}.").format(
                taken=len(self.touched), due=due
            )
        if self.touched:
            return _tr("Soy", "Now its place, or another card.")
        if phase is Phase.DISCARD:
            return _tr("Soy", "Discard a card: click it, then the place for discards.")
        if self._is_tied():
            return _tr("Soy", "A tie. Bid another card.")
        return _tr("Soy", "Bid for the prize: click a card, then your place.")

    def _waiting(self) -> str:
        """That somebody else picks from the bids, if that is so."""
        if self._winner() is None or len(self.turns) != 1 or self.viewer in self.turns:
            return ""
        return _tr("Soy", "{player} takes some of the bid cards.").format(
            player=self.names[self.turns[0]]
        )

    def _lead_focus(self) -> None:
        """A ring round what cannot be acted on any more goes on to what can."""
        focused = self.focused_item()
        if self._by_keys and focused is not None and not self.can_press(focused):
            self.focus_item(next(filter(self.can_press, self.readable_items()), None))

    # --- what may be done ------------------------------------------------------------------------

    def _phase(self) -> Phase | None:
        """What the person who may choose decides now."""
        moves = self.legal()
        return parse(moves[0]).phase if moves else None

    def gesture(self, move: Move) -> tuple[QGraphicsWidget, ...]:
        assert self.decider is not None
        hand = {item.card: item for item in self.zones[HANDS[self.decider]]}
        match parse(move):
            case Take(cards):
                bids = {item.card: item for zone in BIDS for item in self.zones[zone]}
                return tuple(bids[card] for card in cards)
            case Bid(card):
                return hand[card], self.bids[self.decider]
            case Discard(card):
                return hand[card], self.discards[self.decider]

    def places(self) -> Sequence[Place]:
        return [*self.bids, *self.discards]

    def _show_open(self) -> None:
        super()._show_open()
        felt = self.looks.cloth if self._phase() is Phase.TAKE else None
        for bids in BIDS:
            for item in self.zones.get(bids, ()):
                item.invite(felt)
        self._show_winner()
        self._show_prompt()

    def can_drag(self, card: CardItem) -> bool:
        return self._phase() is not Phase.TAKE and super().can_drag(card)

    def refused_move(self, things: Sequence[QGraphicsWidget]) -> Move | None:
        """A card with a place that is not for it was meant for the other kind of place."""
        phase = self._phase()
        cards = tuple(t.card for t in things if isinstance(t, CardItem) and t.card is not None)
        if phase is None:
            return None
        if phase is Phase.TAKE:
            prize = tuple(item.card for item in self.zones[PRIZE] if item.card is not None)
            return str(Take((cards or prize)[-1:]))
        if not cards or len(cards) == len(things):
            return None
        return str(Discard(cards[0]) if phase is Phase.BID else Bid(cards[0]))

    def thing_of(self, item: QGraphicsWidget) -> QGraphicsWidget | None:
        if isinstance(item, Place):
            return item
        for zone, items in self.zones.items():
            if item in items:
                return self._thing_in(zone, item)
        return None

    def _thing_in(self, zone: Zone, item: QGraphicsWidget) -> QGraphicsWidget:
        if zone.owner is None:
            return self.prize if zone == PRIZE else self.stock
        if zone in HANDS:
            return item if zone.owner in self.eyes else self.hands[zone.owner]
        if zone in BIDS and self._phase() is Phase.TAKE:
            return item
        return (self.discards if zone in DISCARDS else self.bids)[zone.owner]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        digits = [str(number) for number, _ in enumerate(SUITS_IN_HAND, 1)]
        if event.text() in digits and self._step_in_suit(SUITS_IN_HAND[digits.index(event.text())]):
            return
        super().keyPressEvent(event)
        following = self.next_things()
        chose = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if chose and self.touched and len(following) == 1:
            self.focus_item(following[0])

    def _step_in_suit(self, suit: int) -> bool:
        """Move the focus to the next card of a suit in the nearest hand, if there is one."""
        hand = [item for seat in self.eyes[:1] for item in self.zones.get(HANDS[seat], ())]
        held = [item for item in hand if item.card is not None and suit_of(item.card) == suit]
        if not held:
            return False
        focused = self.focused_item()
        here = next((place for place, item in enumerate(held) if item is focused), -1)
        self.focus_item(held[(here + 1) % len(held)])
        return True

    # --- names -----------------------------------------------------------------------------------

    def readable_items(self) -> list[QGraphicsWidget]:
        order = sorted(range(SEATS), key=self.side)
        found: list[QGraphicsWidget] = []
        for seat in order:
            if SHOWN[seat] in self.zones:
                found += self.zones[SHOWN[seat]]
            elif seat in self.eyes:
                found += self.zones.get(HANDS[seat], [])
            else:
                found.append(self.hands[seat])
        for seat in order:
            found += [*self.zones.get(BIDS[seat], []), self.bids[seat]]
        found += [*self.zones.get(PRIZE, []), self.stock]
        found += [self.discards[seat] for seat in order]
        return [item for item in found if item.isVisible()]

    def name_items(self) -> None:
        for items in self.zones.values():
            for item in items:
                item.name = ""
        for seat in range(SEATS):
            self._name_cards(self.zones.get(BIDS[seat], ()), self._bid_caption(seat))
            self._name_cards(self.zones.get(SHOWN[seat], ()), self._hand_name(seat))
            hand = self.zones.get(HANDS[seat], ())
            if seat in self.eyes:
                self._name_cards(hand, self._hand_name(seat))
            self.hands[seat].name = tr("Hand of {player}, %n cards", "", len(hand)).format(
                player=self.names[seat]
            )
            self.bids[seat].name = self._bid_name(seat)
            self.discards[seat].name = self._discards_name(seat)
        self._name_cards(self.zones.get(PRIZE, ()), _tr("Soy", "prize"))
        self.stock.name = _tr("Soy", "Stock, {cards}").format(cards=self.stock.caption)

    def _name_cards(self, items: Sequence[CardItem], where: str) -> None:
        for number, item in enumerate(items, 1):
            if item.card is not None:
                item.name = _tr("Soy", "{card}, {where}, {number} of {count}").format(
                    card=card_name(item.card), where=where, number=number, count=len(items)
                )

    def _hand_name(self, seat: Seat) -> str:
        if seat == self.viewer:
            return _tr("Soy", "your hand")
        return _tr("Soy", "hand of {player}").format(player=self.names[seat])

    def _bid_name(self, seat: Seat) -> str:
        secret = self.zones.get(SECRETS[seat], ())
        if not secret:
            text = _tr("Soy", "{bid}: place for a card")
        elif secret[0].card is None:
            text = _tr("Soy", "{bid}: a card on its face")
        else:
            text = _tr("Soy", "{bid}: {card}, on its face")
        known = secret[0].card if secret else None
        return text.format(
            bid=self._bid_caption(seat), card="" if known is None else card_name(known)
        )

    def _discards_name(self, seat: Seat) -> str:
        """How many there are; to their owner, which."""
        items = self.zones.get(DISCARDS[seat], ())
        known = [card_name(item.card) for item in items if item.card is not None]
        if seat == self.viewer:
            text = _tr("Soy", "Your discards: {cards}")
        else:
            text = _tr("Soy", "Discards of {player}: {cards}")
        count = tr("%n cards", "", len(items))
        if not items:
            count = _tr("Soy", "none yet")
        return text.format(player=self.names[seat], cards=", ".join(known) or count)


def _grown(area: QRectF) -> QRectF:
    """A little more than the cards that lie there take."""
    return area.adjusted(-5, -5, 5, 5)
