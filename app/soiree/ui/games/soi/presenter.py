"""The table of Soi: four hands, the fours before their owners, and the choice of a card to ask for.

The players sit counter-clockwise: the next seat is to the right of who looks at the screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsWidget

from soiree.core.cards import DECK, Card, mask_of, rank_of
from soiree.core.cards import card as card_typed
from soiree.core.entries import Move
from soiree.core.events import Began, Event, Moved, Said, Scored, Turn
from soiree.core.states import Refusal
from soiree.core.zones import Seat, Zone
from soiree.games.soi.moves import ASKS, Ask
from soiree.games.soi.rules import laid_points
from soiree.games.soi.words import Word
from soiree.games.soi.zones import HANDS, LAID, SEATS, Kind
from soiree.ui.decks import CardArt
from soiree.ui.games.soi.card_choice import AskGrid
from soiree.ui.games.soi.layout import Layout, Side, side_of
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name, four_name, refusal_sentence
from soiree.ui.table.cards import CardItem, Spot
from soiree.ui.table.context import Occasion
from soiree.ui.table.plates import Place, Plate
from soiree.ui.table.table import Table

_tr = QCoreApplication.translate

_TURNS = {Side.BOTTOM: 0.0, Side.RIGHT: -90.0, Side.TOP: 0.0, Side.LEFT: 90.0}

_WAYS = {
    Qt.Key.Key_Right: Side.RIGHT,
    Qt.Key.Key_Up: Side.TOP,
    Qt.Key.Key_Left: Side.LEFT,
}


SAID = 2500
"""Milliseconds that what was said last stays in sight of a person who thinks."""


class SoiTable(Table):
    """Soi on the felt: click a player's cards, drag a card onto a player, or type `7h`.

    Attributes:
        hands: the places of the hands, by seat.
        fours: the places of the fours laid down, by seat.
        grid: the choice of a card to ask for, while it is open.
    """

    SORTED = frozenset({Kind.HAND, Kind.LAID})

    def __init__(self, occasion: Occasion) -> None:
        super().__init__(occasion)
        self._large, self._middle, self._small = (self.add_art() for _ in range(3))
        self.setAccessibleName(_tr("Soi", "The table of Soi"))
        self._layout = Layout.of(QSize(1280, 720))
        self._asked: Seat | None = None
        self._typed: Card | None = None
        self._dragging = False
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.timeout.connect(self.hush)
        self.grid: AskGrid | None = None
        self.hands = [Place(seat, Kind.HAND) for seat in range(SEATS)]
        self.fours = [Place(seat, Kind.LAID) for seat in range(SEATS)]
        for item in (*self.hands, *self.fours):
            self.scene().addItem(item)

    # --- where things lie ------------------------------------------------------------------------

    def side(self, seat: Seat) -> Side:
        return side_of(seat, self.eyes[0] if self.eyes else 0)

    def lay_out(self, size: QSize, ratio: float) -> None:
        layout = self._layout = Layout.of(size, left_handed=self.looks.left_handed)
        for art, width in (
            (self._large, layout.card),
            (self._middle, layout.back),
            (self._small, layout.four),
        ):
            # An even number of device pixels: the middle of a card lies on a whole one.
            art.set_size(2 * round(width * ratio / 2) / ratio, ratio)
        self._place_seats(ratio)

    def _place_seats(self, ratio: float) -> None:
        layout, cloth = self._layout, self.looks.cloth
        for seat in range(SEATS):
            side = self.side(seat)
            plate = self.plates[seat]
            plate.scale_to(layout.plate, ratio, cloth)
            corner = layout.plate_at(side)
            plate.setPos(round(corner.x()), round(corner.y()))
            self._place_hand(seat)
            self.fours[seat].cover(layout.laid(side), cloth)
        self.prompt.place(layout.prompt(), layout.plate, cloth, layout.prompt_room())

    def _place_hand(self, seat: Seat) -> None:
        count = len(self.zones.get(HANDS[seat], ()))
        area = self._layout.hand_area(self.side(seat), count)
        self.hands[seat].cover(area.adjusted(-4, -4, 4, 4), self.looks.cloth)

    def spots(self, zone: Zone, count: int) -> list[Spot]:
        layout = self._layout
        if zone == self.STOCK:
            at = self._whole(layout.middle(), self._middle)
            return [
                Spot(at - QPointF(0, number // 13), self._middle, number, 0, False)
                for number in range(count)
            ]
        assert zone.owner is not None
        side = self.side(zone.owner)
        if zone in LAID:
            art, turn, shown = self._small, 0.0, True
            centres = layout.four_centres(side, count)
        else:
            art = self._large if side is Side.BOTTOM else self._middle
            turn, shown = _TURNS[side], zone.owner in self.eyes
            centres = layout.hand_centres(side, count)
        return [
            Spot(self._whole(centre, art), art, 100 + number, turn, shown)
            for number, centre in enumerate(centres)
        ]

    def light_spot(self) -> QPointF:
        middle = self._layout.middle()
        if len(self.turns) != 1:
            return middle
        plate = self.plates[self.turns[0]].area().center()
        hand = self._layout.hand(self.side(self.turns[0])).center()
        return middle + ((plate + hand) / 2 - middle) * 0.55

    def _whole(self, centre: QPointF, art: CardArt) -> QPointF:
        """The nearest place where a card's pixels are the screen's."""
        ratio = self.devicePixelRatioF()
        return QPointF(round(centre.x() * ratio) / ratio, round(centre.y() * ratio) / ratio)

    # --- what happens ----------------------------------------------------------------------------

    def set_scene(self) -> None:
        self.put_grid_away()
        if not self.viewport().size().isEmpty():
            self._place_seats(self.devicePixelRatioF())
        super().set_scene()

    def show_event(self, event: Event) -> int:
        delay = self.looks.reading()
        self._silence.stop()
        match event:
            case Began():
                self.hush()
                return 0
            case Said(seat, Word.ASK, asked, card):
                assert asked is not None
                self.hush()
                self._say(seat, self._called(asked), card)
                return delay
            case Said(seat, Word.NO):
                self._say(seat, _tr("Soi", "No."), None)
                self.shake(self.zones[HANDS[seat]])
                return delay
            case Turn(seats):
                self.turns = seats
                self.light_up()
            case Scored(seat, _, total):
                self.hush()
                self.turns = ()
                self.totals[seat] = total
        return 0

    def arrived(self, moves: Sequence[Moved]) -> int:
        given = moves[0].source in HANDS and moves[0].target in HANDS
        return self.looks.reading() if given else 0

    def _say(self, seat: Seat, words: str, card: Card | None) -> None:
        picture = self._small.face(card) if card is not None else None
        self.say(seat, words, picture, *self._layout.bubble(self.side(seat)))

    def _called(self, seat: Seat) -> str:
        """How a player is spoken to."""
        if seat == self.viewer:
            return _tr("Soi", "You?")
        return _tr("Soi", "{player}?").format(player=self.names[seat])

    def refresh(self) -> None:
        self.show_plates()
        for seat in range(SEATS):
            self._place_hand(seat)
        self._show_askable()

    def awaits(self, seat: Seat) -> None:
        # What this person said last has had its answer, and would lie over the prompt; what the
        # others said would lie over their fours for as long as the person thinks.
        self.bubbles[seat].hide()
        self._silence.start(SAID)
        super().awaits(seat)

    def detail(self, seat: Seat) -> str:
        """What the player does, or else the points that lie before him in this round."""
        cards = (item.card for item in self.zones.get(LAID[seat], ()))
        points = laid_points(mask_of(card for card in cards if card is not None))
        if not points or seat in (self.thinker, self.decider):
            return super().detail(seat)
        return tr("%n points down", "", points)

    def choosing(self, seat: Seat) -> str:
        return _tr("Soi", "your turn") if seat == self.viewer else _tr("Soi", "to ask")

    def _show_askable(self) -> None:
        askable = self._askable()
        wanting = self._typed is not None or self.picked is not None or self._dragging
        for seat, place in enumerate(self.hands):
            if self.grid is not None:
                place.show_open(seat == self._asked, seat == self._asked)
            else:
                place.show_open(seat in askable, wanting and seat in askable)
        self.prompt.setVisible(bool(askable) and self.grid is None)
        self.prompt.show_words(self._prompt_words())
        self.tell_changes()

    def _prompt_words(self) -> str:
        if self._typed is not None:
            return _tr("Soi", "Whom do you ask for the {card}?").format(card=card_name(self._typed))
        if self.picked is not None:
            return _tr("Soi", "Whom do you ask? Choose a player.")
        if self.decider is not None and self.decider != self.viewer:
            return _tr("Soi", "{player} chooses.").format(player=self.names[self.decider])
        return _tr(
            "Soi", "Your turn: click a player’s cards, drag a card there, or type one such as 7h."
        )

    # --- what may be done ------------------------------------------------------------------------

    def gesture(self, move: Move) -> tuple[QGraphicsWidget, ...]:
        """A card of the rank, if the eyes see one, and the hand of the player asked."""
        seat, wanted = ASKS[move]
        own = self.zones.get(Zone(Kind.HAND, self.decider), ())
        rank = rank_of(wanted)
        held = [item for item in own if item.card is not None and rank_of(item.card) == rank]
        return (*held[:1], self.hands[seat])

    def _askable(self) -> set[Seat]:
        """The players who may be asked."""
        return {ASKS[move][0] for move in self._legal()}

    def _legal(self) -> Sequence[Move]:
        return () if self.decider is None else self.client.legal(self.decider)

    def _cards_to_ask(self, seat: Seat) -> list[Card]:
        """What a player may be asked for: of the picked card's rank, if one is picked."""
        asks = [ASKS[move] for move in self._legal()]
        cards = [card for asked, card in asks if asked == seat]
        picked = self.picked.card if self.picked is not None else None
        return [card for card in cards if picked is None or rank_of(card) == rank_of(picked)]

    def _is_own(self, item: QGraphicsWidget) -> bool:
        return (
            isinstance(item, CardItem)
            and self.decider is not None
            and item in self.zones.get(Zone(Kind.HAND, self.decider), ())
        )

    def thing_of(self, item: QGraphicsWidget) -> QGraphicsWidget | None:
        if isinstance(item, Plate):
            return self.hands[item.seat]
        if isinstance(item, Place):
            return item if item.kind == Kind.HAND and item.seat != self.viewer else None
        for zone, items in self.zones.items():
            if item in items:
                if zone in HANDS and zone.owner != self.viewer and zone.owner is not None:
                    return self.hands[zone.owner]
                return item if zone in HANDS else None
        return None

    def is_control(self, item: QGraphicsWidget) -> bool:
        return super().is_control(item) or item in self.hands

    def can_press(self, item: QGraphicsWidget) -> bool:
        if isinstance(item, Place):
            return item.kind == Kind.HAND and item.seat in self._askable()
        return self._is_own(item)

    def press(self, item: QGraphicsWidget) -> None:
        if self._typed is not None and isinstance(item, Place) and item.seat is not None:
            self._ask(item.seat, self._typed)
        elif isinstance(item, Place) and item.seat is not None:
            self._press_player(item.seat)
        elif isinstance(item, CardItem) and self._is_own(item):
            self.pick(None if item is self.picked else item)

    def press_nothing(self) -> None:
        self._typed = None
        self.put_grid_away()
        self.refresh()

    def _press_player(self, seat: Seat) -> None:
        if self.decider is None:
            return
        cards = self._cards_to_ask(seat)
        if cards:
            self.open_grid(seat, cards)
        elif not self.zones.get(HANDS[seat]):
            # Whatever card: the rules look at the one who is asked first.
            self._refuse(self.client.refusal(self.decider, str(Ask(seat, DECK[0]))))

    def can_drag(self, card: CardItem) -> bool:
        return self._is_own(card)

    def drop(self, card: CardItem, thing: QGraphicsWidget | None) -> None:
        if card.card is None or not self._is_own(card):
            # While it was held, a question was typed, and it went to another hand.
            return
        if thing is None:
            self.refused.emit(_tr("Soi", "Drop the card on the player whom you ask."))
        elif isinstance(thing, Place) and thing.seat is not None:
            rank = rank_of(card.card)
            wanted = [each for each in self._cards_to_ask(thing.seat) if rank_of(each) == rank]
            if wanted:
                self.open_grid(thing.seat, wanted)
            else:
                self._press_player(thing.seat)

    def show_targets(self, card: CardItem | None) -> None:
        self._dragging = card is not None and card is not self.picked
        self._show_askable()

    def open_grid(self, seat: Seat, cards: Sequence[Card]) -> None:
        """Offer the cards that a player may be asked for."""
        self.put_grid_away()
        self._asked = seat
        grid = AskGrid(self.viewport(), self.names[seat], cards, self._small)
        grid.chosen.connect(lambda card: self._ask(seat, card))
        grid.closed.connect(self._grid_closed)
        self.grid = grid
        self._show_askable()
        grid.open()
        if self.hinted is not None and ASKS[self.hinted][0] == seat:
            grid.point_at(ASKS[self.hinted][1])

    def put_grid_away(self) -> None:
        if self.grid is not None:
            self.grid.put_away()

    def _grid_closed(self) -> None:
        self.grid = None
        self._asked = None
        # A double click in the grid ends on what lies below it.
        self.note_choice()
        self.pick(None)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.refresh()

    def _ask(self, seat: Seat, card: Card) -> None:
        if self.decider is None:
            return
        self._typed = None
        self.put_grid_away()
        self._refuse(self.client.choose(self.decider, str(Ask(seat, card))))

    def _refuse(self, refusal: Refusal | None) -> None:
        """Say why a question was not taken, if it was not."""
        if refusal is not None:
            self.refused.emit(refusal_sentence(refusal, self.names))
            self.refresh()

    def typed(self, text: str) -> str | None:
        """A card was typed: ask for it, or have the player chosen whom to ask.

        Returns:
            Why it was refused, in a sentence; None if it was taken.
        """
        try:
            card = card_typed(text)
        except ValueError:
            return _tr(
                "Soi", "“{text}” is no card: type a rank and a suit, such as 7h or 10s."
            ).format(text=text.strip()[:12])
        if self.decider is None:
            return _tr("Soi", "It is not your turn yet.")
        others = [seat for seat in range(SEATS) if seat != self.decider]
        asked = [self._asked] if self._asked is not None else others
        refusals = {seat: self.client.refusal(self.decider, str(Ask(seat, card))) for seat in asked}
        open_to = [seat for seat, refusal in refusals.items() if refusal is None]
        if not open_to:
            refusal = next(iter(refusals.values()))
            assert refusal is not None
            return refusal_sentence(refusal, self.names)
        if len(open_to) == 1:
            self._ask(open_to[0], card)
            return None
        self._typed = card
        self.refresh()
        self.focus_item(self.hands[open_to[-1]])
        self.told.emit(
            None,
            _tr("Soi", "Whom do you ask for the {card}? Choose a player.").format(
                card=card_name(card)
            ),
        )
        return None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if self._typed is not None and key in _WAYS:
            for seat in self._askable():
                if self.side(seat) is _WAYS[Qt.Key(key)]:
                    self.focus_item(self.hands[seat])
        elif self._typed is not None and key == Qt.Key.Key_Escape:
            self.press_nothing()
        else:
            super().keyPressEvent(event)

    # --- names -----------------------------------------------------------------------------------

    def readable_items(self) -> list[QGraphicsWidget]:
        order = sorted(range(SEATS), key=self.side)
        mine: list[QGraphicsWidget] = []
        for seat in self.eyes:
            mine += self.zones.get(HANDS[seat], [])
        others = [self.hands[seat] for seat in order if seat not in self.eyes]
        return [*mine, *others, *(self.fours[seat] for seat in order)]

    def name_items(self) -> None:
        for seat in range(SEATS):
            cards = self.zones.get(HANDS[seat], [])
            for number, item in enumerate(cards, 1):
                if item.card is None:
                    item.name = ""
                else:
                    item.name = self._card_name(seat, item.card, number, len(cards))
            self.hands[seat].name = tr("Hand of {player}, %n cards", "", len(cards)).format(
                player=self.names[seat]
            )
            laid = self.zones.get(LAID[seat], [])
            ranks = sorted({rank_of(item.card) for item in laid if item.card is not None})
            fours = ", ".join(four_name(rank) for rank in ranks) or _tr("Soi", "nothing yet")
            text = (
                _tr("Soi", "Laid down by you: {fours}")
                if seat == self.viewer
                else _tr("Soi", "Laid down by {player}: {fours}")
            )
            self.fours[seat].name = text.format(player=self.names[seat], fours=fours)

    def _card_name(self, seat: Seat, card: Card, number: int, count: int) -> str:
        if seat == self.viewer:
            text = _tr("Soi", "{card}, your hand, {number} of {count}")
        else:
            text = _tr("Soi", "{card}, hand of {player}, {number} of {count}")
        return text.format(
            card=card_name(card), player=self.names[seat], number=number, count=count
        )
