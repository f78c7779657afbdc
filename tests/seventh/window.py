"""Sept in the window: an example to copy. Where its cards lie, what its events look like, words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize

from soiree.core.entries import Move
from soiree.core.events import Event, Moved, Scored
from soiree.core.views import View
from soiree.core.zones import Seat, Zone
from soiree.ui.game_window import Blurb, GameWindow
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name
from soiree.ui.table.presenter import (
    NOTHING,
    Area,
    Button,
    CardTarget,
    Choosing,
    Label,
    LineSlot,
    Moment,
    Place,
    PlateSlot,
    Presenter,
    Slot,
    SpeechSlot,
    Step,
    Target,
    Targets,
)
from soiree.ui.table.table import Table
from tests.seventh.rules import HANDS, PLAYED, STOCK, TRICK, TRUMP, WON

LARGE, SMALL = range(2)
ASPECT = 1.4
ON_TABLE = Place("trick")
PILES = {
    STOCK: Place("stock"),
    TRUMP: Place("trump"),
    WON[0]: Place("won", 0),
    WON[1]: Place("won", 1),
}
OTHER_HAND = Place("hand")


@dataclass(frozen=True)
class SeptLayout:
    """Where everything lies: one hand below, the other above, the trick between them.

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
        large, small = self.widths
        if zone in HANDS:
            near, seen = zone.owner == self.nearest, zone.owner in moment.observers
            step = 1.06 * large if near else 0.5 * small
            return [
                Slot(
                    self._middle(zone) + QPointF(step * (number - (count - 1) / 2), 0),
                    LARGE if near else SMALL,
                    100 + number,
                    open=seen,
                )
                for number in range(count)
            ]
        if zone == TRICK:
            return [
                Slot(
                    self._middle(zone) + QPointF((number - 0.5) * 1.1 * large, 0),
                    LARGE,
                    200 + number,
                )
                for number in range(count)
            ]
        return [
            Slot(
                self._middle(zone),
                SMALL,
                number,
                lift=number // 4,
                open=zone == TRUMP,
                covered=zone in WON,
                buried=number < count - 1,
            )
            for number in range(count)
        ]

    def places(self, moment: Moment) -> Mapping[Place, Area]:
        large, small = self.widths
        areas = {place: self._around(zone, small, 1) for zone, place in PILES.items()}
        return {
            **areas,
            ON_TABLE: self._around(TRICK, large, 2.4),
            OTHER_HAND: self._around(HANDS[1 - self.nearest], small, 4.2),
        }

    def plate(self, seat: Seat) -> PlateSlot:
        scale = min(2.0, max(0.8, self.widths[LARGE] / 106))
        top = 8.0 if seat != self.nearest else self.size.height() - 8 - 52 * scale
        return PlateSlot(QPointF(8, top), scale)

    def button(self, button: Button) -> LineSlot:
        raise KeyError(button)

    def prompt(self) -> LineSlot:
        hand = self._middle(HANDS[self.nearest])
        return LineSlot(hand - QPointF(0, self.widths[LARGE] * 1.02), self.plate(0).scale)

    def speech(self, seat: Seat) -> SpeechSlot:
        return SpeechSlot(self._middle(HANDS[seat]), QPointF(0.5, 0.5))

    def light(self, moment: Moment) -> QPointF:
        turns = moment.view.deciders
        return (self._middle(TRICK) + self._middle(HANDS[turns[0]] if turns else TRICK)) / 2

    def _middle(self, zone: Zone) -> QPointF:
        width, height = self.size.width(), self.size.height()
        tall, small = self.widths[LARGE] * ASPECT, self.widths[SMALL]
        near, aside = zone.owner == self.nearest, small + 24
        if zone in HANDS:
            return QPointF(width / 2, height - tall / 2 - 10 if near else small * ASPECT / 2 + 10)
        if zone in WON:
            return QPointF(width - aside, height * (0.62 if near else 0.36))
        if zone == TRICK:
            return QPointF(width / 2, height * 0.44)
        return QPointF(aside + (0 if zone == STOCK else small * 1.15), height * 0.44)

    def _around(self, zone: Zone, card: float, cards: float) -> Area:
        area = QRectF(0, 0, card * cards, card * ASPECT)
        area.moveCenter(self._middle(zone))
        return Area(area.adjusted(-5, -5, 5, 5))


class SeptChoosing(Choosing):
    """A card and the middle of the table make a play."""

    places = frozenset({ON_TABLE.kind})

    def targets(self, move: Move, moment: Moment) -> Targets:
        assert moment.decider is not None
        return CardTarget(HANDS[moment.decider], PLAYED[move]), ON_TABLE

    def meaning(self, touched: Target, moment: Moment) -> Target | None:
        if isinstance(touched, CardTarget):
            if touched.zone == TRICK:
                return ON_TABLE
            return touched if touched.zone.owner == moment.viewer else None
        return touched if touched == ON_TABLE else None

    def meant(self, targets: Targets, moment: Moment) -> Move | None:
        cards = {CardTarget(hand, card): move for hand in HANDS for move, card in PLAYED.items()}
        return next((cards[target] for target in targets if target in cards), None)

    def can_drag(self, card: CardTarget, moment: Moment, *, begins: bool) -> bool:
        return begins or (bool(moment.legal) and card.zone.owner == moment.viewer)


class SeptPresenter(Presenter):
    """Sept on the felt."""

    stock = STOCK
    choosing = SeptChoosing()

    def __init__(self) -> None:
        self.title = tr("The table of Sept")

    def layout(self, size: QSize, moment: Moment) -> SeptLayout:
        return SeptLayout(size, moment.nearest)

    def buttons(self, moment: Moment) -> Mapping[Button, Label]:
        return {}

    def arrival(self, moves: Sequence[Moved], moment: Moment) -> Step:
        return Step(hold=700) if len(moment.cards(TRICK)) == 2 else NOTHING

    def step(self, event: Event, moment: Moment) -> Step:
        return NOTHING

    def prompt(self, moment: Moment) -> str:
        if not moment.legal:
            return ""
        if moment.selected:
            return tr("Play it to the trick, or choose another card.")
        return (
            tr("Play a card of the suit led, if you hold one.")
            if moment.cards(TRICK)
            else tr("You lead: play any card.")
        )

    def names(self, moment: Moment) -> Mapping[Target, str]:
        names: dict[Target, str] = {
            CardTarget(hand, card): tr("{card}, your hand").format(card=card_name(card))
            for hand in HANDS
            for card in moment.faces(hand)
        }
        played = ", ".join(map(card_name, moment.faces(TRICK)))
        names[ON_TABLE] = tr("The trick: {cards}").format(cards=played or tr("empty"))
        trump = "".join(map(card_name, moment.faces(TRUMP)))
        names[PILES[TRUMP]] = tr("Trumps are the suit of the {card}").format(card=trump)
        names[PILES[STOCK]] = tr("Stock, %n cards", "", len(moment.cards(STOCK)))
        names[OTHER_HAND] = tr(
            "The other hand, %n cards", "", len(moment.cards(HANDS[1 - moment.nearest]))
        )
        for seat, name in enumerate(moment.names):
            tricks = len(moment.cards(WON[seat])) // 2
            names[PILES[WON[seat]]] = tr("{player}: %n tricks", "", tricks).format(player=name)
        return names

    def reading_order(self, moment: Moment) -> Sequence[Target]:
        hands = [CardTarget(hand, card) for hand in HANDS for card in moment.faces(hand)]
        return [
            *hands,
            ON_TABLE,
            PILES[TRUMP],
            PILES[STOCK],
            OTHER_HAND,
            PILES[WON[0]],
            PILES[WON[1]],
        ]


def emit(event: Event, names: Sequence[str], viewer: Seat) -> str | None:
    """What happens in Sept, in sentences."""
    match event:
        case Moved(card, source, target) if card is not None and target == TRICK:
            seat = source.owner or 0
            text = (
                tr("You play the {card}.") if seat == viewer else tr("{player} plays the {card}.")
            )
            return text.format(player=names[seat], card=card_name(card))
        case Moved(card, target=target) if card is not None and target == TRUMP:
            return tr("The {card} is turned up.").format(card=card_name(card))
        case Scored():
            return None
    return "" if isinstance(event, Moved) else None


def move_words(move: Move, view: View, names: Sequence[str]) -> str:
    """A move as a hint."""
    return tr("Play the {card}.").format(card=card_name(PLAYED[move]))


WINDOW = GameWindow(
    blurb=lambda: Blurb(
        tr("Win four tricks of seven, and more."),
        tr("2 players"),
        tr("5 minutes"),
        [("7H", -0.6, 0, -5), ("AS", 0.6, 0, 5)],
    ),
    table=lambda occasion: Table(occasion, SeptPresenter()),
    narration=lambda: emit,
    move_words=lambda: move_words,
)
