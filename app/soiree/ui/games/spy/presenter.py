"""The table of Spy vs Spy: one's own piles large, the boards of all others small above, all live.

A race is shown as it happens. Whatever moves, the person's own card goes where it is sent at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QPauseAnimation,
    QPoint,
    QPointF,
    QRectF,
    QSequentialAnimationGroup,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QGraphicsWidget

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.events import Began, Event, Moved, Said, Scored, Turn
from soiree.core.zones import Seat, Zone
from soiree.games.spy import moves
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.moves import OPEN, PENALTY, PICK, UNDER
from soiree.games.spy.words import Why, Word
from soiree.games.spy.zones import HAND, MOST_PILES, PILE, POINTS, UNDEALT, UP, Kind
from soiree.ui.decks import CardArt
from soiree.ui.games.spy.layout import ASPECT, Layout
from soiree.ui.games.spy.pieces import Countdown, Ground, KeyName, Outline
from soiree.ui.games.spy.pile_fan import Fan
from soiree.ui.games.spy.words import (
    board_name,
    called,
    cards_left,
    fan_title,
    finished,
    hand_name,
    key_name,
    pile_name,
    scored,
    turned_up_name,
)
from soiree.ui.style.words import card_name
from soiree.ui.table.accessible import announce
from soiree.ui.table.cards import CardItem, Spot
from soiree.ui.table.context import Occasion
from soiree.ui.table.gestures import GestureTable, Thing
from soiree.ui.table.manner import FLIGHT
from soiree.ui.table.plates import Button, Place

_tr = QCoreApplication.translate

_RACED = 170
"""Milliseconds of a card's way in a race."""

_DEAL = 480
"""Milliseconds that the decks of all players take to be dealt, about."""

_COUNT = 650
"""Milliseconds of each number that is counted down."""

_WORD = 1500
"""Milliseconds that something called out in a race stays."""

_MESSAGE = 1100
"""Milliseconds that something said after a race stays, among two players."""

_IN_RACE = frozenset({Kind.HAND, Kind.UP, Kind.PILE})


class SpyTable(GestureTable):
    """Spy vs Spy on the felt: place the card turned up, open a pile with it, or send it under.

    Attributes:
        piles: the places of everybody's piles, by seat and number from 0.
        hands: the places of the racing hands, by seat.
        boards: the places of the players as wholes, by seat.
        nobody: the button that accuses nobody.
        fan: the pile that is looked through after a race.
        pause, go_on: the buttons that stop a race, and let it go on.
    """

    STOCK = UNDEALT
    SORTED = frozenset[str]()

    def __init__(self, occasion: Occasion) -> None:
        super().__init__(occasion)
        self._large, self._small, self._tiny = (self.add_art() for _ in range(3))
        self.setAccessibleName(_tr("Spy", "The table of Spy vs Spy"))
        self._layout = Layout.of(QSize(1280, 720), len(self.names))
        self._timed = self.client.real_time
        self._racing: tuple[Seat, ...] = ()  # who takes part, from the start of a race to its end
        self._finished: dict[Seat, Word] = {}  # in order, and how
        self._starts = False  # the next turn is the first of a race
        self._accused: Seat | None = None
        self._covered = False
        self._covers_next = False  # who comes back between two races starts the next when ready
        seats = range(len(self.names))
        self.piles = [[Place(seat, Kind.PILE) for _ in range(MOST_PILES)] for seat in seats]
        self.hands = [Place(seat, Kind.HAND) for seat in seats]
        self.boards = [Place(seat, "board") for seat in seats]
        self.nobody = Button(_tr("Spy", "All fair"), _tr("Spy", "N"))
        self.pause = Button(_tr("Spy", "Pause"), _tr("Spy", "P"))
        self.go_on = Button(_tr("Spy", "Go on"), _tr("Spy", "P"))
        self._grounds = [Ground() for _ in seats]
        self._outlines = [Outline() for _ in range(MOST_PILES)]
        self._keys = [KeyName(str(number + 1)) for number in range(MOST_PILES)]
        self._space = KeyName(_tr("Spy", "Space"))
        self._countdown = Countdown()
        self.fan = Fan()
        self._held_open: Place | None = None  # the pile that stays fanned out
        self._hushes = [self._timer(bubble.hide) for bubble in self.bubbles]
        self._counted = self._timer(self._countdown.hide)
        for button in (self.nobody, self.pause, self.go_on):
            button.hide()
        places = (*self.boards, *self.hands, *(each for row in self.piles for each in row))
        marks = (
            *self._grounds,
            *self._outlines,
            *self._keys,
            self._space,
            self._countdown,
            self.fan,
        )
        for item in (*places, self.nobody, self.pause, self.go_on, *marks):
            self.scene().addItem(item)

    def _timer(self, act: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(act)
        return timer

    # --- where things lie ------------------------------------------------------------------------

    def place_of(self, seat: Seat) -> int:
        """How many seats after the nearest one a seat is."""
        nearest = self.eyes[0] if self.eyes else 0
        return (seat - nearest) % len(self.names)

    @property
    def nearest(self) -> Seat:
        """Whose board is the large one."""
        return self.eyes[0] if self.eyes else 0

    def lay_out(self, size: QSize, ratio: float) -> None:
        layout = self._layout = Layout.of(size, len(self.names), left_handed=self.looks.left_handed)
        for art, width in (
            (self._large, layout.card),
            (self._small, layout.small),
            (self._tiny, layout.points_width()),
        ):
            # An even number of device pixels: the middle of a card lies on a whole one.
            art.set_size(2 * round(width * ratio / 2) / ratio, ratio)
        self._place_seats()

    def _place_seats(self) -> None:
        layout, cloth, ratio = self._layout, self.looks.cloth, self.devicePixelRatioF()
        for seat, plate in enumerate(self.plates):
            place = self.place_of(seat)
            scale = layout.small_plate if place else layout.plate
            plate.scale_to(scale, ratio, cloth, layout.plate_size(place).width() / scale)
            corner = layout.plate_at(place)
            plate.setPos(round(corner.x()), round(corner.y()))
            self.boards[seat].cover(layout.ground(place), cloth)
            self._grounds[seat].setVisible(place > 0)
            self._grounds[seat].cover(layout.ground(place), cloth)
            self.hands[seat].cover(self._card_area(layout.hand(place), place), cloth)
            for number, pile in enumerate(self.piles[seat]):
                # A little larger than the cards, so that its line is seen round them.
                area = self._card_area(layout.pile(place, number), place)
                pile.cover(area.adjusted(-3, -3, 3, 3), cloth)
        for key in (*self._keys, self._space):
            key.setVisible(bool(self.client.people))
        for number, outline in enumerate(self._outlines):
            outline.surround(self._card_area(layout.pile(0, number), 0), cloth)
            self._keys[number].place(layout.key(number), layout.plate, cloth)
        self._space.place(layout.key(-1), layout.plate, cloth)
        for button in (self.nobody, self.pause, self.go_on):
            button.place(layout.button(), layout.plate, ratio, cloth)
        self.prompt.place(layout.prompt(), layout.plate, cloth)

    def _card_area(self, centre: QPointF, place: int) -> QRectF:
        width = self._layout.card_width(place)
        area = QRectF(0, 0, width, width * ASPECT)
        area.moveCenter(centre)
        return area

    def spots(self, zone: Zone, count: int) -> list[Spot]:
        layout = self._layout
        if zone.owner is None:
            return self._stack(layout.middle(), self._small, count, sees=False)
        place = self.place_of(zone.owner)
        art = self._small if place else self._large
        match zone.kind:
            case Kind.POINTS:
                return self._stack(layout.points(place), self._tiny, count, sees=False)
            case Kind.HAND:
                return self._stack(layout.hand(place), art, count, sees=False)
            case Kind.UP:
                return self._stack(layout.up(place), art, count, sees=True)
        assert zone.slot is not None
        return self._stack(layout.pile(place, zone.slot - 1), art, count, sees=True)

    def _stack(self, centre: QPointF, art: CardArt, count: int, *, sees: bool) -> list[Spot]:
        """Cards squared up on each other, a little higher the more they are."""
        ratio = self.devicePixelRatioF()
        at = QPointF(round(centre.x() * ratio) / ratio, round(centre.y() * ratio) / ratio)
        return [
            Spot(
                at - QPointF(0, number // 6),
                art,
                number,
                open=sees,
                covered=sees and self._covered,
                buried=number < count - 1,
            )
            for number in range(count)
        ]

    def light_spot(self) -> QPointF:
        return QPointF(self._layout.middle().x(), self._layout.size.height() * 0.55)

    # --- what happens ----------------------------------------------------------------------------

    def home_of(self, zone: Zone) -> Zone:
        """SPY-11: what lies on the table is gathered up by each player; points stay."""
        if zone.owner is None or zone.kind == Kind.POINTS:
            return zone
        return HAND[zone.owner]

    def together(self, first: Moved, following: Moved) -> bool:
        """SPY-2: a player's cards are dealt in one go; all turn their first card up together."""
        if first.source.kind == following.source.kind == Kind.HAND:
            return first.target.kind == following.target.kind
        return super().together(first, following)

    def way(self, first: Moved) -> int:
        if self._race_is_on:
            return _RACED
        if self._starts:
            return max(60, _DEAL // len(self.names))
        return FLIGHT

    def stagger(self, first: Moved) -> int:
        if first.source == UNDEALT:
            return max(1, 8 // len(self.names))
        return super().stagger(first) // 2

    @property
    def _race_is_on(self) -> bool:
        return bool(self._racing)

    def plays_at_once(self, event: Event) -> bool:
        if not self._race_is_on:
            return False
        match event:
            case Moved(source=source, target=target):
                return source.kind in _IN_RACE and target.kind in _IN_RACE
            case Said() | Turn():
                return True
        return False

    def set_scene(self) -> None:
        view = self.view_now()
        facts = SpyFacts.of(view)
        self._finished = {}
        for event in view.events:
            match event:
                case Began():
                    self._finished = {}
                case Said(seat, Word.STUCK | Word.DONE as how):
                    self._finished[seat] = Word(how)
        self._starts = facts.phase is Phase.DEAL
        self._racing = facts.racing if facts.phase is Phase.RACE else ()
        self._accused = facts.accused
        self.hush()
        self._countdown.hide()
        # Who comes back to a race finds it covered, and starts it when he is ready.
        has_people = self._timed and bool(self.client.people)
        self._covered = has_people and self._race_is_on
        self._covers_next = has_people and self._starts and bool(view.events)
        if self._covered:
            self.client.pause(True)
        if not self.viewport().size().isEmpty():
            self._place_seats()
        super().set_scene()

    def show_event(self, event: Event) -> int:
        match event:
            case Began():
                self._starts = True
                self._finished = {}
                self._accused = None
                self.hush()
            case Turn(seats):
                return self._show_turn(seats)
            case Said():
                return self._show_said(event)
            case Scored():
                return self._show_score(event)
        return 0

    def _show_turn(self, seats: tuple[Seat, ...]) -> int:
        self.turns = seats
        if not self._starts:
            return 0
        self._starts = False
        self._racing = seats
        if self._covers_next:
            self._covers_next = False
            self._cover()
        elif self._timed:
            self._count_down()
        return 0

    def _show_said(self, event: Said) -> int:
        words, picture = called(event.what), None
        if event.card is not None:
            picture = self._small.face(event.card)
        place = self.place_of(event.seat)
        self.say(event.seat, words, picture, *self._layout.bubble(place))
        self._hushes[event.seat].start(_WORD)
        if event.what in (Word.STUCK, Word.DONE):
            self._finished[event.seat] = Word(event.what)
            if len(self._finished) == len(self._racing):
                self._racing = ()
                self.turns = ()
                return self.looks.hold(_MESSAGE)
            return 0
        if event.what == Word.ACCUSE:
            self._accused = event.to
        return 0 if event.what == Word.CALL else self.looks.hold(_MESSAGE)

    def _show_score(self, event: Scored) -> int:
        self.totals[event.seat] = event.total
        if event.why == Why.START:
            return 0
        words = scored(event.why, event.points)
        self.say(event.seat, words, None, *self._layout.bubble(self.place_of(event.seat)))
        self._hushes[event.seat].start(_WORD)
        return self.looks.hold(2 * _MESSAGE // (2 + len(self.names)))

    def round_is_over(self) -> bool:
        return SpyFacts.of(self.view_now()).phase is Phase.DEAL

    # --- the start of a race, and pauses ---------------------------------------------------------

    def _count_down(self) -> None:
        """3, 2, 1, go! Cards that are covered are uncovered then."""
        words = ("3", "2", "1")
        counting = QSequentialAnimationGroup()
        for _ in words:
            counting.addAnimation(QPauseAnimation(self.looks.hold(_COUNT)))
        counting.currentAnimationChanged.connect(
            lambda current: self._call(words[counting.indexOfAnimation(current)])
        )
        self.motions.run(counting, self._go)

    def _go(self) -> None:
        self._call(_tr("Spy", "Go!"))
        self._counted.start(_COUNT)
        if self._covered:
            self._covered = False
            self.client.pause(False)
            self.redraw()
            self.name_items()

    def _call(self, word: str) -> None:
        layout = self._layout
        self._countdown.call(word, layout.countdown(), layout.plate, self.devicePixelRatioF())

    @property
    def is_covered(self) -> bool:
        """Whether a race is paused, and all cards are covered."""
        return self._covered

    def toggle_pause(self) -> None:
        """Stop a race and cover all cards, or count down and let it go on."""
        if self._covered:
            if not self.motions.running and not self.is_held_back:
                self._count_down()
        elif self.pauses_itself():
            self._cover()

    def _cover(self) -> None:
        self._covered = True
        self.client.pause(True)
        self._countdown.hide()
        self.redraw()
        self.name_items()

    def hold_back(self, reason: str) -> None:
        super().hold_back(reason)
        if not self._covered:
            self.toggle_pause()

    def pauses_itself(self) -> bool:
        return self._timed and self._race_is_on

    # --- what may be done ------------------------------------------------------------------------

    def _own_up(self) -> CardItem | None:
        items = self.zones.get(UP[self.nearest], [])
        return items[0] if items else None

    def gesture(self, move: Move) -> tuple[Thing, ...]:
        assert self.decider is not None
        own = self.decider
        up = tuple(self.zones.get(UP[own], ()))
        match moves.parse(move):
            case moves.Place(pile):
                return (*up, self.piles[own][pile])
            case moves.Open():
                return (*up, self._next_pile(own))
            case moves.Under():
                return (*up, self.hands[own])
            case moves.Accuse(seat):
                return (self.boards[seat],)
            case moves.Pass():
                return (self.nobody,)
            case moves.Penalty(pile):
                assert self._accused is not None
                return (self.piles[self._accused][pile],)
            case moves.Pick(pile):
                return (self.piles[own][pile],)

    def _next_pile(self, seat: Seat) -> Place:
        """Where a player starts his next pile."""
        begun = [bool(self.zones.get(zone)) for zone in PILE[seat]]
        return self.piles[seat][begun.index(False) if False in begun else MOST_PILES - 1]

    def places(self) -> Sequence[Place]:
        return (*self.hands, *self.boards, *(each for row in self.piles for each in row))

    def buttons(self) -> Sequence[Button]:
        return (self.nobody,)

    def refused_move(self, things: Sequence[Thing]) -> Move | None:
        thing = things[-1]
        if not isinstance(thing, Place) or not self._race_is_on or thing.seat != self.nearest:
            return None
        if thing.kind == Kind.HAND:
            return UNDER
        number = self.piles[thing.seat].index(thing)
        if not self.zones.get(PILE[thing.seat][number]):
            return OPEN
        return str(moves.Place(number))

    def thing_at(self, point: QPoint) -> QGraphicsWidget | None:
        """Places that show nothing, so as not to tell what fits, can be clicked all the same.

        In a race they come first: a card on its way over a pile is not what is meant there, and the
        card turned up is meant where it will lie.
        """
        own, at = self.nearest, self.mapToScene(point)
        if self._race_is_on and self._card_area(self._layout.up(0), 0).contains(at):
            return self._own_up()
        places = (self.hands[own], *self.piles[own])
        place = next((place for place in places if place.area.contains(at)), None)
        if self._race_is_on and place is not None:
            return place
        return super().thing_at(point) or place

    def thing_of(self, item: QGraphicsWidget) -> QGraphicsWidget | None:
        if item in (self.nobody, self.pause, self.go_on):
            return item if item.isVisible() else None
        seat, kind, number = self._part_of(item)
        if seat is None:
            return None
        if self._is_suspect(seat):
            has_cards = kind == Kind.PILE and bool(self.zones.get(PILE[seat][number]))
            return self.piles[seat][number] if has_cards else self.boards[seat]
        if kind == Kind.PILE:
            return self.piles[seat][number]
        if seat != self.nearest:
            return None
        return self.hands[seat] if kind == Kind.HAND else item if kind == Kind.UP else None

    def _part_of(self, item: QGraphicsWidget) -> tuple[Seat | None, str, int]:
        """Whose board an item is on, in what part of it, and there on which pile."""
        if isinstance(item, Place) and item.seat is not None:
            number = self.piles[item.seat].index(item) if item.kind == Kind.PILE else 0
            return item.seat, item.kind, number
        if isinstance(item, CardItem):
            for seat in range(len(self.names)):
                for number, zone in enumerate(PILE[seat]):
                    if item in self.zones.get(zone, ()):
                        return seat, Kind.PILE, number
                for zone in (HAND[seat], UP[seat], POINTS[seat]):
                    if item in self.zones.get(zone, ()):
                        return seat, zone.kind, 0
        return None, "", 0

    def _is_suspect(self, seat: Seat) -> bool:
        """Whether the person may accuse this player now."""
        return seat != self.nearest and str(moves.Accuse(seat)) in self.legal()

    def _is_suspects(self, item: Thing) -> bool:
        """Whether something is a pile of a player who may be accused now."""
        seat, kind, _ = self._part_of(item)
        return kind == Kind.PILE and seat is not None and self._is_suspect(seat)

    def can_press(self, item: Thing) -> bool:
        if self._covered:
            return item is self.go_on
        if self._is_suspects(item):
            return True
        return item in (self.pause, self.go_on) or super().can_press(item)

    def press(self, item: Thing) -> None:
        if item in (self.pause, self.go_on):
            self.toggle_pause()
            return
        if isinstance(item, Place) and self._is_suspects(item):
            self._hold_open(item)
            return
        up = self._own_up()
        if self._race_is_on and up is not None and item is not up:
            # Nothing but the card turned up can be meant.
            self._touched = [up]
        super().press(item)
        if self._race_is_on and item is not up:
            self.drop_choice()

    def press_again(self, item: Thing) -> None:
        """In a race two quick clicks on a pile are two cards, and where the card turned up goes is
        for the person to see: it stays taken up.
        """
        if not self._race_is_on:
            super().press_again(item)
        elif item is not self._own_up() or item not in self._touched:
            self.press(item)

    def can_drag(self, card: CardItem) -> bool:
        return self._race_is_on and card is self._own_up() and super().can_drag(card)

    def glide_back(self, card: CardItem) -> None:
        """In a race nobody waits for a card."""
        if self._race_is_on:
            card.stand_out(False)
            card.rest(card.spot)
        else:
            super().glide_back(card)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plays = event.text() in [" ", *(str(number + 1) for number in range(MOST_PILES))]
        if event.isAutoRepeat() and not self._covered and self._race_is_on:
            event.accept()
        elif self._covered and plays:
            self.refused.emit(_tr("Spy", "The race is paused. P lets it go on."))
        elif event.text() in [str(number + 1) for number in range(MOST_PILES)]:
            self._press_pile(int(event.text()) - 1)
        elif event.key() == Qt.Key.Key_Space and self._race_is_on:
            self._press_space()
        else:
            super().keyPressEvent(event)

    def _press_pile(self, number: int) -> None:
        if self.decider is None:
            return
        suspect = self._suspect_in_focus()
        if suspect is not None:
            self._hold_open(self.piles[suspect][number])
            return
        seat = self.nearest
        if self._accused is not None and any(move in PENALTY for move in self.legal()):
            seat = self._accused
        self.press(self.piles[seat][number])

    def _press_space(self) -> None:
        """What can be done with a card that no pile takes."""
        if self.decider is None:
            return
        self.make(UNDER if self._is_full(self.decider) else OPEN)

    def _is_full(self, seat: Seat) -> bool:
        return all(self.zones.get(zone) for zone in PILE[seat])

    # --- looking through piles -------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self._race_is_on:
            return
        at = self.mapToScene(event.position().toPoint())
        every = (place for row in self.piles for place in row)
        self._look_through(next((place for place in every if place.area.contains(at)), None))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._look_through(None)

    def focus_item(self, item: QGraphicsWidget | None) -> None:
        super().focus_item(item)
        self._look_through(item if isinstance(item, Place) and item.kind == Kind.PILE else None)

    def drop_choice(self) -> None:
        super().drop_choice()
        self._held_open = None
        self._look_through(None)

    def _suspect_in_focus(self) -> Seat | None:
        """Whose piles the keys 1 to 6 fan out: the player's in focus, or the only one's."""
        suspects = [seat for seat in range(len(self.names)) if self._is_suspect(seat)]
        focused = [seat for seat in suspects if self.boards[seat] is self.focused_item()]
        return next(iter(focused or (suspects if len(suspects) == 1 else ())), None)

    def _hold_open(self, place: Place) -> None:
        """Leave a pile fanned out until another is, or close it again."""
        self._held_open = None if self._held_open is place else place
        self._look_through(self._held_open)
        if self._held_open is not None:
            announce(self, self._held_open.name)

    def _look_through(self, place: Place | None) -> None:
        """Fan a pile out; without one, that which is held open, if any; none in a race."""
        place = place or self._held_open
        if self._race_is_on or self._starts or self.moving or self._covered:
            place = None
        cards: list[Card] = []
        if place is not None and place.seat is not None:
            pile = self.zones.get(PILE[place.seat][self.piles[place.seat].index(place)], ())
            cards = [item.card for item in pile if item.card is not None]
        if place is None or place.seat is None or len(cards) < 2:
            self.fan.hide()
            return
        number = 1 + self.piles[place.seat].index(place)
        words = fan_title(self.names[place.seat], number)
        room = self._layout.fan(own=place.seat == self.nearest)
        self.fan.open(cards, words, self._large, room, self.devicePixelRatioF())

    # --- showing it ------------------------------------------------------------------------------

    def refresh(self) -> None:
        if self.moving or self._race_is_on:
            self._held_open = None
            self.fan.hide()
        self.show_plates()
        super().refresh()

    def detail(self, seat: Seat) -> str:
        """Cards left in a race, then how it was finished."""
        if seat in self._finished:
            place = list(self._finished).index(seat) + 1
            return finished(place, self._finished[seat])
        if self._race_is_on and seat in self._racing:
            return cards_left(self._left(seat))
        return super().detail(seat)

    def _left(self, seat: Seat) -> int:
        """How many cards a player has to place yet."""
        return len(self.zones.get(HAND[seat], ())) + len(self.zones.get(UP[seat], ()))

    def _show_open(self) -> None:
        super()._show_open()
        if self._race_is_on and not self._touched:
            # To see where a card goes is what the race is about.
            for place in (self.hands[self.nearest], *self.piles[self.nearest]):
                place.show_open(False)
        self.pause.setVisible(self.pauses_itself() and not self._covered)
        self.go_on.setVisible(self.pauses_itself() and self._covered)
        words = self._prompt_words()
        self.prompt.setVisible(bool(words))
        self.prompt.show_words(words)
        for number, key in enumerate(self._keys):
            count = len(self.zones.get(PILE[self.nearest][number], ()))
            # In a race nobody has eyes for more than the key.
            key.show_words(key_name(number + 1, 0 if self._race_is_on else count))

    def _prompt_words(self) -> str:
        if self._covered:
            return _tr("Spy", "The race waits for you.")
        if self._race_is_on and self.viewer in self._finished:
            return _tr("Spy", "You have finished. The others still race.")
        if self.decider is None or self.moving:
            return ""
        if self._race_is_on:
            return _tr("Spy", "Keys 1–6 place it; Space, if no pile takes it.")
        legal = self.legal()
        if any(move in PICK for move in legal):
            return _tr("Spy", "Choose one of your piles: it goes to your points.")
        if any(move in PENALTY for move in legal) and self._accused is not None:
            text = _tr("Spy", "Choose the pile that {player} has to pay.")
            return text.format(player=self.names[self._accused])
        return _tr("Spy", "Look through the piles, then accuse.")

    # --- names -----------------------------------------------------------------------------------

    def readable_items(self) -> list[QGraphicsWidget]:
        own = self.nearest
        up = self._own_up()
        buttons = [b for b in (self.nobody, self.pause, self.go_on) if b.isVisible()]
        order = sorted(range(len(self.names)), key=self.place_of)[1:]
        found: list[QGraphicsWidget] = [*self.piles[own], self.hands[own], *buttons]
        if up is not None and not self._covered:
            found.insert(0, up)
        for seat in order:
            found.append(self.boards[seat])
            if seat == self._accused:
                found += self.piles[seat]
        return found

    def name_items(self) -> None:
        up = self._own_up()
        if up is not None:
            up.name = ""
            if up.card is not None and not self._covered:
                up.name = turned_up_name(up.card)
        for seat, name in enumerate(self.names):
            tops = [self._name_pile(seat, number) for number in range(MOST_PILES)]
            left = self._left(seat)
            self.hands[seat].name = hand_name(None if seat == self.viewer else name, left)
            seen = [top for top in tops if top]
            self.boards[seat].name = board_name(name, left, self.totals[seat], seen)

    def _name_pile(self, seat: Seat, number: int) -> str:
        """Name the place of a pile; returns the name of its top card, if it has one to be seen."""
        cards = [item.card for item in self.zones.get(PILE[seat][number], ())]
        suspect = None if self._race_is_on or seat == self.nearest else self.names[seat]
        self.piles[seat][number].name = pile_name(
            number + 1, cards, covered=self._covered, suspect=suspect
        )
        top = cards[-1] if cards else None
        return "" if top is None or self._covered else card_name(top)
