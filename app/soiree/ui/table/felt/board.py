"""The items on the felt: cards, places, plates, buttons, text and speech bubbles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from weakref import ref

from PySide6.QtCore import QAbstractAnimation, QPointF, QSize
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSimpleTextItem

from soiree.core.events import Event
from soiree.core.games import Game
from soiree.core.zones import Seat, Zone
from soiree.ui.language.translation import tr
from soiree.ui.language.words import signed
from soiree.ui.style import theme
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.scenery import Scenery
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
from soiree.ui.table.felt.felt_line import DigestItem, FeltLine
from soiree.ui.table.felt.items import TableItem
from soiree.ui.table.felt.name_plates import Plate, Words
from soiree.ui.table.felt.place_item import PlaceItem
from soiree.ui.table.felt.placement import Placement
from soiree.ui.table.felt.plaque import Plaque
from soiree.ui.table.felt.speeches import Speeches
from soiree.ui.table.input import selection
from soiree.ui.table.motion.zones import CardsByZone


class Board:
    """The items of a table, and the display of a moment by each of them.

    Attributes:
        placement: the layout.
        cards: the cards by zone.
        plates: the name plates, by seat.
        speeches: the speech bubbles.
        prompt: the line that tells what may be done.
        stage: the line that tells the stage of the match.
        digest: the lines that sum up the events since the person's last choice.
        places, buttons: the items of these targets.
        drawn: the game's own items.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        placement: Placement,
        cards: CardsByZone,
        plates: Sequence[Plate],
        scenery: Scenery,
        game: Game,
    ) -> None:
        self._scene = scene
        self._game = game
        self._presenter = placement.presenter
        self._shown = placement.shown
        self.placement = placement
        self._scenery = scenery
        self._seen: Moment | None = None
        self._order: tuple[Moment, list[ref[TableItem]]] | None = None  # reading order
        self._invited: list[CardItem] = []
        self.cards = cards
        self.plates = plates
        self.prompt = FeltLine(theme.PROMPT, bold=True)
        self.digest = DigestItem()
        self.stage = FeltLine(theme.TEXT)
        self.places: dict[Place, PlaceItem] = {}
        self.buttons: dict[Button, ButtonItem] = {}
        for plate in plates:
            scene.addItem(plate)
        self.speeches = Speeches(scene, placement, cards, plates)
        for line in (self.prompt, self.digest, self.stage):
            scene.addItem(line)
        self.drawn = tuple(scenery.items(len(plates)))
        self.speeches.scenery = self.drawn
        for item in self.drawn:
            scene.addItem(item)
        cards.motions.left_stock.connect(scenery.count_stock)

    @property
    def zones(self) -> dict[Zone, list[CardItem]]:
        """The items of the cards in each zone."""
        return self.cards.zones

    @property
    def texts(self) -> Sequence[QGraphicsSimpleTextItem | DigestItem | Plaque]:
        """The lines of text on the felt, the game's own and plaques included, visible or not."""
        drawn = (item for item in self.drawn if isinstance(item, QGraphicsSimpleTextItem | Plaque))
        return (self.prompt, self.digest, self.stage, *drawn)

    # --- where things lie ------------------------------------------------------------------------

    def lay_out(self, size: QSize, ratio: float) -> None:
        """Lay everything out for this size, and put all cards to rest at once."""
        layout, palette = self.placement.lay_out(size, ratio), self._shown.now.appearance.palette
        self.cards.rest()
        for seat, plate in enumerate(self.plates):
            plate.place(layout.plate(seat), ratio, palette)
        self.stage.setOpacity(palette.strength(0.86))
        for button in self.buttons:
            self._place_button(button, palette)
        self.prompt.place(layout.prompt(), palette, size.width())
        self.stage.place(layout.stage(), palette, size.width())
        self.digest.place(layout.digest(), palette, size.width())
        self._scenery.take(layout, self.placement.arts, palette, ratio)
        self._seen = self._order = None
        self.show()
        self.speeches.stand_again()

    def _cover_places(self, moment: Moment) -> None:
        for place, area in self.placement.layout.places(moment).items():
            if place not in self.places:
                self.places[place] = PlaceItem(place.seat, place.kind)
                self._scene.addItem(self.places[place])
            self.places[place].cover(area, moment.appearance.palette)

    def _place_button(self, button: Button, palette: theme.TablePalette) -> None:
        placement = self.placement
        self.buttons[button].place(placement.layout.button(button), placement.ratio, palette)

    def add_button(self, button: Button, label: Label) -> ButtonItem:
        """Add a button that is hidden for now; the layout has its slot."""
        item = self.buttons[button] = ButtonItem(label)
        item.hide()
        self._scene.addItem(item)
        return item

    # --- showing a moment ------------------------------------------------------------------------

    def show(self) -> None:
        """Update plates, places, buttons, the prompt and, between motions, the game's own items."""
        moment = self._shown.moment()
        if moment is self._seen:
            return
        self._seen = moment
        choosing, scores = self._presenter.choosing, moment.view.scores
        following = selection.following(choosing, moment)
        stakes = self._presenter.stakes(moment, self._game)
        self.stage.show_words(stakes.stage)
        for seat, plate in enumerate(self.plates):
            score = signed(scores[seat]) if scores else ""
            tally = stakes.tallies[seat] if stakes.tallies else ()
            words = Words(moment.names[seat], self._detail(seat, moment), score, tally)
            track = stakes.tracks[seat] if stakes.tracks else None
            plate.tell(words, track, has_turn=seat in moment.view.deciders)
        self._cover_places(moment)
        self.mark_places()
        self._show_buttons(following, moment)
        self._invite(choosing.invited(moment))
        asked = moment.warning or self._presenter.prompt(moment)
        self.prompt.setVisible(bool(asked))
        self.prompt.show_words(asked)
        if not moment.is_moving:
            self._scenery.show(moment)

    def mark_places(self) -> None:
        """Update the marks of places, as the selection, the mouse or the focus has changed."""
        choosing, moment = self._presenter.choosing, self._shown.moment()
        following = selection.following(choosing, moment)
        for place, item in self.places.items():
            item.mark(choosing.invitation(place, following, moment))

    def show_notice(self, words: str) -> None:
        """Replace the prompt until the next `show`."""
        self._seen = None
        self.prompt.setVisible(True)
        self.prompt.set_covered(False)
        self.prompt.show_words(words)

    def scenery_motion(self, event: Event) -> QAbstractAnimation | None:
        """Return the animation of the game's own items for an event, if any."""
        return self._scenery.motion(event, self._shown.moment())

    def show_selected(self) -> None:
        """Raise exactly the selected cards out of their rows."""
        moment = self._shown.moment()
        if moment.decider is None and not moment.is_settled:
            return
        selected = [self.item_of(each) for each in self._presenter.choosing.raised(moment)]
        for item in self.cards.items():
            item.stand_out(item in selected)

    def redraw_cards(self) -> None:
        """Update all pictures of cards."""
        self.cards.redraw()
        self._scenery.redraw(self._shown.moment())

    def _show_buttons(self, following: Sequence[Target], moment: Moment) -> None:
        for button, label in self._presenter.buttons(moment).items():
            item = self.buttons.get(button) or self.add_button(button, label)
            if label != item.label or not item.is_placed:
                item.label, item.name = label, label.words
                self._place_button(button, moment.appearance.palette)
            item.setVisible(label.shown and button in following)

    def _invite(self, targets: Iterable[Target]) -> None:
        for item in self._invited:
            item.invite(None)
        self._invited = [item for item in map(self.item_of, targets) if isinstance(item, CardItem)]
        for item in self._invited:
            item.invite(self._shown.now.appearance.palette)

    def _detail(self, seat: Seat, moment: Moment) -> str:
        detail = self._presenter.detail(seat, moment)
        if detail is not None:
            return detail
        if moment.thinker == seat:
            #: A computer thinks: on its plate, below its name.
            return tr("thinks …")
        if seat == moment.decider:
            if seat == moment.viewer:
                return tr("your turn")
            #: On the plate of a player who has to choose.
            return tr("to choose")
        return self.plates[seat].kind

    # --- items and targets -----------------------------------------------------------------------

    def item_of(self, target: Target) -> TableItem | None:
        """Return the item of a target, if there is one."""
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

    def target_of(self, item: TableItem) -> Target | None:
        """Return the target of an item, if there is one."""
        if isinstance(item, CardItem):
            for zone, items in self.zones.items():
                if item in items:
                    return CardTarget(zone, item.card)
        for targets in (self.places, self.buttons):
            for target, each in targets.items():
                if each is item:
                    return target
        return SeatPlate(item.seat) if isinstance(item, Plate) else None

    def places_at(self, point: QPointF) -> list[Place]:
        """Return the places at a point of the scene, the topmost first."""
        found = [place for place, item in self.places.items() if item.area().contains(point)]
        return sorted(found, key=lambda place: -self.places[place].zValue())

    def is_control(self, item: TableItem) -> bool:
        """True if an item can ever be pressed, now or at another time."""
        target = self.target_of(item)
        if isinstance(target, Place):
            return target.kind in self._presenter.choosing.places
        return isinstance(target, (CardTarget, Button))

    def in_reach_of_keys(self) -> list[TableItem]:
        """Return the items that keys reach, in reading order."""
        return [item for item in self._in_order() if item.isVisible()]

    def is_in_reach_of_keys(self, item: TableItem) -> bool:
        return item.isVisible() and item in self._in_order()

    def _in_order(self) -> Iterator[TableItem]:
        """The items that keys reach while they are visible, in reading order."""
        moment = self._shown.moment()
        if self._order is None or self._order[0] is not moment:
            found = map(self.item_of, self._presenter.reading_order(moment))
            # Weak references, so that removed cards are freed.
            self._order = moment, [ref(item) for item in found if item is not None]
        items = (each() for each in self._order[1])
        return (item for item in items if item is not None)

    def name_items(self) -> None:
        """Update the name of every card, place, button and plate."""
        moment = self._shown.moment()
        names, certain = self._presenter.names(moment), self._presenter.certain(moment)
        for plate in self.plates:
            plate.name = plate.description()
        for item in self.cards.items():
            item.name = ""
        for target, name in names.items():
            named = self.item_of(target)
            if named is not None:
                known = certain.get(target, "")
                named.name = tr("{name}. {known}").format(name=name, known=known) if known else name
                if isinstance(named, PlaceItem):
                    named.explain(known)
