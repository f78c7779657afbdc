"""The table of Soda: the row in the middle, the scoring cards beside it, the players all round.

The players sit clockwise: the next seat is to the left of who looks at the screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QRectF,
    QSequentialAnimationGroup,
    QSize,
)
from PySide6.QtWidgets import QGraphicsSimpleTextItem, QGraphicsWidget

from soiree.core.cards import SUITS, Card, Suit, make, rank_of, spell
from soiree.core.entries import Move
from soiree.core.events import Began, Event, Moved, Said, Scored, Shown, Turn
from soiree.core.zones import Seat, Zone
from soiree.games.soda.rules import DISCARD, DRAW, HANDS_A_ROUND, PLAYED, ROW
from soiree.ui.games.soda.layout import Layout
from soiree.ui.games.soda.prizes import Prize, PrizeSpot
from soiree.ui.style import theme
from soiree.ui.style.words import card_name, counted, suit_name
from soiree.ui.table.cards import CardItem, Spot
from soiree.ui.table.context import Occasion
from soiree.ui.table.gestures import GestureTable, Thing
from soiree.ui.table.plates import Bubble, Button, Place
from soiree.ui.table.presenter import FLIGHT, STAGGER

_tr = QCoreApplication.translate

_PONDER = 700
"""Milliseconds that every other player seems to think: who cannot but say No takes no less."""

_WORD = 800
"""Milliseconds that a word stays before what follows from it."""

_OPEN_HANDS = 1400
"""Milliseconds that the hands lie open after an Ace."""

_SUIT_SIGNS = "♠♥♦♣"


class SodaTable(GestureTable):
    """Soda on the felt: play a card onto the row, or say No.

    Attributes:
        row: the place of the cards played.
        no: the button that says No.
        pile: the place of the draw pile.
        discards: the place of the discard pile.
        column: the place of the scoring cards that are not won yet.
        hands: the places of the other players' hands, by seat.
        won: the places of what each player won, by seat.
        prizes: the round's scoring cards, worth 2 up to 10.
    """

    STOCK = DRAW
    SORTED = frozenset({"hand", "discard"})

    def __init__(self, occasion: Occasion) -> None:
        super().__init__(occasion)
        arts = [self.add_art() for _ in range(4)]
        self._large, self._middle, self._small, self._tiny = arts
        self.setAccessibleName(_tr("Soda", "The table of Soda"))
        self._layout = Layout.of(QSize(1280, 720), len(self.names))
        self._round = 0
        self._winners: list[Seat] = []  # of this round's scoring cards, from 2 up
        self._earlier: list[list[int]] = [[] for _ in self.names]  # points of the rounds before
        self._open_hands: set[Seat] = set()
        self._chose_no = False
        self._explained = False
        self.row = Place(None, "row")
        self.pile = Place(None, "draw")
        self.discards = Place(None, "discard")
        self.column = Place(None, "stake")
        self.hands = [Place(seat, "hand") for seat in range(len(self.names))]
        self.won = [Place(seat, "won") for seat in range(len(self.names))]
        self.no = Button(_tr("Soda", "No"), _tr("Soda", "N"))
        self.no.hide()
        self.prizes = [Prize(worth) for worth in range(2, HANDS_A_ROUND + 2)]
        self.run_word = Bubble()
        self._past = [QGraphicsSimpleTextItem() for _ in self.names]
        places = (self.row, self.pile, self.discards, self.column, *self.hands, *self.won)
        for item in (*places, self.no, *self.prizes, self.run_word, *self._past):
            self.scene().addItem(item)

    # --- where things lie ------------------------------------------------------------------------

    def place_of(self, seat: Seat) -> int:
        """How many seats after the nearest one a seat is."""
        nearest = self.eyes[0] if self.eyes else 0
        return (seat - nearest) % len(self.names)

    def lay_out(self, size: QSize, ratio: float) -> None:
        layout = self._layout = Layout.of(size, len(self.names), left_handed=self.looks.left_handed)
        for art, width in (
            (self._large, layout.card),
            (self._middle, layout.played),
            (self._small, layout.back),
            (self._tiny, layout.prize),
        ):
            # An even number of device pixels: the middle of a card lies on a whole one.
            art.set_size(2 * round(width * ratio / 2) / ratio, ratio)
        self._place_seats()
        self._show_prizes()

    def _place_seats(self) -> None:
        layout, cloth, ratio = self._layout, self.looks.cloth, self.devicePixelRatioF()
        for seat, plate in enumerate(self.plates):
            place = self.place_of(seat)
            plate.scale_to(layout.plate, ratio, cloth)
            corner = layout.plate_at(place)
            plate.setPos(round(corner.x()), round(corner.y()))
            self.hands[seat].cover(layout.hand(place), cloth)
            self.won[seat].cover(layout.won(place), cloth)
            past = self._past[seat]
            past.setFont(theme.font(max(12, round(12 * layout.plate)), figures=True))
            past.setBrush(cloth.ink)
        self.row.cover(layout.row(), cloth)
        self.column.cover(layout.column(), cloth)
        for pile, zone in ((self.pile, DRAW), (self.discards, DISCARD)):
            area = QRectF(QPointF(), self._middle.size)
            area.moveCenter(layout.pile(zone == DRAW))
            pile.cover(area, cloth)
        self.no.place(layout.button(), layout.plate, ratio, cloth)
        self.prompt.place(layout.prompt(), layout.plate, cloth)

    def redraw_cards(self) -> None:
        super().redraw_cards()
        self._draw_prizes()

    def spots(self, zone: Zone, count: int) -> list[Spot]:
        layout = self._layout
        if zone == ROW:
            centres = layout.row_centres(count)
            arts = [self._middle] * (count - 1) + [self._large] * (count > 0)
            return [
                Spot(self._whole(centre), art, 200 + number)
                for number, (centre, art) in enumerate(zip(centres, arts, strict=True))
            ]
        if zone in (DRAW, DISCARD):
            at = self._whole(layout.pile(zone == DRAW))
            return [
                Spot(
                    at - QPointF(0, number // 8),
                    self._middle,
                    number,
                    open=zone == DISCARD,
                    buried=number < count - 1,
                )
                for number in range(count)
            ]
        assert zone.owner is not None
        place = self.place_of(zone.owner)
        art = self._small if place else self._large
        is_seen = zone.owner in self.eyes or zone.owner in self._open_hands
        return [
            Spot(self._whole(centre), art, 100 + number, 0, is_seen)
            for number, centre in enumerate(layout.hand_centres(place, count))
        ]

    def light_spot(self) -> QPointF:
        middle = self._layout.row().center()
        if len(self.turns) != 1:
            return middle
        hand = self._layout.hand(self.place_of(self.turns[0])).center()
        return middle + (hand - middle) * 0.5

    def _whole(self, centre: QPointF) -> QPointF:
        """The nearest place where a card's pixels are the screen's."""
        ratio = self.devicePixelRatioF()
        return QPointF(round(centre.x() * ratio) / ratio, round(centre.y() * ratio) / ratio)

    # --- the scoring cards -----------------------------------------------------------------------

    @property
    def suit(self) -> Suit | None:
        """The suit that is played for, None before the first round."""
        return self._suit_of(self._round) if self._round else None

    def _suit_of(self, number: int) -> Suit:
        return SUITS.index(str(self.session.match.deal.options["suits"])[number - 1])

    def _prize_spot(self, prize: Prize) -> PrizeSpot:
        """Where a scoring card lies as far as events have been shown."""
        hand = prize.worth - 2
        coming = hand - len(self._winners)
        if coming == 0:
            return PrizeSpot(self._whole(self._layout.stake()), True, 80)
        if coming > 0:
            centre = self._layout.coming(coming)[-1]
            return PrizeSpot(self._whole(centre), False, 70 - coming)
        winner = self._winners[hand]
        before = self._winners[:hand].count(winner)
        centres = self._layout.won_centres(self.place_of(winner), self._winners.count(winner))
        return PrizeSpot(self._whole(centres[before]), False, 60 + before)

    def _show_prizes(self) -> None:
        """Lay every scoring card where it belongs, and tell how the rounds before went."""
        self._draw_prizes()
        for prize in self.prizes:
            prize.rest(self._prize_spot(prize))
        for seat, past in enumerate(self._past):
            lines = [
                f"{_SUIT_SIGNS[self._suit_of(number)]} {points}"
                for number, points in enumerate(self._earlier[seat], 1)
            ]
            past.setText("\n".join(lines))
            area, strip = past.boundingRect(), self._layout.won(self.place_of(seat))
            past.setPos(round(strip.right() - area.width()), round(strip.bottom() - area.height()))

    def _draw_prizes(self) -> None:
        for prize in self.prizes:
            prize.setVisible(self.suit is not None)
            if self.suit is not None:
                card = make(prize.worth - 2, self.suit)
                prize.show_pictures(self._tiny.face(card), self._middle.face(card))

    # --- what happens ----------------------------------------------------------------------------

    def set_scene(self) -> None:
        facts = self.view_now().facts
        number, won = facts["round"], facts["won"]
        assert isinstance(number, int)
        assert isinstance(won, tuple)
        self._round = number
        before = HANDS_A_ROUND * max(0, number - 1)
        starts = range(0, before, HANDS_A_ROUND)
        self._winners = list(won[before:])
        self._earlier = [
            [_points(won[start : start + HANDS_A_ROUND], seat) for start in starts]
            for seat in range(len(self.names))
        ]
        self._open_hands = set()
        self._explained = False
        self.thinker = None
        self._hush_all()
        if not self.viewport().size().isEmpty():
            self._place_seats()
        self._show_prizes()
        super().set_scene()

    def stagger(self, first: Moved) -> int:
        """A reshuffle is one packet of cards (SDA-8)."""
        return 0 if first.source == DISCARD else STAGGER

    def arrived(self, moves: Sequence[Moved]) -> int:
        """SDA-5: a run is called when its card lies on the row."""
        if moves[0].target != ROW:
            return 0
        run = _run_length([item.card for item in self.zones[ROW]])
        if run < 2:
            return 0
        words = (
            _tr("Soda", "Pair"),
            _tr("Soda", "Triple"),
            _tr("Soda", "Quadruple"),
        )[run - 2]
        foot = self.zones[ROW][-1].spot.centre + QPointF(0, self._large.height / 2)
        self.run_word.say(words, None, foot, QPointF(0.5, 0.5), self.devicePixelRatioF())
        return self.looks.hold(_WORD)

    def show_event(self, event: Event) -> int:
        match event:
            case Began(number):
                self._begin_round(number)
            case Turn((seat,)):
                return self._show_turn(seat)
            case Said(seat, "no"):
                self.thinker = None
                self._explained = seat == self.viewer and not self._chose_no
                self._chose_no = False
                words = _tr("Soda", "No")
                self.say(seat, words, None, *self._layout.bubble(self.place_of(seat)))
                return self.looks.hold(_WORD * (2 if self._explained else 1))
            case Shown(zone, cards):
                return self._open_hand(zone, cards or ())
            case Scored(seat, _, total):
                return self._give_prize(seat, total)
        return 0

    def _begin_round(self, number: int) -> None:
        if number > 1:
            for seat, points in enumerate(self._earlier):
                points.append(_points(self._winners, seat))
        self._round = number
        self._winners = []
        self._hush_all()
        self._show_prizes()

    def _show_turn(self, seat: Seat) -> int:
        self._hush_all()
        self.turns = (seat,)
        self.light_up()
        if seat == self.viewer:
            return 0
        if seat in self.session.people() and not self.session.demonstrates:
            # Before anything else is seen: a No that follows by itself is his alone to know.
            self.want_screen(seat)
            return 0
        self.thinker = seat
        return self.looks.hold(_PONDER)

    def keeps_time(self, event: Event) -> bool:
        """SDA-3: how soon a No follows must not tell whether it was chosen."""
        return isinstance(event, Turn) and event.seats != (self.viewer,)

    def _open_hand(self, zone: Zone, cards: Sequence[Card]) -> int:
        """SDA-6: a hand is turned up, until the scoring card is given."""
        assert zone.owner is not None
        if zone.owner in self.eyes or not cards:
            return 0
        self._open_hands.add(zone.owner)
        items = self.zones[zone]
        spots = self.spots(zone, len(items))
        group = QParallelAnimationGroup()
        for item, card, spot in zip(items, cards, spots, strict=True):
            group.addAnimation(item.flight(spot, card, self.looks.motion(FLIGHT)))
        self.motions.run(group, lambda: _lay(items, spots))
        return 0

    def _give_prize(self, seat: Seat, total: int) -> int:
        """SDA-4: the scoring card goes to its winner; hands that lay open are closed after it."""
        self._winners.append(seat)
        spots = [(prize, self._prize_spot(prize)) for prize in self.prizes]
        group = QParallelAnimationGroup()
        for prize, spot in spots:
            if spot != prize.spot:
                group.addAnimation(prize.flight(spot, self.looks.motion(2 * FLIGHT)))
        opened, self._open_hands = self._open_hands, set()
        if opened:
            group.addAnimation(self._closing(opened))

        def rest() -> None:
            for prize, spot in spots:
                prize.rest(spot)
            for each in opened:
                zone = Zone("hand", each)
                _lay(self.zones[zone], self.spots(zone, len(self.zones[zone])))
            self.totals[seat] = total
            self.show_plates()

        self.motions.run(group, rest)
        return self.looks.hold(_WORD // 2)

    def _closing(self, seats: set[Seat]) -> QAbstractAnimation:
        """Hands that lie open, and are turned down after a moment."""
        down = QParallelAnimationGroup()
        for seat in seats:
            zone = Zone("hand", seat)
            items = self.zones[zone]
            for item, spot in zip(items, self.spots(zone, len(items)), strict=True):
                down.addAnimation(item.flight(spot, item.card, self.looks.motion(FLIGHT)))
        path = QSequentialAnimationGroup()
        path.addAnimation(QPauseAnimation(self.looks.hold(_OPEN_HANDS)))
        path.addAnimation(down)
        return path

    def round_is_over(self) -> bool:
        return self.view_now().facts["worth"] is None

    def _hush_all(self) -> None:
        self._explained = False
        self.run_word.hide()
        self.hush()

    # --- what may be done ------------------------------------------------------------------------

    def gesture(self, move: Move) -> tuple[Thing, ...]:
        if move == "no":
            return (self.no,)
        assert self.decider is not None
        card = PLAYED[move]
        hand = self.zones[Zone("hand", self.decider)]
        return (*(item for item in hand if item.card == card), self.row)

    def places(self) -> Sequence[Place]:
        return (self.row,)

    def buttons(self) -> Sequence[Button]:
        return (self.no,)

    def refused_move(self, things: Sequence[Thing]) -> Move | None:
        for thing in things:
            if isinstance(thing, CardItem) and thing.card is not None:
                return f"play {spell(thing.card)}"
        return None

    def _is_own(self, item: QGraphicsWidget) -> bool:
        return item in self.zones.get(Zone("hand", self.viewer), ())

    def thing_of(self, item: QGraphicsWidget) -> QGraphicsWidget | None:
        if item is self.row or item in self.zones.get(ROW, ()):
            return self.row
        if self._is_own(item) or (item is self.no and self.no.isVisible()):
            return item
        return None

    def press(self, item: Thing) -> None:
        # A card that stands out already is played by touching it once more.
        super().press(self.row if self.touched == (item,) and self._is_own(item) else item)

    def can_drag(self, card: CardItem) -> bool:
        return self.decider is not None and not self.moving and self._is_own(card)

    def make(self, move: Move) -> None:
        self._chose_no = move == "no"
        super().make(move)

    # --- showing it ------------------------------------------------------------------------------

    def refresh(self) -> None:
        self.show_plates()
        super().refresh()
        playable = self.next_things()
        for item in self.zones.get(Zone("hand", self.viewer), ()):
            item.invite(self.looks.cloth if item in playable else None)

    def _show_open(self) -> None:
        super()._show_open()
        words = self._prompt_words()
        self.prompt.setVisible(bool(words))
        self.prompt.show_words(words)

    def _prompt_words(self) -> str:
        row = self.zones.get(ROW, [])
        last = row[-1].card if row else None
        if self._explained and last is not None:
            return _tr("Soda", "You hold nothing as high as the {card}, so you say No.").format(
                card=card_name(last)
            )
        if self.decider is None or self.moving:
            return ""
        if self.touched:
            return _tr("Soda", "Play it onto the row, or touch the card again.")
        if last is None:
            return _tr("Soda", "You lead: play any card.")
        return _tr("Soda", "Play as high as the {card} or higher, or say No.").format(
            card=card_name(last)
        )

    # --- names -----------------------------------------------------------------------------------

    def readable_items(self) -> list[QGraphicsWidget]:
        order = sorted(range(len(self.names)), key=self.place_of)
        mine: list[QGraphicsWidget] = []
        for seat in self.eyes:
            mine += self.zones.get(Zone("hand", seat), [])
        buttons = [self.no] if self.no.isVisible() else []
        others = [self.hands[seat] for seat in order if seat not in self.eyes]
        table = [self.row, self.column, self.pile, self.discards]
        return [*mine, *buttons, *table, *others, *(self.won[seat] for seat in order)]

    def name_items(self) -> None:
        self._name_middle()
        for seat, name in enumerate(self.names):
            items = self.zones.get(Zone("hand", seat), [])
            for number, item in enumerate(items, 1):
                item.name = ""
                if item.card is not None:
                    item.name = self._card_name(seat, item.card, number, len(items))
            self.hands[seat].name = counted(
                _tr("Soda", "Hand of {player}, 1 card"),
                _tr("Soda", "Hand of {player}, %n cards", "", len(items)),
                len(items),
            ).format(player=name)
            self.won[seat].name = self._won_name(seat)

    def _name_middle(self) -> None:
        played = [item.card for item in self.zones.get(ROW, []) if item.card is not None]
        self.row.name = _tr("Soda", "The row, empty")
        if played:
            self.row.name = _tr("Soda", "The row, last card first: {cards}").format(
                cards=", ".join(card_name(card) for card in reversed(played))
            )
        for pile, zone in ((self.pile, DRAW), (self.discards, DISCARD)):
            count = len(self.zones.get(zone, []))
            if zone == DRAW:
                one, many = _tr("Soda", "Draw pile, 1 card"), _tr("Soda", "Draw pile, %n cards")
            else:
                one, many = _tr("Soda", "Discards, 1 card"), _tr("Soda", "Discards, %n cards")
            pile.name = counted(one, many, count)
        stake = len(self._winners)
        if self.suit is None or stake == HANDS_A_ROUND:
            self.column.name = _tr("Soda", "No scoring card is at stake")
        else:
            text = _tr("Soda", "At stake: the scoring card of {suit} worth {points}")
            self.column.name = text.format(suit=suit_name(self.suit), points=stake + 2)

    def _won_name(self, seat: Seat) -> str:
        worths = [str(n + 2) for n, winner in enumerate(self._winners) if winner == seat]
        you = seat == self.viewer
        if self.suit is None or not worths:
            text = (
                _tr("Soda", "You have won nothing in this round; {total} in all")
                if you
                else _tr("Soda", "{player} has won nothing in this round; {total} in all")
            )
        else:
            text = (
                _tr("Soda", "You have won in {suit}: {worths}; {total} in all")
                if you
                else _tr("Soda", "{player} has won in {suit}: {worths}; {total} in all")
            )
        return text.format(
            player=self.names[seat],
            worths=", ".join(worths),
            suit="" if self.suit is None else suit_name(self.suit),
            total=self.totals[seat],
        )

    def _card_name(self, seat: Seat, card: Card, number: int, count: int) -> str:
        if seat == self.viewer:
            text = _tr("Soda", "{card}, your hand, {number} of {count}")
        else:
            text = _tr("Soda", "{card}, hand of {player}, {number} of {count}")
        return text.format(
            card=card_name(card), player=self.names[seat], number=number, count=count
        )


def _lay(items: Sequence[CardItem], spots: Sequence[Spot]) -> None:
    for item, spot in zip(items, spots, strict=True):
        item.rest(spot)


def _points(winners: Sequence[Seat], seat: Seat) -> int:
    """What a player won in a round, from the winners of its scoring cards."""
    return sum(worth for worth, winner in enumerate(winners, 2) if winner == seat)


def _run_length(row: Sequence[Card | None]) -> int:
    """How many cards at the end of the row have the same value (SDA-5)."""
    ranks = [rank_of(card) for card in row if card is not None]
    length = 1
    while length < len(ranks) and ranks[-length - 1] == ranks[-1]:
        length += 1
    return length
