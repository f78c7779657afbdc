"""The stage: plays the events of a match to the eyes at the table.

A stage never asks the rules what changed. It keeps which card lies where by the events it is
told, one after the other from a queue; only when a match is resumed, or another person sits down,
is the scene set directly from a view.
"""

from __future__ import annotations

import math
import random
from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import cast

from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QEvent,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPixmap,
    QRadialGradient,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

from soiree.controller.match import Match, Places
from soiree.controller.session import Session
from soiree.core.cards import Card
from soiree.core.entries import Decision
from soiree.core.events import Began, Event, Moved, Said, Scored
from soiree.core.views import View
from soiree.core.zones import Seat, Zone
from soiree.ui import theme
from soiree.ui.decks import CardArt, Deck
from soiree.ui.people import level_name, portrait_for
from soiree.ui.scene.accessible import announce
from soiree.ui.scene.cards import CardItem, Spot
from soiree.ui.scene.looks import Looks
from soiree.ui.scene.seats import Bubble, Plate, Prompt, Words
from soiree.ui.telling import sentence
from soiree.ui.words import NOBODY

FLIGHT = 280
"""Milliseconds of a card's way across the table at normal speed."""

STAGGER = 28
"""Milliseconds between two cards that set off one after the other."""

ROUND = "round"
"""Why a table holds the match back after a round: the person looks at what it brought."""

_tr = QCoreApplication.translate

_LAMP = QColor("#FFF1D6")


@dataclass(frozen=True, slots=True)
class _Flight:
    """A motion that runs beside others: its cards, and the zones that it touches."""

    motion: QAbstractAnimation
    cards: frozenset[CardItem]
    zones: frozenset[Zone]


class Stage(QGraphicsView):
    """A match on the felt, shown to one or more pairs of eyes.

    A game's table says where things lie (`lay_out`, `spots`) and what a word said looks like
    (`show_event`).

    Attributes:
        session: the match that is played.
        names: of the players, by seat.
        looks: what the settings say of the table.
        eyes: the seats whose cards are seen here; none, between two people at one screen.
        zones: the cards that lie in each zone, as far as events have been shown.
        decider: the person's seat that may choose now.
        thinker: the computer's seat that thinks now.
        turns: the seats that may decide, as far as events have been shown.
        totals: the scores, as far as events have been shown.
        plates: the name plates, by seat; where they stand is for `lay_out` to say.
        bubbles: what each seat says aloud.
        hurries: whether what is told now is shown in haste.
        prompt: the line that says what may be done.

    Signals:
        told: an event has been shown, as the eyes saw it; with its sentence, if it has one. A hint
            is no event, nor is a move that is shown again.
        settled: everything that happened so far has been shown.
        asked: a person may choose now, at this seat.
        screen_wanted: the screen has to be handed to the person at this seat first.
        round_over: a round was scored, and the stage holds the match back until `let_go(ROUND)`.
        over: the match is over, and its end has been shown.
    """

    STOCK = Zone("stock")
    """Where the deck lies before it is dealt, in the game's word."""

    SORTED = frozenset({"hand"})
    """The kinds of zone in which cards that are seen lie in order, and not as they came."""

    told = Signal(object, str)
    settled = Signal()
    asked = Signal(int)
    screen_wanted = Signal(int)
    round_over = Signal()
    over = Signal()

    def __init__(self, session: Session, names: Sequence[str], looks: Looks) -> None:
        super().__init__()
        self.session = session
        self.names = tuple(names)
        self.looks = looks
        self._game = session.match.deal.game.name
        people = session.people()
        # Nobody sits there: all cards may be seen. Several share the screen: none yet.
        self.eyes: tuple[Seat, ...] = tuple(people or range(len(names)))
        if len(people) > 1:
            self.eyes = ()
        self.zones: dict[Zone, list[CardItem]] = {}
        self._arts: list[CardArt] = []
        self.decider: Seat | None = None
        self.thinker: Seat | None = None
        self.turns: tuple[Seat, ...] = ()
        self.totals: list[int] = list(session.match.scores or ())
        self._shares_screen = len(people) > 1
        self._curtained: Seat | None = None
        self.hurries = False
        self._held_back: set[str] = set()
        self._scored = False
        self._told_over = False
        self._as_of: Match | None = None  # what the scene is set from, for a move shown again
        self._shows_again = False
        self._queue: deque[tuple[Event, Places]] = deque()
        self._heard = 0
        self._deck_size = 0
        self._motion: QAbstractAnimation | None = None
        self._flights: list[_Flight] = []
        self._plays_beside = False
        self._wait = 0
        self._keeps_time = False
        self._after: Callable[[], None] | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._go_on)
        # Which of several hidden cards leaves a hand is nobody's to see; any will do.
        self._any = random.Random()
        self._set_up_view()
        self._cloth: tuple[str, QSize, float] | None = None
        self._felt = QGraphicsPixmapItem()
        self._felt.setZValue(-100)
        self._light = QGraphicsPixmapItem()
        self._players = session.match.deal.players
        self.plates = [
            Plate(seat, portrait_for(seat, who.name, who.kind))
            for seat, who in enumerate(self._players)
        ]
        self.bubbles = [Bubble() for _ in names]
        self.prompt = Prompt()
        self._light.setZValue(-50)
        for item in (self._felt, self._light, *self.plates, *self.bubbles, self.prompt):
            self.scene().addItem(item)

    # --- what a game's table says ----------------------------------------------------------------

    def lay_out(self, size: QSize, ratio: float) -> None:
        """Work out where everything lies on a table of this size; cards are placed afterwards."""
        raise NotImplementedError

    def spots(self, zone: Zone, count: int) -> list[Spot]:
        """Where so many cards lie in a zone, first to last."""
        raise NotImplementedError

    def show_event(self, event: Event) -> int:
        """Show an event that moves no card; returns the milliseconds to wait after it."""
        raise NotImplementedError

    def together(self, first: Moved, following: Moved) -> bool:
        """Whether two cards that move one after the other are shown as one motion."""
        if first.source == self.STOCK:
            return following.source == self.STOCK
        return (first.source, first.target) == (following.source, following.target)

    def plays_at_once(self, event: Event) -> bool:
        """Whether an event is shown as it happens, beside whatever still moves, as in a race."""
        return False

    def home_of(self, zone: Zone) -> Zone:
        """Where the cards of a zone are gathered up when a round begins."""
        return self.STOCK

    def order(self, card: Card) -> tuple[int, ...]:
        """A key by which cards that are seen lie in order, in zones that are `SORTED`."""
        return (card,)

    def way(self, first: Moved) -> int:
        """Milliseconds that the cards of one motion take, at normal speed."""
        return FLIGHT

    def stagger(self, first: Moved) -> int:
        """Milliseconds between two cards of one motion that begins with this move."""
        return STAGGER

    def arrived(self, moves: Sequence[Moved]) -> int:
        """Cards have come to rest; returns the milliseconds that the picture stays so."""
        return 0

    def name_items(self) -> None:
        """Give every card and place its accessible name."""
        raise NotImplementedError

    def light_spot(self) -> QPointF:
        """Where the light leans to now."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Bring plates, glows and names up to what is shown now."""
        raise NotImplementedError

    def round_is_over(self) -> bool:
        """Whether what was scored last ended a round."""
        return True

    def keeps_time(self, event: Event) -> bool:
        """Whether no click shortens the wait after an event, because its length would tell."""
        return False

    def pauses_itself(self) -> bool:
        """Whether a race is on, which the table stops and covers by `toggle_pause`."""
        return False

    def toggle_pause(self) -> None:
        """Stop a race, or let it go on."""

    def drop_choice(self) -> None:
        """What a person was about to choose is void: the match has moved on."""

    # --- the cards' pictures ----------------------------------------------------------------------

    def add_art(self, deck: Deck, cache: Path | None) -> CardArt:
        """The pictures of the cards at one more size, kept up to date and closed by the stage."""
        art = CardArt(deck, cache, self)
        art.ready.connect(self.redraw_cards)
        self._arts.append(art)
        return art

    def use_deck(self, deck: Deck) -> None:
        """Play with another deck from now on."""
        for art in self._arts:
            art.use(deck)
        # Its cards may be of another shape, and so lie otherwise on the pixels of the screen.
        self.redraw()

    def put_away(self) -> None:
        """The table is left: nothing moves or is drawn for it any more."""
        self._drop_motion()
        self._drop_flights()
        for art in self._arts:
            art.close()

    # --- the audience of the session ------------------------------------------------------------

    def start(self) -> None:
        """Set the scene from what has happened so far, and play on from there.

        The table is in its window already, at the size that it will have.
        """
        self.redraw()
        self.set_scene()
        self.session.watch(self)
        self._settle()

    def happened(self) -> None:
        match = self.session.match
        events = match.events_of(self.eyes, self._heard)
        places = match.places(self._heard)
        self._heard += len(events)
        if not events or any(self._voids_choice(event) for event in events):
            self.void_choice()
        self._queue.extend(zip(events, places, strict=True))
        if self._motion is None and not self._pause.isActive():
            self._go_on()

    def void_choice(self) -> None:
        """Nobody at the screen may choose any more."""
        self.decider = None
        self.drop_choice()
        self.refresh()

    def _voids_choice(self, event: Event) -> bool:
        """Whether what a person was about to choose cannot be meant any more."""
        if not self.plays_at_once(event):
            return True
        match event:
            case Moved(target=target):
                return target.owner == self.decider
            case Said(seat):
                return seat == self.decider
        return False

    def awaits(self, seat: Seat) -> None:
        if self._shares_screen and self.eyes != (seat,):
            self.want_screen(seat)
            return
        if self.decider != seat:
            self.decider = seat
            self.refresh()
            self.asked.emit(seat)

    def want_screen(self, seat: Seat) -> None:
        """Have the screen handed to a person; until he takes the seat, nothing more is shown."""
        if self._curtained != seat:
            self._curtained = seat
            # A screen reader sees through a curtain: no hand stays open behind it.
            self.eyes = ()
            self.rest_cards()
            self.name_items()
            self.refresh()
            self.screen_wanted.emit(seat)

    def thinks(self, seat: Seat | None) -> None:
        self.thinker = seat
        self.refresh()

    def finished(self) -> None:
        if not self._told_over:
            self._told_over = True
            self.over.emit()

    @property
    def is_curtained(self) -> bool:
        """Whether the screen is being handed to another person."""
        return self._curtained is not None

    @property
    def viewer(self) -> Seat:
        """The seat that is "you", or nobody's."""
        if len(self.eyes) == 1 and self.eyes[0] in self.session.people():
            return self.eyes[0]
        return NOBODY

    # --- setting the scene ----------------------------------------------------------------------

    def take_seat(self, seat: Seat) -> None:
        """The person at this seat looks at the screen now."""
        self._curtained = None
        self.eyes = (seat,)
        self.set_scene()
        self.session.proceed()

    def view_now(self) -> View:
        """What the eyes at the table may see of the match now."""
        return (self._as_of or self.session.match).view_of(self.eyes)

    def show_anew(self) -> None:
        """Set the scene from a match that has gone elsewhere by itself; `play_on` goes on there."""
        self._held_back.discard(ROUND)
        self._curtained = None
        self._told_over = self._shows_again = False
        self.thinker = None
        self.hush()
        self.void_choice()
        self.set_scene()
        entries = self.session.match.entries
        after_move = bool(entries) and isinstance(entries[-1], Decision)
        self._scored = after_move and self.session.match.chance_is_due

    def play_on(self) -> None:
        """All has been shown of what happened so far: go on."""
        self._settle()

    def show_again(self) -> bool:
        """Show the last move once more, as it came; the match waits meanwhile.

        Returns:
            Whether there is one that can be shown: not while anything else is, nor a race.
        """
        match = self.session.match
        moves = [n for n, entry in enumerate(match.entries) if isinstance(entry, Decision)]
        if not moves or self.moving or self._held_back or self._curtained is not None:
            return False
        if self.session.is_final(match.entries[moves[-1]]):
            return False
        self.session.wait()
        self.hush()
        self.void_choice()
        self._as_of = match.up_to(moves[-1])
        self.set_scene()
        self._as_of = None
        self._shows_again = True
        self.happened()
        return True

    def set_scene(self) -> None:
        """Show the match as it stands now, at once. What was still to be shown is dropped."""
        self._drop_motion()
        self._drop_flights()
        self._queue.clear()
        view = self.view_now()
        self._heard = len(view.events)
        self._deck_size = sum(len(cards) for _, cards in view.zones)
        self.turns = view.deciders
        self.totals = list(view.scores or ())
        for items in self.zones.values():
            for item in items:
                self.scene().removeItem(item)
        self.zones = {}
        for zone, cards in view.zones:
            spots = self.spots(zone, len(cards))
            self.zones[zone] = []
            for card, spot in zip(self._ordered(zone, cards), spots, strict=True):
                item = CardItem(card, spot)
                self.scene().addItem(item)
                self.zones[zone].append(item)
        self._light_up()
        self.refresh()
        self.name_items()

    def disagreements(self) -> list[str]:
        """Where the picture differs from the view of the eyes at the table; for tests."""
        found = []
        for zone, cards in self.view_now().zones:
            items = self.zones.get(zone, [])
            shown = sorted(-1 if item.card is None else item.card for item in items)
            true = sorted(-1 if card is None else card for card in cards)
            if shown != true:
                found.append(f"{zone}: shows {shown}, is {true}")
            found += [
                f"{zone}: a card lies with the wrong side up"
                for item in items
                if item.face_up != (item.card is not None and not item.spot.covered)
            ]
        return found

    # --- playing events -------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        """Whether something has still to be shown."""
        return bool(self._queue) or self._motion is not None or self._pause.isActive()

    def hold_back(self, reason: str) -> None:
        """Keep the match from going on, while something lies over the table."""
        self._held_back.add(reason)

    def let_go(self, reason: str) -> None:
        """What held the match back is gone: it goes on, if nothing else holds it."""
        if reason in self._held_back:
            self._held_back.remove(reason)
            if not self._held_back and not self.moving:
                self.session.proceed()

    def hurry(self) -> None:
        """Show at once all that is still to be shown, up to what keeps its time."""
        waits = self._keeps_time and self._pause.isActive()
        if not self.moving or waits or self._curtained is not None:
            return
        self._finish_motion()
        self._pause.stop()
        self.hurries = True
        while self._queue:
            beat = self._next_beat()
            self._play(beat, hurried=not self.keeps_time(beat[0][0]))
            if self._pause.isActive() or self._curtained is not None:
                self.hurries = False
                return
        self.hurries = False
        self._settle()

    def _go_on(self) -> None:
        """Show the next thing in the queue, or say that there is none."""
        if self._motion is not None or self._pause.isActive():
            return
        self._play_at_once()
        if self._flights:
            if self._queue:
                # What flies arrives first.
                self._pause.start(self.looks.motion(FLIGHT))
        elif not self._queue:
            self._settle()
        elif self._curtained is None:
            self._play(self._next_beat(), hurried=False)

    def _play_at_once(self) -> None:
        """Show what is next in the queue and need not wait for anything."""
        self._plays_beside = True
        while self._queue and self._curtained is None and self.plays_at_once(self._queue[0][0]):
            beat = self._next_beat()
            first = beat[0][0]
            if isinstance(first, Moved):
                self._move_beside(cast("list[tuple[Moved, Places]]", beat))
            else:
                self.show_event(first)
            self._tell(beat)
            self.refresh()
        self._plays_beside = False

    def _settle(self) -> None:
        self.name_items()
        self.refresh()
        self.settled.emit()
        scored, self._scored = self._scored, False
        again, self._shows_again = self._shows_again, False
        if scored and not again and self.session.match.result is None and self.round_is_over():
            self.hold_back(ROUND)
            self.round_over.emit()
        elif not self._held_back:
            self.session.proceed()

    def _next_beat(self) -> list[tuple[Event, Places]]:
        """The next event, with those that are shown as one motion with it."""
        beat = [self._queue.popleft()]
        first = beat[0][0]
        while isinstance(first, Moved) and self._queue:
            following = self._queue[0][0]
            if not isinstance(following, Moved) or not self.together(first, following):
                break
            beat.append(self._queue.popleft())
        return beat

    def _play(self, beat: list[tuple[Event, Places]], *, hurried: bool) -> None:
        first = beat[0][0]
        self._keeps_time = self.keeps_time(first)
        match first:
            case Moved():
                self._move(cast("list[tuple[Moved, Places]]", beat), hurried=hurried)
                # Without motion they have arrived by now.
                wait = self._wait
            case Began():
                self._gather()
                wait = self.show_event(first)
            case _:
                self._scored |= isinstance(first, Scored)
                wait = self.show_event(first)
        self._tell(beat)
        self.refresh()
        if hurried:
            self._finish_motion()
        elif self._motion is None:
            self._pause.start(wait)
        else:
            self._wait = wait

    def _tell(self, beat: list[tuple[Event, Places]]) -> None:
        for event, _ in beat:
            spoken = sentence(self._game, event, self.names, self.viewer) or ""
            self.told.emit(None if self._shows_again else event, spoken)
            if spoken:
                announce(self, spoken)

    def _move(self, beat: list[tuple[Moved, Places]], *, hurried: bool) -> None:
        """Take cards from zone to zone, in their turn."""
        flight = self._set_off(beat, hurried=hurried)

        def rest() -> None:
            self._rest_zones(flight.zones)
            self._wait = self.arrived([event for event, _ in beat])

        if hurried:
            flight.motion.deleteLater()
            rest()
        else:
            self._run(flight.motion, rest)

    def _move_beside(self, beat: list[tuple[Moved, Places]]) -> None:
        """Take cards from zone to zone, whatever else is on its way."""
        sources = {event.source for event, _ in beat}
        for arriving in [each for each in self._flights if each.zones & sources]:
            self._land(arriving)
        flight = self._set_off(beat, hurried=False)
        self._flights.append(flight)
        flight.motion.finished.connect(lambda: self._land(flight))
        flight.motion.start()

    def _land(self, flight: _Flight) -> None:
        """Let the cards of a flight lie where they belong, at once."""
        if flight not in self._flights:
            return
        self._flights.remove(flight)
        flight.motion.stop()
        flight.motion.deleteLater()
        self._rest_zones(flight.zones)
        if not self._flights and not self.moving and not self._plays_beside:
            self._settle()

    def _rest_zones(self, zones: Iterable[Zone]) -> None:
        """Put the cards of some zones where they lie, save those in flights of their own."""
        flying = {item for flight in self._flights for item in flight.cards}
        for zone in zones:
            items = self.zones.get(zone, [])
            for item, spot in zip(items, self.spots(zone, len(items)), strict=True):
                if item not in flying:
                    item.rest(spot)

    def _set_off(self, beat: list[tuple[Moved, Places]], *, hurried: bool) -> _Flight:
        """A motion of cards from zone to zone; the others there close up or make room."""
        moved: dict[CardItem, Card | None] = {}
        for event, places in beat:
            item = self._take(event, places)
            self._put(item, event, places)
            moved[item] = event.card
        touched = {zone for event, _ in beat for zone in (event.source, event.target)}
        group = QParallelAnimationGroup(self)
        order = list(moved)
        stagger = self.looks.motion(self.stagger(beat[0][0]))
        way = self.looks.motion(self.way(beat[0][0]))
        for zone in touched if not hurried else ():
            items = self.zones.setdefault(zone, [])
            for item, spot in zip(items, self.spots(zone, len(items)), strict=True):
                if item in moved:
                    delay = order.index(item) * stagger
                    group.addAnimation(item.flight(spot, moved[item], way, delay))
                elif item.spot.art is not spot.art:
                    group.addAnimation(item.flight(spot, item.card, way))
                elif item.spot.centre != spot.centre:
                    item.setZValue(spot.height)
                    group.addAnimation(self._shift(item, spot))
        return _Flight(group, frozenset(moved), frozenset(touched))

    def _shift(self, item: CardItem, spot: Spot) -> QAbstractAnimation:
        shift = QPropertyAnimation(item, b"pos")
        shift.setEndValue(spot.centre)
        shift.setDuration(self.looks.motion(FLIGHT))
        return shift

    def _take(self, event: Moved, places: Places) -> CardItem:
        items = self.zones.setdefault(event.source, [])
        if not items:
            return self._new_item(event.source)
        for place, item in enumerate(items):
            if item.card is not None and item.card == event.card:
                return items.pop(place)
        if self.looks.sort_cards and places and places[0] < len(items):
            return items.pop(places[0])
        if event.source == self.STOCK:
            return items.pop()
        if event.source.slot is not None:
            return items.pop(0)
        return items.pop(self._any.randrange(len(items)))

    def _put(self, item: CardItem, event: Moved, places: Places) -> None:
        items = self.zones.setdefault(event.target, [])
        place = len(items)
        seen = event.card is not None and self.spots(event.target, 1)[0].open
        if event.card is not None and seen and event.target.kind in self.SORTED:
            place = bisect_left([self._key(each.card) for each in items], self.order(event.card))
        elif self.looks.sort_cards and places and not seen:
            place = min(places[1], len(items))
        # Known from here on, so that cards that follow find their place beside it.
        item.card = event.card
        items.insert(place, item)

    def _ordered(self, zone: Zone, cards: Sequence[Card | None]) -> Sequence[Card | None]:
        """The cards of a zone as they lie on the table."""
        return sorted(cards, key=self._key) if zone.kind in self.SORTED else cards

    def _key(self, card: Card | None) -> tuple[int, ...]:
        return () if card is None else self.order(card)

    def _gather(self) -> None:
        """All cards go back to where a round begins."""
        gathered: dict[Zone, list[CardItem]] = {self.STOCK: []}
        for zone, items in self.zones.items():
            gathered.setdefault(self.home_of(zone), []).extend(items)
        missing = self._deck_size - sum(len(items) for items in gathered.values())
        gathered[self.STOCK] += [self._new_item(self.STOCK) for _ in range(missing)]
        self.zones = gathered
        self._rest_zones(gathered)

    def _new_item(self, zone: Zone) -> CardItem:
        """One more card without a face, where a zone is."""
        item = CardItem(None, self.spots(zone, 1)[0])
        self.scene().addItem(item)
        return item

    def _run(self, motion: QAbstractAnimation, after: Callable[[], None]) -> None:
        self._motion, self._after = motion, after
        self._wait = 0
        motion.finished.connect(self._motion_over)
        motion.start()

    def _motion_over(self) -> None:
        if self._motion is None or self.sender() is not self._motion:
            return
        self._finish_motion()
        self._pause.start(self._wait)

    def _finish_motion(self) -> None:
        """Bring what moves to its end, at once."""
        after = self._after
        self._drop_motion()
        if after is not None:
            after()

    def _drop_motion(self) -> None:
        motion, self._motion, self._after = self._motion, None, None
        self._pause.stop()
        if motion is not None:
            motion.stop()
            motion.deleteLater()

    def _drop_flights(self) -> None:
        flights, self._flights = self._flights, []
        for flight in flights:
            flight.motion.stop()
            flight.motion.deleteLater()

    def shake(self, items: Iterable[CardItem]) -> None:
        """A refusal: the cards of a hand shake their heads."""
        milliseconds = self.looks.motion(FLIGHT + 60)
        if not milliseconds:
            return
        group = QParallelAnimationGroup(self)
        shaken = list(items)
        for item in shaken:
            shake = QPropertyAnimation(item, b"pos")
            shake.setDuration(milliseconds)
            centre = item.spot.centre
            for part, step in ((0.0, 0), (0.2, -6), (0.4, 6), (0.6, -4), (0.8, 4), (1.0, 0)):
                shake.setKeyValueAt(part, centre + QPointF(step, 0))
            group.addAnimation(shake)

        def rest() -> None:
            for item in shaken:
                item.rest(item.spot)

        self._run(group, rest)

    # --- the people ------------------------------------------------------------------------------

    def show_plates(self) -> None:
        """Bring the name plates up to what is shown now."""
        for seat, plate in enumerate(self.plates):
            score = str(self.totals[seat]) if self.totals else ""
            plate.show_words(Words(self.names[seat], self.detail(seat), score))
            plate.show_turn(seat in self.turns)

    def choosing(self, seat: Seat) -> str:
        """What stands on the plate of a person who may choose now."""
        if seat == self.viewer:
            return _tr("Table", "your turn")
        return _tr("Table", "to choose")

    def detail(self, seat: Seat) -> str:
        """What stands below a player's name: what he does, or else what plays there."""
        who = self._players[seat]
        if self.thinker == seat:
            return _tr("Table", "thinks …")
        if seat == self.decider:
            return self.choosing(seat)
        if who.kind == "human":
            return _tr("Table", "human")
        return level_name(who.level or "")

    def say(
        self, seat: Seat, words: str, picture: QPixmap | None, tip: QPointF, edge: QPointF
    ) -> None:
        """Show what a player says aloud, until `hush`; see `Bubble.say`."""
        scale = self.plates[seat].scale_now
        self.bubbles[seat].say(words, picture, tip, edge, self.devicePixelRatioF(), scale)

    def hush(self) -> None:
        """What was said has been heard."""
        for bubble in self.bubbles:
            bubble.hide()

    # --- the window's size -----------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.redraw()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.redraw()
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def redraw(self) -> None:
        """Lay the table out for its size, and put everything where it belongs, at once."""
        size = self.viewport().size()
        if size.isEmpty():
            return
        running = self._motion is not None or self._pause.isActive() or bool(self._flights)
        self._finish_motion()
        self._drop_flights()
        ratio = self.devicePixelRatioF()
        self.setSceneRect(0, 0, size.width(), size.height())
        cloth = (self.looks.felt, size, ratio)
        if cloth != self._cloth:
            self._cloth = cloth
            self._felt.setPixmap(theme.felt_pixmap(*cloth))
        self.lay_out(size, ratio)
        self.rest_cards()
        self._light_up()
        self.refresh()
        if running:
            self._go_on()

    def show_looks(self, looks: Looks) -> None:
        """Look otherwise from now on."""
        if looks != self.looks:
            self.looks = looks
            self.redraw()

    def rest_cards(self) -> None:
        """Put every card where it lies."""
        for zone, items in self.zones.items():
            for item, spot in zip(items, self.spots(zone, len(items)), strict=True):
                item.rest(spot)

    def redraw_cards(self) -> None:
        """The pictures of the cards are other ones now."""
        for items in self.zones.values():
            for item in items:
                item.redraw()

    def _light_up(self) -> None:
        """Let the light lean to the seat whose turn it is."""
        size = self.viewport().size()
        if size.isEmpty():
            return
        spot = self.light_spot()
        pixmap = _pool(round(min(size.width(), size.height()) * 0.62))
        self._light.setPixmap(pixmap)
        self._light.setPos(spot - QPointF(pixmap.width() / 2, pixmap.height() / 2))

    def _set_up_view(self) -> None:
        # One that Qt makes would be found to be a plain widget by loading every kind that there is.
        self.setViewport(QWidget())
        scene = QGraphicsScene(self)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 240)


@lru_cache(maxsize=4)
def _pool(radius: int) -> QPixmap:
    """A pool of warm light, brightest in its middle."""
    pixmap = QPixmap(2 * radius, 2 * radius)
    pixmap.fill(Qt.GlobalColor.transparent)
    light = QRadialGradient(radius, radius, radius)
    for stop in range(9):
        away = stop / 8
        colour = QColor(_LAMP)
        colour.setAlphaF(0.11 * math.cos(away * math.pi / 2) ** 2)
        light.setColorAt(away, colour)
    painter = QPainter(pixmap)
    painter.fillRect(pixmap.rect(), light)
    painter.end()
    return pixmap
