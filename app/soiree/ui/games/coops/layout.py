"""The layout of a table of coops, for any size of the window.

Two players sit face to face. Of three, two sit side by side at the top; of four, one at each side.
A coop is a pair of cards; the face-up card lies nearer to the middle of the table. At the top and
bottom, one card of a coop half covers the other, whose index stays in sight. At the sides, both
cards lie side by side.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from functools import cached_property

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF

from soiree.core.zones import Seat, Zone
from soiree.games.coops.zones import DISCARD, SLOTS, STOCK, Kind, coop_of, slot_of
from soiree.ui.games.coops.on_table import COOP, LOOK, PILE, STOCK_PILE, coop_place, is_shown
from soiree.ui.table.contract import layout
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.layout import (
    ASPECT,
    LEAST_CARD,
    PLATE,
    PLATE_GAP,
    Area,
    Layout,
    LineSlot,
    PlateSlot,
    Slot,
    SpeechSlot,
    are_apart,
    around,
    light_towards,
    stacked,
    with_text,
    words_scale,
)
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.targets import Button, Place

REAR = 0.5
"""The visible part of a coop's rear card, in parts of its height."""

_CORNER = 0.3
"""The height of a card's index at the top, in parts of the card's height."""

LIFT = 0.18
"""The distance by which the drawn card stands out above its place, in card widths."""

LARGE, SMALL = range(2)
"""The sizes of cards: on the table, and in an opened pile."""

_EDGE = 8.0
_BOTTOM = 14.0
_GAP, _WIDEST_GAP = 0.14, 0.3
"""The least and the largest gap between two coops, in card widths."""

_LINES = 48.0
_DIGEST = 17.0
"""The height of a line of the digest at scale 1, in pixels."""

_SHEET = 760.0
"""The width of the sheet after a round, a name plate and margins, in pixels."""

_BUTTON = 200.0
"""The width of the widest button and a margin, in pixels."""


class Side(enum.Enum):
    """The side of the table at which a player sits."""

    BOTTOM, LEFT, TOP_LEFT, TOP, TOP_RIGHT, RIGHT = range(6)


_AROUND = {
    2: (Side.BOTTOM, Side.TOP),
    3: (Side.BOTTOM, Side.TOP_LEFT, Side.TOP_RIGHT),
    4: (Side.BOTTOM, Side.LEFT, Side.TOP, Side.RIGHT),
}


def side_of(seat: Seat, nearest: Seat, players: int) -> Side:
    """The side of a seat, counted clockwise from the nearest seat."""
    return _AROUND[players][(seat - nearest) % players]


def is_front(side: Side, *, up: bool) -> bool:
    """True if this card of a coop partly covers the other card of the coop.

    Args:
        up: True for the face-up card.
    """
    return up != (side is Side.BOTTOM)


class Measures(layout.Measures, frozen=True):
    """The measures of a table, in pixels.

    Attributes:
        players: the number of players.
    """

    players: int

    @classmethod
    def of(cls, size: QSize, players: int, look: Appearance) -> Measures:
        def make(card: float, plate: float, growth: float) -> Measures:
            return cls(size, card, plate, growth, look.left_handed, players)

        return with_text(make, fits, max(LEAST_CARD, _widest_card(size, players)), 104, look.text)

    @property
    def row(self) -> float:
        """The width of four coops side by side, which fills the table as far as gaps may grow."""
        least, most = ((4 + 3 * gap) * self.card for gap in (_GAP, _WIDEST_GAP))
        if self.players == 4:
            return least
        # A plate stands on one side of the nearest coops, the buttons on the other.
        button = _BUTTON * words_scale(self.lines)
        beside = max(self.plate_size().width() + 2 * _EDGE, button + 3 * _EDGE)
        width = self.size.width()
        row = min(width - 2 * beside, width - _SHEET)
        if self.players == 3:
            row = min(row, (width - 6 * _EDGE) / 2)
        return min(most, max(least, row))

    # --- the coops -------------------------------------------------------------------------------

    def block(self, side: Side) -> QRectF:
        """The area of a player's four coops."""
        if side in (Side.LEFT, Side.RIGHT):
            wide, tall = self._pair_width(), 4 * self.tall + 3 * _GAP * self.card / 2
            left = _EDGE if side is Side.LEFT else self.size.width() - _EDGE - wide
            plate = self.plate_size().height() + PLATE_GAP
            top = plate + max(_EDGE, (self.size.height() - plate - tall) / 2)
            return QRectF(left, top, wide, tall)
        wide, tall = self.row, self.tall * (1 + REAR)
        left = self._centre() - wide / 2
        if side is Side.TOP_LEFT:
            left = self._thirds() - wide
        elif side is Side.TOP_RIGHT:
            left = self.size.width() - self._thirds()
        if side is Side.BOTTOM:
            # Half of each mark stands below the cards.
            bottom = max(_BOTTOM, self.mark_size() * 0.6)
            return QRectF(left, self.size.height() - bottom - tall, wide, tall)
        return QRectF(left, _EDGE, wide, tall)

    def coop(self, side: Side, slot: int) -> QRectF:
        """The area of one coop; slots count from 1, left to right or top to bottom."""
        block = self.block(side)
        if side in (Side.LEFT, Side.RIGHT):
            step = self.tall + _GAP * self.card / 2
            return QRectF(block.left(), block.top() + (slot - 1) * step, block.width(), self.tall)
        step = (self.row - self.card) / 3
        return QRectF(block.left() + (slot - 1) * step, block.top(), self.card, block.height())

    def card_at(self, side: Side, slot: int, *, up: bool) -> QRectF:
        """The area of the face-up or the face-down card of a coop."""
        coop = self.coop(side, slot)
        area = QRectF(coop.topLeft(), QSizeF(self.card, self.tall))
        if side in (Side.LEFT, Side.RIGHT):
            if up == (side is Side.LEFT):
                area.moveRight(coop.right())
        elif up != (side is Side.BOTTOM):
            area.moveBottom(coop.bottom())
        return area

    def seen(self, side: Side, slot: int, *, up: bool) -> QRectF:
        """The visible part of a card of a coop."""
        area = self.card_at(side, slot, up=up)
        if side not in (Side.LEFT, Side.RIGHT) and not is_front(side, up=up):
            area.setHeight(self.tall * REAR)
        return area

    def mark(self, side: Side, slot: int) -> QPointF:
        """The middle of the mark that says whether a coop is valid."""
        coop = self.coop(side, slot)
        if side in (Side.LEFT, Side.RIGHT):
            return QPointF(coop.center().x(), coop.bottom() - self.mark_size() * 0.4)
        return QPointF(coop.center().x(), coop.bottom())

    def mark_size(self) -> float:
        return max(18.0, self.card * 0.22)

    # --- the middle ------------------------------------------------------------------------------

    def stock(self) -> QPointF:
        return self.handed(self.middle() - QPointF(self.card * (1 + _GAP * 2), 0))

    def discard(self) -> QPointF:
        return self.handed(self.middle() + QPointF(self.card * (1 + _GAP * 2), 0))

    def drawn(self, side: Side) -> QPointF:
        """The middle of a player's drawn card: the middle of the table, a little towards them."""
        towards = self.block(side).center() - self.middle()
        reach = max(abs(towards.x()), abs(towards.y()))
        step = self.card * 0.06 if side is not Side.BOTTOM else 0.0
        return self.middle() + towards * (step / reach)

    def pile_area(self, middle: QPointF) -> QRectF:
        """The area of a card with this middle."""
        return around(middle, self.card)

    def middle(self) -> QPointF:
        """The middle of the table, which leaves room for the drawn card to stand out upwards."""
        own = self.block(Side.BOTTOM).top() - 8 - self._lines()
        above = _EDGE + self.tall * (1 + REAR)
        return QPointF(self.size.width() / 2, (above + own + self.card * LIFT) / 2)

    def beside_stock(self) -> QRectF:
        """The area, beside the stock, of the text with the number of its cards."""
        return self._beyond(self.stock())

    def beside_discard(self) -> QRectF:
        """The area, beside the discard pile, of the text on which a click opens the pile."""
        return self._beyond(self.discard())

    def inner_edge(self, area: QRectF) -> float:
        """The x coordinate of the vertical edge of an area that faces the pile beside it."""
        return area.left() if area.left() > self.middle().x() else area.right()

    def _beyond(self, pile: QPointF) -> QRectF:
        way = 1 if pile.x() > self.middle().x() else -1
        return self.pile_area(pile + QPointF(way * (self.card + _EDGE), 0))

    # --- the people ------------------------------------------------------------------------------

    def prompt(self) -> QPointF:
        """The middle of the prompt."""
        block = self.block(Side.BOTTOM)
        return QPointF(self.size.width() / 2, block.top() - _EDGE - self._lines() / 4)

    def lines_room(self) -> tuple[float, float]:
        """The left and right limits of the prompt and of the digest above it."""
        aside = _EDGE if self.players < 4 else self.block(Side.LEFT).right() + 2 * _EDGE
        return aside, self.size.width() - aside

    # --- measures --------------------------------------------------------------------------------

    def _pair_width(self) -> float:
        return self.card * 2.06

    def _centre(self) -> float:
        middle = self.size.width() / 2
        if self.players < 4:
            return middle
        inner = 3 * _EDGE + self._pair_width()
        left = inner + self.plate_size().width() + PLATE_GAP
        least = left + self.row / 2
        return min(middle, self.size.width() - least) if self.left_handed else max(middle, least)

    def _thirds(self) -> float:
        wide = self.row
        room = self.size.width() - 2 * wide
        return wide + min(room / 3, room / 2 - self.card * 0.2)

    def _lines(self) -> float:
        return max(_LINES * self.growth, self.card * 0.45)


def fits(measures: Measures) -> bool:
    """True if nothing covers anything else, and the lines have room of their own."""
    half = 9 * words_scale(measures.lines)
    prompt = around(measures.prompt(), 300 * words_scale(measures.lines), 2 * half)
    drawn = measures.pile_area(measures.drawn(Side.BOTTOM)).adjusted(0, -LIFT * measures.card, 0, 0)
    parts = [
        measures.pile_area(measures.stock()),
        measures.pile_area(measures.discard()),
        drawn,
        prompt,
    ]
    low, high = button_at(measures, 0), button_at(measures, 1)
    scale = words_scale(measures.lines)
    wide, tall = (150 if measures.players == 4 else 195) * scale, low.y() - high.y() + 40 * scale
    parts.append(around((low + high) / 2, wide, tall))
    for side in _AROUND[measures.players]:
        plate = QRectF(plate_at(measures, side), measures.plate_size())
        parts += [measures.block(side), plate]
    return are_apart(parts, measures.size)


def plate_at(measures: Measures, side: Side) -> QPointF:
    """The top left corner of a name plate."""
    block, plate = measures.block(side), measures.plate_size()
    match side:
        case Side.LEFT | Side.RIGHT:
            left = _EDGE if side is Side.LEFT else measures.size.width() - _EDGE - plate.width()
            return QPointF(left, block.top() - PLATE_GAP - plate.height())
        case Side.TOP_LEFT:
            return QPointF(block.left(), block.bottom() + PLATE_GAP)
        case Side.TOP_RIGHT:
            return QPointF(block.right() - plate.width(), block.bottom() + PLATE_GAP)
        case _:
            left = block.left() - PLATE_GAP - plate.width()
            if measures.left_handed:
                left = block.right() + PLATE_GAP
            top = block.center().y() - plate.height() / 2
            if side is Side.BOTTOM and measures.players > 3:
                # The buttons stand above it.
                top = block.bottom() - plate.height()
            return QPointF(left, top)


def bubble(measures: Measures, side: Side) -> tuple[QPointF, QPointF]:
    """The tip of a player's speech bubble, and the part of the bubble that lies there (0 to 1)."""
    plate, size = plate_at(measures, side), measures.plate_size()
    match side:
        case Side.BOTTOM:
            return plate + QPointF(size.width() / 2, 0), QPointF(0.5, 1)
        case Side.RIGHT:
            return plate + QPointF(0, size.height() / 2), QPointF(1, 0.5)
        case Side.LEFT:
            return plate + QPointF(size.width(), size.height() / 2), QPointF(0, 0.5)
        case _:
            return plate + QPointF(size.width() / 2, size.height()), QPointF(0.5, 0)


def button_at(measures: Measures, number: int) -> QPointF:
    """The middle of a button; number 0 is the lowest."""
    block, scale = measures.block(Side.BOTTOM), words_scale(measures.lines)
    step = 46 * scale
    if measures.players < 4:
        x = block.right() + 2 * _EDGE + _BUTTON / 2 * scale
        x = min(x, (block.right() + measures.size.width()) / 2)
        return measures.handed(QPointF(x, block.bottom() - step * (number + 0.5)))
    corner, middle = plate_at(measures, Side.BOTTOM), measures.plate_size().width() / 2
    return QPointF(corner.x() + middle, corner.y() - _EDGE / 2 - step * (number + 0.5))


def _widest_card(size: QSize, players: int) -> float:
    width, height = size.width(), size.height()
    # From the top: coops, the lifted card, two lines of words, coops.
    cards = (2 * (1 + REAR) + 1) * ASPECT + LIFT
    fixed = _EDGE + _BOTTOM + 3 * _EDGE
    tallest = min((height - fixed - _LINES) / cards, (height - fixed) / (cards + 0.5))
    block = 4 + 3 * _GAP
    # Plates grow with the cards, but not below a size at which they can be read.
    plate, least = PLATE.width() / 104, PLATE.width() * 0.8
    if players == 2:
        # A plate stands on one side of the coops, two buttons on the other.
        widest = (width - 6 * _EDGE) / (block + 2 * plate)
        widest = min(widest, (width - 4 * _EDGE - 2 * _BUTTON) / block)
    elif players == 3:
        widest = (width - 6 * _EDGE) / (2 * block)
    else:
        across = block + 2 * 2.06
        beside = width - 8 * _EDGE
        widest = beside / (across + plate)
        if widest * plate < least:
            widest = (beside - least) / across
        column = 4 * ASPECT + 3 * _GAP / 2
        plate_tall = PLATE.height() / 104
        tallest = min(tallest, (height - 4 * _EDGE - 42) / column)
        tallest = min(tallest, (height - 4 * _EDGE) / (column + plate_tall))
    return min(tallest, widest)


class CoopLayout(Layout):
    """The positions of all items on a table of Soureh or Pariah, for one window size."""

    def __init__(self, size: QSize, moment: Moment, rows: Sequence[Sequence[Button]]) -> None:
        """
        Args:
            size: the size of the table, in pixels.
            rows: the buttons, the lowest row first; no two buttons of a row are visible together.
        """
        players = len(moment.names)
        self.measures = Measures.of(size, players, moment.appearance)
        self._sides = [side_of(seat, moment.nearest, players) for seat in range(players)]
        self.rows = {button: number for number, row in enumerate(rows) for button in row}

    @property
    def widths(self) -> tuple[float, ...]:
        return (self.measures.card, max(40.0, self.measures.card * 0.6))

    def side(self, seat: Seat) -> Side:
        return self._sides[seat]

    def slots(self, zone: Zone, count: int, moment: Moment) -> list[Slot]:
        measures = self.measures
        if zone.owner is None:
            middle = measures.stock() if zone == STOCK else measures.discard()
            return stacked(middle, LARGE, count, seen=zone == DISCARD)
        side, is_mine = self._sides[zone.owner], zone.owner in moment.observers
        if zone.slot is None:
            drawn = measures.drawn(side)
            is_open = is_mine or is_shown(zone, moment.view.events)
            return [Slot(drawn, LARGE, 300 + n, open=is_open) for n in range(count)]
        is_up = zone.kind == Kind.UP
        centre = measures.card_at(side, zone.slot, up=is_up).center()
        height = 200 if is_front(side, up=is_up) else 100
        is_public = is_up or is_shown(zone, moment.view.events)
        seen, folded = is_public or is_mine, is_mine and not is_public
        return [Slot(centre, LARGE, height + n, open=seen, folded=folded) for n in range(count)]

    def places(self, moment: Moment) -> Mapping[Place, Area]:
        return self.areas

    @cached_property
    def areas(self) -> Mapping[Place, Area]:
        """The area of every place. It is the same at every moment."""
        measures = self.measures
        found = {
            PILE: Area(measures.pile_area(measures.discard())),
            STOCK_PILE: Area(measures.pile_area(measures.stock())),
            LOOK: Area(measures.beside_discard()),
        }
        for seat, side in enumerate(self._sides):
            for slot in SLOTS:
                for kind in COOP:
                    is_up = kind is Kind.UP
                    # Below the place's own card, but above the card that this one half covers.
                    height = 150 if is_front(side, up=is_up) else 50
                    area = Area(measures.seen(side, slot, up=is_up), height)
                    found[coop_place(Zone(kind, seat, slot))] = area
        return found

    def marked(self, zone: Zone) -> QRectF:
        """The visible part of a coop's card, smaller by the width of a line round the card."""
        side, is_up = self._sides[zone.seat], zone.kind == Kind.UP
        area = self.measures.seen(side, slot_of(coop_of(zone)), up=is_up)
        is_whole = side in (Side.LEFT, Side.RIGHT) or is_front(side, up=is_up)
        return area if is_whole else area.adjusted(0, 0, 0, -_EDGE)

    def plate(self, seat: Seat) -> PlateSlot:
        return PlateSlot(plate_at(self.measures, self._sides[seat]), self.measures.plate)

    def button(self, button: Button) -> LineSlot:
        return LineSlot(button_at(self.measures, self.rows[button]), self.measures.lines)

    def prompt(self) -> LineSlot:
        room = self.measures.lines_room()
        return LineSlot(self.measures.prompt(), self.measures.lines, room=room)

    def digest(self) -> LineSlot:
        """The slot of the digest: above the prompt, in one line if the piles are near."""
        slot, measures = self.prompt().above(), self.measures
        line = _DIGEST * words_scale(slot.scale)
        free = slot.middle.y() + line / 2 - measures.pile_area(measures.discard()).bottom()
        return slot if free >= 2 * line + _EDGE else replace(slot, lines=1)

    def stage(self) -> LineSlot:
        """The slot of the line with the stage of the match: beside the stock, above its number."""
        measures = self.measures
        area = measures.beside_stock()
        x = measures.inner_edge(area)
        is_left = x == area.right()
        room = (0.0, x) if is_left else (x, float(measures.size.width()))
        return LineSlot(QPointF(x, area.top() + area.height() * 0.3), measures.lines, room)

    def speech(self, seat: Seat) -> SpeechSlot:
        return SpeechSlot(*bubble(self.measures, self._sides[seat]))

    def sheet_room(self) -> tuple[float, float]:
        """The lowest and the highest y coordinate that the sheet after a round may cover.

        The sheet leaves the indices of the upper cards and the viewer's own cards visible.
        """
        corners = _EDGE + self.measures.tall * (REAR + _CORNER)
        return corners, self.measures.block(Side.BOTTOM).top() - _EDGE

    def light(self, moment: Moment) -> QPointF:
        blocks = [self.measures.block(side).center() for side in self._sides]
        return light_towards(blocks, self.measures.middle(), 0.7, moment)
