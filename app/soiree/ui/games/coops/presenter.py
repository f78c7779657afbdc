"""What the tables of Soureh and Pariah share: coops, the drawn card, and the two piles.

The players sit clockwise: the next seat is to the left of who looks at the screen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QParallelAnimationGroup, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSimpleTextItem, QGraphicsWidget

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.events import Began, Event, Moved, Said, Scored, Shown, Turn
from soiree.core.zones import Seat, Zone
from soiree.games.coops import moves
from soiree.games.coops.facts import CoopFacts, Phase
from soiree.games.coops.words import Call
from soiree.games.coops.zones import DISCARD, DOWN, DRAWN, SLOTS, UP, Kind, place_at, place_of
from soiree.ui.games.coops.layout import Layout, Side, side_of
from soiree.ui.games.coops.pieces import Discards, Mark, Sign, Tray
from soiree.ui.style import theme
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name
from soiree.ui.table.cards import CardItem, Spot
from soiree.ui.table.context import Occasion
from soiree.ui.table.gestures import GestureTable, Thing
from soiree.ui.table.plates import Button, Place
from soiree.ui.table.table import Table

_tr = QCoreApplication.translate

_TURN_UP = 150
"""Milliseconds for a card to be turned up at the end of a round, at normal speed."""

_COOP = (Kind.UP, Kind.DOWN)
"""The cards of a coop."""

_LOOKING = "discards"
"""Why the match is held back while the discard pile is open."""


class CoopTable(GestureTable):
    """Coops on the felt: drag or click the drawn card to where it goes.

    The drawn card is picked by itself, so that one click on a place is enough.

    Attributes:
        coops: the places of the coops' cards, by their zones.
        pile: the place of the discard pile.
        stock: the place of the stock.
        look: the words beside the discard pile that open it.
        end_button, call_button: end the turn; declare or knock.
        discards: the discard pile, while it is open to be looked through.
    """

    def __init__(self, occasion: Occasion) -> None:
        super().__init__(occasion)
        self._art, self._small = self.add_art(), self.add_art()
        self._seats = range(len(self.names))
        self._layout = Layout.of(QSize(1280, 720), len(self.names))
        self._shown: set[Zone] = set()
        self._declarer: Seat | None = None
        self._warned = False
        self.discards: Discards | None = None
        self.coops = {
            Zone(kind, seat, slot): Place(seat, kind)
            for seat in self._seats
            for slot in SLOTS
            for kind in _COOP
        }
        self.pile, self.stock = Place(None, Kind.DISCARD), Place(None, Kind.STOCK)
        self.look = Place(None, "look")
        self._look_words = QGraphicsSimpleTextItem(self.look)
        self._stock_words = QGraphicsSimpleTextItem()
        self._trays = {(seat, slot): Tray() for seat in self._seats for slot in SLOTS}
        self._marks = {coop: Mark() for coop in self._trays}
        self.end_button = Button(_tr("Coops", "End turn"), "e")
        self.call_button = self.make_call_button()
        for item in (*self.coops.values(), self.pile, self.stock, self.look, self._stock_words):
            self.scene().addItem(item)
        for piece in (*self._trays.values(), *self._marks.values(), *self.buttons()):
            self.scene().addItem(piece)

    # --- what a game's table says ----------------------------------------------------------------

    def make_call_button(self) -> Button:
        """The button that declares, or knocks."""
        raise NotImplementedError

    def is_valid(self, up: Card, down: Card) -> bool:
        """Whether two cards make a valid coop."""
        raise NotImplementedError

    def called(self) -> str:
        """What is said aloud by who declares or knocks."""
        raise NotImplementedError

    def warning(self, slots: Sequence[int]) -> str:
        """What is said before declaring with these coops, which are not valid."""
        raise NotImplementedError

    def prompt_words(self) -> str:
        """What may be done now, in a line."""
        raise NotImplementedError

    # --- where things lie ------------------------------------------------------------------------

    def side(self, seat: Seat) -> Side:
        return side_of(seat, self.eyes[0] if self.eyes else 0, len(self._seats))

    def lay_out(self, size: QSize, ratio: float) -> None:
        left = self.looks.left_handed
        layout = self._layout = Layout.of(size, len(self._seats), left_handed=left)
        for art, width in ((self._art, layout.card), (self._small, max(40.0, layout.card * 0.6))):
            # An even number of device pixels: the middle of a card lies on a whole one.
            art.set_size(2 * round(width * ratio / 2) / ratio, ratio)
        self._place_seats(ratio)
        cloth = self.looks.cloth
        self.prompt.place(layout.prompt(), layout.plate, cloth)
        self.pile.cover(layout.pile_area(layout.discard()), cloth)
        self.stock.cover(layout.pile_area(layout.stock()), cloth)
        self.look.cover(layout.beside_discard(), cloth)
        for words in (self._look_words, self._stock_words):
            words.setFont(theme.font(round(theme.TEXT * max(1.0, layout.plate * 0.9))))
            words.setBrush(cloth.ink)
            words.setOpacity(0.86)
        for number, group in enumerate(self.button_rows()):
            for button in group:
                button.place(layout.button(number), layout.plate, ratio, cloth)

    def button_rows(self) -> Sequence[Sequence[Button]]:
        """The buttons, the lowest row first; of one row no two are shown together."""
        return ([self.end_button], [self.call_button])

    def buttons(self) -> Sequence[Button]:
        return [button for row in self.button_rows() for button in row]

    def label(self, button: Button, words: str) -> None:
        """Write something else on a button."""
        if words != button.words:
            button.words = button.name = words
            number = next(n for n, row in enumerate(self.button_rows()) if button in row)
            layout = self._layout
            ratio = self.devicePixelRatioF()
            button.place(layout.button(number), layout.plate, ratio, self.looks.cloth)

    def _place_seats(self, ratio: float) -> None:
        layout, cloth = self._layout, self.looks.cloth
        for seat in self._seats:
            side, plate = self.side(seat), self.plates[seat]
            plate.scale_to(layout.plate, ratio, cloth)
            corner = layout.plate_at(side)
            plate.setPos(round(corner.x()), round(corner.y()))
            for slot in SLOTS:
                self._trays[seat, slot].cover(layout.coop(side, slot), cloth)
                for kind in _COOP:
                    place = self.coops[Zone(kind, seat, slot)]
                    place.cover(layout.seen(side, slot, up=kind is Kind.UP), cloth)
                    # Below its own card, but above the one that the card half covers.
                    front = layout.is_front(side, up=kind is Kind.UP)
                    place.setZValue(150 if front else 50)

    def spots(self, zone: Zone, count: int) -> list[Spot]:
        layout, art = self._layout, self._art
        if zone.owner is None:
            middle = layout.stock() if zone == self.STOCK else layout.discard()
            at, shown = self._whole(middle), zone == DISCARD
            top = count - 1
            return [
                Spot(at - QPointF(0, n // 16), art, n, 0, shown, buried=n < top)
                for n in range(count)
            ]
        side, seen = self.side(zone.owner), zone.owner in self.eyes
        if zone.kind == Kind.DRAWN:
            at = self._whole(layout.drawn(side))
            return [Spot(at, art, 300 + number, 0, seen) for number in range(count)]
        assert zone.slot is not None
        is_up = zone.kind == Kind.UP
        at = self._whole(layout.card_at(side, zone.slot, up=is_up).center())
        height = 200 if layout.is_front(side, up=is_up) else 100
        shown = is_up or zone in self._shown
        return [
            Spot(at, art, height + number, 0, shown or seen, folded=seen and not shown)
            for number in range(count)
        ]

    def _whole(self, centre: QPointF) -> QPointF:
        """The nearest place where a card's pixels are the screen's."""
        ratio = self.devicePixelRatioF()
        return QPointF(round(centre.x() * ratio) / ratio, round(centre.y() * ratio) / ratio)

    def light_spot(self) -> QPointF:
        middle = self._layout.middle()
        if len(self.turns) != 1:
            return middle
        block = self._layout.block(self.side(self.turns[0]))
        return middle + (block.center() - middle) * 0.7

    # --- what happens ----------------------------------------------------------------------------

    def set_scene(self) -> None:
        self.put_discards_away()
        facts = CoopFacts.of(self.view_now())
        is_over = facts.phase not in (Phase.CARD, Phase.END)
        self._shown = {zone for zone in self.coops if zone.kind == Kind.DOWN and is_over}
        self._declarer = None if is_over else facts.declarer
        if not self.viewport().size().isEmpty():
            self._place_seats(self.devicePixelRatioF())
        super().set_scene()
        self._hush_others()

    def together(self, first: Moved, following: Moved) -> bool:
        """A card that takes another's place passes it on the way."""
        return super().together(first, following) or (
            following.target == first.source and first.source.kind != Kind.DRAWN
        )

    def arrived(self, moves: Sequence[Moved]) -> int:
        return self.looks.hold(180) if moves[0].target == DISCARD else 0

    def show_event(self, event: Event) -> int:
        match event:
            case Began():
                self._shown.clear()
                self._declarer = None
                self.hush()
            case Said(seat, Call.DECLARE | Call.KNOCK):
                self._declarer = seat
                self._say(seat, self.called())
                return self.looks.hold(700)
            case Turn(seats):
                self.turns = seats
                self._hush_others()
                self.light_up()
            case Shown():
                # Whatever it costs, the round ends here: it is looked at, with all cards open.
                self.scored = True
                self._turn_up(event)
            case Scored(seat, _, total):
                self.turns = ()
                self.totals[seat] = total
                return self.looks.hold(300)
        return 0

    def round_is_over(self) -> bool:
        return not self.client.deciders

    def _turn_up(self, event: Shown) -> None:
        """SRH-7: all cards are shown before anything is paid or counted."""
        (item,) = self.zones[event.zone]
        (card,) = event.cards or (None,)
        self._shown.add(event.zone)
        (spot,) = self.spots(event.zone, 1)
        milliseconds = self.looks.motion(_TURN_UP)
        if item.card is None and milliseconds:
            group = QParallelAnimationGroup()
            group.addAnimation(item.flight(spot, card, milliseconds))
            self.motions.run(group, lambda: item.rest(spot))
        else:
            item.card = card
            item.rest(spot)

    def _say(self, seat: Seat, words: str) -> None:
        self.say(seat, words, None, *self._layout.bubble(self.side(seat)))

    def _hush_others(self) -> None:
        """Who has declared goes on saying so until the round is over."""
        self.hush()
        if self._declarer is not None:
            self._say(self._declarer, self.called())

    # --- what may be done ------------------------------------------------------------------------

    def gesture(self, move: Move) -> tuple[Thing, ...]:
        drawn, seat = self.drawn_card(), self.decider
        match moves.parse(move):
            case moves.Own(slot) if drawn:
                return (drawn, self.coops[Zone(Kind.DOWN, seat, slot)])
            case moves.Over(place) if drawn:
                return (drawn, self.coops[UP[place]])
            case moves.Discard() if drawn:
                return (drawn, self.pile)
            case moves.End():
                return (self.end_button,)
            case moves.Declare():
                return (self.call_button,)
        raise ValueError(move)

    def drawn_card(self) -> CardItem | None:
        """The card that the person who may choose has drawn."""
        items = [] if self.decider is None else self.zones.get(DRAWN[self.decider], [])
        return items[0] if items else None

    def places(self) -> Sequence[Place]:
        return [*self.coops.values(), self.pile]

    def zone_of(self, place: Thing) -> Zone | None:
        """The zone of the coop card that lies at a place."""
        return next((zone for zone, each in self.coops.items() if each is place), None)

    def thing_of(self, item: QGraphicsWidget) -> QGraphicsWidget | None:
        if isinstance(item, (Place, Button)):
            return item
        for zone, items in self.zones.items():
            if item in items:
                if zone == DISCARD:
                    return self.pile
                if zone == self.STOCK:
                    return self.stock
                return self.coops.get(zone, item)
        return None

    def is_control(self, item: Thing) -> bool:
        return super().is_control(item) or item is self.look

    def can_press(self, item: Thing) -> bool:
        if item is self.look or (item is self.pile and self.drawn_card() is None):
            return bool(self.zones.get(DISCARD))
        return super().can_press(item)

    def press(self, item: Thing) -> None:
        if self.early:
            # The card is drawn and taken up by itself: this touch cannot have meant it yet.
            return
        drawn = self.drawn_card()
        if item is self.look or (item is self.pile and drawn is None):
            self.open_discards()
        elif item is drawn and drawn is not None:
            self.drop_choice()
        elif item is self.call_button and not self._warned and self._unsound():
            self._warn()
        else:
            self.take_up()
            super().press(item)

    def drop_choice(self) -> None:
        self._warned = False
        super().drop_choice()
        self.take_up()

    def glide_back(self, card: CardItem) -> None:
        super().glide_back(card)
        self.take_up()

    def awaits(self, seat: Seat) -> None:
        super().awaits(seat)
        self.take_up()
        if self._by_keys and self.decider is not None:
            self._focus_something()

    def take_up(self) -> None:
        """The drawn card is picked without being asked for: nothing else can be done first."""
        drawn = self.drawn_card()
        if drawn is None or self.decider is None or self.moving:
            return
        if drawn not in self._touched:
            self._touched.insert(0, drawn)
        self._show_touched()

    def refused_move(self, things: Sequence[Thing]) -> Move | None:
        zone = self.zone_of(things[-1])
        if zone is None:
            return None
        if zone.kind == Kind.UP:
            return str(moves.Over(place_of(zone)))
        if zone.owner != self.decider or zone.slot is None:
            return None
        return str(moves.Own(zone.slot))

    def _refuse(self, things: Sequence[Thing]) -> None:
        zone = self.zone_of(things[-1])
        if self.decider is None or self.moving:
            return
        if zone is not None and self.refused_move(things) is None:
            self.refused.emit(_tr("Coops", "The face-down cards of others stay where they are."))
        else:
            super()._refuse(things)

    def _unsound(self) -> list[int]:
        """The coops of the person who may choose that are not valid; none if warnings are off."""
        if not self.looks.warnings or self.decider is None:
            return []
        return [slot for slot in SLOTS if self._validity(self.decider, slot) is False]

    def _warn(self) -> None:
        self._warned = True
        self.told.emit(None, self.warning(self._unsound()))
        self.refresh()

    def _validity(self, seat: Seat, slot: int) -> bool | None:
        """Whether a coop is valid; None if one of its cards is not seen."""
        cards = [item.card for kind in _COOP for item in self.zones.get(Zone(kind, seat, slot), ())]
        if len(cards) != 2 or cards[0] is None or cards[1] is None:
            return None
        return self.is_valid(cards[0], cards[1])

    # --- the discard pile ------------------------------------------------------------------------

    def open_discards(self) -> None:
        """Open the discard pile to be looked through; the match waits."""
        cards = [item.card for item in self.zones.get(DISCARD, ()) if item.card is not None]
        if not cards or self.discards is not None:
            return
        self.hold_back(_LOOKING)
        self.discards = Discards(self.viewport(), cards, self._small)
        self.discards.closed.connect(self._discards_closed)
        self.discards.open()

    def put_discards_away(self) -> None:
        if self.discards is not None:
            self.discards.put_away()

    def _discards_closed(self) -> None:
        self.discards = None
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.let_go(_LOOKING)

    # --- showing it ------------------------------------------------------------------------------

    def refresh(self) -> None:
        self.show_plates()
        super().refresh()
        self._show_marks()
        self._show_words()

    def _show_open(self) -> None:
        super()._show_open()
        for seat in self._seats:
            for item in self.zones.get(DRAWN[seat], ()):
                item.invite(self.looks.cloth if item in self._touched else None)
        self._show_words()

    def _show_touched(self) -> None:
        for zone, items in self.zones.items():
            touched = self.coops.get(zone) in self._touched
            for item in items:
                item.stand_out(touched or item in self._touched)
        self._show_open()
        self.place_pointers()

    def _show_marks(self) -> None:
        layout, ratio = self._layout, self.devicePixelRatioF()
        for (seat, slot), mark in self._marks.items():
            sign = None
            at_the_end = DOWN[place_at(seat, slot)] in self._shown
            if at_the_end or (seat in self.eyes and self.looks.show_valid):
                valid = self._validity(seat, slot)
                if valid is not None:
                    sign = Sign.VALID if valid else Sign.NOT_VALID
            middle = layout.mark(self.side(seat), slot)
            mark.show_sign(sign, middle, layout.mark_size(), ratio, self.looks.cloth)

    def _show_words(self) -> None:
        """The prompt, and what is written beside the two piles."""
        may_choose = self.decider is not None and not self.moving
        self.prompt.setVisible(may_choose)
        if may_choose:
            warning = self.warning(self._unsound()) if self._warned else ""
            self.prompt.show_words(warning or self.prompt_words())
        left = len(self.zones.get(self.STOCK, ()))
        area = self._layout.beside_stock()
        self._stock_words.setText(tr("%n left", "", left))
        size = self._stock_words.boundingRect()
        self._stock_words.setPos(
            round(area.right() - size.width()), round(area.center().y() - size.height() / 2)
        )
        count = len(self.zones.get(DISCARD, ()))
        self._look_words.setVisible(count > 0)
        self._look_words.setText(_tr("Coops", "Look\nthrough  B"))
        area = self._layout.beside_discard()
        height = self._look_words.boundingRect().height()
        self._look_words.setPos(round(area.left()), round(area.center().y() - height / 2))

    # --- the keyboard ----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text = event.text()
        if text in ("1", "2", "3", "4") and self.decider is not None:
            self.hurry()
            self.press(self.place_of_digit(int(text)))
        elif text.lower() == "x" and self.decider is not None and self.drawn_card() is not None:
            self.hurry()
            self.press(self.pile)
        elif text.lower() == "b":
            self.open_discards()
        elif event.key() == Qt.Key.Key_Escape and self._warned:
            self.drop_choice()
        elif event.key() == Qt.Key.Key_Escape and len(self._touched) <= 1:
            # The drawn card alone is no choice that could be taken back.
            Table.keyPressEvent(self, event)
        else:
            super().keyPressEvent(event)

    def place_of_digit(self, slot: int) -> Place:
        """The place that a digit stands for now."""
        return self.coops[Zone(Kind.DOWN, self.decider, slot)]

    def _focus_something(self) -> None:
        """The keyboard leads: where the ring was, nothing may be left to be done."""
        focus = self.focused_item()
        if focus is None or focus not in self.readable_items() or not self.can_press(focus):
            things = self.readable_items()
            self.focus_item(next((thing for thing in things if self.can_press(thing)), None))

    # --- names -----------------------------------------------------------------------------------

    def readable_items(self) -> list[QGraphicsWidget]:
        order = sorted(self._seats, key=lambda seat: self.side(seat).value)
        drawn = [
            item
            for zone, items in self.zones.items()
            if zone.kind == Kind.DRAWN and zone.owner in self.eyes
            for item in items
        ]
        coops = [
            self.coops[Zone(kind, seat, slot)]
            for seat in order
            for kind in (Kind.DOWN, Kind.UP)
            for slot in SLOTS
            if self.zones.get(Zone(kind, seat, slot))
        ]
        piles: list[Place] = [self.pile, self.stock]
        if self.zones.get(DISCARD):
            piles.append(self.look)
        shown = [button for button in self.buttons() if button.isVisible()]
        return [*drawn, *shown, *coops, *piles]

    def name_items(self) -> None:
        for zone, place in self.coops.items():
            items = self.zones.get(zone, [])
            place.name = self._coop_card_name(zone, items[0].card) if items else ""
            if zone.kind == Kind.DOWN and zone.owner is not None and zone.slot is not None:
                place.name = self._with_mark(place.name, zone.owner, zone.slot)
        for zone, items in self.zones.items():
            if zone.kind == Kind.DRAWN and zone.owner is not None:
                for item in items:
                    item.name = self._drawn_name(zone.owner, item.card)
        left, pile = len(self.zones.get(self.STOCK, ())), self.zones.get(DISCARD, [])
        self.stock.name = tr("The stock, %n cards", "", left)
        self.look.name = _tr("Coops", "Look through the discard pile")
        if pile and pile[-1].card is not None:
            self.pile.name = tr("Discard pile, %n cards, on top the {card}", "", len(pile)).format(
                card=card_name(pile[-1].card)
            )
        else:
            self.pile.name = _tr("Coops", "Discard pile, empty")

    def _drawn_name(self, seat: Seat, card: Card | None) -> str:
        if card is None:
            return _tr("Coops", "The card that {player} drew").format(player=self.names[seat])
        if seat == self.viewer:
            return _tr("Coops", "{card}, the card you drew").format(card=card_name(card))
        return _tr("Coops", "{card}, the card that {player} drew").format(
            card=card_name(card), player=self.names[seat]
        )

    def _coop_card_name(self, zone: Zone, card: Card | None) -> str:
        assert zone.owner is not None
        is_up, is_mine = zone.kind == Kind.UP, zone.owner == self.viewer
        if card is None:
            text = _tr("Coops", "A card face down, coop {slot} of {player}")
        elif is_up:
            text = (
                _tr("Coops", "{card} face up, your coop {slot}")
                if is_mine
                else _tr("Coops", "{card} face up, coop {slot} of {player}")
            )
        else:
            text = (
                _tr("Coops", "{card} face down, your coop {slot}")
                if is_mine
                else _tr("Coops", "{card} face down, coop {slot} of {player}")
            )
        return text.format(
            card="" if card is None else card_name(card),
            slot=zone.slot,
            player=self.names[zone.owner],
        )

    def _with_mark(self, name: str, seat: Seat, slot: int) -> str:
        """A card's name, and what the mark of its coop says."""
        match self._marks[seat, slot].sign:
            case Sign.VALID:
                return _tr("Coops", "{name}, valid").format(name=name)
            case Sign.NOT_VALID:
                return _tr("Coops", "{name}, not valid").format(name=name)
        return name

    def slots_named(self, slots: Sequence[int]) -> str:
        """The numbers of coops, as in `1, 3`."""
        return ", ".join(map(str, slots))

    def coop_items(self, seat: Seat) -> Iterator[tuple[CardItem, CardItem]]:
        """The cards of a player's coops, slots 1 to 4: the face-up one, then the face-down one."""
        for slot in SLOTS:
            (up,), (down,) = (self.zones[Zone(kind, seat, slot)] for kind in _COOP)
            yield up, down


def middle_of_tick(area: QRectF, size: float) -> QPointF:
    """Where the tick of a card stands: at its upper right corner."""
    return QPointF(area.right() - size * 0.62, area.top() + size * 0.62)
