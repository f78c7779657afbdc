"""Sept in the window, an example to copy: layout, moves and words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QSize

from soiree.core.cards import Card, suit_of
from soiree.core.entries import Move
from soiree.core.events import Event, Moved
from soiree.core.lazy import Lazy
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.core.zones import Seat, Zone
from soiree.ui.game_window import Blurb, GameWindow
from soiree.ui.language.translation import tr
from soiree.ui.language.words import card_name
from soiree.ui.table.contract.card_order import CardOrder
from soiree.ui.table.contract.choosing import Choosing
from soiree.ui.table.contract.layout import (
    ASPECT,
    Area,
    Layout,
    LineSlot,
    PlateSlot,
    Slot,
    SpeechSlot,
    around,
    edges,
)
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.narration import Line, Passage, shared
from soiree.ui.table.contract.presenter import Presenter
from soiree.ui.table.contract.step import NOTHING, Step
from soiree.ui.table.contract.targets import CardTarget, Place, Target, Targets
from tests.seventh.rules import HANDS, PLAYED, STOCK, TRICK, TRUMP, WON

LARGE, SMALL = range(2)
MIDDLE, OTHER_HAND = Place("trick"), Place("hand")
PILES = {STOCK: Place("stock"), TRUMP: Place("trump")}
TRICKS = {zone: Place("won", zone.owner) for zone in WON}


@dataclass(frozen=True)
class SeptLayout(Layout):
    """The layout of a table: one hand below, the other above, the trick between them.

    Attributes:
        nearest: the seat at the lower edge.
    """

    size: QSize
    nearest: Seat

    @property
    def widths(self) -> tuple[float, float]:
        card = max(40.0, min(self.size.width() / 10, self.size.height() / ASPECT * 0.22))
        return card, card * 0.62

    def slots(self, zone: Zone, count: int, moment: Moment) -> list[Slot]:
        shifts = [self._shift(zone, number, count) for number in range(count)]
        return [
            Slot(
                self._middle(zone) + QPointF(shift, 0),
                LARGE if zone in (TRICK, HANDS[self.nearest]) else SMALL,
                100 + number,
                lift=edges(number) if zone == STOCK else 0,
                open=zone != STOCK and (zone not in HANDS or zone.owner in moment.observers),
                covered=zone in WON,
                buried=shift in shifts[number + 1 :],
            )
            for number, shift in enumerate(shifts)
        ]

    def places(self, moment: Moment) -> Mapping[Place, Area]:
        large, small = self.widths
        return {
            **{place: self._around(zone, small) for zone, place in PILES.items()},
            **{place: self._around(zone, small, 2.8) for zone, place in TRICKS.items()},
            MIDDLE: self._around(TRICK, large, 2.4),
            OTHER_HAND: self._around(HANDS[1 - self.nearest], small, 4.2),
        }

    def plate(self, seat: Seat) -> PlateSlot:
        scale = min(2.0, max(0.8, self.widths[LARGE] / 106))
        above_hand = self.size.height() - self.widths[LARGE] * ASPECT - 28 - 52 * scale
        return PlateSlot(QPointF(8, above_hand if seat == self.nearest else 8), scale)

    def prompt(self) -> LineSlot:
        plate, width = self.plate(self.nearest), self.size.width()
        right = plate.corner.x() + 190 * plate.scale
        middle = QPointF(width / 2, plate.corner.y() + 26 * plate.scale)
        return LineSlot(middle, plate.scale, (right, width - 8))

    def stage(self) -> LineSlot:
        prompt = self.prompt()
        below = QPointF(0, 21 * prompt.scale)
        return LineSlot(prompt.middle + below, prompt.scale, prompt.room)

    def speech(self, seat: Seat) -> SpeechSlot:
        return SpeechSlot(self._middle(HANDS[seat]), QPointF(0.5, 0.5))

    def light(self, moment: Moment) -> QPointF:
        turns = moment.view.deciders
        return (self._middle(TRICK) + self._middle(HANDS[turns[0]] if turns else TRICK)) / 2

    def _shift(self, zone: Zone, number: int, count: int) -> float:
        """The x offset of a card from its zone's middle; the won tricks can be counted."""
        large, small = self.widths
        if zone == TRICK:
            return (number - 0.5) * 1.1 * large
        if zone in WON:
            return (3 - number // 2) * 0.3 * small
        spread = 1.08 * large if zone.owner == self.nearest else 0.5 * small
        return (number - (count - 1) / 2) * spread if zone in HANDS else 0

    def _middle(self, zone: Zone) -> QPointF:
        width, height, (large, small) = self.size.width(), self.size.height(), self.widths
        near, margin = zone.owner == self.nearest, small + 24
        if zone in HANDS:
            edge = large * ASPECT / 2 + 10
            return QPointF(width / 2, height - edge if near else small * ASPECT / 2 + 10)
        if zone in WON:
            return QPointF(width - margin - 0.9 * small, height * (0.6 if near else 0.33))
        if zone == TRICK:
            return QPointF(width / 2, height * 0.44)
        return QPointF(margin if zone == STOCK else margin + small + 16, height * 0.44)

    def _around(self, zone: Zone, card: float, cards: float = 1) -> Area:
        area = around(self._middle(zone), card * cards, card * ASPECT)
        return Area(area.adjusted(-5, -5, 5, 5))


class SeptChoosing(Choosing):
    """A card and the middle of the table make a play."""

    places = frozenset({MIDDLE.kind})
    leads_focus = True

    def targets(self, move: Move, moment: Moment) -> Targets:
        return CardTarget(HANDS[moment.chooser], PLAYED[move]), MIDDLE

    def meaning(self, target: Target, moment: Moment) -> Target | None:
        if isinstance(target, CardTarget) and target.zone == TRICK:
            return MIDDLE
        if isinstance(target, CardTarget):
            if moment.selected == (target,):
                return MIDDLE  # one more click plays it
            return target if target.zone.owner == moment.viewer else None
        return target if target == MIDDLE else None

    def meant(self, targets: Targets, moment: Moment) -> Move | None:
        cards = [target.card for target in targets if isinstance(target, CardTarget)]
        return next((move for move, card in PLAYED.items() if card in cards), None)

    def can_drag(self, card: CardTarget, moment: Moment, *, begins: bool) -> bool:
        return begins or (bool(moment.legal) and card.zone.owner == moment.viewer)


class SeptOrder(CardOrder):
    """Hands lie suit by suit."""

    def key(self, card: Card) -> tuple[int, ...]:
        return suit_of(card), card


class SeptPresenter(Presenter):
    """The presenter of Sept."""

    order = SeptOrder(STOCK)
    choosing = SeptChoosing()

    def __init__(self) -> None:
        self.title = tr("The table of Sept")

    def layout(self, size: QSize, moment: Moment) -> SeptLayout:
        return SeptLayout(size, moment.nearest)

    def arrival(self, moves: Sequence[Moved], moment: Moment) -> Step:
        """The table waits after a complete trick."""
        return Step(hold=700) if len(moment.cards(TRICK)) == 2 else NOTHING

    def step(self, event: Event, moment: Moment) -> Step:
        return NOTHING

    def prompt(self, moment: Moment) -> str:
        if not moment.legal:
            return ""
        if moment.selected not in ((), (MIDDLE,)):
            return tr("Play it to the trick, or choose another card.")
        if moment.cards(TRICK):
            return tr("Play a card of the suit led, if you hold one.")
        return tr("You lead: play any card.")

    def names(self, moment: Moment) -> Mapping[Target, str]:
        names: dict[Target, str] = {}
        for hand in HANDS:
            for card in moment.faces(hand):
                names[CardTarget(hand, card)] = tr("{card}, your hand").format(card=card_name(card))
        played = ", ".join(map(card_name, moment.faces(TRICK)))
        names[MIDDLE] = tr("The trick: {cards}").format(cards=played or tr("empty"))
        for card in moment.faces(TRUMP):
            text = tr("Trumps are the suit of the {card}")
            names[PILES[TRUMP]] = text.format(card=card_name(card))
        names[PILES[STOCK]] = tr("Stock, %n cards", "", len(moment.cards(STOCK)))
        held = len(moment.cards(HANDS[1 - moment.nearest]))
        names[OTHER_HAND] = tr("The other hand, %n cards", "", held)
        for (zone, place), name in zip(TRICKS.items(), moment.names, strict=True):
            text = tr("{player}: %n tricks", "", len(moment.cards(zone)) // 2)
            names[place] = text.format(player=name)
        return names

    def reading_order(self, moment: Moment) -> Sequence[Target]:
        return list(self.names(moment))


def narrate(passage: Passage) -> Iterator[Line]:
    """The sentences of Sept; events of all games have their usual sentences."""
    for number, event in enumerate(passage.events):
        match event:
            case Moved(card, source, target) if card is not None and target == TRICK:
                yours, theirs = tr("You play the {card}."), tr("{player} plays the {card}.")
                text = passage.say(source.owner or 0, yours, theirs, card=card_name(card))
                yield Line(number, text)
            case Moved(card, target=target) if card is not None and target == TRUMP:
                turned_up = tr("The {card} is turned up.").format(card=card_name(card))
                yield Line(number, turned_up)
            case Moved():
                pass
            case _:
                yield from shared(number, event, passage)


def move_words(move: Move, view: View, names: Sequence[str]) -> str:
    """The sentence for a move in a hint."""
    return tr("Play the {card}.").format(card=card_name(PLAYED[move]))


WINDOW = GameWindow(
    blurb=Blurb(
        tr_noop("Win four tricks of seven, and more."),
        tr_noop("2 players"),
        [("7H", -0.6, 0, -5), ("AS", 0.6, 0, 5)],
    ),
    narration=Lazy("tests.seventh.window:narrate"),
    presenter=Lazy("tests.seventh.window:SeptPresenter"),
    move_words=Lazy("tests.seventh.window:move_words"),
    lesson=None,
)
