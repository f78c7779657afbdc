"""The layout of the table of Soi, for any size of the window."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from functools import cached_property

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSize

from soiree.core.zones import Seat, Zone
from soiree.games.soi.zones import HANDS, LAID, SEATS, STOCK, Kind
from soiree.ui.table.contract import layout
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.layout import (
    ASPECT,
    LEAST_CARD,
    PLATE_GAP,
    Area,
    Layout,
    LineSlot,
    PlateSlot,
    Slot,
    SpeechSlot,
    are_apart,
    around,
    edges,
    fanned,
    in_a_row,
    in_hand,
    light_towards,
    with_text,
    words_scale,
)
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.targets import Place

_EDGE = 8.0
_FULL_HAND = 1 + 12 * 0.62
"""The width of 13 cards of the nearest hand, in card widths."""

_PROMPT = 800.0
"""The width of the longest prompt, before scaling."""

_LINES = 53.0
"""The height of the digest and of half the prompt, before scaling."""

LARGE, MIDDLE, SMALL = range(3)
"""The sizes of cards: in the nearest hand, in the others and the stock, and laid down."""


class Side(enum.IntEnum):
    """The side of the table of a player, counter-clockwise from the nearest seat."""

    BOTTOM, RIGHT, TOP, LEFT = range(4)


def side_of(seat: Seat, nearest: Seat) -> Side:
    """The side of a seat, given the nearest one."""
    return Side((seat - nearest) % SEATS)


def hand_place(seat: Seat) -> Place:
    """The place of a hand; a click there asks the player."""
    return Place(Kind.HAND, seat)


def laid_place(seat: Seat) -> Place:
    """The place of a player's fours."""
    return Place(Kind.LAID, seat)


class Measures(layout.Measures, frozen=True):
    """The measures of a table, in pixels: sizes of cards, and their strips.

    Attributes:
        back: the width of the cards in the other hands.
        four: the width of the cards laid down.
    """

    back: float
    four: float

    @classmethod
    def of(cls, size: QSize, look: Appearance) -> Measures:
        def make(card: float, plate: float, growth: float) -> Measures:
            back, four = card * 0.64, max(30.0, card * 0.52)
            return cls(size, card, plate, growth, look.left_handed, back, four)

        card = max(LEAST_CARD, min(size.width() / 9.6, size.height() / ASPECT * 0.225))
        return with_text(make, fits, card, 104, look.text)

    def hand(self, side: Side) -> QRectF:
        """The strip of a hand."""
        width, height = self.size.width(), self.size.height()
        if side is Side.BOTTOM:
            across = min(width - 2 * _EDGE, self.card * 12)
            deep = self.card * ASPECT
            return QRectF((width - across) / 2, height - _EDGE - deep, across, deep)
        deep = self.back * ASPECT
        if side is Side.TOP:
            across = min(width * 0.42, self.back * 9)
            return QRectF((width - across) / 2, _EDGE, across, deep)
        # This side's plate stands below the plate at the top of the table.
        top = 2 * self.plate_size().height() + PLATE_GAP + 2 * _EDGE
        bottom = self.hand(Side.BOTTOM).top() - self.plate_size().height() - PLATE_GAP - _EDGE
        tall = min(bottom - top, self.back * 8.4)
        left = _EDGE if side is Side.LEFT else width - _EDGE - deep
        return QRectF(left, top + (bottom - top - tall) / 2, deep, tall)

    def laid(self, side: Side) -> QRectF:
        """The strip of a player's fours."""
        gap = 2 * _EDGE
        hand = self.hand(side)
        # Two lines of the digest stand above the prompt.
        lowest = self.prompt().y() - _LINES * words_scale(self.lines)
        rows = 2 * self.four * ASPECT + _EDGE
        if side in (Side.LEFT, Side.RIGHT):
            wide = self.four_width()
            left = hand.right() + gap if side is Side.LEFT else hand.left() - gap - wide
            return QRectF(left, hand.top(), wide, min(hand.bottom(), lowest) - hand.top())
        inner = self.hand(Side.LEFT).right() + 2 * gap + self.four_width()
        across = self.size.width() - 2 * inner
        top = hand.bottom() + gap if side is Side.TOP else lowest - rows
        return QRectF(inner, top, across, rows)

    def four_width(self) -> float:
        """The width of four cards laid down together, with all indices visible."""
        return self.four * (1 + 3 * 0.36)

    def plate_at(self, side: Side) -> QPointF:
        """The top left corner of a name plate."""
        hand, plate = self.hand(side), self.plate_size()
        above = hand.top() - plate.height() - PLATE_GAP
        if side is Side.BOTTOM:
            # Over the first card of a full hand, if that leaves room for the prompt beside it.
            cards = (self.size.width() - self.card * _FULL_HAND) / 2
            left = self.size.width() - plate.width() - _PROMPT * words_scale(self.lines)
            at = QPointF(max(_EDGE, min(cards, left)), above)
            return self.handed_area(QRectF(at, plate)).topLeft()
        if side is Side.TOP:
            # On the hand's axis, but above the plates at the sides.
            sides = self.plate_at(Side.LEFT).y() - _EDGE / 2 - plate.height()
            top = max(_EDGE, min(hand.center().y() - plate.height() / 2, sides))
            return QPointF(hand.left() - plate.width() - PLATE_GAP, top)
        left = _EDGE if side is Side.LEFT else self.size.width() - _EDGE - plate.width()
        return QPointF(left, above)

    def middle(self) -> QPointF:
        """The middle of the stock."""
        upper, lower = self.laid(Side.TOP), self.laid(Side.BOTTOM)
        return QPointF(self.size.width() / 2, (upper.bottom() + lower.top()) / 2)

    def bubble(self, side: Side) -> tuple[QPointF, QPointF]:
        """The tip of a player's speech bubble, and the part of the bubble there (0 to 1)."""
        plate, size = self.plate_at(side), self.plate_size()
        if side is Side.TOP:
            hand = self.hand(side)
            return QPointF(hand.center().x(), hand.bottom()), QPointF(0.5, 0)
        if side is Side.RIGHT:
            return plate, QPointF(1, 0)
        if side is Side.LEFT:
            return plate + QPointF(size.width(), 0), QPointF(0, 0)
        if self.left_handed:
            return plate + QPointF(0, size.height()), QPointF(1, 1)
        return plate + QPointF(size.width(), size.height()), QPointF(0, 1)

    def prompt(self) -> QPointF:
        """The middle of the prompt."""
        plate = self.plate_at(Side.BOTTOM).y() + self.plate_size().height() / 2
        return QPointF(self.size.width() / 2, plate)

    def prompt_room(self) -> tuple[float, float]:
        """The left and right limits of the prompt, beside the nearest plate."""
        plate, width = self.plate_at(Side.BOTTOM).x(), self.plate_size().width()
        if self.left_handed:
            return _EDGE, plate - _EDGE
        return plate + width + _EDGE, self.size.width() - _EDGE

    def hand_centres(self, side: Side, count: int) -> list[QPointF]:
        """The middles of the cards of a hand, first to last."""
        strip = self.hand(side)
        if side in (Side.BOTTOM, Side.TOP):
            card = self.card if side is Side.BOTTOM else self.back
            most = 0.62 if side is Side.BOTTOM else 0.42
            step = min(card * most, (strip.width() - card) / max(1, count - 1))
            return in_a_row(strip.center(), step, count)
        step = min(self.back * 0.42, (strip.height() - self.back) / max(1, count - 1))
        # The first card lies at the left, as the hand's player sees it.
        step *= -1 if side is Side.RIGHT else 1
        along = (step * (number - (count - 1) / 2) for number in range(count))
        return [strip.center() + QPointF(0, away) for away in along]

    def hand_area(self, side: Side, count: int) -> QRectF:
        """The area of `count` cards of a hand."""
        centres = self.hand_centres(side, max(1, count))
        card = self.card if side is Side.BOTTOM else self.back
        size = (card, card * ASPECT) if side in (Side.BOTTOM, Side.TOP) else (card * ASPECT, card)
        return around(centres[0], *size) | around(centres[-1], *size)

    def four_centres(self, side: Side, count: int) -> list[QPointF]:
        """The middles of `count` cards laid down, four by four."""
        strip = self.laid(side)
        fours = (count + 3) // 4
        wide, tall = self.four_width(), self.four * ASPECT
        step = self.four * 0.36
        centres = []
        for number in range(count):
            four, card = divmod(number, 4)
            if side in (Side.LEFT, Side.RIGHT):
                down = min(tall + _EDGE, (strip.height() - tall) / max(1, fours - 1))
                x = strip.left()
                y = strip.center().y() - down * (fours - 1) / 2 + down * four
            else:
                columns = max(1, min(fours, int((strip.width() + _EDGE) // (wide + _EDGE))))
                row, column = divmod(four, columns)
                in_row = min(columns, fours - row * columns)
                x = strip.center().x() - (in_row * (wide + _EDGE) - _EDGE) / 2
                x += column * (wide + _EDGE)
                rows = (fours + columns - 1) // columns
                drop = min(tall + _EDGE, (strip.height() - tall) / max(1, rows - 1))
                nearest = strip.top() + tall / 2 if side is Side.TOP else strip.bottom() - tall / 2
                y = nearest + (row * drop if side is Side.TOP else -row * drop)
            centres.append(QPointF(x + self.four / 2 + card * step, y))
        return centres


def fits(measures: Measures) -> bool:
    """True if nothing covers anything else, and every hand shows the edges of its cards."""
    half = 9 * words_scale(measures.lines)
    left, right = measures.prompt_room()
    prompt = QRectF(left, measures.prompt().y() - half, right - left, 2 * half)
    # All cards of the stock are dealt before anybody lays down a four.
    parts = [prompt]
    for side in Side:
        plate = QRectF(measures.plate_at(side), measures.plate_size())
        laid = measures.laid(side)
        if side in (Side.TOP, Side.BOTTOM):
            # A second row of fours is rare.
            one = measures.four * ASPECT
            laid.setTop(laid.top() if side is Side.TOP else laid.bottom() - one)
            laid.setHeight(one)
        parts += [plate, measures.hand(side), laid]
    sides = measures.hand(Side.LEFT).height()
    return (
        are_apart(parts, measures.size)
        and sides >= measures.back * (1 + 12 * 0.16)
        and measures.laid(Side.LEFT).height() >= 1.6 * measures.four * ASPECT
    )


_INWARDS = {Side.RIGHT: QPointF(-1, 0), Side.TOP: QPointF(0, 1), Side.LEFT: QPointF(1, 0)}
_TURNS = {Side.BOTTOM: 0.0, Side.RIGHT: -90.0, Side.TOP: 0.0, Side.LEFT: 90.0}


class SoiLayout(Layout):
    """The positions of all items on a table of Soi, for one window size."""

    def __init__(self, size: QSize, moment: Moment) -> None:
        self.measures = Measures.of(size, moment.appearance)
        self._nearest = moment.nearest

    @property
    def widths(self) -> tuple[float, ...]:
        return self.measures.card, self.measures.back, self.measures.four

    def slots(self, zone: Zone, count: int, moment: Moment) -> list[Slot]:
        if zone == STOCK:
            middle = self.measures.middle()
            return [
                Slot(middle, MIDDLE, number, lift=edges(number), open=False)
                for number in range(count)
            ]
        side = self._side(zone.seat)
        if zone in LAID:
            fours = enumerate(self.measures.four_centres(side, count))
            return [Slot(centre, SMALL, 100 + number) for number, centre in fours]
        size = LARGE if side is Side.BOTTOM else MIDDLE
        is_seen = zone.owner in moment.observers
        centres = self.measures.hand_centres(side, count)
        lie = fanned(centres, self.measures.back, _INWARDS.get(side))
        return in_hand(lie, size, seen=is_seen, turn=_TURNS[side])

    def places(self, moment: Moment) -> Mapping[Place, Area]:
        hands = {
            hand_place(seat): Area(self._hand_area(seat, len(moment.cards(HANDS[seat]))))
            for seat in range(SEATS)
        }
        return hands | self._fours

    def _hand_area(self, seat: Seat, count: int) -> QRectF:
        return self.measures.hand_area(self._side(seat), count).adjusted(-4, -4, 4, 4)

    @cached_property
    def _fours(self) -> dict[Place, Area]:
        return {
            laid_place(seat): Area(self.measures.laid(self._side(seat))) for seat in range(SEATS)
        }

    def plate(self, seat: Seat) -> PlateSlot:
        return PlateSlot(self.measures.plate_at(self._side(seat)), self.measures.plate)

    def prompt(self) -> LineSlot:
        measures = self.measures
        return LineSlot(measures.prompt(), measures.lines, measures.prompt_room())

    def digest(self) -> LineSlot:
        """The slot of the digest: above the prompt, between the hands at the left and the right."""
        measures, slot = self.measures, self.prompt().above()
        first, last = measures.prompt_room()
        left, right = measures.hand(Side.LEFT).right(), measures.hand(Side.RIGHT).left()
        return replace(slot, room=(max(first, left + _EDGE), min(last, right - _EDGE)))

    def stage(self) -> LineSlot:
        below = QPointF(0, 21 * words_scale(self.measures.lines))
        prompt = self.prompt()
        return LineSlot(prompt.middle + below, prompt.scale, prompt.room)

    def speech(self, seat: Seat) -> SpeechSlot:
        return SpeechSlot(*self.measures.bubble(self._side(seat)))

    def light(self, moment: Moment) -> QPointF:
        players = [
            (self._plate_centre(seat) + self.measures.hand(self._side(seat)).center()) / 2
            for seat in range(SEATS)
        ]
        return light_towards(players, self.measures.middle(), 0.55, moment)

    def _plate_centre(self, seat: Seat) -> QPointF:
        corner, size = self.measures.plate_at(self._side(seat)), self.measures.plate_size()
        half = QPointF(round(size.width()), round(size.height())) / 2
        return QPointF(round(corner.x()), round(corner.y())) + half

    def _side(self, seat: Seat) -> Side:
        return side_of(seat, self._nearest)
