"""The layout of the table of Soy, for any size of the window."""

from __future__ import annotations

import enum
import math
from collections.abc import Mapping, Sequence
from itertools import groupby

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSize

from soiree.core.cards import suit_of
from soiree.core.zones import Seat, Zone
from soiree.games.soy.zones import BIDS, DISCARDS, HANDS, PRIZE, SECRETS, Kind
from soiree.ui.games.soy.round import bids_are_tied, revealed_hand, room_for_bids
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
    fanned,
    in_a_row,
    in_hand,
    light_towards,
    stacked,
    with_text,
    words_scale,
)
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.targets import Place

_EDGE = 8.0
_FAN_STEP = 6.5
"""The angle between two cards of a fan, in degrees."""

_REACH = 1.52
"""The distance from the first bid to the last one at most, in card widths; seven bids fit in it."""

_LARGEST_HAND, _MOST_BIDS = 9, 7

SEATS = 2

LARGE, SMALL = range(2)
"""The sizes of cards: in the nearest hand and in the middle, and elsewhere."""

PRIZE_PLACE = Place(Kind.PRIZE)
STOCK_PLACE = Place(Kind.STOCK)


def hand_place(seat: Seat) -> Place:
    """The place of a hand."""
    return Place(Kind.HAND, seat)


def bid_place(seat: Seat) -> Place:
    """The place of a player's next bid."""
    return Place(Kind.BID, seat)


def discard_place(seat: Seat) -> Place:
    """The place of a player's discards."""
    return Place(Kind.DISCARD, seat)


class Side(enum.IntEnum):
    """The side of the table of a player. The bids of the player at the bottom lie at the right."""

    BOTTOM, TOP = range(2)


class Measures(layout.Measures, frozen=True):
    """The measures of a table, in pixels: sizes of cards, and their places.

    Attributes:
        back: the width of the cards in the other hand, the stock and the discards.
    """

    back: float

    @classmethod
    def of(cls, size: QSize, look: Appearance) -> Measures:
        def make(card: float, plate: float, growth: float) -> Measures:
            return cls(size, card, plate, growth, look.left_handed, card * 0.62)

        card = max(LEAST_CARD, min(size.width() / 10, size.height() / ASPECT * 0.23))
        return with_text(make, fits, card, 108, look.text)

    # --- hands -----------------------------------------------------------------------------------

    def hand(self, side: Side) -> QRectF:
        """The strip of a hand; the suits of the nearest hand are counted below it."""
        width, height = self.size.width(), self.size.height()
        room = width - 2 * (self.back + 3 * _EDGE)
        if side is Side.BOTTOM:
            across = min(room, self.card * 8)
            top = height - _EDGE - self.count_height() - self.tall
            return QRectF((width - across) / 2, top, across, self.tall)
        across = min(room - 2 * self.plate_size().width(), self.back * 6)
        return QRectF((width - across) / 2, _EDGE, across, self.back * ASPECT)

    def hand_centres(self, side: Side, groups: Sequence[int]) -> list[QPointF]:
        """The middles of the cards of a hand, first to last.

        Args:
            groups: the number of cards in each group; there is a gap between two groups.
        """
        strip = self.hand(side)
        card = self.card if side is Side.BOTTOM else self.back
        gap = card * 0.45
        steps = sum(groups) - 1
        gaps = max(0, len(groups) - 1)
        most = card * (0.66 if side is Side.BOTTOM else 0.42)
        step = min(most, (strip.width() - card - gaps * gap) / max(1, steps))
        along, lie = 0.0, []
        for group in groups:
            for _ in range(group):
                lie.append(along)
                along += step
            along += gap
        left = strip.center().x() - (lie[-1] if lie else 0) / 2
        return [QPointF(left + at, strip.center().y()) for at in lie]

    def count_height(self) -> float:
        """The height of the line that counts the nearest hand's suits."""
        return 30 * self.plate

    def suit_counts(self) -> float:
        """The y coordinate of the middle of the line that counts the nearest hand's suits."""
        return self.hand(Side.BOTTOM).bottom() + self.count_height() / 2 + _EDGE / 4

    def counts_bottom(self) -> float:
        """The y coordinate of the lower edge of the line that counts the nearest hand's suits."""
        return self.suit_counts() + self.count_height() / 2

    def fan_centres(self, side: Side, count: int) -> list[tuple[QPointF, float]]:
        """The middles of the cards of a revealed hand, and their angles in degrees."""
        radius = self.card * 4.4
        middle = self.size.width() / 2
        top = self.tall / 2 + 2 * _EDGE
        if side is Side.BOTTOM:
            top = self.size.height() - self.tall / 2 - self.card * 0.4 - _EDGE
        fan = []
        for number in range(count):
            turn = _FAN_STEP * (number - (count - 1) / 2)
            away = math.radians(turn)
            across, down = radius * math.sin(away), radius * (1 - math.cos(away))
            fan.append((QPointF(middle + across, top + down), turn))
        return fan

    def banner(self) -> QPointF:
        """The middle of the banner, between two revealed hands."""
        return QPointF(self.size.width() / 2, self.size.height() / 2)

    # --- the middle ------------------------------------------------------------------------------

    def middle(self) -> QPointF:
        """The middle of the prize."""
        top = self.hand(Side.TOP).bottom()
        bottom = self.prompt().y() - 39 * self.plate
        return QPointF(self.size.width() / 2, (top + bottom) / 2 - self.caption_height() / 4)

    def caption_height(self) -> float:
        """The height of the line of words at a place."""
        return 22 * self.plate

    def prize_centres(self, count: int) -> list[QPointF]:
        return in_a_row(self.middle(), self.card + _EDGE, count)

    def prize(self) -> QRectF:
        """The area of the two cards of the prize."""
        return around(self.middle(), 2 * self.card + _EDGE, self.tall)

    def bid_centre(self, side: Side, number: int, count: int) -> QPointF:
        """The middle of a bid: the first lies next to the prize, later ones further out.

        Args:
            number: the number of the bid, from 0.
            count: the number of bids that need room.
        """
        first, last = self._bids()
        step = min(self.card + 1.5 * _EDGE, (last - first) / max(1, count - 1))
        away = first + number * step + self.card / 2 - self.middle().x()
        at = self.middle() + QPointF(away if side is Side.BOTTOM else -away, 0)
        return self.handed(at)

    def _bids(self) -> tuple[float, float]:
        first = self.prize().right() + 3 * _EDGE * self.plate
        room = self.size.width() - 5 * _EDGE - self.back - self.card - first
        return first, first + min(room, _REACH * self.card)

    def _beyond_bids(self) -> float:
        last = self._bids()[1] + self.card - self.middle().x()
        return last + 2 * _EDGE * self.plate + self.back / 2

    def bid(self, side: Side, number: int, count: int) -> QRectF:
        """The area of a bid."""
        return around(self.bid_centre(side, number, count), self.card)

    # --- beyond the bids -------------------------------------------------------------------------

    def stock(self) -> QRectF:
        centre = self.middle() - QPointF(self._beyond_bids(), 0)
        return self.handed_area(around(centre, self.back))

    def discard(self, side: Side) -> QRectF:
        """The area of a player's discards, beyond the bids at the right."""
        down = self.back * ASPECT / 2 + _EDGE * 0.75
        away = QPointF(self._beyond_bids(), down if side is Side.BOTTOM else -down)
        area = around(self.middle() + away, self.back)
        return self.handed_area(area)

    def plate_at(self, side: Side) -> QPointF:
        """The top left corner of a name plate."""
        plate, hand = self.plate_size(), self.hand(side)
        at = QPointF(_EDGE, hand.top() - plate.height() - PLATE_GAP)
        if side is Side.TOP:
            left = hand.left() - PLATE_GAP - plate.width()
            at = QPointF(max(_EDGE, left), hand.center().y() - plate.height() / 2)
        return self.handed_area(QRectF(at, plate)).topLeft()

    def prompt(self) -> QPointF:
        """The middle of the prompt."""
        hand = self.hand(Side.BOTTOM)
        return QPointF(hand.center().x(), hand.top() - self.card * 0.18 - 16 * self.plate)


def fits(measures: Measures) -> bool:
    """True if nothing covers anything else, and the lines have room of their own."""
    half = 9 * words_scale(measures.lines)
    prompt = around(measures.prompt(), measures.size.width() * 0.55, 2 * half)
    # Above the prize stand the stage and the prize's name, below it the digest.
    above = 1.2 * measures.caption_height()
    prize = measures.prize().adjusted(0, -above, 0, measures.caption_height() + 2 * half)
    parts = [prize, measures.stock(), prompt]
    for side in Side:
        centres = measures.hand_centres(side, [_LARGEST_HAND])
        width = measures.card if side is Side.BOTTOM else measures.back
        parts.append(around(centres[0], width).united(around(centres[-1], width)))
        bids = [measures.bid(side, number, _MOST_BIDS) for number in (0, _MOST_BIDS - 1)]
        parts += [bids[0].united(bids[1]), measures.discard(side)]
        parts.append(QRectF(measures.plate_at(side), measures.plate_size()))
    return are_apart(parts, measures.size)


class SoyLayout(Layout):
    """The positions of all items on a table of Soy, for one window size."""

    def __init__(self, size: QSize, moment: Moment) -> None:
        self.measures = Measures.of(size, moment.appearance)
        self._nearest = moment.nearest

    @property
    def widths(self) -> tuple[float, ...]:
        return (self.measures.card, self.measures.back)

    def side(self, seat: Seat) -> Side:
        """The side of a player."""
        return Side.BOTTOM if seat == self._nearest else Side.TOP

    # --- cards -----------------------------------------------------------------------------------

    def slots(self, zone: Zone, count: int, moment: Moment) -> list[Slot]:
        measures = self.measures
        if zone.owner is None:
            if zone == PRIZE:
                lie = enumerate(measures.prize_centres(count))
                return [Slot(centre, LARGE, 100 + number) for number, centre in lie]
            return _in_a_pile(measures.stock(), count, seen=False)
        side, seen = self.side(zone.owner), zone.owner in moment.observers
        if zone in HANDS:
            return self._hand_slots(zone, side, count, moment, seen=seen)
        if zone in DISCARDS:
            return _in_a_pile(measures.discard(side), count, seen=seen)
        room = room_for_bids(moment)
        if zone in SECRETS:
            made = len(moment.cards(BIDS[zone.owner]))
            centre = measures.bid_centre(side, made, room)
            return [Slot(centre, LARGE, 300, open=seen, covered=True)] * count
        # Later bids lie further out, so that the indices, at the left of cards, stay visible.
        way = 1 if side is Side.BOTTOM else -1
        return [
            Slot(measures.bid_centre(side, number, room), LARGE, 200 + way * number)
            for number in range(count)
        ]

    def _hand_slots(
        self, zone: Zone, side: Side, count: int, moment: Moment, *, seen: bool
    ) -> list[Slot]:
        if revealed_hand(zone, moment.view) is not None:
            fan = enumerate(self.measures.fan_centres(side, count))
            return [Slot(centre, LARGE, 500 + number, turn) for number, (centre, turn) in fan]
        groups = _groups(zone, count, moment) if side is Side.BOTTOM and seen else [count]
        centres = self.measures.hand_centres(side, groups)
        is_near = side is Side.BOTTOM
        lie = fanned(centres, self.measures.back, None if is_near else QPointF(0, 1))
        return in_hand(lie, LARGE if is_near else SMALL, seen=seen)

    # --- places ----------------------------------------------------------------------------------

    def places(self, moment: Moment) -> Mapping[Place, Area]:
        measures = self.measures
        found = {
            PRIZE_PLACE: Area(_grown(measures.prize())),
            STOCK_PLACE: Area(_grown(measures.stock())),
        }
        for seat in range(SEATS):
            side = self.side(seat)
            found[hand_place(seat)] = Area(self._hand_area(seat, moment))
            found[bid_place(seat)] = Area(_grown(self._bid_area(seat, moment)))
            found[discard_place(seat)] = Area(_grown(measures.discard(side)))
        return found

    def _hand_area(self, seat: Seat, moment: Moment) -> QRectF:
        hand, side = HANDS[seat], self.side(seat)
        slots = self.slots(hand, max(1, len(moment.cards(hand))), moment)
        width = self.widths[slots[0].size]
        first, last = (around(slots[n].centre, width) for n in (0, -1))
        area = _grown(first.united(last))
        if side is Side.BOTTOM:
            # The area includes the line that counts the suits.
            area.setBottom(max(area.bottom(), self.measures.counts_bottom()))
        return area

    def _bid_area(self, seat: Seat, moment: Moment) -> QRectF:
        """The area of the next bid; while bids are taken, of all bids."""
        side, count = self.side(seat), len(moment.cards(BIDS[seat]))
        room = room_for_bids(moment)
        if not count or bids_are_tied(moment):
            return self.measures.bid(side, count, room)
        first, last = (self.measures.bid(side, number, room) for number in (0, count - 1))
        return first.united(last)

    # --- everything else -------------------------------------------------------------------------

    def plate(self, seat: Seat) -> PlateSlot:
        return PlateSlot(self.measures.plate_at(self.side(seat)), self.measures.plate)

    def prompt(self) -> LineSlot:
        """The slot of the prompt: beside the nearest name plate."""
        measures, width = self.measures, float(self.measures.size.width())
        left = measures.plate_at(Side.BOTTOM).x()
        right = left + measures.plate_size().width()
        beside = (_EDGE, left - _EDGE) if measures.left_handed else (right + _EDGE, width - _EDGE)
        return LineSlot(measures.prompt(), measures.lines, beside)

    def stage(self) -> LineSlot:
        """The slot of the line with the stage of the match: above the name of the prize."""
        prize = self.measures.prize()
        above = QPointF(prize.center().x(), prize.top() - self.measures.caption_height() * 0.75)
        return LineSlot(above, self.measures.lines)

    def digest(self) -> LineSlot:
        hand, plate = self.measures.hand(Side.BOTTOM), self.measures.plate_at(Side.BOTTOM).x()
        first, last = hand.left(), hand.right()
        if self.measures.left_handed:
            last = min(last, plate - _EDGE)
        else:
            first = max(first, plate + self.measures.plate_size().width() + _EDGE)
        return replace(self.prompt().above(), room=(first, last))

    def speech(self, seat: Seat) -> SpeechSlot:
        raise KeyError(seat)

    def light(self, moment: Moment) -> QPointF:
        hands = [self.measures.hand(self.side(seat)).center() for seat in range(SEATS)]
        return light_towards(hands, self.measures.middle(), 0.5, moment)


def _in_a_pile(area: QRectF, count: int, *, seen: bool) -> list[Slot]:
    pile = stacked(area.center(), SMALL, count, seen=seen, covered=True)
    # The lowest card casts the shadow of the pile.
    return [replace(slot, buried=number > 0 and slot.buried) for number, slot in enumerate(pile)]


def _groups(zone: Zone, count: int, moment: Moment) -> list[int]:
    cards = moment.faces(zone)
    if len(cards) != count:
        return [count]
    return [len(list(group)) for _, group in groupby(map(suit_of, cards))]


def _grown(area: QRectF) -> QRectF:
    return area.adjusted(-5, -5, 5, 5)
