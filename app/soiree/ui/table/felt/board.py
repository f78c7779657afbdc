"""Everything that lies on the felt: cards, places, plates, buttons, and what is said aloud."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from weakref import ref

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, QSize
from PySide6.QtWidgets import QGraphicsScene, QGraphicsWidget

from soiree.core.cards import Card
from soiree.core.events import Event
from soiree.core.games import Game
from soiree.core.zones import Seat, Zone
from soiree.ui.style import theme
from soiree.ui.style.translation import tr
from soiree.ui.table.contract.layout import Area
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.presenter import Presenter
from soiree.ui.table.contract.scenery import Scenery
from soiree.ui.table.contract.stakes import signed
from soiree.ui.table.contract.targets import (
    Button,
    CardTarget,
    Label,
    Offer,
    Place,
    SeatPlate,
    Target,
)
from soiree.ui.table.felt.button_item import ButtonItem
from soiree.ui.table.felt.cards import CardItem
from soiree.ui.table.felt.felt_line import FeltLine
from soiree.ui.table.felt.name_plates import Plate, Words
from soiree.ui.table.felt.place_item import PlaceItem
from soiree.ui.table.felt.placement import Placement
from soiree.ui.table.felt.speeches import Speeches
from soiree.ui.table.input import selection
from soiree.ui.table.motion.zones import CardsByZone
from soiree.ui.table.shown import Shown

_EDGE = 8.0
"""Pixels that words keep away from the edges of the felt."""


class Board:
    """The items of a table, and what each of them shows of a moment.

    Attributes:
        placement: where everything lies.
        cards: the cards by zone.
        plates: the name plates, by seat.
        speeches: what is said aloud.
        prompt: the line that says what may be done.
        stage: the line that says how far the match is.
        digest: the line that says what has happened since the person's last choice.
        places, buttons: the items of these targets.
        drawn: what the game draws of its own.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        presenter: Presenter,
        shown: Shown,
        placement: Placement,
        cards: CardsByZone,
        plates: Sequence[Plate],
        scenery: Scenery | None,
        game: Game,
    ) -> None:
        self._scene = scene
        self._game = game
        self._presenter = presenter
        self._shown = shown
        self.placement = placement
        self._scenery = scenery
        self._is_laid_out = False
        self._seen: Moment | None = None  # as plates, places, buttons and the prompt show it
        self._seen_by_scenery: Moment | None = None
        self._covered: dict[Place, tuple[Area, str]] = {}
        self._order: tuple[Moment, list[ref[QGraphicsWidget]]] | None = None  # of reading
        self._all_covered: tuple[Mapping[Place, Area], str] | None = None
        self._invited: list[CardItem] = []
        self.cards = cards
        self.plates = plates
        self.prompt, self.digest = FeltLine(), FeltLine()
        self.stage = FeltLine(theme.TEXT)
        self.stage.setOpacity(0.86)
        self.places: dict[Place, PlaceItem] = {}
        self.buttons: dict[Button, ButtonItem] = {}
        for plate in plates:
            scene.addItem(plate)
        self.speeches = Speeches(scene, placement, cards, plates, presenter, shown)
        for line in (self.prompt, self.digest, self.stage):
            scene.addItem(line)
        self.drawn = () if scenery is None else tuple(scenery.items(len(plates)))
        self.speeches.scenery = self.drawn
        for item in self.drawn:
            scene.addItem(item)

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
        layout = self.placement.lay_out(size, ratio)
        self._seen = self._seen_by_scenery = self._order = None
        palette = moment.appearance.palette
        for seat, plate in enumerate(self.plates):
            slot = layout.plate(seat)
            width = Plate.WIDTH if slot.width is None else slot.width
            plate.scale_to(slot.scale, ratio, palette, width)
            plate.setPos(round(slot.corner.x()), round(slot.corner.y()))
        self._cover_places(moment)
        for button, item in self._all_buttons(moment).items():
            line = layout.button(button)
            item.place(line.middle, line.scale, ratio, palette)
        # Words that are longer than the felt are smaller: none is cut off.
        whole = (_EDGE, self.placement.size.width() - _EDGE)
        for words, line in (
            (self.prompt, layout.prompt()),
            (self.digest, layout.digest()),
            (self.stage, layout.stage()),
        ):
            words.place(line.middle, line.scale, palette, line.room or whole)
        if self._scenery is not None:
            self._scenery.lay_out(layout, self.placement.arts, palette, ratio)
            self.show_scenery()
        self._is_laid_out = True

    def _cover_places(self, moment: Moment) -> None:
        areas, felt = self.placement.layout.places(moment), moment.appearance.felt
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
                item.cover(area.rect, moment.appearance.palette)
                item.setZValue(area.height)

    def _all_buttons(self, moment: Moment) -> dict[Button, ButtonItem]:
        for button, label in self._presenter.buttons(moment).items():
            if button not in self.buttons:
                self.add_button(button, label)
        return self.buttons

    def add_button(self, button: Button, label: Label) -> ButtonItem:
        """Add a button, hidden for now; the layout says where it stands."""
        item = self.buttons[button] = ButtonItem(label)
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
        choosing, scores = self._presenter.choosing, moment.view.scores
        following = selection.following(choosing, moment)
        stakes = self._presenter.stakes(moment, self._game)
        self.stage.show_words(stakes.stage)
        for seat, plate in enumerate(self.plates):
            plate.show_track(stakes.tracks[seat] if stakes.tracks else None)
            score = signed(scores[seat]) if scores else ""
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

    def show_notice(self, words: str) -> None:
        """Let the prompt say something else until `show` is called again."""
        self._seen = None
        self.prompt.setVisible(True)
        self.prompt.give_way(False)
        self.prompt.show_words(words)

    def show_scenery(self) -> None:
        """Bring what the game draws of its own up to what is shown now, at once."""
        moment = self._shown.moment()
        if self._scenery is not None and moment is not self._seen_by_scenery:
            self._seen_by_scenery = moment
            self._scenery.show(moment)

    def scenery_motion(self, event: Event) -> QAbstractAnimation | None:
        """How what the game draws of its own moves with an event, if anything of it does."""
        return None if self._scenery is None else self._scenery.motion(event, self._shown.moment())

    def show_selected(self) -> None:
        """Let just those cards stand out of their rows that are selected."""
        moment = self._shown.moment()
        selected = [self.item_of(each) for each in self._presenter.choosing.raised(moment)]
        for items in self.zones.values():
            for item in items:
                item.stand_out(item in selected)

    def redraw_cards(self) -> None:
        """The pictures of the cards have changed."""
        self.cards.redraw()
        if self._scenery is not None and self._is_laid_out:
            self._scenery.redraw(self._shown.moment())

    def _show_buttons(self, following: Sequence[Target], moment: Moment) -> None:
        for button, label in self._presenter.buttons(moment).items():
            item = self.buttons[button]
            if label != item.label:
                item.label, item.name = label, label.words
                line = self.placement.layout.button(button)
                item.place(line.middle, line.scale, self.placement.ratio, moment.appearance.palette)
            item.setVisible(label.shown and button in following)

    def _invite(self, targets: Iterable[Target]) -> None:
        for item in self._invited:
            item.invite(None)
        self._invited = [item for item in map(self.item_of, targets) if isinstance(item, CardItem)]
        for item in self._invited:
            item.invite(self._shown.now.appearance.palette)

    def _detail(self, seat: Seat, moment: Moment) -> str:
        """What stands below a player's name: what they do, or else who plays there."""
        detail = self._presenter.detail(seat, moment)
        if detail is not None:
            return detail
        if moment.thinker == seat:
            return tr("thinks …")
        if seat == moment.decider:
            if seat == moment.viewer:
                return tr("your turn")
            return tr("to choose")
        return self.plates[seat].kind

    # --- items and targets -----------------------------------------------------------------------

    def item_of(self, target: Target) -> QGraphicsWidget | None:
        """The item that shows a target, if one does."""
        match target:
            case CardTarget():
                return self.cards.item_of(target)
            case Place():
                return self.places.get(target)
            case Button():
                return self.buttons.get(target)
            case SeatPlate(seat):
                return self.plates[seat]
            case Offer():
                return None

    def target_of(self, item: QGraphicsWidget) -> Target | None:
        """The target that an item of the scene shows, if it is one."""
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
        """What a screen reader can reach, in the order of reading: the scores come last."""
        scores = [plate for plate in self.plates if plate.track is not None]
        return [*self.in_reach_of_keys(), *scores]

    def in_reach_of_keys(self) -> list[QGraphicsWidget]:
        """What keys can reach, in the order of reading."""
        moment = self._shown.moment()
        if self._order is None or self._order[0] is not moment:
            found = map(self.item_of, self._presenter.reading_order(moment))
            # Cards that are gone are not kept.
            self._order = moment, [ref(item) for item in found if item is not None]
        items = (each() for each in self._order[1])
        return [item for item in items if item is not None and item.isVisible()]

    def name_of(self, item: QGraphicsWidget) -> str:
        """What an item is called: nothing that the observers may not know."""
        return item.name if isinstance(item, (CardItem, PlaceItem, ButtonItem, Plate)) else ""

    def name_items(self) -> None:
        """Give every card and place its name."""
        names = self._presenter.names(self._shown.moment())
        for plate in self.plates:
            plate.name = plate.description()
        for items in self.zones.values():
            for item in items:
                item.name = ""
        for target, name in names.items():
            named = self.item_of(target)
            if isinstance(named, (CardItem, PlaceItem, ButtonItem, Plate)):
                named.name = name
