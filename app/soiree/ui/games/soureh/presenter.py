"""The table of Soureh: coops for two to four, and the choice of the cards to pay."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.events import Event, Said
from soiree.core.zones import Seat, Zone
from soiree.games.coops import rules as coops
from soiree.games.coops.rules import VALUES
from soiree.games.coops.zones import SLOTS, UP, Kind, place_at
from soiree.games.soureh import moves
from soiree.games.soureh.moves import DEDUCT, PAYS
from soiree.games.soureh.words import Word
from soiree.ui.games.coops.pieces import Mark, Sign
from soiree.ui.games.coops.presenter import CoopTable, middle_of_tick
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name
from soiree.ui.table.context import Occasion
from soiree.ui.table.gestures import Thing
from soiree.ui.table.plates import Button, Place

_tr = QCoreApplication.translate


class SourehTable(CoopTable):
    """Soureh on the felt.

    Attributes:
        pay_button: pays the cards that are ticked.
        deduct_button, keep_button: the choice at a multiple of 100.
    """

    def __init__(self, occasion: Occasion) -> None:
        self.pay_button = Button(_tr("Soureh", "Pay"), "y")
        self.deduct_button = Button(_tr("Soureh", "Take 50 off"), "t")
        self.keep_button = Button(_tr("Soureh", "Keep it"), "k")
        super().__init__(occasion)
        self.setAccessibleName(_tr("Soureh", "The table of Soureh"))
        self._ticks = {zone: Mark() for zone in self.coops}
        for tick in self._ticks.values():
            self.scene().addItem(tick)

    def make_call_button(self) -> Button:
        return Button(_tr("Soureh", "Declare"), "s")

    def button_rows(self) -> Sequence[Sequence[Button]]:
        return (
            [self.end_button, self.pay_button, self.keep_button],
            [self.call_button, self.deduct_button],
        )

    def is_valid(self, up: Card, down: Card) -> bool:
        return coops.is_valid(up, down)

    def called(self) -> str:
        return _tr("Soureh", "Soureh!")

    def warning(self, slots: Sequence[int]) -> str:
        return tr("Coops {slots} are not valid. Declare all the same?", "", len(slots)).format(
            slots=self.slots_named(slots)
        )

    def show_event(self, event: Event) -> int:
        if isinstance(event, Said) and event.what == Word.KEEP:
            # Nothing is scored, but it may be what the round still waited for.
            self.scored = True
            self._say(event.seat, _tr("Soureh", "I keep it."))
            return self.looks.hold(400)
        return super().show_event(event)

    # --- paying ----------------------------------------------------------------------------------

    def gesture(self, move: Move) -> tuple[Thing, ...]:
        match moves.parse(move):
            case moves.Pay(sides):
                cards = (
                    self.coops[Zone(side, self.decider, slot)]
                    for side, slot in zip(sides, SLOTS, strict=True)
                )
                return (*cards, self.pay_button)
            case moves.Deduct():
                return (self.deduct_button,)
            case moves.Keep():
                return (self.keep_button,)
        return super().gesture(move)

    @property
    def is_paying(self) -> bool:
        """Whether a person has to choose the cards to pay now."""
        return any(move in PAYS for move in self.legal())

    def take_up(self) -> None:
        """The cheaper card of each coop is ticked until another one is."""
        super().take_up()
        if self.decider is None or not self.is_paying:
            return
        for slot, (up, down) in zip(SLOTS, self.coop_items(self.decider), strict=True):
            assert up.card is not None
            assert down.card is not None
            cheaper = Kind.UP if VALUES[up.card] <= VALUES[down.card] else Kind.DOWN
            if self._ticked(self.decider, slot) is None:
                self._touched.append(self.coops[Zone(cheaper, self.decider, slot)])
        self._show_touched()

    def press(self, item: Thing) -> None:
        zone = self.zone_of(item)
        if zone is not None and zone.owner == self.decider and self.is_paying:
            self._tick(zone)
        else:
            super().press(item)

    def place_of_digit(self, slot: int) -> Place:
        """When paying, the other card of a coop than the one that is ticked."""
        if self.decider is not None and self.is_paying:
            ticked = self._ticked(self.decider, slot)
            kind = Kind.UP if ticked is not None and ticked.kind == Kind.DOWN else Kind.DOWN
            return self.coops[Zone(kind, self.decider, slot)]
        return super().place_of_digit(slot)

    def _tick(self, zone: Zone) -> None:
        """Tick a card, and with it untick the other one of its coop."""
        assert zone.owner is not None
        assert zone.slot is not None
        before = self._ticked(zone.owner, zone.slot)
        if before is not None:
            self._touched.remove(self.coops[before])
        self._touched.append(self.coops[zone])
        self.name_items()
        self._show_touched()

    def _ticked(self, seat: Seat, slot: int) -> Zone | None:
        """The zone of the coop's card that is ticked."""
        both = (Zone(kind, seat, slot) for kind in (Kind.UP, Kind.DOWN))
        return next((zone for zone in both if self.coops[zone] in self._touched), None)

    def _sum(self) -> int:
        """The values of the ticked cards together."""
        zones = (self.zone_of(thing) for thing in self._touched)
        cards = (self.zones[zone][0].card for zone in zones if zone is not None)
        return sum(VALUES[card] for card in cards if card is not None)

    # --- showing it ------------------------------------------------------------------------------

    def detail(self, seat: Seat) -> str:
        """SRH-10: who gets no cards any more is out of the match."""
        lying = [bool(self.zones.get(UP[place_at(each, 1)])) for each in self._seats]
        if any(lying) and not lying[seat]:
            return _tr("Soureh", "out")
        return super().detail(seat)

    def refresh(self) -> None:
        super().refresh()
        self._show_ticks()

    def _show_open(self) -> None:
        super()._show_open()
        if self.decider is not None and self.is_paying:
            for zone, place in self.coops.items():
                place.show_open(zone.owner == self.decider, place in self._touched)
        self._show_ticks()

    def _show_touched(self) -> None:
        if self.decider is not None and self.is_paying:
            # Ticks and glows say enough; a row that stands out would cover the line above it.
            self._show_open()
        else:
            super()._show_touched()

    def _show_ticks(self) -> None:
        layout, ratio = self._layout, self.devicePixelRatioF()
        is_paying = self.is_paying
        if is_paying:
            self.label(self.pay_button, _tr("Soureh", "Pay {sum}").format(sum=self._sum()))
        size = layout.mark_size() * 1.15
        for zone, tick in self._ticks.items():
            sign = None
            place = self.coops[zone]
            if is_paying and zone.owner == self.decider:
                sign = Sign.TICKED if place in self._touched else Sign.UNTICKED
            middle = middle_of_tick(place.area, size)
            tick.show_sign(sign, middle, size, ratio, self.looks.cloth)
            tick.setZValue(place.zValue() + 55)

    def prompt_words(self) -> str:
        legal = self.legal()
        if not legal or self.decider is None:
            return ""
        drawn = self.drawn_card()
        if drawn is not None and drawn.card is not None:
            return _tr("Soureh", "The {card}: choose its place, or discard it.").format(
                card=card_name(drawn.card)
            )
        total = self.totals[self.decider]
        if DEDUCT in legal:
            return _tr("Soureh", "Your score is {total}. Take 50 off it?").format(total=total)
        if self.is_paying:
            paid = self._sum()
            text = (
                _tr("Soureh", "{total} + {sum} = {after}: then you may take 50 off.")
                if (total + paid) % 100 == 0
                else _tr("Soureh", "Pay one card of each coop: {total} + {sum} = {after}.")
            )
            return text.format(total=total, sum=paid, after=total + paid)
        return _tr("Soureh", "Declare Soureh, or end your turn.")

    def _coop_card_name(self, zone: Zone, card: Card | None) -> str:
        name = super()._coop_card_name(zone, card)
        if zone.owner != self.decider or not self.is_paying:
            return name
        if self.coops[zone] in self._touched:
            return _tr("Soureh", "{name}, to be paid").format(name=name)
        return _tr("Soureh", "{name}, not to be paid").format(name=name)
