"""The scenery of Soda: scoring cards, and names of piles.

Scoring cards are small framed pictures: players win them but do not play them.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QPointF,
    QRectF,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
)

from soiree.core.cards import Suit, make
from soiree.core.events import Event, Scored
from soiree.games.soda.rules import HANDS_A_ROUND
from soiree.games.soda.zones import DISCARD, DRAW
from soiree.ui.games.soda.layout import (
    DISCARDS,
    FRAME,
    MIDDLE,
    PILE,
    TINY,
    PrizeSlot,
    SodaLayout,
)
from soiree.ui.games.soda.rounds import Rounds, rounds_of
from soiree.ui.language.translation import tr
from soiree.ui.style import theme
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.scenery import Scenery
from soiree.ui.table.contract.step import FLIGHT
from soiree.ui.table.felt.items import CompositeItem, click_through, rounded
from soiree.ui.table.felt.pixels import drawing, show_about_middle, whole
from soiree.ui.table.felt.place_item import PrintedPlace
from soiree.ui.table.motion.animations import glide, together

_IN_FLIGHT = 10_000


class Prize(CompositeItem):
    """A scoring card in the scene; the item's origin is the card's middle.

    Attributes:
        worth: the card's points, 2 to 10.
        slot: the card's place, or its destination during a flight.
    """

    def __init__(self, worth: int) -> None:
        super().__init__()
        self.worth = worth
        self.slot = PrizeSlot(QPointF(), False, 0)
        self._small = self._large = QPixmap()
        self._picture = click_through(QGraphicsPixmapItem(self))
        self._picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def show_pictures(self, small: QPixmap, large: QPixmap) -> None:
        """Frame and show these pictures of the playing card."""
        self._small, self._large = framed(small), framed(large)
        self._show(self.slot.large)

    def rest(self, slot: PrizeSlot) -> None:
        """Move to a slot at once."""
        self.slot = slot
        self.setScale(1)
        self.setPos(slot.centre)
        self.setZValue(slot.height)
        self._show(slot.large)

    def flight(self, slot: PrizeSlot, milliseconds: int) -> QAbstractAnimation:
        """Return an animation to another slot; call `rest` after it."""
        here, there = self._width(self.slot.large), self._width(slot.large)
        self.slot = slot
        self.setZValue(slot.height + _IN_FLIGHT)
        # The larger picture flies, because an enlarged small one is blurred.
        self._show(here > there or slot.large)
        self.setScale(here / max(here, there))
        curve = QEasingCurve.Type.InOutCubic
        return together(
            glide(self, b"pos", slot.centre, milliseconds, curve),
            glide(self, b"scale", there / max(here, there), milliseconds, curve),
        )

    def area(self) -> QRectF:
        """The area in the scene, with the frame."""
        return self._picture.mapRectToScene(self._picture.boundingRect())

    def _width(self, large: bool) -> float:
        picture = self._large if large else self._small
        return max(1.0, picture.deviceIndependentSize().width())

    def _show(self, large: bool) -> None:
        show_about_middle(self._picture, self._large if large else self._small)


def framed(face: QPixmap) -> QPixmap:
    """Return a card's picture with a frame, which adds the same width on each side."""
    size, ratio = face.deviceIndependentSize(), face.devicePixelRatio()
    breadth = round(size.width() * FRAME)
    around = QSizeF(size.width() + 2 * breadth, size.height() + 2 * breadth)
    edge = QRectF(QPointF(), around)
    with drawing(around, ratio) as (picture, painter):
        for inset, colour in ((0.0, theme.INK), (1.0, theme.IVORY), (2.0, theme.PETROL)):
            within = edge.adjusted(inset, inset, -inset, -inset)
            painter.fillPath(rounded(within, size.width() * 0.06 + breadth - inset), colour)
        painter.drawPixmap(QPointF(breadth, breadth), face)
    return picture


class SodaScenery(Scenery):
    """The round's scoring cards.

    Attributes:
        prizes: the scoring cards, worth 2 up to 10.
    """

    _layout: SodaLayout

    def __init__(self) -> None:
        self.prizes = [Prize(worth) for worth in range(2, HANDS_A_ROUND + 2)]
        self._draw, self._discards, self._stake = (PrintedPlace() for _ in range(3))
        self._suit: Suit | None = None

    def items(self, players: int) -> Sequence[QGraphicsItem]:
        return (*self.prizes, self._draw, self._discards, self._stake)

    def lay_out(self) -> None:
        self._suit = None  # drawn anew at the size of the moment

    def redraw(self, moment: Moment) -> None:
        self._take_suit(rounds_of(moment.view).suit)

    def _take_suit(self, suit: Suit | None) -> None:
        self._suit = suit
        for prize in self.prizes:
            prize.setVisible(suit is not None)
            if suit is not None:
                card = make(prize.worth - 2, suit)
                prize.show_pictures(self._arts[TINY].face(card), self._arts[MIDDLE].face(card))

    def show(self, moment: Moment) -> None:
        rounds = rounds_of(moment.view)
        if rounds.suit != self._suit or rounds.suit is None:
            self._take_suit(rounds.suit)
        for prize, slot in self._slots(rounds):
            prize.rest(slot)
        self._print_names(moment, rounds)

    def count_stock(self, left: int) -> None:
        self._draw.caption = tr("Draw: {count}").format(count=left)

    def motion(self, event: Event, moment: Moment) -> QAbstractAnimation | None:
        """The scoring card goes to its winner, and the next one comes (SDA-4)."""
        if not isinstance(event, Scored):
            return None
        way = moment.appearance.motion(2 * FLIGHT)
        slots = self._slots(rounds_of(moment.view))
        return together(*(prize.flight(slot, way) for prize, slot in slots if slot != prize.slot))

    def _slots(self, rounds: Rounds) -> list[tuple[Prize, PrizeSlot]]:
        slots = [(prize, self._layout.prize(prize.worth, rounds)) for prize in self.prizes]
        return [
            (prize, replace(slot, centre=whole(slot.centre, self._ratio))) for prize, slot in slots
        ]

    def _print_names(self, moment: Moment, rounds: Rounds) -> None:
        areas, palette = self._layout.places(moment), self._palette
        scale = self._layout.measures.lines
        #: The caption of the stock, about 12 letters: a noun, the pile to draw from.
        draw = tr("Draw: {count}").format(count=len(moment.cards(DRAW)))
        #: The caption of the discard pile, about 14 letters.
        discards = tr("Discards: {count}").format(count=len(moment.cards(DISCARD)))
        printed = [
            (self._draw, areas[PILE].rect, draw),
            (self._discards, areas[DISCARDS].rect, discards),
        ]
        worth = rounds.stake
        self._stake.setVisible(worth is not None)
        if worth is not None:
            #: Below the card that is played for, about 14 letters. {worth}: its points, such as 7
            stake = tr("At stake: {worth}").format(worth=worth)
            printed.append((self._stake, self.prizes[worth - 2].area(), stake))
        for place, area, caption in printed:
            most = self._layout.caption_width(area)
            place.print_on(area, palette, caption, scale, above=False, most=most)
