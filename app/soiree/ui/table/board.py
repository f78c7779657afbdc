"""Everything that lies on the felt: cards, places, plates, buttons, and what is said aloud."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene, QGraphicsWidget

from soiree.core.cards import Card
from soiree.core.events import Moved
from soiree.core.zones import Seat, Zone
from soiree.ui.decks import CardArt
from soiree.ui.style.translation import tr
from soiree.ui.table import selection
from soiree.ui.table.cards import CardItem, Spot
from soiree.ui.table.motions import Motions
from soiree.ui.table.pixels import even, whole
from soiree.ui.table.plates import Bubble, Plate, Prompt, Words
from soiree.ui.table.plates import Button as ButtonItem
from soiree.ui.table.plates import Place as PlaceItem
from soiree.ui.table.presenter import (
    Area,
    Button,
    Callout,
    CardTarget,
    Label,
    Layout,
    Moment,
    Offer,
    Place,
    Presenter,
    Scenery,
    SeatPlate,
    Speech,
    Step,
    Target,
)
from soiree.ui.table.shown import Shown
from soiree.ui.table.zones import CardsByZone

Arrived = Callable[[Sequence[Moved]], int]
"""Is told of cards that have come to rest; returns the milliseconds that the picture stays so."""


class Board:
    """The items of a table, and what each of them shows of a moment.

    Attributes:
        cards: the cards by zone.
        plates: the name plates, by seat.
        prompt: the line that says what may be done.
        callout: a word about a card.
        places, buttons: the items of these.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        presenter: Presenter,
        shown: Shown,
        motions: Motions,
        art: Callable[[], CardArt],
        portraits: Sequence[str],
        kinds: Sequence[str],
        scenery: Scenery | None,
        arrived: Arrived,
    ) -> None:
        """
        Args:
            art: makes pictures of the cards at one more size.
            kinds: what plays at each seat, in words.
        """
        self._scene = scene
        self._presenter = presenter
        self._shown = shown
        self._new_art = art
        self._kinds = kinds
        self._scenery = scenery
        self._has_scenery = False  # laid out
        self._arrived = arrived
        self._arts: list[CardArt] = []
        self._layout: Layout | None = None
        self._seen: Moment | None = None  # what all but the cards shows now
        self._seen_beside: Moment | None = None  # what the game's own shows now
        self._ratio = 1.0
        self._covered: dict[Place, tuple[Area, str]] = {}
        self._all_covered: tuple[Mapping[Place, Area], str] | None = None
        self._invited: list[CardItem] = []
        self.cards = CardsByZone(scene, _CardRules(self, presenter), motions)
        self.plates = [Plate(seat, portrait) for seat, portrait in enumerate(portraits)]
        self._bubbles = [Bubble() for _ in portraits]
        self._fading = [self._fades(bubble) for bubble in self._bubbles]
        self.prompt = Prompt()
        self.places: dict[Place, PlaceItem] = {}
        self.buttons: dict[Button, ButtonItem] = {}
        self.callout = Bubble()
        for item in (*self.plates, *self._bubbles, self.prompt, self.callout):
            scene.addItem(item)
        for item in () if scenery is None else scenery.items(len(portraits)):
            scene.addItem(item)

    def _fades(self, bubble: Bubble) -> QTimer:
        timer = QTimer(self._scene)
        timer.setSingleShot(True)
        timer.timeout.connect(bubble.hide)
        return timer

    @property
    def zones(self) -> dict[Zone, list[CardItem]]:
        """The cards that lie in each zone, as far as events have been shown."""
        return self.cards.zones

    def faces(self) -> Mapping[Zone, Sequence[Card | None]]:
        """The cards of each zone, as far as their faces are seen."""
        return {zone: [item.card for item in items] for zone, items in self.zones.items()}

    # --- where things lie ------------------------------------------------------------------------

    def lay_out(self, size: QSize, ratio: float) -> None:
        """Work out where everything lies on a table of this size; cards are rested afterwards."""
        moment = self._shown.moment()
        layout = self._layout = self._presenter.layout(size, moment)
        self._seen = self._seen_beside = None
        self._ratio = ratio
        while len(self._arts) < len(layout.widths):
            self._arts.append(self._new_art())
        for art, width in zip(self._arts, layout.widths, strict=True):
            art.set_size(even(width, ratio), ratio)
        palette = moment.looks.palette
        for seat, plate in enumerate(self.plates):
            slot = layout.plate(seat)
            width = Plate.WIDTH if slot.width is None else slot.width
            plate.scale_to(slot.scale, ratio, palette, width)
            plate.setPos(round(slot.corner.x()), round(slot.corner.y()))
        self._cover_places(moment)
        for button, item in self._all_buttons(moment).items():
            line = layout.button(button)
            item.place(line.middle, line.scale, ratio, palette)
        line = layout.prompt()
        self.prompt.place(line.middle, line.scale, palette, line.room)
        if self._scenery is not None:
            self._scenery.lay_out(layout, self._arts, palette, ratio)
            self._has_scenery = True
            self.show_scenery()

    @property
    def layout(self) -> Layout:
        """Where everything lies; on a table of usual size until it has its own."""
        if self._layout is None:
            self.lay_out(QSize(1280, 720), self._ratio)
        assert self._layout is not None
        return self._layout

    def spots(self, zone: Zone, count: int) -> list[Spot]:
        """Where so many cards lie in a zone, first to last, on whole pixels of the screen."""
        return [
            Spot(
                whole(slot.centre, self._ratio) - QPointF(0, slot.lift),
                self._arts[slot.size],
                slot.height,
                slot.turn,
                slot.open,
                slot.covered,
                slot.folded,
                slot.buried,
            )
            for slot in self.layout.slots(zone, count, self._shown.moment())
        ]

    def light(self) -> QPointF:
        """Where the light leans to."""
        return self.layout.light(self._shown.moment())

    def _cover_places(self, moment: Moment) -> None:
        areas, felt = self.layout.places(moment), moment.looks.felt
        if self._all_covered is not None:
            # Most layouts work their places out once.
            before, felt_before = self._all_covered
            if areas is before and felt == felt_before:
                return
        self._all_covered = areas, felt
        for place, area in areas.items():
            if place not in self.places:
                self.places[place] = PlaceItem(place.seat, place.kind)
                self._scene.addItem(self.places[place])
            item = self.places[place]
            if (area, felt) != self._covered.get(place):
                self._covered[place] = (area, felt)
                item.cover(area.rect, moment.looks.palette)
                item.setZValue(area.height)

    def _all_buttons(self, moment: Moment) -> dict[Button, ButtonItem]:
        for button, label in self._presenter.buttons(moment).items():
            if button not in self.buttons:
                self.add_button(button, label)
        return self.buttons

    def add_button(self, button: Button, label: Label) -> ButtonItem:
        """One more button, hidden; where it stands is for the layout to say."""
        item = self.buttons[button] = ButtonItem(label.words, label.key)
        item.hide()
        self._scene.addItem(item)
        return item

    # --- showing a moment ------------------------------------------------------------------------

    def show(self) -> None:
        """Bring plates, glows, buttons and the prompt up to what is shown now."""
        moment = self._shown.moment()
        if moment is self._seen:
            return
        self._seen = moment
        choosing = self._presenter.choosing
        following = selection.following(choosing, moment)
        for seat, plate in enumerate(self.plates):
            score = str(self._shown.totals[seat]) if self._shown.totals else ""
            plate.show_words(Words(moment.names[seat], self._detail(seat, moment), score))
            plate.show_turn(seat in moment.view.deciders)
        self._cover_places(moment)
        for place, item in self.places.items():
            invitation = choosing.invitation(place, following, moment)
            item.show_open(invitation.line, invitation.glow)
        self._show_buttons(following, moment)
        self._invite(choosing.invited(moment))
        words = moment.warning or self._presenter.prompt(moment)
        self.prompt.setVisible(bool(words))
        self.prompt.show_words(words)
        if not moment.is_moving:
            self.show_scenery()

    def show_scenery(self) -> None:
        """Bring what the game draws of its own up to what is shown now, at once."""
        moment = self._shown.moment()
        if self._scenery is not None and moment is not self._seen_beside:
            self._seen_beside = moment
            self._scenery.show(moment)

    def show_selected(self) -> None:
        """Let the cards stand out that are selected, and no others."""
        moment = self._shown.moment()
        selected = [self.item_of(each) for each in self._presenter.choosing.raised(moment)]
        for items in self.zones.values():
            for item in items:
                item.stand_out(item in selected)

    def redraw_cards(self) -> None:
        """The pictures of the cards are other ones now."""
        self.cards.redraw()
        if self._scenery is not None and self._has_scenery:
            self._scenery.redraw(self._shown.moment())

    def _show_buttons(self, following: Sequence[Target], moment: Moment) -> None:
        for button, label in self._presenter.buttons(moment).items():
            item = self.buttons[button]
            if label.words != item.words:
                item.words = item.name = label.words
                line = self.layout.button(button)
                item.place(line.middle, line.scale, self._ratio, moment.looks.palette)
            item.setVisible(button in following)

    def _invite(self, targets: Iterable[Target]) -> None:
        for item in self._invited:
            item.invite(None)
        self._invited = [item for item in map(self.item_of, targets) if isinstance(item, CardItem)]
        for item in self._invited:
            item.invite(self._shown.looks.palette)

    def _detail(self, seat: Seat, moment: Moment) -> str:
        """What stands below a player's name: what they do, or else what plays there."""
        detail = self._presenter.detail(seat, moment)
        if detail is not None:
            return detail
        if moment.thinker == seat:
            return tr("thinks …")
        if seat == moment.decider:
            if seat == moment.viewer:
                return tr("your turn")
            return tr("to choose")
        return self._kinds[seat]

    # --- what is said aloud ----------------------------------------------------------------------

    def voice(self, step: Step) -> None:
        """Show what is said with an event, and what is said no more."""
        if step.hush:
            self.hush()
        if step.speech is not None:
            self._say(step.speech)
        if step.callout is not None:
            self._call(step.callout)

    def show_standing(self) -> None:
        """Show what was said before, and is still to be seen."""
        speech = self._presenter.standing(self._shown.moment())
        if speech is not None:
            self._say(speech)

    def hush_seat(self, seat: Seat) -> None:
        """What a player said has been heard."""
        self._bubbles[seat].hide()

    def hush(self) -> None:
        """What was said has been heard."""
        for bubble in (*self._bubbles, self.callout):
            bubble.hide()

    def _say(self, speech: Speech) -> None:
        picture: QPixmap | None = None
        if speech.card is not None:
            picture = self._arts[speech.size].face(speech.card)
        slot, scale = self.layout.speech(speech.seat), self.plates[speech.seat].scale_now
        bubble = self._bubbles[speech.seat]
        bubble.say(speech.words, picture, slot.tip, slot.edge, self._ratio, scale)
        self._fading[speech.seat].stop()
        if speech.fades:
            self._fading[speech.seat].start(speech.fades)

    def _call(self, callout: Callout) -> None:
        item = self.item_of(callout.card)
        if isinstance(item, CardItem):
            foot = item.spot.centre + QPointF(0, item.spot.art.height / 2)
            self.callout.say(callout.words, None, foot, QPointF(0.5, 0.5), self._ratio)

    # --- items and targets -----------------------------------------------------------------------

    def item_of(self, target: Target) -> QGraphicsWidget | None:
        """The item that shows a target, if one does."""
        match target:
            case CardTarget(zone, card):
                items = self.zones.get(zone, ())
                return next((item for item in items if item.card == card), None)
            case Place():
                return self.places.get(target)
            case Button():
                return self.buttons.get(target)
            case SeatPlate(seat):
                return self.plates[seat]
            case Offer():
                return None

    def target_of(self, item: QGraphicsWidget) -> Target | None:
        """What an item of the scene is, if it can be touched at all."""
        if isinstance(item, CardItem):
            for zone, items in self.zones.items():
                if item in items:
                    return CardTarget(zone, item.card)
        for targets in (self.places, self.buttons):
            for target, each in targets.items():
                if each is item:
                    return target
        return SeatPlate(item.seat) if isinstance(item, Plate) else None

    def area_of(self, item: QGraphicsWidget) -> QRectF:
        """The part of the scene that a card, place, plate or button takes."""
        if isinstance(item, PlaceItem):
            return item.area
        if isinstance(item, (Plate, ButtonItem)):
            return item.area()
        assert isinstance(item, CardItem)
        return item.mapRectToScene(item.outline())

    def places_at(self, point: QPointF) -> list[Place]:
        """The places that a point of the scene lies in, the uppermost first."""
        found = [place for place, item in self.places.items() if item.area.contains(point)]
        return sorted(found, key=lambda place: -self.places[place].zValue())

    def is_control(self, item: QGraphicsWidget) -> bool:
        """Whether an item can ever be pressed, now or at another time."""
        target = self.target_of(item)
        if isinstance(target, Place):
            return target.kind in self._presenter.choosing.places
        return isinstance(target, (CardTarget, Button))

    def in_reading_order(self) -> list[QGraphicsWidget]:
        """What can be reached by keys and a screen reader."""
        order = self._presenter.reading_order(self._shown.moment())
        items = map(self.item_of, order)
        return [item for item in items if item is not None and item.isVisible()]

    def name_items(self) -> None:
        """Give every card and place its name."""
        names = self._presenter.names(self._shown.moment())
        for items in self.zones.values():
            for item in items:
                item.name = ""
        for target, name in names.items():
            named = self.item_of(target)
            if isinstance(named, (CardItem, PlaceItem, ButtonItem, Plate)):
                named.name = name


class _CardRules:
    """What the cards ask of a game, answered by its presenter."""

    def __init__(self, board: Board, presenter: Presenter) -> None:
        self._board = board
        self._presenter = presenter
        self.stock = presenter.stock
        self.sorted_kinds = presenter.sorted_kinds

    def spots(self, zone: Zone, count: int) -> list[Spot]:
        return self._board.spots(zone, count)

    def order(self, card: Card) -> tuple[int, ...]:
        return self._presenter.order(card)

    def lying(self, zone: Zone, cards: Sequence[Card | None]) -> Sequence[Card | None]:
        return self._presenter.lying(zone, cards, self._board._shown.moment())

    def home(self, zone: Zone) -> Zone:
        return self._presenter.home(zone)

    def way(self, first: Moved) -> int:
        return self._presenter.pace(first, self._board._shown.moment()).way

    def stagger(self, first: Moved) -> int:
        return self._presenter.pace(first, self._board._shown.moment()).stagger

    def arrived(self, moves: Sequence[Moved]) -> int:
        return self._board._arrived(moves)
